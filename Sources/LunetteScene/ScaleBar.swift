/// A bar as long as a round length on the ground, with that length beside it.
public struct ScaleBar: Sendable {
  /// What it counts in.
  public enum Units: String, CaseIterable, Sendable { case metric, imperial, nautical }
  /// Where the map's scale is taken.
  public enum MeasuredAt: String, CaseIterable, Sendable { case bar, center }

  /// What it counts in.
  public var units = Units.metric
  /// Where the map's scale is taken.
  public var measuredAt = MeasuredAt.bar
  /// Where it stands in the view.
  public var position = Anchor.bottomLeft
  /// Points between it and the view's sides.
  public var margin = 12.0

  /// In metres and kilometres, at the bottom left.
  public init() {}

  /// The longest round length of at most so many metres: 1, 2 or 5 times a power of ten of a unit, and how it is written.
  public func roundLength(atMost meters: Double) -> (meters: Double, text: String) {
    let (unit, name) = unit(for: meters)
    let units = meters / unit
    guard units.isFinite, units > 0 else { return (0, "0 \(name)") }
    // Tens are exact where they are whole, so small lengths are divided by them.
    var (tens, decimals) = (1.0, 0)
    while 1 / tens > units * (1 + 1e-9) && decimals < 12 { (tens, decimals) = (tens * 10, decimals + 1) }
    var power = 1.0
    while decimals == 0 && power * 10 <= units * (1 + 1e-9) { power *= 10 }
    let factor = [5.0, 2, 1].first { $0 * power / tens <= units * (1 + 1e-9) } ?? 1
    let length = factor * power / tens
    return (length * unit, "\(length.text(decimals: decimals)) \(name)")
  }

  /// The larger unit from one of it on.
  private func unit(for meters: Double) -> (meters: Double, name: String) {
    let (large, small): ((Double, String), (Double, String)) =
      switch units {
      case .metric: ((1000, "km"), (1, "m"))
      case .imperial: ((1609.344, "mi"), (0.3048, "ft"))
      case .nautical: ((1852, "nmi"), (1, "m"))
      }
    return meters >= large.0 * (1 - 1e-9) ? large : small
  }
}

extension Double {
  /// With so many decimals, for a number that has no more.
  fileprivate func text(decimals: Int) -> String {
    guard decimals > 0 else { return shown }
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let digits = String(Int((self * scale).rounded()))
    return "0." + String(repeating: "0", count: max(0, decimals - digits.count)) + digits
  }
}
