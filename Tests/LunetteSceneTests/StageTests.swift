import LunetteGeometry
import Testing

@testable import LunetteScene

@Suite struct StageTests {
  private func circle(_ longitude: Double, radius: Double = 500, mask: MaskStyle? = nil) -> Overlay {
    var overlay = Overlay(.circle(Circle(center: Coordinate(latitude: 0, longitude: longitude), radius: radius)))
    overlay.mask = mask
    return overlay
  }

  @Test func idsAreCountedByKind() throws {
    let stage = Stage()
    for overlay in [circle(0), Overlay(.marker(Marker(at: Coordinate(latitude: 0, longitude: 0)))), circle(1)] {
      _ = try stage.add(overlay)
    }
    #expect(try stage.scene().overlays.map(\.id) == ["circle-1", "marker-1", "circle-2"])
  }

  @Test func aRemovedIdIsFreeAgain() throws {
    let stage = Stage()
    var named = circle(0)
    named.common.id = "zone"
    let first = try stage.add(named)
    #expect(throws: Mistake.self) { try stage.add(named) }
    stage.remove(at: first)
    _ = try stage.add(named)
    #expect(try stage.scene().overlays.map(\.id) == ["zone"])
  }

  @Test func aMasksIdIsItsOwn() throws {
    let stage = Stage()
    var overlay = circle(0, mask: MaskStyle(takesOwnFill: true))
    overlay.common.id = "mask-1"
    _ = try stage.add(overlay)
    #expect(try stage.scene().masks.map(\.id) == ["mask-2"])
  }

  @Test func aMaskLiesJustUnderItsLowestShape() throws {
    let stage = Stage()
    _ = try stage.add(circle(0))
    var high = circle(1, mask: MaskStyle(takesOwnFill: true))
    high.common.z = 5
    _ = try stage.add(high)
    _ = try stage.add(circle(2, mask: MaskStyle(takesOwnFill: true)))
    #expect(try stage.scene().layers == [.overlay(0), .mask(0), .overlay(2), .overlay(1)])
  }

  @Test func aMasksOwnZDecides() throws {
    let stage = Stage()
    _ = try stage.add(circle(0, mask: MaskStyle(group: "low", z: -1)))
    _ = try stage.add(circle(1, mask: MaskStyle(group: "high", z: 3)))
    _ = try stage.add(circle(2))
    let scene = try stage.scene()
    #expect(scene.layers == [.mask(0), .overlay(0), .overlay(1), .overlay(2), .mask(1)])
    #expect(scene.masks.map(\.group) == ["low", "high"])
  }

  struct FillCase: Sendable {
    var style: Color?
    var mask: MaskStyle?
    var inside: Color
    var outside: Color?
  }

  static let red = Color(red: 255, green: 0, blue: 0, alpha: 1)
  static let clear = Color(red: 255, green: 0, blue: 0, alpha: 0)
  static let green = Color(red: 0, green: 128, blue: 0, alpha: 1)

  /// The three bullets of the mask's contract.
  static let fills: [FillCase] = [
    FillCase(style: nil, mask: nil, inside: red.with(alpha: 0.2), outside: nil),
    FillCase(style: green, mask: nil, inside: green, outside: nil),
    FillCase(style: nil, mask: MaskStyle(takesOwnFill: true), inside: clear, outside: MaskStyle.defaultFill),
    FillCase(style: green, mask: MaskStyle(takesOwnFill: true), inside: clear, outside: green),
    FillCase(style: nil, mask: MaskStyle(fill: red), inside: clear, outside: red),
    FillCase(style: green, mask: MaskStyle(fill: red), inside: green, outside: red),
    FillCase(style: green, mask: MaskStyle(group: "a"), inside: green, outside: MaskStyle.defaultFill),
  ]

  @Test(arguments: fills) func aMaskTurnsTheFillOut(_ test: FillCase) throws {
    let stage = Stage()
    var overlay = circle(0, mask: test.mask)
    overlay.style.fill = test.style
    _ = try stage.add(overlay)
    let scene = try stage.scene()
    #expect(scene.overlays[0].fill == test.inside)
    #expect(scene.masks.first?.fill == test.outside)
  }

  @Test func shapesThatNameNoFillJoinTheGroups() throws {
    let stage = Stage()
    _ = try stage.add(circle(0, mask: MaskStyle(group: "a")))
    _ = try stage.add(circle(1, mask: MaskStyle(fill: Self.green, group: "a")))
    let scene = try stage.scene()
    #expect(scene.masks.count == 1 && scene.masks[0].fill == Self.green && scene.masks[0].shapes == [0, 1])
  }

  @Test func hiddenShapesDontCut() throws {
    let stage = Stage()
    var hidden = circle(0, mask: MaskStyle(takesOwnFill: true))
    hidden.common.isVisible = false
    _ = try stage.add(hidden)
    #expect(try stage.scene().masks.isEmpty && stage.scene().layers.isEmpty)
  }

  /// By geodesics: 1000 m of the equator are 0.0089831528°. Of equal circles the first cuts.
  @Test(arguments: [(0.00898, 1500.0, [1]), (0.00899, 1500.0, [0, 1]), (0.0, 500.0, [0])])
  func circlesInOthersCutNothing(_ test: (Double, Double, [Int])) throws {
    let stage = Stage()
    _ = try stage.add(circle(179.995, radius: 500, mask: MaskStyle(takesOwnFill: true)))
    _ = try stage.add(circle(179.995 + test.0 - 360, radius: test.1, mask: MaskStyle(takesOwnFill: true)))
    let mask = try stage.scene().masks[0]
    #expect(mask.shapes == [0, 1] && mask.cutters == test.2)
  }

  @Test func anEmptySceneShowsTheWorld() throws {
    let scene = try Stage().scene()
    // 800 points: 256 · 2^1.6438….
    #expect(abs(scene.camera.zoom - 1.643856) < 1e-6)
    #expect(scene.camera.center == Coordinate(latitude: 0, longitude: 0))
  }

  @Test func anUnsetCameraFitsWhatIsDrawn() throws {
    let stage = Stage(size: (400, 400))
    _ = try stage.add(circle(180, radius: 111_319.49))
    let scene = try stage.scene()
    // 400 points less 5 % on either side hold 2 · 1.00674° of latitude (geographiclib), 1.00679° of Mercator's y.
    #expect(abs(MercatorView.scale(zoom: scene.camera.zoom) * 2 * 1.00679 / .degrees - 360) < 0.01)
    #expect(abs(scene.camera.center.longitude) == 180)
    guard case .bounds(let bounds, let padding) = scene.fit else { return #expect(Bool(false)) }
    #expect(padding == Padding(20) && abs(bounds.width - 2) < 1e-6)
  }
}
