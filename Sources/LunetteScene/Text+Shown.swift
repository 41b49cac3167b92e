extension String {
  /// In quotes, what can't be seen escaped, its end left out where it is long.
  public var quoted: String {
    var shown = "\""
    for scalar in unicodeScalars.prefix(60) {
      shown += scalar == "\"" ? "\\\"" : scalar.isUnseen ? scalar.escape : String(scalar)
    }
    return shown + (unicodeScalars.count > 60 ? "…\"" : "\"")
  }

  /// A name in single quotes, its end left out where it is too long for one.
  public var quotedName: String { "'\(cut(to: 64))'" }

  /// Its first characters; of a longer one an ellipsis shows that there are more.
  func cut(to most: Int) -> String {
    let end = unicodeScalars.index(startIndex, offsetBy: most, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : self[..<end] + "…"
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
