// For the remainder of a hue, which is a function of libm.
import Glibc

extension Color {
  /// The colour a CSS text describes, or nil when it is none.
  public init?(css text: String) {
    var text = text
    guard let color = text.withUTF8({ Color.parse($0) }) else { return nil }
    self = color
  }

  /// The colour the UTF-8 bytes of a CSS text describe, or nil when it is none; allocates nothing.
  ///
  /// Understood are the names of CSS Color 4, `transparent`, `none`, hexadecimal notation, and `rgb()`, `rgba()`,
  /// `hsl()` and `hsla()` in comma and space syntax.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Color? {
    var scanner = ColorScanner(trimming: bytes)
    guard let first = scanner.next else { return nil }
    if first == UInt8(ascii: "#") { return hexadecimal(scanner.rest.dropFirst()) }
    if let function = scanner.takeFunction() { return call(of: function, &scanner) }
    return named(UnsafeBufferPointer(rebasing: scanner.rest))
  }

  /// The colour of 3, 4, 6 or 8 hexadecimal digits.
  private static func hexadecimal(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Color? {
    let isShort = digits.count == 3 || digits.count == 4
    guard isShort || digits.count == 6 || digits.count == 8 else { return nil }
    var rgba: UInt32 = 0
    for byte in digits {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      // A short form's digit counts twice: #f80 is #ff8800.
      rgba = isShort ? rgba << 8 | UInt32(digit) * 0x11 : rgba << 4 | UInt32(digit)
    }
    let isOpaque = digits.count == 3 || digits.count == 6
    return Color(rgba: isOpaque ? rgba << 8 | 0xff : rgba)
  }

  /// The colour of a function's arguments, up to and with the closing bracket.
  private static func call(of function: ColorScanner.Function, _ scanner: inout ColorScanner) -> Color? {
    guard let first = scanner.takeComponent() else { return nil }
    // The first separator decides the syntax, and there is no mixing the two.
    let isLegacy = scanner.take(UInt8(ascii: ","))
    guard let second = scanner.takeComponent() else { return nil }
    if isLegacy && !scanner.take(UInt8(ascii: ",")) { return nil }
    guard let third = scanner.takeComponent() else { return nil }
    var alpha = 1.0
    if scanner.take(isLegacy ? UInt8(ascii: ",") : UInt8(ascii: "/")) {
      guard let component = scanner.takeComponent(), component.kind != .angle else { return nil }
      alpha = component.kind == .percentage ? component.value / 100 : component.value
    }
    guard scanner.take(UInt8(ascii: ")")), scanner.next == nil else { return nil }
    switch function {
    case .rgb: return rgb(first, second, third, alpha: alpha, isLegacy: isLegacy)
    case .hsl: return hsl(first, second, third, alpha: alpha, isLegacy: isLegacy)
    }
  }

  private static func rgb(
    _ red: ColorScanner.Component, _ green: ColorScanner.Component, _ blue: ColorScanner.Component, alpha: Double,
    isLegacy: Bool
  ) -> Color? {
    guard red.kind != .angle, green.kind != .angle, blue.kind != .angle else { return nil }
    // Only the space syntax may have numbers next to percentages.
    if isLegacy && (red.kind != green.kind || green.kind != blue.kind) { return nil }
    func byte(_ component: ColorScanner.Component) -> UInt8 {
      // Multiplied first, so that a percentage half way between two bytes is seen as such.
      Color.byte(component.kind == .percentage ? component.value * 255 / 100 : component.value)
    }
    return Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha)
  }

  private static func hsl(
    _ hue: ColorScanner.Component, _ saturation: ColorScanner.Component, _ lightness: ColorScanner.Component,
    alpha: Double, isLegacy: Bool
  ) -> Color? {
    guard hue.kind != .percentage, saturation.kind != .angle, lightness.kind != .angle else { return nil }
    // The space syntax has plain numbers too, which mean the same as the percentages.
    if isLegacy && (saturation.kind == .number || lightness.kind == .number) { return nil }
    let light = unit(lightness.value / 100)
    let amplitude = unit(saturation.value / 100) * min(light, 1 - light)
    var turn = hue.value.truncatingRemainder(dividingBy: 360)
    if turn < 0 { turn += 360 }
    // The conversion of CSS Color 4, section 7.1: each component is the same trapezium wave, a third of a turn apart.
    func wave(_ offset: Double) -> UInt8 {
      var k = offset + turn / 30
      if k >= 12 { k -= 12 }
      return byte(255 * (light - amplitude * max(-1, min(k - 3, 9 - k, 1))))
    }
    return Color(red: wave(0), green: wave(8), blue: wave(4), alpha: alpha)
  }
}
