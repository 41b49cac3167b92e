import LunetteGeometry

/// What a view shows, as lines in an inset, whose north is up.
struct ViewOutline {
  let layout: Layout
  let inset: any GroundView

  /// Less would not be seen: a square takes its place.
  private static let smallest = 6.0

  /// In each copy of the world that the inset shows.
  var path: Path {
    var lines = isSimilar ? [Path.Part(points: ring, isClosed: true)] : seenLines
    guard var extent = Box(around: lines.lazy.flatMap(\.points)) else { return Path() }
    if max(extent.maxX - extent.minX, extent.maxY - extent.minY) < ViewOutline.smallest {
      let (middle, half) = (extent.middle, ViewOutline.smallest / 2)
      extent = Box(minX: middle.x - half, minY: middle.y - half, maxX: middle.x + half, maxY: middle.y + half)
      lines = [Path.Part(points: extent.ring, isClosed: true)]
    }
    // Beside the inset's sides half of the line's width is seen.
    let box = inset.size.box.padded(by: 2)
    var path = Path()
    for shift in shifts(of: extent, in: box) {
      for line in lines {
        let moved = line.points.map { Point(x: $0.x + shift, y: $0.y) }
        path.parts += clippedLine(moved, isClosed: line.isClosed, to: box).map {
          Path.Part(points: $0.points, isClosed: $0.isClosed)
        }
      }
    }
    return path
  }

  /// Points of the inset in one radian of the plane, at a globe's middle.
  private var scale: Double { MercatorView.scale(zoom: inset.camera.zoom) }
  private var isAzimuthal: Bool { inset is AzimuthalView }

  /// Whether both show the same plane: a globe is another from elsewhere.
  private var isSimilar: Bool { !isAzimuthal || inset.camera.center == layout.view.camera.center }

  /// The view's corners: on the plane they are as far apart as the view's scale, bearing and pitch say.
  private var ring: Ring {
    let view = layout.view
    guard let middle = inset.point(of: view.camera.center) else { return [] }
    let center = view.unproject(layout.size.box.middle)
    return layout.size.box.ring.map { corner in
      // Only the Mercator map is tilted; its horizon is above the view.
      let place = view.unproject(layout.projected == nil ? view.flat(corner) ?? corner : corner)
      return Point(x: middle.x + scale * (place.x - center.x), y: middle.y - scale * (place.y - center.y))
    }
  }

  /// Of each of the view's sides.
  private static let pieces = 64

  /// Places along the view's sides, or where the map ends before them, in the inset: what is seen of them.
  private var seenLines: [Path.Part] {
    guard let view = layout.projected?.view else { return [] }
    let corners = layout.size.box.ring
    let points = corners.indices.flatMap { side in
      (0..<ViewOutline.pieces).map { piece in
        let part = Double(piece) / Double(ViewOutline.pieces)
        return inset.point(of: view.lastPlace(towards: corners[side].between(corners[(side + 1) % 4], part)))
      }
    }
    guard let start = points.firstIndex(of: nil) else {
      return [Path.Part(points: points.compactMap { $0 }, isClosed: true)]
    }
    return (points[start...] + points[..<start]).split(separator: nil).map {
      Path.Part(points: $0.compactMap { $0 }, isClosed: false)
    }
  }

  /// How far along x the copies lie that reach into a box; of what is wider than the world, one.
  private func shifts(of extent: Box, in box: Box) -> [Double] {
    let step = 2 * .pi * scale
    guard !isAzimuthal, extent.maxX - extent.minX < step else { return [0] }
    let first = ((box.minX - extent.maxX) / step).rounded(.up)
    let last = ((box.maxX - extent.minX) / step).rounded(.down)
    return Array(stride(from: first * step, through: (last + 0.5) * step, by: step))
  }
}

extension Point {
  /// A part of the way to another point.
  fileprivate func between(_ other: Point, _ part: Double) -> Point {
    Point(x: x + part * (other.x - x), y: y + part * (other.y - y))
  }
}

extension SheetView {
  /// The last place of the ground on the way from the view's middle to a point of the view.
  fileprivate func lastPlace(towards point: Point) -> Coordinate {
    if let place = coordinate(at: point) { return place }
    var (last, low, high) = (camera.center, 0.0, 1.0)
    // As exact as a point's digits are.
    for _ in 0..<60 {
      let part = (low + high) / 2
      if let place = coordinate(at: size.box.middle.between(point, part)) {
        (last, low) = (place, part)
      } else {
        high = part
      }
    }
    return last
  }
}
