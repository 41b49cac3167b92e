import Testing

@testable import LunetteGeometry

@Suite struct RegionTests {
  /// Recorded on a device: MKCoordinateRegion(center: (0, 0), latitudinalMeters: 1000, longitudinalMeters: 2000).
  @Test func mapkitIsTheDevicesOwn() {
    let origin = Coordinate(latitude: 0, longitude: 0)
    let span = Bounds.regionSpan(center: origin, width: 2000, height: 1000, model: .mapkit)
    #expect(span.latitude == 0.009043695025814083)
    #expect(span.longitude == 0.017966310975031877)
    let region = Bounds.region(center: origin, width: 2000, height: 1000, model: .mapkit)
    #expect(region.north == 0.009043695025814083 / 2 && region.west == -0.017966310975031877 / 2)
  }
}
