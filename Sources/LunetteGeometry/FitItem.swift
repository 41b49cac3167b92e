/// Something that a camera is to hold: its longitudes, and what it spans in a view's directions.
public struct FitItem: Sendable {
  /// Radians of the Mercator plane: the meridian that the rest is relative to, and the longitudes west and east of it.
  var meridian, west, east: Double
  /// In radians along the view's right and up, as if the meridian were the camera's.
  var extent: Box
  /// The corners of the convex area around it, in radians from the meridian; none where no tilted view asks.
  var hull: [Point] = []
  /// Its box on the globe.
  public let bounds: Bounds

  /// A single place; nil for a pole, which the map can't show.
  public init?(_ coordinate: Coordinate, bearing: Double, isTilted: Bool = false) {
    guard abs(coordinate.latitude) < 90 else { return nil }
    meridian = coordinate.longitude.normalizedLongitude / .degrees
    bounds = coordinate.bounds
    (west, east) = (0, 0)
    let place = Point(x: 0, y: FitItem.y(coordinate.latitude))
    extent = FitItem.extent(of: [place], bearing: bearing)
    if isTilted { hull = [place] }
  }

  /// A circle as it is drawn; one around a pole is the whole width of the world, up to the square map's end.
  public init?(_ circle: Circle, bearing: Double, isTilted: Bool = false) {
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
      if isTilted { hull = FitItem.hull(of: circle, extent) }
    } else {
      (west, east) = (-bounds.width / 2 / .degrees, bounds.width / 2 / .degrees)
      let corners = Box(minX: west, minY: FitItem.y(bounds.south), maxX: east, maxY: FitItem.y(bounds.north)).ring
      extent = FitItem.extent(of: corners, bearing: bearing)
      if isTilted { hull = corners }
    }
  }

  /// A circle that holds no pole. A ten-millionth of its size is less than a hundredth of a point in any view.
  private static func hull(of circle: Circle, _ extent: Box) -> [Point] {
    let size = max(extent.maxX - extent.minX, extent.maxY - extent.minY)
    let outlines = circle.mercatorOutlines(tolerance: 1e-7 * size, visible: -.infinity ... .infinity)
    return outlines.flatMap(\.points).convexHull
  }

  /// An area as it is drawn; nil for one without an area.
  public init?(_ polygon: GroundPolygon, bearing: Double, isTilted: Bool = false) {
    guard let first = polygon.outer.first, let bounds = polygon.bounds else { return nil }
    let tolerance = FitItem.tolerance([polygon.outer])
    let outlines = polygon.mercatorOutlines(from: first.longitude, tolerance: tolerance)
    guard let outer = outlines.first else { return nil }
    var points = outer.points
    if outer.heldPole != nil {
      // All longitudes, up to where the square map ends.
      let sides = [points[0].x, points[points.count - 1].x]
      points += [bounds.south, bounds.north].flatMap { latitude in
        sides.map { Point(x: $0, y: Mercator.y(latitude: latitude)) }
      }
    }
    self.init(points, meridian: first.longitude, bounds: bounds, bearing: bearing, isTilted)
  }

  /// A sector as it is drawn; nil for one without an area.
  public init?(_ sector: Sector, bearing: Double, isTilted: Bool = false) {
    let tolerance = FitItem.tolerance(size: sector.radius)
    self.init(
      sector.mercatorParts(from: sector.center.longitude, tolerance: tolerance), meridian: sector.center.longitude,
      bounds: sector.bounds, bearing: bearing, isTilted)
  }

  /// An ellipse as it is drawn; nil for one without an area.
  public init?(_ ellipse: Ellipse, bearing: Double, isTilted: Bool = false) {
    let tolerance = FitItem.tolerance(size: ellipse.semiMajor)
    self.init(
      ellipse.mercatorParts(from: ellipse.center.longitude, tolerance: tolerance), meridian: ellipse.center.longitude,
      bounds: ellipse.bounds, bearing: bearing, isTilted)
  }

  /// A buffer as it is drawn; nil for one without an area.
  public init?(_ buffer: Buffer, bearing: Double, isTilted: Bool = false) {
    guard let first = buffer.paths.first(where: { !$0.isEmpty })?.first else { return nil }
    let size = max(buffer.radius, buffer.paths.map(\.roughLongestEdge).max() ?? 0)
    let parts = buffer.mercatorParts(from: first.longitude, tolerance: FitItem.tolerance(size: size))
    self.init(parts, meridian: first.longitude, bounds: buffer.bounds, bearing: bearing, isTilted)
  }

  /// The parts of an area on the Mercator plane; nil for none.
  private init?(
    _ parts: [AreaPart], meridian: Double, bounds: Bounds?, bearing: Double, _ isTilted: Bool
  ) {
    let outlines = parts.flatMap(\.outlines)
    guard let first = outlines.first?.points.first, let bounds else { return nil }
    var points = outlines.flatMap(\.points)
    if outlines.contains(where: { $0.heldPole != nil || $0.isInverted }) {
      // All longitudes, up to where the square map ends.
      points += [bounds.south, bounds.north].flatMap { latitude in
        [-Double.pi, .pi].map { Point(x: first.x + $0, y: Mercator.y(latitude: latitude)) }
      }
    }
    self.init(points, meridian: meridian, bounds: bounds, bearing: bearing, isTilted)
  }

  /// Lines as they are drawn; nil for none.
  public init?(_ line: GroundLine, bearing: Double, isTilted: Bool = false) {
    guard let first = line.paths.first(where: { $0.count > 1 })?.first, let bounds = line.bounds else { return nil }
    // What is straight on the map lies in its box; of a million places that is most of a fit's time.
    if !line.isGeodesic, bearing == 0, !isTilted, bounds.width < 360 {
      self.init(bounds, bearing: bearing)
      return
    }
    let lines = line.mercatorLines(from: first.longitude, tolerance: FitItem.tolerance(line.paths))
    self.init(Array(lines.joined()), meridian: first.longitude, bounds: bounds, bearing: bearing, isTilted)
  }

  /// A box by its corners.
  public init(_ bounds: Bounds, bearing: Double, isTilted: Bool = false) {
    let corners = [bounds.south, bounds.north].flatMap { latitude in
      [0, bounds.width].map { Point(x: $0 / .degrees, y: Mercator.y(latitude: latitude)) }
    }
    self.init(corners, meridian: bounds.west, bounds: bounds, bearing: bearing, isTilted)
  }

  /// Metres that geodesics may stray: a hundredth of a point where the longest edge fills a view of 10,000 points.
  private static func tolerance(_ paths: [[Coordinate]]) -> Double {
    tolerance(size: paths.map(\.roughLongestEdge).max() ?? 0)
  }

  private static func tolerance(size: Double) -> Double { max(1, 1e-6 * size) }

  /// Points of the Mercator plane in radians, x from a meridian in degrees; at least one.
  private init(_ points: [Point], meridian: Double, bounds: Bounds, bearing: Double, _ isTilted: Bool) {
    let isBeyond = points.allSatisfy { abs($0.y) > .pi && abs($0.y) < 12 }
    let placed = isBeyond ? points : points.map { Point(x: $0.x, y: $0.y.clamped(to: -.pi ... .pi)) }
    let box = Box(around: placed) ?? .nothing
    self.meridian = meridian.normalizedLongitude / .degrees
    self.bounds = bounds
    (west, east) = (box.minX, box.maxX)
    extent = FitItem.extent(of: placed, bearing: bearing)
    if isTilted { hull = placed.convexHull }
  }

  private static func y(_ latitude: Double) -> Double { Mercator.y(latitude: latitude).clamped(to: -.pi ... .pi) }

  private static func extent(of points: [Point], bearing: Double) -> Box {
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    return Box(around: points.map { Point(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine) }) ?? .nothing
  }
}
