import Glibc

extension Camera {
  /// The largest zoom at which all items lie inside the padded view, with their middle in its middle.
  ///
  /// Of the world's copies it takes those that lie nearest together: around the widest gap between their longitudes.
  public static func fitting(
    _ items: [FitItem], size: Size, bearing: Double, pitch: Double = 0, padding: Padding,
    zooms: ClosedRange<Double> = Camera.fitZooms, placeZoom: Double = 18
  ) throws(FitFailure) -> Camera? {
    let room = try padding.room(in: size)
    if let tilt = Tilt(pitch: pitch, size: size) {
      guard let fit = TiltedFit(hull(of: items, bearing: bearing), in: room, of: size, tilt) else { return nil }
      let zoom = fit.isPlace ? placeZoom.clamped(to: zooms) : fit.zoom(in: zooms)
      let middle = fit.center(MercatorView.scale(zoom: zoom))
      return Camera(
        center: coordinate(right: middle.x, up: -middle.y, bearing: bearing), zoom: zoom, bearing: bearing, pitch: pitch
      )
    }
    guard let box = extent(of: items, bearing: bearing) else { return nil }
    let (across, up) = (box.maxX - box.minX, box.maxY - box.minY)
    let scale = min((room.maxX - room.minX) / across, (room.maxY - room.minY) / up)
    let zoom = scale.isFinite ? MercatorView.zoom(scale: scale) : placeZoom
    let center = coordinate(right: box.middle.x, up: box.middle.y, bearing: bearing)
    return Camera(center: center, zoom: zoom.clamped(to: zooms), bearing: bearing)
      .placingCenter(at: room.middle, of: size)
  }

  /// The zooms that a fit chooses from unless it is told others.
  public static let fitZooms = zooms.lowerBound...24

  /// How high a view of a width must be to hold all items across, in points with the padding above and below them; nil for
  /// items without a width.
  public static func heightFitting(
    _ items: [FitItem], width: Double, bearing: Double, pitch: Double = 0, padding: Padding = Padding(),
    zooms: ClosedRange<Double> = Camera.fitZooms
  ) -> Double? {
    guard let box = extent(of: items, bearing: bearing), box.maxX > box.minX else { return nil }
    guard pitch == 0 else { return tiltedHeight(items, width, bearing, pitch, padding, zooms) }
    let room = width - padding.left - padding.right
    let zoom = MercatorView.zoom(scale: room / (box.maxX - box.minX)).clamped(to: zooms)
    return (box.maxY - box.minY) * MercatorView.scale(zoom: zoom) + padding.top + padding.bottom
  }

  /// The eye's distance follows from the height: of whole points the fewest that are enough.
  private static func tiltedHeight(
    _ items: [FitItem], _ width: Double, _ bearing: Double, _ pitch: Double, _ padding: Padding,
    _ zooms: ClosedRange<Double>
  ) -> Double {
    let hull = hull(of: items, bearing: bearing)
    func isEnough(_ height: Double) -> Bool {
      let size = Size(width: width, height: height)
      guard let room = try? padding.room(in: size), let tilt = Tilt(pitch: pitch, size: size),
        let fit = TiltedFit(hull, in: room, of: size, tilt)
      else { return false }
      return fit.isHighEnough(for: zooms)
    }
    var (low, high) = (0.0, 32_768.0)
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The coordinate at radians of the plane along a view's right and up.
  private static func coordinate(right: Double, up: Double, bearing: Double) -> Coordinate {
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    return Coordinate(
      latitude: Mercator.latitude(y: up * cosine - right * sine),
      longitude: ((right * cosine + up * sine) * .degrees).normalizedLongitude)
  }

  /// What items span together, in radians along a view's right and up; nil for none.
  private static func extent(of items: [FitItem], bearing: Double) -> Box? {
    guard let start = widestGapEnd(of: items) else { return nil }
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    var box = Box.nothing
    for item in items {
      let meridian = item.meridian(after: start)
      box.include(Point(x: item.extent.minX + meridian * cosine, y: item.extent.minY + meridian * sine))
      box.include(Point(x: item.extent.maxX + meridian * cosine, y: item.extent.maxY + meridian * sine))
    }
    return box
  }

  /// The corners of the convex area around items, in radians along a view's right and down.
  private static func hull(of items: [FitItem], bearing: Double) -> [Point] {
    guard let start = widestGapEnd(of: items) else { return [] }
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    let points = items.flatMap { item in
      let meridian = item.meridian(after: start)
      return item.hull.map { point in
        let x = point.x + meridian
        return Point(x: x * cosine - point.y * sine, y: -x * sine - point.y * cosine)
      }
    }
    return points.convexHull
  }

  /// The longitude in radians where the widest stretch that no item covers ends; nil without items.
  private static func widestGapEnd(of items: [FitItem]) -> Double? {
    let turn = 2 * Double.pi
    let spans = items.map { item in
      let reduced = fmod(item.meridian + item.west, turn)
      let west = reduced < 0 ? reduced + turn : reduced
      return (west: west, east: west + item.east - item.west)
    }.sorted { $0.west < $1.west }
    guard let first = spans.first else { return nil }
    var covered = spans.map(\.east).max().map { $0 - turn } ?? first.west
    var best = (width: first.west - covered, end: first.west)
    for span in spans {
      if span.west - covered > best.width + 1e-12 { best = (span.west - covered, span.west) }
      covered = max(covered, span.east)
    }
    return best.end
  }
}

extension FitItem {
  /// Its meridian in the copy of the world whose west side comes next after a gap's end, in radians.
  fileprivate func meridian(after start: Double) -> Double {
    let turns = ((start - (meridian + west)) / (2 * .pi) - 1e-12).rounded(.up)
    return meridian + turns * 2 * .pi
  }
}
