import LunetteGeometry
import LunetteScene
import Testing

@testable import LunetteOutput

/// The self-check lets what the exporter makes through, and nothing that was tampered with.
@Suite struct GeometryCheckTests {
  /// Two squares that share a corner's square, masked: 100 + 100 - 25 square degrees are clear.
  private static func scene() throws -> Scene {
    let stage = Stage()
    for west in [0.0, 5] {
      var rectangle = Rectangle()
      rectangle.bounds = Bounds(south: west, west: west, north: west + 10, east: west + 10)
      var overlay = Overlay(.rectangle(rectangle))
      overlay.mask = MaskStyle(takesOwnFill: true)
      _ = try stage.add(overlay)
    }
    return try stage.scene()
  }

  private static func square(_ side: Double) -> Polygon {
    Polygon(outer: Box(minX: 0, minY: 0, maxX: side, maxY: side).ring)
  }

  private static func world(without hole: Ring? = nil) -> DocumentGeometry {
    .polygons([Polygon(outer: WorldCut.world.ring, holes: hole.map { [$0.reversed()] } ?? [])])
  }

  /// What takes the place of a layer's geometry, by the layer; the mask is the first.
  static let faults: [(what: String, layer: Int, geometry: DocumentGeometry)] = [
    ("a mask that clears nothing", 0, world()),
    ("a mask that clears less than its largest shape", 0, world(without: square(9).outer)),
    ("a mask that clears more than all its shapes", 0, world(without: square(15).outer)),
    ("a mask that is nothing", 0, .polygons([])),
    ("no number", 1, .polygons([Polygon(outer: [Point(x: 0, y: 0), Point(x: .nan, y: 1), Point(x: 1, y: 1)])])),
    ("beyond the world", 1, .polygons([Polygon(outer: Box(minX: 175, minY: 0, maxX: 185, maxY: 10).ring)])),
    ("a ring of two", 1, .polygons([Polygon(outer: [Point(x: 0, y: 0), Point(x: 1, y: 1)])])),
    ("a line of one", 1, .lines([[Point(x: 0, y: 0)]])),
  ]

  @Test func whatIsMadePasses() throws {
    let scene = try Self.scene()
    let geometries = try GeometryExporter(scene, JSONOptions(), decimals: 8).geometries()
    guard case .polygons(let mask) = geometries[0] else { throw CancellationError() }
    let clear = 64_800 - mask.reduce(0) { $0 + $1.outer.signedArea + $1.holes.reduce(0) { $0 + $1.signedArea } }
    #expect(abs(clear - 175) < 1e-9)
  }

  @Test(arguments: faults.indices) func faultsAreTheEnginesOwn(_ index: Int) throws {
    let scene = try Self.scene()
    var geometries = try GeometryExporter(scene, JSONOptions(), decimals: 8).geometries()
    geometries[Self.faults[index].layer] = Self.faults[index].geometry
    let check = GeometryCheck(scene, box: WorldCut.world, grid: PlaneGrid(decimals: 8))
    do throws(Diagnostic) {
      try check.check(geometries)
      Issue.record("\(Self.faults[index].what) passed")
    } catch {
      #expect(error.kind == .bug && error.message.hasPrefix("internal error"))
    }
  }
}
