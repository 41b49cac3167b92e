import Foundation
import Testing

@testable import LunetteGeometry

@Suite struct GroundDashesTests {
  private static let all = Box(minX: -10, minY: -10, maxX: 10, maxY: 10)

  private func plane(_ latitude: Double, _ longitude: Double) -> Point {
    Point(x: longitude / .degrees, y: Mercator.y(latitude: latitude))
  }

  /// The latitudes are geographiclib's: Geodesic.WGS84.Direct(60, 5, 0, k · 1000).
  @Test func lengthsHoldAlongAMeridian() throws {
    let ends = [
      60.0089756645184, 60.01795131674969, 60.0269269566961, 60.03590258435989, 60.044878199743295, 60.05385380284859,
    ]
    let line = [plane(60, 5), plane(70, 5)]
    let dashes = try #require(GroundDashes([1000, 1000], visible: Self.all).dashes(of: line, atMost: 10_000))
    // 10 degrees have 1115 km there.
    #expect(dashes.count == 558)
    for (index, latitude) in ends.enumerated() {
      let dash = dashes[index / 2]
      let end = index % 2 == 0 ? dash[dash.count - 1] : dashes[index / 2 + 1][0]
      #expect(abs(Mercator.latitude(y: end.y) - latitude) < 1e-6, "end \(index)")
    }
  }

  /// A radian of the parallel of 60° has a cos(60°) / √(1 - e² sin²(60°)) = 3,197,104.587 m.
  @Test func lengthsHoldAlongAParallel() throws {
    let line = [plane(60, 0), plane(60, 50)]
    let dashes = try #require(GroundDashes([30_000, 10_000], visible: Self.all).dashes(of: line, atMost: 1000))
    #expect(dashes.count == 70)
    for (index, dash) in dashes.enumerated() {
      #expect(abs(dash[0].x * 3_197_104.586923948 - 40_000 * Double(index)) < 0.1)
    }
    #expect(abs((dashes[3][1].x - dashes[3][0].x) * 3_197_104.586923948 - 30_000) < 0.01)
  }

  /// The pattern goes on where nothing is seen, and nothing is made there.
  @Test func whatIsSeenIsTheSame() throws {
    let line = [plane(10, 0), plane(40, 30), plane(10, 60)]
    let pattern = [700.0, 200, 100]
    let view = Box(minX: 0.30, minY: 0, maxX: 0.31, maxY: 1)
    let all = try #require(GroundDashes(pattern, visible: Self.all).dashes(of: line, atMost: 1_000_000))
    let seen = try #require(GroundDashes(pattern, visible: view).dashes(of: line, atMost: 1000))
    let inside = all.filter { $0.allSatisfy(view.contains) }
    #expect(inside.count > 50 && seen.count - inside.count <= 2)
    for dash in inside {
      #expect(seen.contains { abs($0[0].x - dash[0].x) < 1e-7 && abs($0[0].y - dash[0].y) < 1e-7 })
    }
  }

  @Test func tooManyAreNone() {
    let line = [plane(0, 0), plane(0, 90)]
    #expect(GroundDashes([0.001, 0.001], visible: Self.all).dashes(of: line, atMost: 1000) == nil)
  }
}
