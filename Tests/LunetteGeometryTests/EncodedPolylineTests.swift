import TestSupport
import Testing

@testable import LunetteGeometry

private func decoded(_ text: String, precision: Int = 5) throws(PolylineError) -> [Coordinate] {
  let bytes = Array(text.utf8)
  let result: Result<[Coordinate], PolylineError> = bytes.withUnsafeBufferPointer { buffer in
    do throws(PolylineError) {
      return .success(try [Coordinate].decodedPolyline(buffer, precision: precision))
    } catch { return .failure(error) }
  }
  return try result.get()
}

private func coordinates(_ pairs: [(Double, Double)]) -> [Coordinate] {
  pairs.map { Coordinate(latitude: $0.0, longitude: $0.1) }
}

@Suite struct EncodedPolylineTests {
  /// The example of the format's own description.
  private static let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
  private static let path = coordinates([(38.5, -120.2), (40.7, -120.95), (43.252, -126.453)])

  @Test func knownText() throws {
    #expect(EncodedPolylineTests.path.encodedPolyline(precision: 5) == EncodedPolylineTests.text)
    #expect(try decoded(EncodedPolylineTests.text) == EncodedPolylineTests.path)
    #expect(try decoded("") == [] && [Coordinate]().encodedPolyline(precision: 5) == "")
  }

  /// Worked by hand: 0.000004 rounds to 0, 0.000008 to 1; the differences are those of 0, 1, 1.
  @Test func differencesAreOfTheRounded() throws {
    let path = coordinates([(0.000004, 0), (0.000008, 0), (0.000012, 0)])
    #expect(path.encodedPolyline(precision: 5) == "??A???")
  }

  @Test(arguments: 1...7) func roundTrips(_ precision: Int) throws {
    var random = SeededGenerator(seed: UInt64(precision))
    var scale = 1.0
    for _ in 0..<precision { scale *= 10 }
    let path = (0..<2000).map { _ in
      Coordinate(latitude: .random(in: -90...90, using: &random), longitude: .random(in: -1000...1000, using: &random))
    }
    let rounded = path.map {
      Coordinate(
        latitude: ($0.latitude * scale).rounded() / scale, longitude: ($0.longitude * scale).rounded() / scale)
    }
    #expect(try decoded(path.encodedPolyline(precision: precision), precision: precision) == rounded)
  }

  @Test func hugeLongitudesComeBackReduced() throws {
    for longitude in [1e9, -1e18, 1e300, -1.7976931348623157e308] {
      let path = coordinates([(90, longitude), (-90, -longitude)])
      let back = try decoded(path.encodedPolyline(precision: 7), precision: 7)
      #expect(abs(back[0].longitude - longitude.normalizedLongitude) < 1e-7)
    }
  }

  private struct Mistake {
    var text: String
    var precision = 5
    var error: PolylineError
  }

  private static let mistakes: [Mistake] = [
    Mistake(text: "_p~iF~ps|", error: PolylineError(byte: 9, problem: .truncated)),
    Mistake(text: "_p~iF", error: PolylineError(byte: 5, problem: .truncated)),
    Mistake(text: "_p~iF~ps|U_ul!", error: PolylineError(byte: 13, problem: .invalidCharacter(33))),
    Mistake(text: "\u{7F}", error: PolylineError(byte: 0, problem: .invalidCharacter(127))),
    Mistake(text: "??é", error: PolylineError(byte: 2, problem: .invalidCharacter(0xC3))),
    Mistake(text: "??~~~~~~~~~~~~~?", error: PolylineError(byte: 2, problem: .numberTooLarge)),
    // The example at precision 6, read at 5: 38.5 is 385.
    Mistake(
      text: path.encodedPolyline(precision: 6),
      error: PolylineError(byte: 0, problem: .latitude(385, fittingPrecision: 6))),
    Mistake(
      text: path.encodedPolyline(precision: 7),
      error: PolylineError(byte: 0, problem: .latitude(3850, fittingPrecision: 7))),
    Mistake(
      text: path.encodedPolyline(precision: 7), precision: 6,
      error: PolylineError(byte: 0, problem: .latitude(385, fittingPrecision: 7))),
    Mistake(
      text: coordinates([(45, 0), (1000, 0)]).encodedPolyline(precision: 7), precision: 7,
      error: PolylineError(byte: 7, problem: .latitude(1000, fittingPrecision: nil))),
  ]

  @Test func mistakesAreNamed() {
    for mistake in EncodedPolylineTests.mistakes {
      #expect(throws: mistake.error, "\(mistake)") { try decoded(mistake.text, precision: mistake.precision) }
    }
  }

  /// Numbers that only their sum makes too large, and bytes at random.
  @Test func hostileTextIsNoTrap() {
    #expect(throws: PolylineError.self) { try decoded(String(repeating: "}~~~~~~~~~~B", count: 40)) }
    var random = SeededGenerator(seed: 44)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        Character(UnicodeScalar(UInt8.random(in: 60...126, using: &random)))
      }
      _ = try? decoded(String(text), precision: Int.random(in: -3...12, using: &random))
    }
  }
}
