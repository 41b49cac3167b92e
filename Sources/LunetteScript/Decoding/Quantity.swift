import LunetteScene

/// A number written as a text, with a unit after it or none: what a script says is a number alone.
struct Quantity {
  let number: Double
  let unit: String

  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let number = Double(digits) else { return nil }
    if Double(text) != nil {
      (self.number, unit) = (number, "")  // an exponent is no unit
      return
    }
    self.number = number
    unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
  }

  /// "; write 5 * units.km"; nothing for units that there are none of.
  func hint(forNumberFrom0To1 isRatio: Bool) -> String {
    switch unit {
    case "": "; without the quotes it is a number"
    case "%" where isRatio: "; write \((number / 100).shown)"
    case "m", "px", "pt", "deg", "°", "s": "; write \(number.shown), without the unit"
    case "km", "mi", "nmi", "ft": "; write \(number.shown) * units.\(unit)"
    default: ""
    }
  }
}
