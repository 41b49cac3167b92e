extension String {
  /// In quotes, control characters escaped, its end left out where it is long.
  public var quoted: String {
    var shown = "\""
    for scalar in unicodeScalars.prefix(60) {
      switch scalar {
      case "\n": shown += "\\n"
      case "\t": shown += "\\t"
      case "\"": shown += "\\\""
      case _ where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format:
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown + (unicodeScalars.count > 60 ? "…\"" : "\"")
  }
}

extension Double {
  /// As people write it: 500, not 500.0.
  public var shown: String {
    if let whole = Int64(exactly: self), whole.magnitude < 1_000_000_000_000_000 { return String(whole) }
    return description
  }

  /// As messages show a number.
  public var described: String {
    isNaN ? "nan (not a number)" : isInfinite ? (self > 0 ? "infinity" : "-infinity") : shown
  }
}
