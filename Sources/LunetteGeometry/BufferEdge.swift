import Glibc

/// An edge of a line that has a buffer: its places and directions.
struct BufferEdge {
  /// A place of the edge and the direction in which it is left.
  struct Station {
    let place: Coordinate
    let azimuth: Direction
  }

  private enum Way {
    case geodesic(GeodesicStep)
    /// Straight on the Mercator map, of which y is known.
    case straight(Coordinate, Coordinate, y: ClosedRange<Double>, isDownward: Bool)
  }

  private let way: Way
  /// Where it begins.
  let start: Coordinate

  /// Longitudes of a straight one run on from start to end.
  init(from start: Coordinate, to end: Coordinate, isGeodesic: Bool) {
    self.start = start
    guard !isGeodesic else {
      way = .geodesic(GeodesicStep(from: start, to: end))
      return
    }
    let (from, to) = (Mercator.y(latitude: start.latitude), Mercator.y(latitude: end.latitude))
    way = .straight(start, end, y: min(from, to)...max(from, to), isDownward: to < from)
  }

  /// Whether it is one.
  var isGeodesic: Bool { if case .geodesic = way { true } else { false } }

  /// The place and direction at a part of it.
  func station(at part: Double) -> Station {
    switch way {
    case .geodesic(let step):
      let distance = step.length * part
      return Station(place: step.place(at: distance), azimuth: step.azimuth(at: distance))
    case .straight(let start, let end, let y, let isDownward):
      let (from, to) = isDownward ? (y.upperBound, y.lowerBound) : (y.lowerBound, y.upperBound)
      let place = Coordinate(
        latitude: part == 0 || from == to
          ? start.latitude : part == 1 ? end.latitude : Mercator.latitude(y: from + part * (to - from)),
        longitude: part == 1 ? end.longitude : start.longitude + part * (end.longitude - start.longitude))
      // Metres a radian differ along parallel and meridian: the map's angles are the sphere's.
      let sine = sin(place.latitude / .degrees)
      let e2 = Ellipsoid.wgs84.eccentricitySquared
      let ratio = (1 - e2 * sine * sine) / (1 - e2)
      let direction = Direction(sine: ratio * (end.longitude - start.longitude) / .degrees, cosine: to - from)
      return Station(place: place, azimuth: direction.normalized)
    }
  }

  /// The curve at a distance in metres to the right of it, to the left if negative, between two of its parts; longitudes
  /// from its start's.
  func offset(by distance: Double, from: Double, to: Double) -> GroundCurve {
    GroundCurve { part in
      let station = station(at: part == 1 ? to : from + part * (to - from))
      return station.across.fanPoint(at: distance).moved(by: station.place.longitude - start.longitude)
    }
  }

  /// The geodesic across it at a part, from a distance to the left to the same to the right.
  func section(at part: Double, reaching distance: Double) -> GroundCurve {
    let station = station(at: part)
    let across = station.across
    return GroundCurve { part in
      across.fanPoint(at: distance * (2 * part - 1)).moved(by: station.place.longitude - start.longitude)
    }
  }
}

extension BufferEdge.Station {
  /// The geodesic to its right.
  fileprivate var across: GeodesicLine {
    GeodesicLine(
      reducedLatitude: Ellipsoid.wgs84.reducedLatitude(degrees: place.latitude),
      azimuth: Direction(sine: azimuth.cosine, cosine: -azimuth.sine), on: .wgs84)
  }
}

extension FanPoint {
  /// Eastward by degrees.
  fileprivate func moved(by degrees: Double) -> FanPoint {
    FanPoint(tanLatitude: tanLatitude, longitude: longitude + degrees / .degrees)
  }
}
