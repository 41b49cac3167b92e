import Glibc
import Testing

@testable import LunetteGeometry

/// Cases whose answer is a convention or exact.
@Suite struct GeodesicCaseTests {
  private func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  @Test(arguments: [
    Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 12.3, longitude: 540),
    Coordinate(latitude: -90, longitude: 7), Coordinate(latitude: 1e-200, longitude: -180),
  ]) func coincident(point: Coordinate) {
    let turned = Coordinate(latitude: point.latitude, longitude: point.longitude - 720)
    for other in [point, turned] {
      #expect(point.distance(to: other) == 0)
      #expect(point.bearing(to: other) == 0)
    }
    #expect(point.destination(bearing: 77, distance: 0).latitude.isFinite)
  }

  @Test(arguments: [-89.5, -30, -1e-9, 0, 1e-9, 30, 89.5]) func antipodalGoesOverTheNorthPole(latitude: Double) {
    for longitude in [180.0, -180, 540, -900] {
      let path = Geodesic.inverse(from: at(latitude, 0), to: at(-latitude, longitude))
      #expect(abs(path.distance - 20_003_931.458625447) < 1e-8)
      #expect(path.startAzimuth == 0 && abs(path.endAzimuth) == 180)
      #expect(at(latitude, 0).bearing(to: at(-latitude, longitude)) == 0)
    }
  }

  @Test func bearingsAreWithinATurn() {
    #expect(at(0, 0).bearing(to: at(0, -1)) == 270)
    #expect(at(0, 0).bearing(to: at(0, 1)) == 90)
    #expect(at(10, 5).bearing(to: at(0, 5)) == 180)
    #expect(at(10, 5).bearing(to: at(20, 5)) == 0)
    #expect(at(90, 10).bearing(to: at(20, 40)) == 150)
    #expect(abs(at(-90, 10).bearing(to: at(20, 40)) - 30) < 1e-13)
  }

  @Test func longitudesAreWithinATurn() {
    #expect(at(0, 180).destination(bearing: 0, distance: 10).longitude == 180)
    #expect(at(0, -180).destination(bearing: 0, distance: 10).longitude == -180)
    #expect(at(0, 540).destination(bearing: 0, distance: 10).longitude == 180)
    #expect(at(10, 0).destination(bearing: 0, distance: 1e7).longitude == 180)
    #expect(at(0, 179).destination(bearing: 90, distance: 2e5).longitude < -179)
    // 2^60 degrees are 3202559735019019 turns and 136 degrees.
    #expect(at(0, 0x1p60).destination(bearing: 0, distance: 10).longitude == 136)
    #expect(at(0, 0x1p60).distance(to: at(0, 136)) == 0)
    #expect(abs(at(0, 720.1).distance(to: at(0, 0.1)) - 5e-9) < 1e-8)
  }

  /// 2e-15 degrees east of a whole longitude would be lost in a plain subtraction from 179.
  @Test func longitudeDifferenceKeepsItsDigits() {
    let tiny = 1e-20
    let path = Geodesic.inverse(from: at(0, -tiny), to: at(0, 2 * tiny))
    #expect(abs(path.distance / (3 * tiny * Displacement.perDegree) - 1) < 1e-14)
    let difference = Longitude.difference(from: -tiny, to: 180)
    #expect(difference.isWestward && difference.degrees == 180 && difference.residue == -tiny)
  }

  @Test func everyFiniteInputHasAFiniteAnswer() {
    let latitudes: [Double] = [
      -90, (-90.0).nextUp, -45, -1e-17, -1e-300, 0, Double.leastNonzeroMagnitude, 1e-18, 1e-9, 45, 90.0.nextDown, 90,
    ]
    let longitudes: [Double] = [
      0, Double.leastNonzeroMagnitude, -1e-300, 1e-17, 1e-9, 90, 179.4, 179.999999999, 180.0.nextDown, 180, 1e17,
      -1e308,
    ]
    for first in latitudes {
      for second in latitudes {
        for longitude in longitudes {
          let (a, b) = (at(first, 0), at(second, longitude))
          let path = Geodesic.inverse(from: a, to: b)
          #expect(
            path.distance >= 0 && path.distance <= 20_003_931.4586255 && path.startAzimuth.isFinite
              && path.endAzimuth.isFinite, "\(a) \(b) \(path)")
          let end = a.destination(bearing: path.startAzimuth, distance: path.distance)
          #expect(Displacement.between(end, b) <= 2e-8, "\(a) \(b) \(path) \(end)")
          let middle = a.midpoint(to: b)
          #expect(middle.latitude.isFinite && middle.longitude.isFinite)
        }
      }
      for distance in [-1e308, -1, 0, Double.leastNonzeroMagnitude, 1e10, 1e308] {
        for azimuth in [0, 90, 1e300, -1e-300] {
          let end = at(first, 1e300).destination(bearing: azimuth, distance: distance)
          #expect(abs(end.latitude) <= 90 && abs(end.longitude) <= 180, "\(first) \(azimuth) \(distance) \(end)")
        }
      }
    }
  }
}
