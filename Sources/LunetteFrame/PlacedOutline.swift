import LunetteGeometry

/// A circle's outline in view points, in every copy of the world that reaches into a box of the view.
struct PlacedOutline {
  private let outline: Outline
  private let view: MercatorView
  private let box: Box
  /// Radians from the camera's meridian to the circle's, the shorter way.
  private let eastward: Double
  /// What the box shows of the plane, x from the circle's meridian.
  private let plane: Box

  /// An outline around a centre; `visible` is what the box shows of the plane, x from the camera's meridian.
  init(_ outline: Outline, around center: Coordinate, view: MercatorView, box: Box, visible: Box) {
    self.outline = outline
    self.view = view
    self.box = box
    eastward = view.eastward(to: center.longitude)
    plane = Box(
      minX: visible.minX - eastward, minY: visible.minY, maxX: visible.maxX - eastward, maxY: visible.maxY)
  }

  /// The one ring that it is, where no side of the box cuts it and no other copy of the world is in view.
  var wholeRing: Ring? {
    guard outline.heldPole == nil, let extent = Box(around: outline.points) else { return nil }
    guard outline.copies(of: extent, on: .mercator, reaching: plane) == 0...0 else { return nil }
    let ring = place(outline.points)
    return ring.allSatisfy(box.contains) ? ring : nil
  }

  /// Areas, counter-clockwise where y goes up; turned so that they are so in the view's plane, where y goes down.
  var rings: [Ring] {
    outline.rings(on: .mercator, reaching: plane).map { place($0).reversed() }
  }

  /// The outline to be stroked.
  var lines: [(points: [Point], isClosed: Bool)] {
    outline.lines(on: .mercator, reaching: plane).map { (place($0.points), $0.isClosed) }
  }

  private func place(_ points: [Point]) -> [Point] {
    points.map { view.place(eastward: eastward + $0.x, y: $0.y) }
  }
}
