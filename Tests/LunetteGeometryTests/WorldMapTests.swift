import LunetteGeometry
import Testing

/// The built-in map against what shapely 2.1 finds in its source, Natural Earth's 177 countries at 1:110m.
@Suite struct WorldMapTests {
  /// The source's union has 127 polygons and one lake, three of them cut at 180°: Chukotka, Wrangel Island, Vanua Levu.
  @Test func landIsTheCountriesUnion() {
    let rings = WorldMap.land()
    #expect(rings.count == 127 - 3 + 1)
    let areas = rings.map(area)
    #expect(areas.filter { $0 < 0 }.count == 1)
    // Square degrees; rounding to hundredths moves coasts of 5139° by 0.0025° on average, either way.
    #expect(abs(areas.reduce(0, +) - 21496.991) < 0.5)
  }

  /// Half of what the countries' perimeters are longer than that of their union.
  @Test func bordersAreThereOnce() {
    let borders = WorldMap.borders
    let length = borders.reduce(0) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) {
        $0 + Point(x: $1.0.longitude, y: $1.0.latitude).distance(to: Point(x: $1.1.longitude, y: $1.1.latitude))
      }
    }
    // Rounding makes lines a little longer.
    #expect(abs(length / 1985.357 - 1) < 0.001)
    let land = Set(WorldMap.land().joined().map(\.onGlobe))
    // A border ends at the coast, or where others do.
    let ends = borders.flatMap { [$0[0].onGlobe, $0[$0.count - 1].onGlobe] }
    let alone = Dictionary(ends.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value < 2 && !land.contains($0.key) }
    #expect(alone.isEmpty)
  }

  struct Place: CustomTestStringConvertible {
    var name: String
    var latitude, longitude: Double
    var isLand: Bool
    var testDescription: String { name }

    init(_ name: String, _ latitude: Double, _ longitude: Double, isLand: Bool) {
      (self.name, self.latitude, self.longitude, self.isLand) = (name, latitude, longitude, isLand)
    }
  }

  static let places: [Place] = [
    Place("Paris", 48.86, 2.35, isLand: true), Place("London", 51.5, -0.13, isLand: true),
    Place("Hanoi", 21.03, 105.85, isLand: true), Place("Nairobi", -1.29, 36.82, isLand: true),
    Place("La Paz", -16.5, -68.15, isLand: true), Place("Novosibirsk", 55.03, 82.92, isLand: true),
    Place("Alice Springs", -23.7, 133.88, isLand: true), Place("Chukotka", 66.5, -179.5, isLand: true),
    Place("Wrangel Island", 71.2, -179.6, isLand: true), Place("Vanua Levu", -16.4, 179.9, isLand: true),
    Place("near the South Pole", -89.9, 40, isLand: true), Place("Vostok", -78.46, 106.83, isLand: true),
    Place("Antarctica at 180", -86, 180, isLand: true), Place("Greenland", 72, -40, isLand: true),
    Place("Maseru", -29.3, 28.2, isLand: true), Place("the Caspian Sea", 42, 50.5, isLand: false),
    Place("the Atlantic", 0, -25, isLand: false), Place("the Pacific", 0, 180, isLand: false),
    Place("near the North Pole", 89.9, 0, isLand: false), Place("the Ross Sea", -76, -175, isLand: false),
    Place("the Bering Sea", 58, 180, isLand: false), Place("the Mediterranean", 34.5, 18, isLand: false),
    Place("Hudson Bay", 60, -86, isLand: false), Place("the Bay of Bengal", 15, 88, isLand: false),
    Place("Drake Passage", -59, -65, isLand: false),
  ]

  @Test(arguments: places) func landLiesWhereItDoes(_ place: Place) {
    let point = Point(x: place.longitude / .degrees, y: Mercator.y(latitude: place.latitude))
    let box = Box(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y).padded(by: 0.01)
    let rings = WorldMap.mercatorLand.flatMap { $0.rings(on: .mercator, reaching: box) }
    let around = rings.filter { $0.contains(point) }.reduce(0) { $0 + ($1.signedArea > 0 ? 1 : -1) }
    #expect(around == (place.isLand ? 1 : 0))
  }

  /// In square degrees, closed over the south pole where it goes around it.
  private func area(_ ring: [Coordinate]) -> Double {
    var points = ring.map { Point(x: $0.longitude, y: $0.latitude) }
    if let first = points.first, let last = points.last, abs(last.x - first.x) > 180 {
      points += [
        Point(x: first.x - 360, y: first.y), Point(x: first.x - 360, y: -90), Point(x: first.x, y: -90),
      ]
    }
    return points.signedArea
  }
}

extension Coordinate {
  /// In hundredths of degrees, one longitude for each place.
  fileprivate var onGlobe: Point {
    let east = Int((100 * longitude).rounded())
    return Point(x: Double((east % 36000 + 36000) % 36000), y: (100 * latitude).rounded())
  }
}
