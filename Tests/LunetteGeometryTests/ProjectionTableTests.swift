import Glibc
import Testing

@testable import LunetteGeometry

/// Single places against PROJ (Oracle/make-projections.py), on the sphere of 6378137 m.
@Suite struct ProjectionTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let projection: String
    let center, place: Coordinate
    /// In metres; nil on the far side.
    let plane: Point?
    let scale: Double
    var testDescription: String { "\(projection) \(center) \(place)" }
  }

  static let rows: [Row] = Table(named: "projections.csv").rows.map { row in
    let n = row.numbers
    return Row(
      projection: row.kind, center: Coordinate(latitude: n[0], longitude: n[1]),
      place: Coordinate(latitude: n[2], longitude: n[3]), plane: n[4].isFinite ? Point(x: n[4], y: n[5]) : nil,
      scale: n[6])
  }

  @Test func thereAreEnough() {
    #expect(ProjectionTableTests.rows.count == 600)
    #expect(ProjectionTableTests.rows.count { $0.plane == nil } > 50)
  }

  @Test(arguments: rows) func pointsAndScalesAreProjs(_ row: Row) throws {
    let size = Size(width: 640, height: 480)
    let view = anyView(row.projection, Camera(center: row.center, zoom: 3), size)
    guard let plane = row.plane else {
      #expect(view.point(of: row.place) == nil && view.metersPerPoint(at: row.place) == nil)
      return
    }
    let point = try #require(view.point(of: row.place))
    let metersPerPoint = Mercator.radius / MercatorView.scale(zoom: 3)
    #expect(abs((point.x - 320) * metersPerPoint - plane.x) < 2e-6)
    #expect(abs((240 - point.y) * metersPerPoint - plane.y) < 2e-6)
    let scale = metersPerPoint / (try #require(view.metersPerPoint(at: row.place)))
    // PROJ takes its derivatives by differences; towards a pole a parallel has no length.
    let isPolar = abs(row.place.latitude) > 89.9
    #expect(abs(scale - row.scale) < (isPolar ? 1e-3 : 1e-6) * row.scale, "\(scale) for \(row.scale)")
    // And back: where the limb is seen from the side a place's last digits are lost.
    let back = try #require(view.coordinate(at: point))
    let slant = row.projection == "orthographic" ? max((1 - plane.square / 6_378_137 / 6_378_137), 0).squareRoot() : 1
    #expect(Displacement.between(back, row.place) < 1e-6 / max(slant, 1e-6))
  }

  static let cameras: [Camera] = {
    var cameras: [Camera] = []
    for latitude in [-90.0, -60, 0, 21.0278, 89.9999, 90] {
      for (longitude, bearing) in [(0.0, 0.0), (180, 90), (-179.99, 217), (105.8523, 33.3)] {
        for zoom in [-2.0, 1.5, 3, 7, 15, 22] {
          cameras.append(
            Camera(center: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing))
        }
      }
    }
    return cameras
  }()

  /// Points to places and back, which come again to a billionth of a radian's points where a map has no copies.
  @Test(arguments: ["orthographic", "equidistant", "equirectangular"]) func pointsComeBack(_ projection: String) throws
  {
    let size = Size(width: 640, height: 480)
    var (shown, hidden) = (0, 0)
    for camera in Self.cameras {
      let view = anyView(projection, camera, size)
      let scale = MercatorView.scale(zoom: camera.zoom)
      for x in stride(from: 0.0, through: 640, by: 40) {
        for y in stride(from: 0.0, through: 480, by: 40) {
          let point = Point(x: x, y: y)
          guard let place = view.coordinate(at: point) else {
            hidden += 1
            continue
          }
          #expect(abs(place.latitude) <= 90 && abs(place.longitude) <= 180)
          let copies = view.points(of: place, in: Box(minX: x, minY: y, maxX: x, maxY: y).padded(by: 1))
          let isThere = copies.contains { $0.distance(to: point) < 1e-9 * max(scale, 1) }
          #expect(isThere, "\(camera) \(point) \(place) \(copies)")
          shown += 1
        }
      }
    }
    #expect(shown > 10_000 && hidden > 1000)
  }

  /// The centre is in the middle, its bearing at the top; the antipode is nowhere, the poles of a globe seen from the
  /// equator are on its limb.
  @Test(arguments: cameras.filter { abs($0.center.latitude) < 89 }) func theCentreIsInTheMiddle(_ camera: Camera) throws
  {
    let size = Size(width: 300, height: 200)
    for projection in ["orthographic", "equidistant"] {
      let view = anyView(projection, camera, size)
      let middle = try #require(view.point(of: camera.center))
      #expect(middle.distance(to: Point(x: 150, y: 100)) < 1e-9)
      let antipode = Coordinate(latitude: -camera.center.latitude, longitude: camera.center.longitude + 180)
      #expect(view.point(of: antipode) == nil)
      let meters = try #require(view.metersPerPoint(at: camera.center))
      #expect(abs(meters * MercatorView.scale(zoom: camera.zoom) - 6_378_137) < 1e-6)
      // A little to the bearing's side, by the sphere's own formula.
      let (step, turn) = (0.001, camera.bearing / .degrees)
      let latitude = camera.center.latitude / .degrees
      let north = asin(sin(latitude) * cos(step) + cos(latitude) * sin(step) * cos(turn))
      let east = atan2(sin(turn) * sin(step) * cos(latitude), cos(step) - sin(latitude) * sin(north))
      let ahead = Coordinate(
        latitude: north * .degrees, longitude: camera.center.longitude + east * .degrees)
      let top = try #require(view.point(of: ahead))
      let scale = MercatorView.scale(zoom: camera.zoom)
      #expect(abs(top.x - 150) < 1e-9 * max(scale, 1) && abs(top.y - (100 - scale * step)) < 1e-6 * max(scale, 1))
    }
    if camera.center.latitude == 0 {
      let view = anyView("orthographic", camera, size)
      #expect(view.point(of: Coordinate(latitude: 90, longitude: 7)) != nil)
      #expect(view.point(of: Coordinate(latitude: -90, longitude: 70)) != nil)
    }
  }
}

func anyView(_ projection: String, _ camera: Camera, _ size: Size) -> any SheetView {
  switch projection {
  case "orthographic": AzimuthalView(.orthographic, camera: camera, size: size)
  case "equidistant": AzimuthalView(.equidistant, camera: camera, size: size)
  default: EquirectangularView(camera: camera, size: size)
  }
}

extension Point {
  fileprivate var square: Double { x * x + y * y }
}
