/// Numbers as legends write them.
extension [Double] {
  /// Each as short as tells it from the next: three digits of the smallest step between two, no zeros at the end. Thousands
  /// stand apart by a thin space, as ISO 80000 has it, since a comma is a decimal point to half of the world.
  var texts: [String] {
    let steps = zip(self, dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 && $0.isFinite }
    let step = steps.min() ?? (first.map(abs) ?? 0)
    return map { $0.text(forSteps: step) }
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

  fileprivate func text(forSteps step: Double) -> String {
    guard abs(self) < 1e16, self == 0 || abs(self) >= 1e-9 || step >= 1e-9 else { return shown.typographic }
    // What is a whole number is written as one, whatever the steps are.
    if self == rounded() { return Int64(self).grouped }
    guard step >= 1e-9 else { return shown.typographic }
    var decimals = 2
    var size = step
    while size >= 10 { (size, decimals) = (size / 10, decimals - 1) }
    while size < 1 { (size, decimals) = (size * 10, decimals + 1) }
    let tens = (0..<abs(decimals)).reduce(1.0) { product, _ in product * 10 }
    guard decimals > 0 else { return Int64((self / tens).rounded() * tens).grouped }
    guard abs(self) * tens < 9e15 else { return shown.typographic }
    return Int64((self * tens).rounded()).grouped(decimals: decimals)
  }
}

extension Int64 {
  /// "12 000".
  fileprivate var grouped: String { grouped(decimals: 0) }

  /// With its last digits after a point, without zeros at their end.
  fileprivate func grouped(decimals: Int) -> String {
    var digits = Array(String(magnitude))
    if digits.count <= decimals { digits = [Character](repeating: "0", count: decimals + 1 - digits.count) + digits }
    var fraction = digits.suffix(decimals)
    let whole = digits.dropLast(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    var text = self < 0 ? "−" : ""
    for (position, digit) in whole.enumerated() {
      let left = whole.count - position
      // Four digits are read without help.
      if position > 0 && left % 3 == 0 && whole.count > 4 { text += "\u{2009}" }
      text.append(digit)
    }
    return fraction.isEmpty ? text : text + "." + String(fraction)
  }
}

extension String {
  /// With a sign that is as wide as a digit.
  fileprivate var typographic: String { String(map { $0 == "-" ? "−" : $0 }) }
}
