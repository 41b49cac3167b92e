import Glibc

extension Camera {
  /// The largest zoom at which all items lie inside the padded view, with their middle in its middle.
  ///
  /// Of the world's copies it takes those that lie nearest together: around the widest gap between their longitudes.
  public static func fitting(
    _ items: [FitItem], size: Size, bearing: Double, padding: Padding, zooms: ClosedRange<Double> = Camera.fitZooms,
    placeZoom: Double = 18
  ) throws(FitFailure) -> Camera? {
    let room = try padding.room(in: size)
    guard let box = extent(of: items, bearing: bearing) else { return nil }
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    let (across, up) = (box.maxX - box.minX, box.maxY - box.minY)
    let scale = min((room.maxX - room.minX) / across, (room.maxY - room.minY) / up)
    let zoom = scale.isFinite ? MercatorView.zoom(scale: scale) : placeZoom
    let middle = box.middle
    let center = Coordinate(
      latitude: Mercator.latitude(y: middle.y * cosine - middle.x * sine),
      longitude: ((middle.x * cosine + middle.y * sine) * .degrees).normalizedLongitude)
    return Camera(center: center, zoom: zoom.clamped(to: zooms), bearing: bearing)
      .placingCenter(at: room.middle, of: size)
  }

  /// The zooms that a fit chooses from unless it is told others.
  public static let fitZooms = zooms.lowerBound...24

  /// How high a view of a width must be to hold all items across, in points without padding; nil for items without a
  /// width.
  public static func heightFitting(
    _ items: [FitItem], width: Double, bearing: Double, zooms: ClosedRange<Double> = Camera.fitZooms
  ) -> Double? {
    guard let box = extent(of: items, bearing: bearing), box.maxX > box.minX else { return nil }
    let zoom = MercatorView.zoom(scale: width / (box.maxX - box.minX)).clamped(to: zooms)
    return (box.maxY - box.minY) * MercatorView.scale(zoom: zoom)
  }

  /// What items span together, in radians along a view's right and up; nil for none.
  private static func extent(of items: [FitItem], bearing: Double) -> Box? {
    guard let start = widestGapEnd(of: items) else { return nil }
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    var box = Box.nothing
    for item in items {
      // The copy of the world whose west side comes next after the gap.
      let turns = ((start - (item.meridian + item.west)) / (2 * .pi) - 1e-12).rounded(.up)
      let meridian = item.meridian + turns * 2 * .pi
      box.include(Point(x: item.extent.minX + meridian * cosine, y: item.extent.minY + meridian * sine))
      box.include(Point(x: item.extent.maxX + meridian * cosine, y: item.extent.maxY + meridian * sine))
    }
    return box
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
