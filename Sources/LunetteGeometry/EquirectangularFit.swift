import Glibc

extension Camera {
  /// The largest zoom at which places lie in the padded view of the plate carrée, with their box's middle in its middle; nil
  /// without places.
  ///
  /// They are places along outlines, a degree or less apart: all longitudes are meant where no wider gap is left. Of the
  /// world's copies it takes those on one side of the widest gap.
  public static func fittingEquirectangular(
    _ places: [Coordinate], size: Size, bearing: Double, padding: Padding,
    zooms: ClosedRange<Double> = Camera.fitZooms, placeZoom: Double = 18
  ) throws(FitFailure) -> Camera? {
    let room = try padding.room(in: size)
    let points = unrolled(places)
    let (sine, cosine) = MercatorView.sineAndCosine(bearing: bearing)
    let turned = points.map { Point(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine) }
    guard let box = Box(around: turned) else { return nil }
    let scale = min((room.maxX - room.minX) / (box.maxX - box.minX), (room.maxY - room.minY) / (box.maxY - box.minY))
    let zoom = (scale.isFinite ? MercatorView.zoom(scale: scale) : placeZoom).clamped(to: zooms)
    let perRadian = MercatorView.scale(zoom: zoom)
    // What is to lie in the view's own middle.
    let right = box.middle.x - (room.middle.x - size.box.middle.x) / perRadian
    let up = box.middle.y + (room.middle.y - size.box.middle.y) / perRadian
    return Camera(
      center: Coordinate(
        latitude: ((up * cosine - right * sine) * .degrees).clamped(to: -90...90),
        longitude: ((right * cosine + up * sine) * .degrees).normalizedLongitude),
      zoom: zoom, bearing: bearing)
  }

  /// On the plane in radians, side by side on one side of the widest gap between longitudes; the corners of the whole width
  /// where there is none.
  private static func unrolled(_ places: [Coordinate]) -> [Point] {
    let longitudes = places.map(\.longitude.normalizedLongitude).sorted()
    guard let first = longitudes.first, let last = longitudes.last else { return [] }
    var widest = (width: first + 360 - last, end: first)
    for (west, east) in zip(longitudes, longitudes.dropFirst()) where east - west > widest.width + 1e-9 {
      widest = (east - west, east)
    }
    func point(_ longitude: Double, _ place: Coordinate) -> Point {
      Point(x: longitude / .degrees, y: Equirectangular.y(latitude: place.latitude))
    }
    guard widest.width > 1 + 1e-6 else { return places.flatMap { [point(-180, $0), point(180, $0)] } }
    return places.map { place in
      let longitude = place.longitude.normalizedLongitude
      return point(longitude < widest.end - 1e-9 ? longitude + 360 : longitude, place)
    }
  }
}
