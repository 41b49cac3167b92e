import Glibc

/// How metres of a region become degrees.
public enum RegionModel: String, CaseIterable, Sendable {
  /// By geodesics on WGS84 along the meridian, and by the length of the centre's parallel.
  case wgs84
  /// As MapKit does: by series for the length of a degree at the centre.
  case mapkit
}

extension Bounds {
  /// The box around a centre with a width and a height on the ground in metres.
  ///
  /// One that reaches a pole has every longitude and that pole's latitude.
  public static func region(center: Coordinate, width: Double, height: Double, model: RegionModel) -> Bounds {
    let longitudes = longitudeSpan(center: center, width: width, model: model)
    let longitude = center.longitude.normalizedLongitude
    let south: Double?
    let north: Double?
    switch model {
    case .wgs84:
      south = latitude(height / 2, towards: .south, from: center.latitude)
      north = latitude(height / 2, towards: .north, from: center.latitude)
    case .mapkit:
      let half = height / mapkitMetersPerDegree(latitude: center.latitude).latitude / 2
      south = center.latitude - half > -90 ? center.latitude - half : nil
      north = center.latitude + half < 90 ? center.latitude + half : nil
    }
    guard let south, let north else { return Bounds(south: south ?? -90, west: -180, north: north ?? 90, east: 180) }
    return Bounds(
      south: south, north: north, unrolledWest: longitude - longitudes / 2, unrolledEast: longitude + longitudes / 2)
  }

  /// The degrees of latitude and longitude that a width and a height in metres are at a centre: at most 180 and 360.
  public static func regionSpan(
    center: Coordinate, width: Double, height: Double, model: RegionModel
  ) -> (latitude: Double, longitude: Double) {
    let longitudes = longitudeSpan(center: center, width: width, model: model)
    switch model {
    case .wgs84:
      let region = region(center: center, width: width, height: height, model: model)
      return (region.north - region.south, longitudes)
    case .mapkit:
      return (min(height / mapkitMetersPerDegree(latitude: center.latitude).latitude, 180), longitudes)
    }
  }

  private static func longitudeSpan(center: Coordinate, width: Double, model: RegionModel) -> Double {
    let metersPerDegree =
      switch model {
      case .wgs84: parallelMetersPerDegree(latitude: center.latitude)
      case .mapkit: mapkitMetersPerDegree(latitude: center.latitude).longitude
      }
    // At a pole a degree has no length, and by MapKit's series even less.
    guard width < 360 * metersPerDegree else { return 360 }
    return width / metersPerDegree
  }

  private static func parallelMetersPerDegree(latitude: Double) -> Double {
    Ellipsoid.wgs84.semiMajorAxis * Ellipsoid.wgs84.reducedLatitude(degrees: latitude).cosine / .degrees
  }

  /// The series of the U.S. National Geospatial-Intelligence Agency's calculator that MapKit uses.
  ///
  /// Summed from the left, with φ · π / 180, the recorded spans come out to the last bit as metres / series; metres times
  /// the reciprocal would be off by one.
  private static func mapkitMetersPerDegree(latitude: Double) -> (latitude: Double, longitude: Double) {
    let phi = latitude * .pi / 180
    return (
      latitude: 111132.92 - 559.82 * cos(2 * phi) + 1.175 * cos(4 * phi) - 0.0023 * cos(6 * phi),
      longitude: 111412.84 * cos(phi) - 93.5 * cos(3 * phi) + 0.118 * cos(5 * phi)
    )
  }
}
