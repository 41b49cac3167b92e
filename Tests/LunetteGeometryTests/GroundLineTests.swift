import Foundation
import Testing

@testable import LunetteGeometry

@Suite struct GroundLineTests {
  private func path(_ numbers: Double...) -> [Coordinate] {
    stride(from: 0, to: numbers.count, by: 2).map { Coordinate(latitude: numbers[$0], longitude: numbers[$0 + 1]) }
  }

  /// On the equator such a line meets its chord, its parallel and its great circle; a quarter of the way it doesn't.
  @Test func edgesThatAreEvenAboutTheEquatorBend() throws {
    let line = try #require(GroundLine([path(-40, 0, 40, 60)]).geographicLines(tolerance: 10).first)
    // atan(sinh(asinh(tan(-40°)) / 2)): half of the way to the equator.
    let quarter = try #require(line.first { $0.x == 15 })
    #expect(abs(quarter.y + 21.344222898171626) < 1e-12)
    #expect(line.contains { $0.x == 45 && abs($0.y - 21.344222898171626) < 1e-12 })
  }

  struct Cut: Sendable, CustomTestStringConvertible {
    let name: String
    let path: [Double]
    /// The longitudes of the pieces.
    let pieces: [[Double]]
    var testDescription: String { name }
  }

  /// By hand; all on the equator or along a meridian, so that nothing is added.
  static let cuts: [Cut] = [
    Cut(name: "eastward", path: [0, 170, 0, 190], pieces: [[170, 180], [-180, -170]]),
    Cut(name: "westward", path: [0, -170, 0, 170], pieces: [[-170, -180], [180, 170]]),
    Cut(name: "a turn on", path: [0, 530, 0, 550], pieces: [[170, 180], [-180, -170]]),
    Cut(name: "to the cut", path: [0, 170, 0, 180], pieces: [[170, 180]]),
    Cut(name: "from the cut westward", path: [0, -180, 0, -190], pieces: [[180, 170]]),
    // Adding 180 rounds the last digit away: no crossing is found.
    Cut(name: "from a digit beyond", path: [0, -180.00000000000003, 0, -170], pieces: [[-180.00000000000003, -170]]),
    Cut(name: "to a digit beyond", path: [0, 170, 0, 180.00000000000003], pieces: [[170, 180, 180.00000000000003]]),
    Cut(name: "along the cut", path: [0, -180, 1, -180], pieces: [[180, 180]]),
    Cut(
      name: "along the cut and over it", path: [0, 170, 0, 180, 1, 180, 1, 190],
      pieces: [[170, 180, 180], [-180, -170]]),
    Cut(
      name: "around the world", path: [0, 0, 0, 90, 0, 170, 0, 260, 0, 350, 0, 440],
      pieces: [[0, 90, 170, 180], [-180, -100, -10, 80]]),
  ]

  @Test(arguments: cuts) func piecesComeInOrder(_ cut: Cut) {
    let places = stride(from: 0, to: cut.path.count, by: 2).map {
      Coordinate(latitude: cut.path[$0], longitude: cut.path[$0 + 1])
    }
    let pieces = GroundLine([places]).geographicLines(tolerance: 1e6)
    #expect(pieces.map { $0.map(\.x) } == cut.pieces)
  }

  /// The northernmost latitude of the geodesic from geographiclib, found by ternary search along its line.
  @Test func boxesHoldTheBulge() throws {
    let bounds = try #require(GroundLine([path(35, 140, 37, -122)], isGeodesic: true).bounds)
    #expect(abs(bounds.north - 47.9945950340278) < 1e-9 && bounds.south == 35)
    #expect(bounds.west == 140 && bounds.east == -122)
    let south = try #require(GroundLine([path(-50, 10, -52, 80)], isGeodesic: true).bounds)
    #expect(abs(south.south + 56.50933504522193) < 1e-9 && south.north == -50)
  }

  /// 1e300 is 0° and 1e17 is -80°, by the exact remainder of Python's math.remainder.
  @Test(arguments: [false, true]) func longitudesManyTurnsOutAreTheirRemainders(_ isGeodesic: Bool) {
    let far = GroundLine([path(10, 1e300, 20, 1e17)], isGeodesic: isGeodesic)
    let near = GroundLine([path(10, 0, 20, -80)], isGeodesic: isGeodesic)
    #expect(far.geographicLines(tolerance: 10) == near.geographicLines(tolerance: 10))
    #expect(far.mercatorLines(from: 1e300, tolerance: 10) == near.mercatorLines(from: 0, tolerance: 10))
  }
}
