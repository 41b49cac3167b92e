import Glibc
import LunetteGeometry
import Testing

/// Tiles by the formulas of OpenStreetMap's wiki, "Slippy map tilenames".
@Suite struct TileGridTests {
  struct View: CustomTestStringConvertible {
    var latitude, longitude, zoom, bearing: Double
    var tileZoom: Int
    var testDescription: String { "\(latitude), \(longitude), zoom \(zoom), bearing \(bearing), tiles of \(tileZoom)" }

    init(_ latitude: Double, _ longitude: Double, zoom: Double, bearing: Double = 0, tiles: Int) {
      (self.latitude, self.longitude, self.zoom, self.bearing) = (latitude, longitude, zoom, bearing)
      tileZoom = tiles
    }
  }

  static let views: [View] = [
    View(48.85, 2.35, zoom: 7.3, tiles: 7), View(48.85, 2.35, zoom: 7.3, bearing: 45, tiles: 7),
    View(-17, 180, zoom: 5, tiles: 5), View(66, -179, zoom: 4.4, bearing: 200, tiles: 4),
    View(0, 0, zoom: 0, tiles: 0), View(10, 100, zoom: -1, bearing: 30, tiles: 1),
    View(21.03, 105.85, zoom: 22.5, bearing: 1, tiles: 18), View(84, 20, zoom: 3, bearing: 90, tiles: 3),
  ]

  @Test(arguments: views) func tilesLieWhereTheirPlacesAre(_ view: View) throws {
    let size = Size(width: 500, height: 300)
    let camera = Camera(
      center: Coordinate(latitude: view.latitude, longitude: view.longitude), zoom: view.zoom, bearing: view.bearing)
    let map = MercatorView(camera: camera, size: size)
    let grid = TileGrid(map, zoom: view.tileZoom)
    let tiles = try #require(grid.tiles(atMost: 1000))
    #expect(abs(grid.side - 256 * exp2(view.zoom - Double(view.tileZoom))) < 1e-9 * grid.side)
    let (sine, cosine) = (sin(view.bearing / .degrees), cos(view.bearing / .degrees))
    func placed(_ point: Point) -> Point {
      Point(x: 250 + point.x * cosine + point.y * sine, y: 150 - point.x * sine + point.y * cosine)
    }
    for (tile, corner) in tiles {
      let middle = Point(x: corner.x + grid.side / 2, y: corner.y + grid.side / 2)
      let place = try #require(map.coordinate(at: placed(middle)))
      #expect(tile == named(place, view.tileZoom))
    }
    // What is on the map is in a tile; the plane goes on beyond.
    for x in stride(from: 0.5, to: 500, by: 7) {
      for y in stride(from: 0.5, to: 300, by: 7) {
        let place = try #require(map.coordinate(at: Point(x: x, y: y)))
        guard abs(place.latitude) < 85.05 else { continue }
        let name = named(place, view.tileZoom)
        #expect(tiles.contains { $0.tile == name })
      }
    }
    // None is there twice, but in another copy of the world.
    for (index, one) in tiles.enumerated() {
      #expect(!tiles.dropFirst(index + 1).contains { $0.corner.distance(to: one.corner) < 0.5 * grid.side })
    }
  }

  @Test func manyAreRefused() {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 3)
    let view = MercatorView(camera: camera, size: Size(width: 1024, height: 1024))
    #expect(TileGrid(view, zoom: 3).tiles(atMost: 16)?.count == 16)
    #expect(TileGrid(view, zoom: 3).tiles(atMost: 15) == nil)
    #expect(TileGrid(view, zoom: 30).tiles(atMost: 10_000) == nil)
  }

  private func named(_ place: Coordinate, _ zoom: Int) -> TileAddress {
    let count = exp2(Double(zoom))
    let latitude = place.latitude * .pi / 180
    return TileAddress(
      zoom: zoom, column: Int(((place.longitude + 180) / 360 * count).rounded(.down)) % Int(count),
      row: Int(((1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * count).rounded(.down)))
  }
}
