extension Parameter {
  /// A number of the parameter's unit, from a number or from a text that may name another unit: "800m".
  func number(_ given: GivenValue) throws(Mistake) -> Double {
    let number: Double
    switch given {
    case .number(let given): number = given
    case .text(let text): number = try self.number(text)
    default: throw mismatch(given)
    }
    guard number.isFinite, kind != .integer || number == number.rounded() else { throw mismatch(given) }
    if kind == .integer && abs(number) > 0x1p53 {
      throw mismatch(given, hint: "; the largest is 2^53, 9007199254740992")
    }
    if let unit, !(number * unit.factor).isFinite {
      throw Mistake("is too large a number of \(unit.rawValue); got \(given.shown)")
    }
    return number
  }

  /// A number of the unit as scripts get it: in metres, seconds or degrees.
  public func inBaseUnit(_ number: Double) -> Double {
    unit?.inBase(number) ?? number
  }

  private func number(_ text: String) throws(Mistake) -> Double {
    let given = GivenValue.text(text)
    guard let (number, suffix) = text.leadingNumber else { throw mismatch(given) }
    if suffix.isEmpty || suffix == options.unit { return number }
    if suffix.first == ",", Double(suffix.dropFirst()) != nil {
      throw mismatch(given, hint: "; decimals are written with a point")
    }
    guard let unit = ParameterUnit(rawValue: suffix) else {
      throw mismatch(given, hint: ParameterUnit.meant(by: suffix).map { "; write \($0.rawValue)" } ?? "")
    }
    guard let own = self.unit else {
      throw mismatch(given, hint: options.unit == nil ? "; it has no unit" : "; no other unit is converted to it")
    }
    guard own.dimension == unit.dimension else {
      throw mismatch(given, hint: ", which is \(unit.dimension.rawValue); \(own.othersNoted)")
    }
    return unit.convert(number, to: own)
  }
}

extension ParameterUnit {
  /// "m, mi, nmi and ft are converted".
  fileprivate var othersNoted: String {
    let others = ParameterUnit.allCases.filter { $0.dimension == dimension && $0 != self }.map(\.rawValue)
    return others.isEmpty ? "no other unit is converted to it" : "\(others.listed("and")) are converted"
  }
}

extension String {
  /// The decimal number that a text begins with, and what follows it; spaces around both are left out.
  var leadingNumber: (Double, suffix: String)? {
    // A number alone is the usual text, and needs no taking apart.
    if let number = shortNumber { return (number, "") }
    let isPlain = utf8.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    if isPlain, let number = Double(self) { return (number, "") }
    let bytes = Array(trimmingSpaces.utf8)
    var at = 0
    func skipDigits() -> Int {
      let start = at
      while at < bytes.count, 48...57 ~= bytes[at] { at += 1 }
      return at - start
    }
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { at = 1 }
    var digits = skipDigits()
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    // An e without digits begins a unit.
    let mantissaEnd = at
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") { at += 1 }
      if skipDigits() == 0 { at = mantissaEnd }
    }
    guard let number = Double(String(decoding: bytes[..<at], as: UTF8.self)) else { return nil }
    return (number, String(decoding: bytes[at...], as: UTF8.self).trimmingSpaces)
  }

  /// The number that up to 15 digits and a point are; nil for any other text.
  ///
  /// Digits and power of ten are whole numbers that doubles hold, so their quotient is rounded once: the nearest double,
  /// as the standard library finds it in four times the time.
  public var shortNumber: Double? {
    var (digits, power, count): (UInt64, UInt64, Int) = (0, 1, 0)
    var isPastPoint = false
    let isNegative = utf8.first == UInt8(ascii: "-")
    for byte in isNegative ? utf8.dropFirst() : utf8[...] {
      if byte == UInt8(ascii: ".") && !isPastPoint {
        isPastPoint = true
        continue
      }
      guard 48...57 ~= byte && count < 15 else { return nil }
      digits = 10 * digits + UInt64(byte - 48)
      if isPastPoint { power *= 10 }
      count += 1
    }
    guard count > 0 else { return nil }
    let magnitude = Double(digits) / Double(power)
    return isNegative ? -magnitude : magnitude
  }

  /// Without the spaces at its ends.
  public var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
