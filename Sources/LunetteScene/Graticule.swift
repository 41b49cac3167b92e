/// Meridians and parallels at multiples of an angle, with their degrees beside the view's sides.
public struct Graticule: Sendable {
  /// Degrees between its lines; nil: by the zoom.
  public var step: Double?
  /// Whether its lines have their degrees beside them.
  public var hasLabels = true
  /// The sides that the degrees stand at: of meridians above or below, of parallels left or right.
  public var position = Anchor.bottomLeft
  /// Points between the degrees and the view's sides.
  public var margin = 12.0

  /// By the zoom, with labels at the left and below.
  public init() {}

  /// Steps that people count in: parts and multiples of degrees, minutes and seconds.
  private static let steps: [Double] =
    [1, 2, 5, 10, 15, 30].map { $0 / 3600 } + [1, 2, 5, 10, 15, 30].map { $0 / 60 } + [1, 2, 5, 10, 15, 30, 45, 90]

  /// The smallest step that is at least so many degrees; below a second a half, a fifth, a tenth and so on of one.
  public static func step(atLeast degrees: Double) -> Double {
    let least = degrees * (1 - 1e-9)
    if least > 0.5 / 3600 { return steps.first { $0 >= least } ?? 90 }
    var (step, parts) = (1.0 / 3600, 1.0)
    while parts < 1e9, let finer = [2.0, 5, 10].last(where: { 1 / (3600 * parts * $0) >= least }) {
      step = 1 / (3600 * parts * finer)
      parts *= 10
    }
    return step
  }

  /// "21°30′N" of the line that is so many steps from the equator or Greenwich.
  public static func text(of count: Int, step: Double, isLatitude: Bool) -> String {
    let seconds = step * 3600
    let sign = count < 0 ? (isLatitude ? "S" : "W") : count > 0 ? (isLatitude ? "N" : "E") : ""
    guard abs(seconds - seconds.rounded()) < 1e-6 else {
      let degrees = (abs(Double(count) * step) * 1e9).rounded() / 1e9
      return "\(degrees.shown)°\(sign)"
    }
    let (unit, total) = (Int(seconds.rounded()), Int(seconds.rounded()) * abs(count))
    var text = "\(total / 3600)°"
    if unit % 3600 != 0 { text += "\(twoDigits(total / 60 % 60))′" }
    if unit % 60 != 0 { text += "\(twoDigits(total % 60))″" }
    return text + (total == 180 * 3600 ? "" : sign)
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
