import TestSupport
import Testing

@testable import LunetteGeometry

/// Against comparing everything with everything.
@Suite struct StripesTests {
  @Test func windingsAreThoseOfEveryEdge() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<50 {
      let rings = (0..<5).map { _ -> Ring in
        (0..<30).map { _ in Point(x: .random(in: 0...10, using: &random), y: .random(in: 0...10, using: &random)) }
      }
      let windings = Windings(rings)
      for _ in 0..<40 {
        let point = Point(x: .random(in: -1...11, using: &random), y: .random(in: -1...11, using: &random))
        let each = rings.map { $0.turns(around: point) }
        #expect(windings.turns(around: point) == each.reduce(0, +))
        let turns = windings.turnsOfRings(around: point)
        #expect(rings.indices.allSatisfy { turns[Int32($0), default: 0] == each[$0] })
      }
    }
  }

  /// Of a comb with another across it each pair of teeth crosses once.
  @Test func crossingsAreCountedOnce() {
    let teeth = 30
    var sweep = EdgeSweep()
    for tooth in 0..<teeth {
      let at = Double(tooth) + 0.5
      sweep.append([Point(x: at, y: 0), Point(x: at, y: 30)], isClosed: false)
      sweep.append([Point(x: 0, y: at), Point(x: 30, y: at)], isClosed: false)
    }
    #expect(sweep.meeting == .crossing)
    #expect(sweep.crosses(moreThan: teeth * teeth - 1) && !sweep.crosses(moreThan: teeth * teeth))
  }
}
