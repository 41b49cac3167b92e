/// A picture laid on the Mercator plane by its four corners, such that its straight lines stay straight: the projective map
/// of a square to a quadrilateral (P. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, §2.2.2), which of
/// a parallelogram is an affine one.
public struct PictureQuad: Sendable {
  /// In radians from the first corner's meridian.
  private let corners: [Point]
  /// Degrees.
  private let meridian: Double
  private let across, down: Point
  private let g, h: Double

  /// Top left, top right, bottom right, bottom left, longitudes running on; nil where they are not the corners of a convex
  /// quadrilateral in this order, either way around, or one is a pole.
  public init?(_ places: [Coordinate]) {
    guard places.count == 4, places.allSatisfy({ abs($0.latitude) < 90 }) else { return nil }
    let meridian = places[0].longitude
    let corners = places.map {
      Point(x: ($0.longitude - meridian) / .degrees, y: Mercator.y(latitude: $0.latitude))
    }
    guard PictureQuad.isConvex(corners) else { return nil }
    (self.corners, self.meridian) = (corners, meridian)
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let (right, below) = (Point(x: b.x - c.x, y: b.y - c.y), Point(x: d.x - c.x, y: d.y - c.y))
    let bend = Point(x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y)
    let area = right.x * below.y - below.x * right.y
    g = (bend.x * below.y - below.x * bend.y) / area
    h = (right.x * bend.y - bend.x * right.y) / area
    across = Point(x: b.x - a.x + g * (b.x - a.x), y: b.y - a.y + g * (b.y - a.y))
    down = Point(x: d.x - a.x + h * (d.x - a.x), y: d.y - a.y + h * (d.y - a.y))
  }

  /// Whether it turns the same way at each corner, by more than a last digit.
  private static func isConvex(_ corners: [Point]) -> Bool {
    let turns = (0..<4).map { index in
      let (a, b, c) = (corners[index], corners[(index + 1) % 4], corners[(index + 2) % 4])
      let lengths = a.distance(to: b) * b.distance(to: c)
      return lengths > 0 ? ((b.x - a.x) * (c.y - b.y) - (c.x - b.x) * (b.y - a.y)) / lengths : 0
    }
    return turns.allSatisfy { $0 > 1e-9 } || turns.allSatisfy { $0 < -1e-9 }
  }

  /// The place on the plane of a place in the picture, whose sides are 1 long, from its upper left corner: in radians from
  /// the first corner's meridian.
  func place(_ place: Point) -> Point {
    let weight = 1 + g * place.x + h * place.y
    return Point(
      x: (across.x * place.x + down.x * place.y) / weight,
      y: corners[0].y + (across.y * place.x + down.y * place.y) / weight)
  }

  /// What a view shows of it, in each copy of the world, in parts that are parallelograms there to a fraction of a point.
  /// With a bleed it reaches so many points further to the left and the right.
  public func parts(in view: MercatorView, bleed: Double = 0) -> [[TiltedPart]] {
    guard let extent = Box(around: corners) else { return [] }
    let plane = view.visiblePlane(of: view.size.box)
    let start = view.eastward(to: meridian)
    let turn = 2 * Double.pi
    let first = ((plane.minX - start - extent.maxX) / turn - 1e-9).rounded(.up)
    let last = ((plane.maxX - start - extent.minX) / turn + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    let wider = bleed / max(view.scale * (extent.maxX - extent.minX), 1)
    return stride(from: first, through: last, by: 1).map { copy in
      TiltedPart.parts(in: view) { place in
        let onPlane = self.place(Point(x: place.x * (1 + 2 * wider) - wider, y: place.y))
        return view.place(eastward: start + copy * turn + onPlane.x, y: onPlane.y)
      }
    }
    .filter { !$0.isEmpty }
  }
}
