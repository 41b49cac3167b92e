import Glibc

/// A plane whose x is a longitude: how wide the world is on it.
public struct MapPlane: Sendable {
  /// One turn of the globe: 360 in degrees, 2π in radians.
  public let turn: Double

  /// Longitudes and latitudes in degrees.
  public static let degrees = MapPlane(turn: 360)
  /// The Mercator plane in radians.
  public static let mercator = MapPlane(turn: 2 * .pi)

  /// Which copies of the world of something with an extent reach into a box; the range holds at least one, which may not.
  public func copies(of extent: Box, reaching box: Box) -> ClosedRange<Int> {
    let first = Int(((box.minX - extent.maxX) / turn).rounded(.up))
    let last = Int(((box.maxX - extent.minX) / turn).rounded(.down))
    return first...max(first, last)
  }
}

extension Outline {
  /// The outline as closed rings, repeated for every copy of the world that reaches into a box of the plane.
  ///
  /// One that goes around a pole becomes a single ring through all copies, so that no seam shows between them, closed
  /// over the pole outside of the box.
  ///
  /// Around an inverted one is a ring outside of the box and of all copies.
  public func rings(on plane: MapPlane, reaching box: Box) -> [Ring] {
    guard let extent = Box(around: points) else { return isInverted ? [box.padded(by: 1).ring] : [] }
    guard let heldPole else {
      let copies = plane.copies(of: extent, reaching: box).map { shifted(by: Double($0) * plane.turn) }
      guard isInverted else { return copies }
      var frame = box
      for ring in copies { for point in ring { frame.include(point) } }
      return [frame.padded(by: 1).ring] + copies
    }
    let beyond = heldPole == .north ? max(extent.maxY, box.maxY) + 1 : min(extent.minY, box.minY) - 1
    return unrolledLines(on: plane, reaching: box).map { line in
      var ring = line
      guard let first = ring.first, let last = ring.last else { return ring }
      ring.append(Point(x: last.x, y: beyond))
      ring.append(Point(x: first.x, y: beyond))
      return ring
    }
  }

  /// The outline as lines to be stroked: closed ones, or one that runs through all copies of the world.
  public func lines(on plane: MapPlane, reaching box: Box) -> [(points: [Point], isClosed: Bool)] {
    guard heldPole == nil else { return unrolledLines(on: plane, reaching: box).map { ($0, false) } }
    let rings = rings(on: plane, reaching: box)
    return rings.dropFirst(isInverted ? 1 : 0).map { ($0, true) }
  }

  func shifted(by x: Double) -> Ring {
    x == 0 ? points : points.map { Point(x: $0.x + x, y: $0.y) }
  }

  /// Lines through all copies of the world: one, or as many as the outline has turns, each begun a turn later.
  private func unrolledLines(on plane: MapPlane, reaching box: Box) -> [[Point]] {
    let wide = MapPlane(turn: plane.turn * Double(turns))
    return (0..<turns).map { turn in
      let shift = Double(turn) * plane.turn
      return unrolledLine(on: wide, from: shift, reaching: box)
    }
  }

  private func unrolledLine(on plane: MapPlane, from shift: Double, reaching box: Box) -> [Point] {
    let start = shifted(by: shift)
    guard let extent = Box(around: start), let first = start.first, let last = start.last else { return [] }
    let copies = plane.copies(of: extent, reaching: box)
    let order = last.x > first.x ? Array(copies) : copies.reversed()
    var line: [Point] = []
    for copy in order {
      if !line.isEmpty { line.removeLast() }  // the next turn begins with it
      line += shifted(by: shift + Double(copy) * plane.turn)
    }
    return line
  }
}
