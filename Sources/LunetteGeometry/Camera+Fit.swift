import Glibc

/// Something that a camera is to hold: its longitudes, and what it spans in a view's directions.
public struct FitItem: Sendable {
  /// Radians of the Mercator plane: the meridian that the rest is relative to, and the longitudes west and east of it.
  var meridian, west, east: Double
  /// In radians along the view's right and up, as if the meridian were the camera's.
  var extent: Box
  /// Its box on the globe.
  public let bounds: Bounds

  /// A single place; nil for a pole, which the map can't show.
  public init?(_ coordinate: Coordinate, bearing: Double) {
    guard abs(coordinate.latitude) < 90 else { return nil }
    meridian = coordinate.longitude.normalizedLongitude / .degrees
    bounds = coordinate.bounds
    (west, east) = (0, 0)
    extent = FitItem.extent(of: [Point(x: 0, y: FitItem.y(coordinate.latitude))], bearing: bearing)
  }

  /// A circle as it is drawn; one around a pole is the whole width of the world, up to the square map's end.
  public init?(_ circle: Circle, bearing: Double) {
    guard circle.radius > 0 else { return nil }
    meridian = circle.center.longitude.normalizedLongitude / .degrees
    let spanned = circle.extent(bearing: bearing)
    bounds = spanned.bounds
    // Where the square map ends others' cameras end too; what lies wholly beyond is fitted as it is drawn.
    let isOnSquareMap = bounds.south >= -Mercator.limit && bounds.north <= Mercator.limit
    let isBeyond = bounds.south > Mercator.limit || bounds.north < -Mercator.limit
    if let extent = spanned.onMercator, isOnSquareMap || isBeyond {
      self.extent = extent
      (west, east) = (-bounds.width / 2 / .degrees, bounds.width / 2 / .degrees)
    } else {
      (west, east) = (-bounds.width / 2 / .degrees, bounds.width / 2 / .degrees)
      let corners = Box(minX: west, minY: FitItem.y(bounds.south), maxX: east, maxY: FitItem.y(bounds.north)).ring
      extent = FitItem.extent(of: corners, bearing: bearing)
    }
  }

  private static func y(_ latitude: Double) -> Double { Mercator.y(latitude: latitude).clamped(to: -.pi ... .pi) }

  private static func extent(of points: [Point], bearing: Double) -> Box {
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    return Box(around: points.map { Point(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine) }) ?? .nothing
  }
}

extension Camera {
  /// The largest zoom at which all items lie inside the padded view, with their middle in its middle.
  ///
  /// Of the world's copies it takes those that lie nearest together: around the widest gap between their longitudes.
  public static func fitting(
    _ items: [FitItem], size: Size, bearing: Double, padding: Padding, maximumZoom: Double = 24, placeZoom: Double = 18
  ) throws(FitFailure) -> Camera? {
    let room = try padding.room(in: size)
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
    let (across, up) = (box.maxX - box.minX, box.maxY - box.minY)
    let scale = min((room.maxX - room.minX) / across, (room.maxY - room.minY) / up)
    let zoom = scale.isFinite ? min(MercatorView.zoom(scale: scale), maximumZoom) : placeZoom
    let middle = box.middle
    let center = Coordinate(
      latitude: Mercator.latitude(y: middle.y * cosine - middle.x * sine),
      longitude: ((middle.x * cosine + middle.y * sine) * .degrees).normalizedLongitude)
    return Camera(center: center, zoom: zoom.clamped(to: Camera.zooms), bearing: bearing)
      .placingCenter(at: room.middle, of: size)
  }

  /// The longitude in radians where the widest stretch that no item covers ends; nil without items.
  private static func widestGapEnd(of items: [FitItem]) -> Double? {
    let turn = 2 * Double.pi
    let spans = items.map { item in
      let west = fmod(item.meridian + item.west + 2 * turn, turn)
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
