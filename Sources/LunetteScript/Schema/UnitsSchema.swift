import LunetteScene

/// `units`: metres in one of each.
enum UnitsSchema {
  static let module = Module(
    name: "units", summary: "Metres in one of each unit: radius = 5 * units.km.", functions: [],
    properties: [
      unit(.km, "A kilometre."), unit(.mi, "A mile."), unit(.nmi, "A nautical mile."), unit(.ft, "A foot."),
    ])

  private static func unit(_ unit: ParameterUnit, _ summary: String) -> Module.Property {
    Module.Property(name: unit.rawValue, typeName: "number", summary: summary) { call throws(Mistake) in
      call.push(unit.factor)
    }
  }
}
