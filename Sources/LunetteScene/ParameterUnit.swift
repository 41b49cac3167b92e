/// A unit that people see and type, and that scripts get in metres, seconds or degrees. Other units are only labels.
public enum ParameterUnit: String, CaseIterable, Sendable {
  case m, km, mi, nmi, ft
  case s, min, h
  case deg

  /// What units measure; those that measure the same are converted to each other.
  enum Dimension: String {
    case length = "a length"
    case time = "a time"
    case angle = "an angle"
  }

  var dimension: Dimension {
    switch self {
    case .m, .km, .mi, .nmi, .ft: .length
    case .s, .min, .h: .time
    case .deg: .angle
    }
  }

  /// One of it in ten-thousandths of a metre, second or degree: whole numbers for all of them, by their definitions.
  var size: Int {
    switch self {
    case .m, .s, .deg: 10_000
    case .km: 10_000_000
    case .mi: 16_093_440
    case .nmi: 18_520_000
    case .ft: 3_048
    case .min: 600_000
    case .h: 36_000_000
    }
  }

  /// One of it in metres, seconds or degrees.
  public var factor: Double { Double(size) / 10_000 }

  /// What scripts get it in.
  var base: ParameterUnit {
    switch dimension {
    case .length: .m
    case .time: .s
    case .angle: .deg
    }
  }

  /// The unit that a text probably means: "Kilometers", "KM".
  public static func meant(by text: String) -> ParameterUnit? {
    let lowered = text.lowercased()
    return allCases.first { unit in
      unit.rawValue == lowered || unit.words.contains { $0 == lowered || $0 + "s" == lowered }
    }
  }

  private var words: [String] {
    switch self {
    case .m: ["metre", "meter"]
    case .km: ["kilometre", "kilometer"]
    case .mi: ["mile"]
    case .nmi: ["nm", "nautical mile"]
    case .ft: ["foot", "feet"]
    case .s: ["sec", "second"]
    case .min: ["minute"]
    case .h: ["hr", "hour"]
    case .deg: ["degree", "°"]
    }
  }
}
