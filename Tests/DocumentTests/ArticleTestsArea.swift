import Foundation
import Lunette
import Testing

/// The third article, the area around the user, row by row. Rows 3.6 to 3.8 are about locations and moves that take time.
@Suite("Article 3: the area around a point") struct AreaArticleTests {
  /// The four sides of a region, and its spans.
  private func region(_ fields: String) throws -> (
    south: Double, west: Double, north: Double, east: Double, span: [Double]
  ) {
    let numbers = try ArticleScene(
      "local r = region { \(fields) } exact(r.south, r.west, r.north, r.east, r.span.lat, r.span.lon)"
    ).numbers
    try #require(numbers.count == 6)
    return (numbers[0], numbers[1], numbers[2], numbers[3], Array(numbers[4...]))
  }

  static let saoPaulo = "center = { -23.55052, -46.633308 }, width = 1000, height = 1000"

  @Test("3.1 the span is full; wgs84 counts along the meridian and the centre's parallel") func wgs84() throws {
    let area = try region(Self.saoPaulo)
    // Python's geographiclib along the meridian; 500 m / (N cos φ) along the parallel.
    #expect(abs(area.south + 23.55503459904522) < 1e-11 && abs(area.north + 23.54600539833525) < 1e-11)
    #expect(abs(area.west + 46.63820506102832) < 1e-11 && abs(area.east + 46.628410938971676) < 1e-11)
    #expect(abs(area.span[0] - 0.009029200709971263) < 1e-11 && abs(area.span[1] - 0.009794122056647135) < 1e-11)
    // The article's "mil metros quadrados" is 1 km².
    let squares = try ArticleScene("exact(region { \(Self.saoPaulo) }:path():area())").numbers
    #expect(abs(try #require(squares.first) / 1e6 - 1) < 1e-3)
  }

  @Test("3.1 mapkit counts metres a degree as devices do", arguments: [-23.55052, 0, 21.0278, 60, -80])
  func mapKit(_ latitude: Double) throws {
    let area = try region("center = { \(latitude), 10 }, width = 3000, height = 1000, model = \"mapkit\"")
    let phi = latitude * .pi / 180
    let ofLatitude = 111132.92 - 559.82 * cos(2 * phi) + 1.175 * cos(4 * phi) - 0.0023 * cos(6 * phi)
    let ofLongitude = 111412.84 * cos(phi) - 93.5 * cos(3 * phi) + 0.118 * cos(5 * phi)
    #expect(abs(area.span[0] - 1000 / ofLatitude) < 1e-12 && abs(area.span[1] - 3000 / ofLongitude) < 1e-12)
  }

  @Test("3.2 a device's spans of 1000 m × 2000 m at (0, 0), to the last bit") func recordedSpans() throws {
    let area = try region("center = { 0, 0 }, height = 1000, width = 2000, model = \"mapkit\"")
    #expect(area.span == [0.009043695025814083, 0.017966310975031877])
  }

  @Test("3.3 the sides around (-23.55052, -46.633308)", arguments: ["wgs84", "mapkit"]) func sides(_ model: String)
    throws
  {
    let area = try region(Self.saoPaulo + ", model = \"\(model)\"")
    #expect(abs(area.south + 23.555035) < 5e-7 && abs(area.north + 23.546005) < 5e-7)
    #expect(abs(area.west + 46.638205) < 5e-7 && abs(area.east + 46.628411) < 5e-7)
  }

  /// The example that draws the article's figure.
  private func figure() throws -> SceneDocument { try Example(name: "area-around-me").picture().document() }

  @Test("3.4 the corners are markers in the article's order, and the dashed square is drawn") func corners() throws {
    let document = try figure()
    let titles = ["Sudoeste", "Sudeste", "Nordeste", "Noroeste"]
    let corners = document.features.filter { titles.contains($0.properties.title ?? "") }
    #expect(corners.map(\.properties.title) == titles)
    let (south, north, west, east) = (-23.555035, -23.546005, -46.638205, -46.628411)
    let expected = [(south, west), (south, east), (north, east), (north, west)]
    for (corner, (latitude, longitude)) in zip(corners, expected) {
      guard case .point(let place) = corner.geometry else {
        Issue.record("\(corner.id) has no place")
        continue
      }
      #expect(abs(place.latitude - latitude) < 6e-7 && abs(place.longitude - longitude) < 6e-7)
    }
    #expect(document.features.contains { $0.properties.overlay == "rectangle" && $0.geometry != nil })
    let svg = String(decoding: try Example(name: "area-around-me").picture().data(as: .svg), as: UTF8.self)
    let square = try #require(svg.range(of: "class=\"overlay rectangle\"")).upperBound
    let attributes = svg[square...].prefix { $0 != ">" }
    #expect(attributes.contains("fill=\"none\"") && attributes.contains("stroke-dasharray=\"6 4\""))
  }

  @Test("3.5 the circle is drawn, red, its fill at 0.4") func circle() throws {
    let looks = try Example(name: "area-around-me").picture().looks()
    let paint = try #require(looks.first { $0.overlay == "circle" })
    #expect(paint.stroke == "#ff0000" && paint.strokeOpacity == 1)
    #expect(paint.fill == "#ff0000" && paint.fillOpacity == 0.4)
  }

  @Test("3.9 a region over ±180 or a pole keeps valid coordinates", arguments: ["wgs84", "mapkit"])
  func overTheSeam(_ model: String) throws {
    let area = try region("center = { 21.0278, 179.999 }, width = 1000, height = 1000, model = \"\(model)\"")
    // geographiclib and N cos φ, as above.
    #expect(abs(area.south - 21.0232839963) < 1e-7 && abs(area.north - 21.0323160013) < 1e-7)
    #expect(abs(area.west - 179.9941900478) < 1e-7 && abs(area.east + 179.9961900478) < 1e-7)
    #expect(abs(area.span[1] - 0.0096199) < 1e-6)

    for latitude in [90, 89.999, -89.999, -90] {
      let cap = try region("center = { \(latitude), 0 }, width = 1000, height = 1000, model = \"\(model)\"")
      #expect(latitude > 0 ? cap.north == 90 : cap.south == -90)
      #expect(cap.west == -180 && cap.east == 180, "what holds a pole has every longitude")
      #expect(cap.span[0] > 0 && cap.span[0] < 0.01)
    }
  }
}
