/// An sRGB colour with its alpha.
public struct Color: Equatable, Hashable, Sendable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// A colour of the given components, the alpha clamped to 0...1.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = Color.unit(alpha)
  }

  /// A colour packed as 0xRRGGBBAA.
  init(rgba: UInt32) {
    red = UInt8(truncatingIfNeeded: rgba >> 24)
    green = UInt8(truncatingIfNeeded: rgba >> 16)
    blue = UInt8(truncatingIfNeeded: rgba >> 8)
    alpha = Double(rgba & 0xff) / 255
  }

  /// The components as "#rrggbb" in lower case, without the alpha.
  public var hex: String {
    // Seven bytes fit a small string, so this allocates nothing.
    String(unsafeUninitializedCapacity: 7) { buffer in
      buffer[0] = UInt8(ascii: "#")
      var rest = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      for index in stride(from: 6, through: 1, by: -1) {
        let digit = UInt8(truncatingIfNeeded: rest & 0xf)
        buffer[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        rest >>= 4
      }
      return 7
    }
  }

  /// The same colour with another alpha, clamped to 0...1.
  public func with(alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour a part `t` (clamped to 0...1) of the way to `other`, in premultiplied sRGB.
  ///
  /// Premultiplied, a component weighs as much as its colour is opaque: fading to a transparent colour keeps the hue.
  public func mixed(with other: Color, by t: Double) -> Color {
    let t = Color.unit(t)
    // The ends are exact, whatever the arithmetic between them does.
    if t == 0 { return self }
    if t == 1 { return other }
    let alpha = self.alpha + (other.alpha - self.alpha) * t
    // Two transparent colours have no weights to share out, so they mix as if they were opaque.
    let share = alpha > 0 ? other.alpha * t / alpha : t
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      Color.byte(Double(from) + (Double(to) - Double(from)) * share)
    }
    return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }

  /// `value` clamped to 0...1, and 0 for a NaN.
  static func unit(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  /// `value` clamped to 0...255 and rounded half up, as CSS Color 4 rounds to eight bits.
  static func byte(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    guard value < 255 else { return 255 }
    // Adding 0.5 and truncating would take the double just below 0.5 up to 1.
    let whole = Int32(value)
    return UInt8(truncatingIfNeeded: value - Double(whole) >= 0.5 ? whole + 1 : whole)
  }
}
