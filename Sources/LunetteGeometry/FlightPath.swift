import Glibc

/// Zooming out, across and in again, as smooth and short as it can be seen: J. J. van Wijk and W. A. A. Nuij, Smooth and
/// efficient zooming and panning, IEEE InfoVis 2003, with ρ = 1.42.
public struct FlightPath: Sendable {
  /// How readily it zooms: the paper's ρ.
  public static let curve = 1.42
  /// How much of the path is seen in a second.
  public static let speed = 1.2

  /// The widths that are seen at the start and at the end.
  public let startWidth, endWidth: Double
  /// How far the centres are apart, in the unit of the widths.
  public let distance: Double
  /// The path's length as it is seen: the paper's S.
  public let length: Double
  /// The paper's r0; 0 where nothing but the width changes.
  private let start: Double
  private let isPureZoom: Bool

  /// The path between two views, by the widths that they show and how far their centres are apart.
  public init(from startWidth: Double, to endWidth: Double, distance: Double) {
    (self.startWidth, self.endWidth, self.distance) = (startWidth, endWidth, distance)
    // A billionth of a point in a view of 1,000: b would only lose digits, and overflow where it is 0.
    isPureZoom = distance < 1e-12 * max(startWidth, endWidth)
    guard !isPureZoom else {
      start = 0
      length = abs(log(endWidth / startWidth)) / FlightPath.curve
      return
    }
    let reach = FlightPath.curve * FlightPath.curve * distance
    // Factors, as the squares of widths that are nearly the same would cancel.
    let growth = (endWidth - startWidth) * (endWidth + startWidth)
    // r = ln(−b + √(b² + 1)) is −asinh b, which holds its digits whichever sign b has.
    start = -asinh((growth / reach + reach) / (2 * startWidth))
    length = (-asinh((growth / reach - reach) / (2 * endWidth)) - start) / FlightPath.curve
  }

  /// The seconds that it takes.
  public var duration: Double { length / FlightPath.speed }

  /// How far the centre has come after a length of the path, in the unit of the widths.
  public func u(at s: Double) -> Double {
    if s == 0 || length == 0 { return 0 }
    if s == length { return distance }
    if isPureZoom { return distance * (s / length) }
    // The paper's w0/ρ² (cosh r0 tanh(ρs + r0) − sinh r0), of whose terms nothing cancels in this form.
    let way = FlightPath.curve * s
    return startWidth / (FlightPath.curve * FlightPath.curve) * (sinh(way) / cosh(way + start))
  }

  /// The width that is seen after a length of the path.
  public func w(at s: Double) -> Double {
    if s == 0 { return startWidth }
    if s == length { return endWidth }
    let way = FlightPath.curve * s
    if isPureZoom { return startWidth * exp(endWidth < startWidth ? -way : way) }
    return startWidth * (cosh(start) / cosh(way + start))
  }
}
