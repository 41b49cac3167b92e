import Glibc
import Testing

@testable import LunetteGeometry

/// Circles past the cut locus: their arcs meet where geodesics of half a turn of arc end that are as long as the radius.
@Suite struct CutLocusTests {
  struct Meeting: Sendable {
    var latitude, radius, azimuth, longitude: Double
  }

  /// By geographiclib 2.1: the azimuth whose `ArcDirect` over 180° is as long as the radius, and where it ends.
  static let meetings: [Meeting] = [
    Meeting(latitude: 0, radius: 19_980_000, azimuth: 57.568766010, longitude: 179.490742577867),
    Meeting(latitude: 0, radius: 19_990_000, azimuth: 40.098517644, longitude: 179.611470530246),
    Meeting(latitude: 0, radius: 20_000_000, azimuth: 20.012684984, longitude: 179.793616285918),
    Meeting(latitude: 0, radius: 20_003_900, azimuth: 1.754409553, longitude: 179.981538887305),
    Meeting(latitude: 45, radius: 19_990_000, azimuth: 65.419072488, longitude: 179.611470530246),
    Meeting(latitude: 45, radius: 20_000_000, azimuth: 28.892845394, longitude: 179.793616285918),
    Meeting(latitude: -60, radius: 20_000_000, azimuth: 43.057810732, longitude: 179.793616285918),
    Meeting(latitude: -60, radius: 20_003_900, azimuth: 3.501631987, longitude: 179.981538887305),
    Meeting(latitude: 21.0278, radius: 19_980_000, azimuth: 64.670629374, longitude: 179.490742577867),
    Meeting(latitude: 21.0278, radius: 20_000_000, azimuth: 21.499080065, longitude: 179.793616285918),
  ]

  @Test(arguments: meetings) func arcsMeetOnTheAntipodesParallel(_ meeting: Meeting) throws {
    let fan = GeodesicFan(latitude: meeting.latitude, distance: meeting.radius)
    #expect(abs(try #require(fan.shortestReach) * .degrees - meeting.azimuth) < 2e-8)
    let circle = Circle(center: Coordinate(latitude: meeting.latitude, longitude: 0), radius: meeting.radius)
    let outline = try #require(circle.geographicOutlines(tolerance: circle.defaultTolerance).first)
    #expect(outline.isInverted && outline.heldPole == nil && outline.points.signedArea < 0)
    let box = try #require(Box(around: outline.points))
    // A nanometre along the parallel is 1e-14 of a degree.
    #expect(abs(box.minX - meeting.longitude) < 1e-9 && abs(box.maxX - (360 - meeting.longitude)) < 1e-9)
    for tip in outline.points where tip.x == box.minX || tip.x == box.maxX {
      #expect(abs(tip.y + meeting.latitude) < 1e-12)
    }
  }

  /// `ArcDirect` due east over 180° by geographiclib: shorter circles are whole.
  @Test(arguments: [(0.0, 19_970_326.371), (10, 19_971_334.340), (-45, 19_987_083.069), (89, 20_003_921.166)])
  func shorterOnesAreWhole(_ latitude: Double, _ radius: Double) {
    #expect(GeodesicFan(latitude: latitude, distance: radius).shortestReach == nil)
    #expect(GeodesicFan(latitude: latitude, distance: radius + 0.01).shortestReach != nil)
  }

  /// A path's points stay at the radius: bearings that lead too far give the place where the arcs meet.
  @Test(arguments: meetings) func pathsKeepTheirRadius(_ meeting: Meeting) {
    let center = Coordinate(latitude: meeting.latitude, longitude: 30)
    let circle = [Coordinate].circle(center: center, radius: meeting.radius, segments: 72)
    #expect(circle.count == 73 && circle.first == circle.last)
    #expect(circle.allSatisfy { abs(center.distance(to: $0) - meeting.radius) < 3e-8 })
    let east = [Coordinate].arc(center: center, radius: meeting.radius, from: 90, to: 90, segments: 1)[0]
    #expect(abs(east.longitude - 30 - meeting.longitude) < 1e-9)
  }
}
