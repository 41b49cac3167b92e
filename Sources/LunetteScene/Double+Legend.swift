/// Numbers as legends write them.
extension [Double] {
  /// Each as short as tells it from the next: three digits of itself and of the smallest step between two, no zeros at the
  /// end. What has six digits or fewer was meant so, and stays. Thousands stand apart by a thin space, as ISO 80000 has it,
  /// since a comma is a decimal point to half of the world.
  var texts: [String] {
    let steps = zip(self, dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 && $0.isFinite }
    let last = steps.min().flatMap(DecimalDigits.init).map { $0.power - 2 }
    let largest = map(abs).max() ?? 0
    return map { number in
      guard var digits = DecimalDigits(number) else { return number == 0 ? "0" : number.shown }
      let isShort = digits.digits.count <= 6 || number == number.rounded() && digits.power < 16
      // Of a sum that should be nothing.
      if !isShort && abs(number) < largest * 1e-15 { return "0" }
      if !isShort { digits.round(to: Swift.min(last ?? .max, digits.power - 2)) }
      return digits.text
    }
  }
}

extension Double {
  /// The power of ten at or below it, and how often that is in it, 1..<10. It must be more than 1e-300.
  var decimal: (power: Double, rest: Double) {
    var power = 1.0
    while self / power >= 10 { power *= 10 }
    // Tens are exact where they are whole, so small numbers are multiplied by them.
    var tens = 1.0
    while self * tens < 1 { tens *= 10 }
    return tens > 1 ? (1 / tens, self * tens) : (power, self / power)
  }
}

extension Double {
  /// All of its digits, as legends write them.
  var textInFull: String { DecimalDigits(self)?.text ?? (self == 0 ? "0" : shown) }
}

/// The decimal digits of a number that is not 0: the fewest that tell it from all others.
private struct DecimalDigits {
  private(set) var digits: [UInt8]
  /// The power of ten that the first of them stands for.
  private(set) var power: Int
  private let isNegative: Bool

  init?(_ number: Double) {
    guard number.isFinite, number != 0 else { return nil }
    isNegative = number < 0
    let parts = abs(number).description.split(separator: "e")
    let whole = parts[0].prefix { $0 != "." }
    let all = parts[0].utf8.filter { $0 != UInt8(ascii: ".") }.map { $0 - UInt8(ascii: "0") }
    let first = all.firstIndex { $0 != 0 } ?? 0
    digits = Array(all[first...])
    power = whole.utf8.count - 1 - first + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    dropZeros()
  }

  private mutating func dropZeros() {
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
  }

  /// Rounds to digits that stand for a power of ten or more, halves up. Of its first digits some must be kept.
  mutating func round(to last: Int) {
    let kept = power - last + 1
    guard kept > 0, kept < digits.count else { return }
    var isCarried = digits[kept] >= 5
    digits.removeSubrange(kept...)
    for position in digits.indices.reversed() where isCarried {
      digits[position] = (digits[position] + 1) % 10
      isCarried = digits[position] == 0
    }
    if isCarried { (digits, power) = ([1], power + 1) }
    dropZeros()
  }

  /// "−12 000.5"; what is very large or small with a power of ten.
  var text: String {
    let sign = isNegative ? "−" : ""
    guard -5 < power, power < 16 else {
      let exponent = power < 0 ? "e−\(-power)" : "e+\(power)"
      return sign + DecimalDigits.text(digits[..<1], digits[1...]) + exponent
    }
    if power < 0 {
      return sign + DecimalDigits.text([0], [UInt8](repeating: 0, count: -power - 1) + digits)
    }
    let whole = digits.prefix(power + 1) + [UInt8](repeating: 0, count: max(0, power + 1 - digits.count))
    return sign + DecimalDigits.text(whole, digits.dropFirst(power + 1))
  }

  private static func text(_ whole: some Collection<UInt8>, _ fraction: some Collection<UInt8>) -> String {
    var text = ""
    for (position, digit) in whole.enumerated() {
      let left = whole.count - position
      // Four digits are read without help.
      if position > 0 && left % 3 == 0 && whole.count > 4 { text += "\u{2009}" }
      text += String(digit)
    }
    return fraction.isEmpty ? text : text + "." + fraction.map { String($0) }.joined()
  }
}
