import Glibc
import Testing

@testable import LunetteGeometry

@Suite struct SineAndCosineTests {
  /// Their series summed to 50 digits (Python's decimal) and rounded once.
  static let table: [(radians: Double, sine: Double, cosine: Double)] = [
    (0, 0, 1), (9.313225746154785e-10, 9.313225746154785e-10, 1.0), (0.01, 0.009999833334166664, 0.9999500004166653),
    (0.1, 0.09983341664682815, 0.9950041652780258), (0.25, 0.24740395925452294, 0.9689124217106447),
    (0.5, 0.479425538604203, 0.8775825618903728), (0.6180339887498949, 0.5794339444578109, 0.8150192046878788),
    (0.7, 0.644217687237691, 0.7648421872844885), (0.7853981633974483, 0.7071067811865475, 0.7071067811865476),
  ]

  @Test(arguments: table) func seriesAreRight(_ test: (radians: Double, sine: Double, cosine: Double)) {
    for sign in [1.0, -1] {
      let (sine, cosine) = (sign * test.radians).sineAndCosineOfEighth
      #expect(abs(sine - sign * test.sine) <= test.sine.ulp)
      #expect(abs(cosine - test.cosine) <= test.cosine.ulp)
    }
  }

  @Test func seriesAreAsTheLibrarysFunctions() {
    let wrong = (0...200_000).filter { step in
      let radians = .pi / 4 * Double(step) / 200_000
      let (sine, cosine) = radians.sineAndCosineOfEighth
      return abs(sine - sin(radians)) > 1.5 * sine.ulp || abs(cosine - cos(radians)) > 1.5 * cosine.ulp
    }
    #expect(wrong.isEmpty)
  }
}
