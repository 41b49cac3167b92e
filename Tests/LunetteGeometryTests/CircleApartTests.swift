import TestSupport
import Testing

@testable import LunetteGeometry

@Suite struct CircleApartTests {
  /// The sweep finds the same pair as comparing all with all, by the inverse problem alone.
  @Test(arguments: [10.0, 100_000, 400_000, 3_000_000]) func findsTheFirstPair(_ radius: Double) {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<40 {
      let circles = (0..<30).map { _ in
        Circle(
          center: Coordinate(
            latitude: .random(in: -90...90, using: &random), longitude: .random(in: -540...540, using: &random)),
          radius: .random(in: 0.5...1, using: &random) * radius)
      }
      var expected: (earlier: Int, later: Int)?
      search: for later in circles.indices {
        for earlier in 0..<later {
          let distance = circles[later].center.distance(to: circles[earlier].center)
          if distance < circles[later].radius + circles[earlier].radius {
            expected = (earlier, later)
            break search
          }
        }
      }
      let found = Circle.firstPairTogether(circles)
      #expect(found?.earlier == expected?.earlier && found?.later == expected?.later)
    }
  }

  /// A circle beyond a hemisphere is apart from what lies around its antipode.
  @Test func largeCirclesLeaveRoom() {
    let center = Coordinate(latitude: 48.2, longitude: 179.99)
    let large = Circle(center: center, radius: 19_900_000)
    let antipode = Coordinate(latitude: -48.2, longitude: -0.01)
    #expect(large.isApart(from: Circle(center: antipode, radius: 50_000)))
    #expect(!large.isApart(from: Circle(center: antipode, radius: 110_000)))
    #expect(!Circle(center: center, radius: 1e9).isApart(from: Circle(center: antipode, radius: 1)))
  }

  /// Circles that touch are not surely apart; a millimetre between them is enough.
  @Test func aMillimetreIsEnough() {
    let center = Coordinate(latitude: 48.2, longitude: 179.99)
    let other = center.destination(bearing: 70, distance: 2000)
    func circles(_ gap: Double) -> [Circle] {
      [Circle(center: center, radius: 1000), Circle(center: other, radius: 1000 - gap)]
    }
    #expect(Circle.firstPairTogether(circles(0)) != nil)
    #expect(Circle.firstPairTogether(circles(0.001)) == nil)
  }
}
