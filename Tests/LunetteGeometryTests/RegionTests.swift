import Testing

@testable import LunetteGeometry

private func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(latitude: latitude, longitude: longitude)
}

@Suite struct RegionTests {
  /// Recorded on a device: MKCoordinateRegion(center: (0, 0), latitudinalMeters: 1000, longitudinalMeters: 2000).
  @Test func mapkitIsTheDevicesOwn() {
    let span = Bounds.regionSpan(center: coordinate(0, 0), width: 2000, height: 1000, model: .mapkit)
    #expect(span.latitude == 0.009043695025814083)
    #expect(span.longitude == 0.017966310975031877)
    let region = Bounds.region(center: coordinate(0, 0), width: 2000, height: 1000, model: .mapkit)
    #expect(region.north == 0.009043695025814083 / 2 && region.west == -0.017966310975031877 / 2)
  }

  /// São Paulo, recorded in the articles to six decimals. Both models give it.
  @Test(arguments: RegionModel.allCases) func articlesSquareKilometre(_ model: RegionModel) {
    let region = Bounds.region(center: coordinate(-23.55052, -46.633308), width: 1000, height: 1000, model: model)
    let expected = Bounds(south: -23.555035, west: -46.638205, north: -23.546005, east: -46.628411)
    for side in [\Bounds.south, \.west, \.north, \.east] {
      #expect(abs(region[keyPath: side] - expected[keyPath: side]) <= 5e-7)
    }
  }

  /// geographiclib: where 50 km along the meridian from 60° N end. The parallel's degree, N cos φ π / 180, by hand.
  @Test func wgs84IsMeasured() {
    let center = coordinate(60, 25)
    let region = Bounds.region(center: center, width: 100_000, height: 100_000, model: .wgs84)
    #expect(abs(region.north - 60.44876821851956) < 1e-13)
    #expect(abs(region.south - 59.551201058689365) < 1e-13)
    let span = Bounds.regionSpan(center: center, width: 100_000, height: 100_000, model: .wgs84)
    #expect(span.latitude == region.north - region.south)
    #expect(abs(span.longitude - 100_000 / 55_800.00157243612) < 1e-13)
    #expect(abs(region.width - span.longitude) < 1e-12)
  }

  @Test(arguments: RegionModel.allCases) func staysValid(_ model: RegionModel) {
    func region(_ center: Coordinate, _ width: Double, _ height: Double) -> Bounds {
      Bounds.region(center: center, width: width, height: height, model: model)
    }
    let across = region(coordinate(0, 180), 2000, 2000)
    #expect(across.west > 179.99 && across.east < -179.99 && across.width < 0.02)
    #expect(region(coordinate(10, 900), 2000, 2000).width < 0.02)
    let north = region(coordinate(89.999, 10), 100, 1000)
    #expect((north.west, north.north, north.east) == (-180, 90, 180) && north.south < 89.999 && north.south > 89.99)
    let pole = region(coordinate(-90, 10), 100, 1000)
    #expect((pole.south, pole.west, pole.east) == (-90, -180, 180) && pole.north < -89.99)
    let wide = region(coordinate(10, 10), 1e9, 1000)
    #expect((wide.west, wide.east) == (-180, 180) && wide.north < 10.1)
    #expect(region(coordinate(10, 10), 1e9, 1e9) == Bounds(south: -90, west: -180, north: 90, east: 180))
    let place = region(coordinate(10, 20), 0, 0)
    #expect(place.west == 20 && place.east == 20 && abs(place.south - 10) < 1e-12 && abs(place.north - 10) < 1e-12)
    let span = Bounds.regionSpan(center: coordinate(90, 0), width: 10, height: 1e9, model: model)
    #expect(span == (180, 360))
  }
}
