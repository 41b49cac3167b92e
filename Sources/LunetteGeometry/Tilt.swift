import Glibc

/// How a tilted camera shows the flat view, which is what it would show looking straight down. Straight lines stay straight.
///
/// The eye is 1.5 view heights from the view's middle: a vertical field of view of 2 · atan(1/3), as MapLibre's. A place of
/// the flat view u right of the middle and v below it is w = 1 − v · sin(pitch) / (1.5 · height) times as far away, measured
/// along the view's axis, and shown u / w right of the middle and v · cos(pitch) / w below it.
public struct Tilt: Sendable {
  private let size: Size
  private let middle: Point
  /// Of the pitch.
  let cosine: Double
  /// What w loses in one point downward of the flat view.
  let slope: Double

  /// nil for a camera that looks straight down. Up to 60° the horizon lies above the view.
  init?(pitch: Double, size: Size) {
    guard pitch > 0 else { return nil }
    self.size = size
    middle = size.box.middle
    cosine = cos(pitch / .degrees)
    slope = sin(pitch / .degrees) / (1.5 * size.height)
  }

  /// How many times as far away as the view's middle a place of the flat view is; 0 or less for what is beside the eye or
  /// behind it.
  func distance(of flat: Point) -> Double { 1 - (flat.y - middle.y) * slope }

  /// Nearer to the eye than this part of the middle's distance nothing is shown, nor farther than its inverse.
  static let nearest = 1e-9

  /// Where a place of the flat view is shown; nil for one that isn't before the eye.
  func shown(_ flat: Point) -> Point? { distance(of: flat) > Tilt.nearest ? project(flat) : nil }

  /// Where a place of the flat view is shown that is known to lie before the eye.
  public func project(_ flat: Point) -> Point {
    let distance = distance(of: flat)
    return Point(
      x: middle.x + (flat.x - middle.x) / distance, y: middle.y + (flat.y - middle.y) * cosine / distance)
  }

  /// The place of the flat view that a point of the view shows; nil above the horizon.
  public func flat(_ shown: Point) -> Point? {
    let (right, down) = (shown.x - middle.x, shown.y - middle.y)
    let divisor = cosine + down * slope
    guard divisor > Tilt.nearest * cosine else { return nil }
    return Point(x: middle.x + right * cosine / divisor, y: middle.y + down / divisor)
  }

  /// What steps of the flat view become where it is shown, at a place of it.
  public func derivative(at flat: Point) -> LinearMap {
    let distance = distance(of: flat)
    return LinearMap(
      right: Point(x: 1 / distance, y: 0),
      down: Point(x: (flat.x - middle.x) * slope / (distance * distance), y: cosine / (distance * distance)))
  }

  /// A box of the view without what is more than twice as far away as the view's upper side: a wide margin would reach
  /// beyond the horizon.
  public func reachable(_ box: Box) -> Box {
    let highest = middle.y - (size.height / 2 + cosine / slope) / 2
    return Box(minX: box.minX, minY: max(box.minY, highest), maxX: box.maxX, maxY: box.maxY)
  }

  /// A box of the flat view around what a reachable one shows, all of it before the eye.
  ///
  /// It is a little larger, so that a line that it is cut along is never one of the shown box's sides.
  public func ground(of box: Box) -> Box {
    guard let flat = Box(around: box.ring.compactMap(flat)) else { return .nothing }
    func margin(_ y: Double) -> Double { min(1, 0.01 * distance(of: Point(x: 0, y: y)) / slope) }
    return Box(
      minX: flat.minX - 1, minY: flat.minY - margin(flat.minY), maxX: flat.maxX + 1, maxY: flat.maxY + margin(flat.maxY)
    )
  }

  /// How many points of the view one of the flat view has at most, in any direction: in the view's lower corners.
  public var stretch: Double {
    let distance = cosine / (cosine + size.height / 2 * slope)
    // The derivatives of what is shown: of x to the right and downward, of y downward. The largest singular value.
    let (a, b, d) = (1 / distance, size.width / 2 * slope / distance, cosine / (distance * distance))
    let sum = a * a + b * b + d * d
    return ((sum + max(0, sum * sum - 4 * a * a * d * d).squareRoot()) / 2).squareRoot()
  }
}
