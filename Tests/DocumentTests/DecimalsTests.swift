import Foundation
import Lunette
import Testing

/// One number of decimals for the whole document.
@Suite struct DecimalsTests {
  @Test(arguments: Example.all)
  func asTheSmallestCircleNeeds(_ example: Example) throws {
    let picture = try example.picture()
    let radii = try picture.document().features.compactMap { feature -> Double? in
      if case .circle(let circle) = feature.properties.kind, circle.radius > 0 { circle.radius } else { nil }
    }
    // Rounding moves no vertex by more than 1 mm, nor by more than 1e-5 of the smallest radius.
    let limit = min(1e-3, 1e-5 * (radii.min() ?? .infinity))
    let metersOfDegree = 111_700.0
    let allowed = (8...13).first { 0.5 * pow(10, -Double($0)) * metersOfDegree * 2.0.squareRoot() <= limit } ?? 13
    let most = try most(in: picture)
    // Among the many vertices of a circle some need them all.
    #expect(radii.isEmpty ? most <= allowed : most == allowed)
  }

  @Test(arguments: Example.all)
  func asAskedFor(_ example: Example) throws {
    #expect(try most(in: try example.picture(), decimals: 4) <= 4)
  }

  /// The most decimals of the geometries' numbers, which must have neither an exponent nor needless zeros.
  private func most(in picture: Picture, decimals: Int? = nil) throws -> Int {
    var options = Picture.Options()
    options.decimals = decimals
    let text = String(decoding: try picture.data(options: options), as: UTF8.self)
    var most = 0
    for geometry in text.components(separatedBy: #""coordinates":"#).dropFirst() {
      let numbers = geometry.prefix { $0 != "}" }.split { "[],".contains($0) }
      for number in numbers {
        #expect(number.allSatisfy { "-.0123456789".contains($0) } && number != "-0", "\(number)")
        guard let point = number.firstIndex(of: ".") else { continue }
        #expect(number.last != "0", "\(number)")
        most = max(most, number.distance(from: point, to: number.endIndex) - 1)
      }
    }
    return most
  }
}
