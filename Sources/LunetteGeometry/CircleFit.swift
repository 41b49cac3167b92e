/// A circle that spans a ratio of a side of the view.
public struct CircleFit: Equatable, Sendable {
  /// The side that is measured.
  public enum Side: String, CaseIterable, Sendable { case width, height, min }

  /// What is fitted.
  public var circle: Circle
  /// More than 0, at most 1.
  public var ratio = 1.0
  /// The side that is measured.
  public var side = Side.width
  /// Points kept free; the rest of the view is measured.
  public var padding = Padding()

  /// A circle over the whole width.
  public init(circle: Circle) { self.circle = circle }
}

/// Why a camera can't be fitted.
public enum FitFailure: Error, Equatable, Sendable {
  /// The padding leaves nothing of the view.
  case noRoom(padding: Padding, size: Size)
  /// The circle holds a pole, where the Mercator map has no end.
  case holdsPole
  /// The circle reaches beyond what the map can show.
  case beyondMap
  /// A circle without a radius has no zoom of its own.
  case noRadius
}

extension CircleFit {
  /// The zoom and the centre at which the circle as drawn spans exactly the ratio of that side, at a bearing and pitch 0.
  public func camera(size: Size, bearing: Double) throws(FitFailure) -> Camera {
    try camera(size: size, bearing: bearing, extent: circle.extent(bearing: bearing))
  }

  /// The same by the circle's extent at that bearing, where that may be known already.
  public func camera(
    size: Size, bearing: Double, extent: @autoclosure () -> CircleExtent
  ) throws(FitFailure) -> Camera {
    let room = try padding.room(in: size)
    guard circle.radius > 0 else { throw .noRadius }
    guard abs(circle.center.latitude) < 90, let extent = extent().onMercator else {
      throw .holdsPole
    }
    let (width, height) = (room.maxX - room.minX, room.maxY - room.minY)
    let isAcross = side == .width || (side == .min && width <= height)
    let span = isAcross ? extent.maxX - extent.minX : extent.maxY - extent.minY
    let zoom = MercatorView.zoom(scale: ratio * (isAcross ? width : height) / span)
    return Camera(center: circle.center, zoom: zoom.clamped(to: Camera.zooms), bearing: bearing)
      .placingCenter(at: room.middle, of: size)
  }
}

extension Padding {
  /// What it leaves of a view.
  public func room(in size: Size) throws(FitFailure) -> Box {
    let room = inset(size)
    guard room.maxX > room.minX && room.maxY > room.minY else { throw .noRoom(padding: self, size: size) }
    return room
  }
}

extension Box {
  /// Its middle.
  public var middle: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
}

extension Double {
  /// The nearest number of a range.
  public func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Camera {
  /// Moved so that what was in the view's middle comes to another point of it.
  func placingCenter(at point: Point, of size: Size) -> Camera {
    guard point != size.box.middle else { return self }
    let place = MercatorView(camera: self, size: size)
      .coordinate(at: Point(x: size.width - point.x, y: size.height - point.y))
    var moved = self
    if let place { moved.center = place }
    return moved
  }
}
