import LunetteScene

extension FieldType where Value == Basemap {
  /// The name of a built-in one.
  static let basemap = FieldType(
    name: builtIn.name, expected: builtIn.expected,
    read: { call, index throws(Mistake) in .builtIn(try builtIn.read(call, index)) },
    push: { call, basemap in call.push(basemap.name) }, facts: builtIn.facts)

  private static let builtIn = FieldType<Basemap.BuiltIn>.choice("basemap")
}
