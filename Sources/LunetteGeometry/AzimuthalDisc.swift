import Glibc

/// What of an azimuthal plane is laid out for a box of a view: all around the centre to the map's end, or to beyond the
/// box's corners.
public struct AzimuthalDisc: Sendable {
  let view: AzimuthalView
  /// Radians on the sphere from the centre to its rim.
  let reach: Double
  /// The rim's radius on the plane, in radians.
  let radius: Double
  /// Whether its rim is the map's end.
  public let isWhole: Bool
  /// Radians by which a line may pass over the rim and back unseen.
  let graze: Double
  /// Radians of the plane that an edge may stray.
  let tolerance: Double
  /// The rim's vertices, counter-clockwise from the east.
  let rim: Ring

  /// What a box of the view shows. Edges stay within `tolerance` points of their curves.
  public init(_ view: AzimuthalView, box: Box, tolerance: Double) {
    self.view = view
    self.tolerance = tolerance / view.scale
    let farthest = box.ring.map(view.plane.unplace).map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }.max() ?? 0
    // A little further than the corners, so that the rim is no part of the picture.
    let end = view.projection.end
    isWhole = 1.05 * farthest >= end.radius * (1 - 1e-9)
    if isWhole {
      (reach, radius) = (end.angle, end.radius)
      // A globe's limb moves by the cosine of an angle; here by a fiftieth of a point.
      graze = view.projection == .orthographic ? min(0.02, (0.04 / view.scale).squareRoot()) : end.angle * 1e-7
    } else {
      radius = 1.05 * farthest
      reach = view.projection == .orthographic ? asin(radius) : radius
      graze = 0.02 * farthest
    }
    rim = AzimuthalDisc.circle(radius, tolerance: isWhole ? self.tolerance : 0.005 * radius)
  }

  /// A polygon in a circle, of a multiple of four vertices that holds the tolerance.
  private static func circle(_ radius: Double, tolerance: Double) -> Ring {
    let needed = .pi / (2 * tolerance / radius).squareRoot()
    // The margin keeps the count from hanging on the last digit; no view shows a larger circle.
    let count = 4 * Int((needed / 4 * (1 - 1e-9)).rounded(.up).clamped(to: 8...10_000))
    return (0..<count).map { number in
      let direction = Direction(degrees: 360 * Double(number) / Double(count))
      return Point(x: radius * direction.cosine, y: radius * direction.sine)
    }
  }

  /// The rim's point in a direction, radians counter-clockwise from the east.
  func rimPoint(_ direction: Double) -> Point { Point(x: radius * cos(direction), y: radius * sin(direction)) }

  /// The rim's vertices between two directions, counter-clockwise from one to the other through `span` radians.
  func rimArc(from direction: Double, through span: Double) -> [Point] {
    let step = 2 * .pi / Double(rim.count)
    var arc: [Point] = []
    var number = (direction / step + 1e-9).rounded(.down) + 1
    while number * step < direction + span - 1e-9 * step {
      arc.append(rim[(Int(number) % rim.count + rim.count) % rim.count])
      number += 1
    }
    return arc
  }

  /// The place on the sphere where the rim is, in a direction.
  func rimPlace(_ direction: Double) -> UnitVector {
    let sine = sin(reach)
    return UnitVector(x: sine * cos(direction), y: sine * sin(direction), z: cos(reach))
  }

  /// The rim as a ring of the view, its inside to the left: what can be drawn on at all.
  public var domain: Ring? { view.plane.place(ring: rim) }

  /// The paper beside the map in a box of the view, and more, on a grid; none where the box shows none.
  public func paper(in box: Box, grid: PlaneGrid) -> [Region] {
    guard isWhole, let domain = view.plane.place(ring: rim).rounded(to: grid) else { return [] }
    guard !box.ring.allSatisfy(domain.contains) else { return [] }
    var frame = box
    for point in domain { frame.include(point) }
    return [Region([frame.padded(by: 1).ring, domain.reversed()])]
  }

  /// Whether an edge of an area in the view runs along the map's end, where areas are closed: it has no stroke.
  public func isRim(_ start: Point, _ end: Point) -> Bool {
    guard isWhole else { return false }
    let middle = view.size.box.middle
    let (circle, step) = (radius * view.scale, 2 * .pi * radius * view.scale / Double(rim.count))
    // Areas that were united lie on a grid.
    let slack = 0.02 + tolerance * view.scale
    return abs(start.distance(to: middle) - circle) < slack && abs(end.distance(to: middle) - circle) < slack
      && start.distance(to: end) < 1.01 * step
  }
}

extension Azimuthal {
  /// Where its map ends: on the sphere, and on the plane.
  fileprivate var end: (angle: Double, radius: Double) {
    switch self {
    case .orthographic: (.pi / 2, 1)
    // The antipode is no place on the plane: six metres around it are left out, less than a hundredth of a point in any
    // view that shows the rim.
    case .equidistant: (.pi - 1e-6, .pi - 1e-6)
    }
  }
}
