import LunetteGeometry
import LunetteScene

/// A shape's outlines on the Mercator plane in radians, x from a meridian in degrees.
struct Outlines {
  let meridian: Double
  let rings: [Outline]
}

/// Outlines in view points, in every copy of the world that reaches into a box of the view.
struct PlacedOutline {
  private let outlines: [Outline]
  private let view: MercatorView
  private let box: Box
  /// Radians from the camera's meridian to the outlines' own, the shorter way.
  private let eastward: Double
  /// What the box shows of the plane, x from the outlines' meridian.
  private let plane: Box

  /// Outlines on the plane, x from a meridian in degrees; `visible` is what the box shows of the plane, x from the
  /// camera's meridian.
  init(_ outlines: Outlines, view: MercatorView, box: Box, visible: Box) throws(Diagnostic) {
    self.outlines = outlines.rings
    self.view = view
    self.box = box
    eastward = view.eastward(to: outlines.meridian)
    plane = Box(
      minX: visible.minX - eastward, minY: visible.minY, maxX: visible.maxX - eastward, maxY: visible.maxY)
    var points = 0
    for outline in self.outlines {
      guard let extent = Box(around: outline.points) else { continue }
      points += outline.points.count * MapPlane.mercator.copies(of: extent, reaching: plane).count
      try Frame.require(points)
    }
  }

  /// The rings that they are, where no side of the box cuts one and no other copy of the world is in view.
  var wholeRings: [Ring]? {
    var rings: [Ring] = []
    for outline in outlines {
      guard outline.heldPole == nil, !outline.isInverted, let extent = Box(around: outline.points) else { return nil }
      guard MapPlane.mercator.copies(of: extent, reaching: plane) == 0...0 else { return nil }
      let ring = place(outline.points)
      guard ring.allSatisfy(box.contains) else { return nil }
      rings.append(ring)
    }
    return rings
  }

  /// Areas, counter-clockwise where y goes up; turned so that they are so in the view's plane, where y goes down.
  var rings: [Ring] {
    outlines.flatMap { $0.rings(on: .mercator, reaching: plane) }.map {
      var ring = place($0)
      ring.reverse()
      return ring
    }
  }

  /// The outlines to be stroked.
  var lines: [(points: [Point], isClosed: Bool)] {
    outlines.flatMap { $0.lines(on: .mercator, reaching: plane) }.map { (place($0.points), $0.isClosed) }
  }

  private func place(_ points: [Point]) -> [Point] {
    points.map { view.place(eastward: eastward + $0.x, y: $0.y) }
  }
}
