import Glibc
import Testing

@testable import LunetteGeometry

/// The search finds its azimuth from any guess; a bad one costs time only, which no result shows.
@Suite struct AzimuthGuessTests {
  @Test(arguments: [
    (-30.0, 29.9, 179.8), (-30, 30, 179.5), (-30, 29.7, 179.3), (-1, 0.9, 179.5), (-60, 59.95, 179.9), (-0.1, 0, 179.6),
  ]) func guessNearTheAntipodeIsGood(start: Double, end: Double, longitude: Double) {
    let problem = InverseProblem(
      start: start, end: end, longitude: Longitude.difference(from: 0, to: longitude), on: .wgs84)
    let guess = AzimuthGuess(for: problem).azimuth
    let error = guess.minus(problem.solution.startAzimuth).degrees
    #expect(abs(error) < 1.5, "\(error)")
  }

  @Test func astroidRootSolvesItsEquation() {
    for x in [-2.0, -1, -0.9, -0.5, -1e-3, 0] {
      for y in [-2.0, -1, -0.5, -1e-3, -1e-9] {
        let k = Astroid.positiveRoot(x: x, y: y)
        // Eq. (55) in the form that shows its meaning: (x / (1 + κ))² + (y / κ)² = 1.
        let sum = (x / (1 + k)) * (x / (1 + k)) + (y / k) * (y / k)
        #expect(k > 0 && abs(sum - 1) < 1e-9, "\(x) \(y) \(k) \(sum)")
      }
    }
    #expect(Astroid.positiveRoot(x: -0.5, y: 0) == 0)
    #expect(abs(Astroid.positiveRoot(x: -2, y: 0) - 1) < 1e-15)
  }
}
