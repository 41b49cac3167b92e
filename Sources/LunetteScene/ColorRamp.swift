/// Colours that belong together, by a name, chosen so that people who are colour-blind can tell them apart.
public struct ColorRamp: Sendable {
  /// What its colours are for.
  public enum Use: Sendable {
    /// From little to much.
    case sequential
    /// From a middle both ways.
    case diverging
    /// Kinds without an order.
    case qualitative
  }

  /// As scripts write it.
  public let name: String
  /// What its colours are for.
  public let use: Use
  private let digits: StaticString

  init(_ name: String, _ use: Use, _ digits: StaticString) {
    (self.name, self.use, self.digits) = (name, use, digits)
  }

  /// Sequential ones, then diverging, then qualitative, each by name.
  public static var all: [ColorRamp] { table }

  /// How many colours it can give.
  public var counts: ClosedRange<Int> { use == .qualitative ? 1...digits.utf8CodeUnitCount / 6 : 3...9 }

  /// So many colours of it; nil where it has no such class.
  public func colors(_ count: Int) -> [Color]? {
    guard counts.contains(count) else { return nil }
    // Before the class of n colours stand 3 + 4 + … + (n - 1).
    let start = use == .qualitative ? 0 : count * (count - 1) / 2 - 3
    return (start..<start + count).map(color)
  }

  private func color(_ position: Int) -> Color {
    var rgb: UInt32 = 0
    for digit in UnsafeBufferPointer(start: digits.utf8Start + 6 * position, count: 6) {
      rgb = rgb << 4 | UInt32(digit <= UInt8(ascii: "9") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10)
    }
    return Color(rgba: rgb << 8 | 0xff)
  }
}
