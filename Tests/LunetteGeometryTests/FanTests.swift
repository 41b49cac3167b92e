import Glibc
import Testing

@testable import LunetteGeometry

@Suite struct FanTests {
  static let latitudes: [Double] = [-90, -89.9999999, -60, -1e-9, 0, 1e-9, 23.4, 45, 51.5, 80, 89.9, 89.9999999, 90]
  static let distances: [Double] = [
    0, 1e-3, 1, 1e3, 5e4, 1e6, 4_984_944, 1.000_196_572_9e7, 1.5e7, 1.99e7, 2e7,
  ]
  static let azimuths: [Double] = [0, 1e-9, 0.1, 17, 45, 89.9999, 90, 91, 133, 179.99, 180]

  @Test(arguments: latitudes) func geodesicFanIsTheDirectProblem(latitude: Double) {
    var worst = 0.0
    for distance in FanTests.distances {
      let fan = GeodesicFan(latitude: latitude, distance: distance)
      for azimuth in FanTests.azimuths {
        let direction = Direction(degrees: azimuth)
        let point = fan.point(sinAzimuth: direction.sine, cosAzimuth: direction.cosine)
        let wanted = Geodesic.direct(
          from: Coordinate(latitude: latitude, longitude: 0), azimuth: azimuth, distance: distance)
        let got = Coordinate(latitude: point.latitude, longitude: point.longitude * 180 / .pi)
        let error = Displacement.between(got, wanted.end)
        #expect(error <= 1e-8, "\(latitude) \(distance) \(azimuth): \(point) \(wanted)")
        #expect(point.tanLatitude.isFinite)
        #expect((0.0...Double.pi).contains(point.longitude), "\(latitude) \(distance) \(azimuth): \(point)")
        worst = max(worst, error)
      }
    }
    #expect(worst <= 1e-8)
  }

  /// On the meridian the longitude is exact, so that a circle closes without a gap.
  @Test(arguments: latitudes) func meridianIsExact(latitude: Double) {
    for distance in FanTests.distances {
      let sphere = SphereFan(latitude: latitude, distance: distance)
      let ellipsoid = GeodesicFan(latitude: latitude, distance: distance)
      for cosine in [1.0, -1] {
        let longitudes = [
          sphere.point(sinAzimuth: 0, cosAzimuth: cosine).longitude,
          ellipsoid.point(sinAzimuth: 0, cosAzimuth: cosine).longitude,
        ]
        #expect(longitudes.allSatisfy { $0 == 0 || $0 == .pi }, "\(latitude) \(distance) \(cosine) \(longitudes)")
      }
    }
  }

  @Test func poleIsFinite() {
    let toPole = Coordinate(latitude: 40, longitude: 0).distance(to: Coordinate(latitude: 90, longitude: 0))
    let point = GeodesicFan(latitude: 40, distance: toPole).point(sinAzimuth: 0, cosAzimuth: 1)
    #expect(point.tanLatitude.isFinite && abs(point.latitude - 90) < 1e-13)
    let atPole = SphereFan(latitude: 90, distance: 0).point(sinAzimuth: 1, cosAzimuth: 0)
    #expect(atPole.tanLatitude.isFinite && atPole.latitude == 90)
  }

  /// Distances that no circle has still give finite points.
  @Test(arguments: [-1e300, -1e7, -1, 2.1e7, 2.9e7, 3.9e7, 4.1e7, 1e12, 1e300]) func oddDistances(distance: Double) {
    for latitude in FanTests.latitudes {
      let fan = GeodesicFan(latitude: latitude, distance: distance)
      for azimuth in FanTests.azimuths {
        let direction = Direction(degrees: azimuth)
        let point = fan.point(sinAzimuth: direction.sine, cosAzimuth: direction.cosine)
        #expect(point.tanLatitude.isFinite && point.longitude.isFinite)
        let wanted = Geodesic.direct(
          from: Coordinate(latitude: latitude, longitude: 0), azimuth: azimuth, distance: distance)
        let got = Coordinate(latitude: point.latitude, longitude: point.longitude * 180 / .pi)
        // A million turns and more round to anywhere.
        guard abs(distance) < 1e8 else { continue }
        #expect(Displacement.between(got, wanted.end) <= 2e-8, "\(latitude) \(distance) \(azimuth): \(point) \(wanted)")
      }
    }
  }

  /// The sphere by hand: a quarter turn east from the equator, a quarter turn north, and beyond the pole.
  @Test func sphereFan() {
    let quarter = SphereFan.radius * .pi / 2
    let east = SphereFan(latitude: 0, distance: quarter).point(sinAzimuth: 1, cosAzimuth: 0)
    #expect(abs(east.latitude) < 1e-13 && abs(east.longitude - .pi / 2) < 1e-15)
    let beyond = SphereFan(latitude: 45, distance: quarter).point(sinAzimuth: 0, cosAzimuth: 1)
    #expect(abs(beyond.latitude - 45) < 1e-13 && beyond.longitude == .pi)
    let side = SphereFan(latitude: 45, distance: quarter).point(sinAzimuth: 1, cosAzimuth: 0)
    #expect(abs(side.latitude) < 1e-13 && abs(side.longitude - .pi / 2) < 1e-15)
  }
}
