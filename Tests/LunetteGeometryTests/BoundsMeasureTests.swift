import Glibc
import TestSupport
import Testing

@testable import LunetteGeometry

private func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(latitude: latitude, longitude: longitude)
}

@Suite struct BoundsMeasureTests {
  private struct Corners {
    var first, second: Double
    var west, east: Double
  }

  private static let corners: [Corners] = [
    Corners(first: 10, second: 20, west: 10, east: 20),
    Corners(first: 170, second: -170, west: 170, east: -170),
    Corners(first: 170, second: 190, west: 170, east: -170),
    Corners(first: -10, second: 350, west: -10, east: -10),
    Corners(first: 5, second: 5, west: 5, east: 5),
    Corners(first: -100, second: 79, west: -100, east: 79),
    Corners(first: -100, second: 81, west: 81, east: -100),
    // Half a turn: from the smaller number eastward.
    Corners(first: -90, second: 90, west: -90, east: 90),
    Corners(first: 100, second: 280, west: 100, east: -80),
    Corners(first: 0, second: 180, west: 0, east: 180),
    Corners(first: -180, second: 0, west: -180, east: 0),
    Corners(first: -180, second: 180, west: -180, east: 180),
    Corners(first: -180, second: -170, west: -180, east: -170),
    Corners(first: 170, second: -180, west: 170, east: 180),
  ]

  @Test func cornersGoTheSmallerWay() {
    for given in BoundsMeasureTests.corners {
      let expected = Bounds(south: -5, west: given.west, north: 7, east: given.east)
      let (first, second) = (coordinate(7, given.first), coordinate(-5, given.second))
      #expect(Bounds(corner: first, corner: second) == expected, "\(given)")
      #expect(Bounds(corner: second, corner: first) == expected, "\(given)")
    }
  }

  @Test func polesHaveEveryLongitude() {
    let cap = Bounds(south: 80, west: 10, north: 90, east: 20)
    #expect(cap.contains(coordinate(90, -100)) && !cap.contains(coordinate(89.9, -100)))
    #expect(!cap.contains(coordinate(-90, 15)))
    #expect([coordinate(80, 5), coordinate(90, 5)].bounds == Bounds(south: 80, west: -180, north: 90, east: 180))
    #expect([coordinate(-90, 5)].bounds == Bounds(south: -90, west: -180, north: -90, east: 180))
  }

  @Test func edgesCount() {
    // The width of these sides rounds; both names of the meridian opposite Greenwich are in.
    let box = Bounds(corner: coordinate(0, -180), corner: coordinate(16, -240.43104707114716))
    for longitude in [180, -180, 540, -240.43104707114716, box.west] {
      #expect(box.contains(coordinate(0, longitude)) && box.contains(coordinate(16, longitude)))
    }
    #expect(!box.contains(coordinate(0, -179.99999999999997)) && !box.contains(coordinate(0, box.west.nextDown)))
    #expect(Bounds(south: 0, west: -180, north: 1, east: 0).contains(coordinate(1, 180)))
    #expect(Bounds(south: 0, west: 180, north: 1, east: 180).contains(coordinate(1, -180)))
  }

  @Test func pathsRunOn() {
    #expect([Coordinate]().bounds == nil)
    #expect([coordinate(1, 540)].bounds == coordinate(1, 540).bounds)
    let across = [coordinate(10, 179), coordinate(12, -179)]
    #expect(across.bounds == Bounds(south: 10, west: 179, north: 12, east: -179))
    // The way there and the way back; three steps of 120° around the world; written past 180; half a turn as written.
    #expect((across + [coordinate(11, 179)]).bounds == across.bounds)
    let around = [coordinate(0, 0), coordinate(1, 120), coordinate(2, -120), coordinate(3, 0)]
    #expect(around.bounds == Bounds(south: 0, west: -180, north: 3, east: 180))
    #expect(around.dropLast().map { $0 }.bounds == Bounds(south: 0, west: 0, north: 2, east: -120))
    #expect([coordinate(0, 170), coordinate(0, 200)].bounds == Bounds(south: 0, west: 170, north: 0, east: -160))
    #expect([coordinate(0, 0), coordinate(0, -180)].bounds == Bounds(south: 0, west: -180, north: 0, east: 0))
    #expect([coordinate(0, 0), coordinate(0, 180)].bounds == Bounds(south: 0, west: 0, north: 0, east: 180))
    #expect([coordinate(0, 1e300), coordinate(0, -1e308)].bounds != nil)
  }

  @Test func includesTheShortWay() {
    let box = Bounds(south: 0, west: 170, north: 1, east: 175)
    let other = Bounds(south: 3, west: -178, north: 4, east: -170)
    #expect(box.including(other) == Bounds(south: 0, west: 170, north: 4, east: -170))
  }

  /// Everything within the distance is inside, and a millimetre less would not be enough; by the direct problem.
  @Test func paddingIsTight() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<60 {
      let south = Double.random(in: -85...80, using: &random)
      let box = Bounds(
        south: south, west: .random(in: -180...180, using: &random), north: south + .random(in: 0...5, using: &random),
        east: .random(in: -180...180, using: &random))
      let meters = exp(Double.random(in: 0...13, using: &random))
      let padded = box.padded(by: meters)
      guard padded.width < 360 else { continue }
      for _ in 0..<50 {
        let latitude = Bool.random(using: &random) ? box.south : box.north
        let bearing = Double.random(in: 0...360, using: &random)
        let point = coordinate(latitude, box.east).destination(bearing: bearing, distance: meters * (1 - 1e-9) - 1e-8)
        #expect(padded.contains(point), "\(box) \(meters) \(point)")
      }
      let less = box.padded(by: meters - 0.001)
      let corner = coordinate(abs(box.north) > abs(box.south) ? box.north : box.south, box.east)
      #expect(!less.contains(easternmost(around: corner, meters)), "\(box) \(meters)")
      #expect(!less.contains(coordinate(box.north, box.west).destination(bearing: 0, distance: meters)))
    }
  }

  /// By golden sections over the bearing.
  private func easternmost(around center: Coordinate, _ meters: Double) -> Coordinate {
    func reached(_ bearing: Double) -> Double {
      let end = Geodesic.direct(
        from: Coordinate(latitude: center.latitude, longitude: 0), azimuth: bearing, distance: meters)
      return end.end.longitude
    }
    var (low, high) = (0.0, 180.0)
    while high - low > 1e-6 {
      let (a, b) = (high - 0.618034 * (high - low), low + 0.618034 * (high - low))
      if reached(a) > reached(b) { high = b } else { low = a }
    }
    return center.destination(bearing: low, distance: meters)
  }

  @Test func paddingOverAPoleHasEveryLongitude() {
    let box = Bounds(south: 60, west: 10, north: 89, east: 20)
    // From 89° to the pole it is 111,693.86 m.
    #expect(box.padded(by: 111_693).width < 360)
    let over = box.padded(by: 111_694)
    #expect((over.west, over.north, over.east) == (-180, 90, 180))
    #expect(over.south < 60 && over.south > 58)
    let all = Bounds(south: -90, west: -180, north: 90, east: 180)
    #expect(all.padded(by: 1e9) == all && all.padded(by: 0) == all && box.padded(by: 1e9) == all)
    #expect(box.padded(by: .nan) == box && box.padded(by: .infinity) == all)
  }

  @Test func pathsOfBoxes() {
    let box = Bounds(south: 1, west: 170, north: 2, east: -170)
    #expect(
      box.path() == [
        coordinate(1, 170), coordinate(1, 190), coordinate(2, 190), coordinate(2, 170), coordinate(1, 170),
      ])
    for east in [-180.0, -100, 0, 80, 180] {
      let wide = Bounds(south: -3, west: -180, north: 4, east: east)
      let path = wide.path()
      #expect(path.first == path.last && path.bounds == wide)
      #expect(zip(path, path.dropFirst()).allSatisfy { abs($1.longitude - $0.longitude) <= 180 })
    }
  }
}
