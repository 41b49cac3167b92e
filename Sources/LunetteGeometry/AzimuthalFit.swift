import Glibc

extension AreaPart {
  /// Places along its outlines, a degree or less apart; x in radians from a meridian in degrees.
  public func places(from meridian: Double) -> [Coordinate] {
    outlines.flatMap { outline in
      let line = outline.heldPole == nil ? outline.points + outline.points.prefix(1) : outline.points
      return line.places(from: meridian)
    }
  }
}

extension [Point] {
  /// Places along a line of the Mercator plane, a degree or less apart; x in radians from a meridian in degrees.
  public func places(from meridian: Double) -> [Coordinate] {
    guard var last = first else { return [] }
    func place(_ point: Point) -> Coordinate {
      Coordinate(latitude: Mercator.latitude(y: point.y), longitude: meridian + point.x * .degrees)
    }
    var places = [place(last)]
    for point in dropFirst() {
      // Where latitudes are spherical a radian of the plane is no longer than one of the sphere.
      let pieces = (last.distance(to: point) * .degrees).rounded(.up).clamped(to: 1...1000)
      for piece in 1...Int(pieces) {
        let part = Double(piece) / pieces
        places.append(place(Point(x: last.x + part * (point.x - last.x), y: last.y + part * (point.y - last.y))))
      }
      last = point
    }
    return places
  }
}

extension Camera {
  /// Above the middle of the smallest cap around places, as near as all of them are in the padded view; the whole map where
  /// they are in no hemisphere together, or `isEverything` says so. nil without places.
  public static func fitting(
    _ places: [Coordinate], isEverything: Bool = false, in projection: Azimuthal, size: Size, bearing: Double,
    padding: Padding, zooms: ClosedRange<Double> = Camera.fitZooms, placeZoom: Double = 18
  ) throws(FitFailure) -> Camera? {
    let room = try padding.room(in: size)
    guard let first = places.first else { return nil }
    let cap = isEverything ? nil : SphereCap(around: places)
    let middle = cap?.center ?? first
    var camera = Camera(center: middle, zoom: 0, bearing: bearing)
    // Where the padding is uneven the camera stands beside the middle, and sees the places differently from there.
    for _ in 0..<60 {
      let view = AzimuthalView(projection, camera: camera, size: size)
      guard let at = view.point(of: middle) else { break }
      let reach = cap == nil ? view.scale * view.formula.limb : 0
      let offsets = cap == nil ? [] : places.compactMap(view.point).map { (abs($0.x - at.x), abs($0.y - at.y)) }
      let across = offsets.reduce(reach) { max($0, $1.0) }
      let down = offsets.reduce(reach) { max($0, $1.1) }
      let wanted = min((room.maxX - room.minX) / 2 / across, (room.maxY - room.minY) / 2 / down)
      let zoom = (wanted.isFinite ? camera.zoom + log2(wanted) : placeZoom).clamped(to: zooms)
      let factor = exp2(zoom - camera.zoom)
      // At the next zoom the middle is to lie in the room's: by so much the plane is moved.
      let (here, there) = (size.box.middle, room.middle)
      let missed = Point(x: here.x + (there.x - here.x) / factor - at.x, y: here.y + (there.y - here.y) / factor - at.y)
      let isThere = abs(missed.x) * factor < 1e-9 && abs(missed.y) * factor < 1e-9 && abs(factor - 1) < 1e-12
      camera.zoom = zoom
      if isThere || there == here && missed.x == 0 && missed.y == 0 && abs(factor - 1) < 1e-12 { break }
      if there != here, let center = view.coordinate(at: Point(x: here.x - missed.x, y: here.y - missed.y)) {
        camera.center = center
      }
    }
    return camera.holding(places, in: room, projection, size, zooms)
  }

  /// No nearer than where all places are in the room: near a pole the way to a place beside it has no end.
  private func holding(
    _ places: [Coordinate], in room: Box, _ projection: Azimuthal, _ size: Size, _ zooms: ClosedRange<Double>
  ) -> Camera {
    let (view, middle) = (AzimuthalView(projection, camera: self, size: size), size.box.middle)
    var factor = 1.0
    for point in places.compactMap(view.point) {
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      if x != 0 { factor = min(factor, ((x > 0 ? room.maxX : room.minX) - middle.x) / x) }
      if y != 0 { factor = min(factor, ((y > 0 ? room.maxY : room.minY) - middle.y) / y) }
    }
    var held = self
    // Less than a billionth is rounding.
    if factor < 1 - 1e-9 && factor > 0 { held.zoom = (zoom + log2(factor)).clamped(to: zooms) }
    return held
  }
}

extension AzimuthalFormula {
  /// The plane's radius where the map ends.
  fileprivate static var limb: Double { point(of: UnitVector(x: sin(reach), y: 0, z: cos(reach))).x }
}
