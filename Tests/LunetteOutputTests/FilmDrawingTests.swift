import LunetteData
import LunetteFrame
import LunetteGeometry
import TestSupport
import Testing

@testable import LunetteOutput
@testable import LunetteScene

@Suite struct FilmDrawingTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  private func text(_ pieces: SVGPieces) throws -> String { try written { pieces.write(to: &$0) } }

  private func fresh(_ scene: Scene) throws -> String {
    let frame = try Frame(scene)
    return try written { SVGRenderer(scene, frame).write(to: &$0) }
  }

  /// Something of each kind that hangs on others or on the view.
  private func overlay(_ random: inout SeededGenerator) throws -> Overlay {
    let at = place(.random(in: -40...60, using: &random), .random(in: -60...60, using: &random))
    func near(_ step: Double) -> Coordinate { place(at.latitude + step, at.longitude - 2 * step) }
    var overlay: Overlay
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1: overlay = Overlay(.circle(Circle(center: at, radius: .random(in: 1e4...2e6, using: &random))))
    case 2:
      let ring = [at, near(9), place(at.latitude + 8, at.longitude + 9)]
      overlay = Overlay(.polygon(GroundPolygon(outer: Bool.random(using: &random) ? ring : ring + [near(3)])))
    case 3: overlay = Overlay(.ellipse(Ellipse(center: at, semiMajor: 9e5, semiMinor: 3e5)))
    case 4: overlay = Overlay(.sector(Sector(center: at, radius: 8e5, from: 10, to: 100)))
    case 5:
      var line = Polyline()
      line.path = [at, near(5), near(-7)]
      overlay = Overlay(.polyline(line))
    case 6, 7:
      var marker = Marker(at: at)
      marker.label = Label(at: at)
      marker.label?.text = "marker"
      overlay = Overlay(.marker(marker))
    case 8, 9:
      var label = Label(at: at)
      label.text = "a longer text"
      overlay = Overlay(.label(label))
    case 10: overlay = Overlay(.legend(Legend()))
    case 11:
      var title = Title()
      title.text = "Title"
      overlay = Overlay(.title(title))
    case 12: overlay = Overlay(.graticule(Graticule()))
    case 13:
      var inset = Inset()
      inset.show = Bool.random(using: &random) ? .all : .basemap
      (inset.basemap, inset.size) = (.none, Size(width: 60, height: 40))
      overlay = Overlay(.inset(inset))
    default:
      var location = UserLocation()
      (location.givenPlace, location.givenAccuracy, location.givenHeading) = (at, 2e5, 40)
      overlay = Overlay(.userLocation(location))
    }
    if [.circle, .ellipse, .sector].contains(overlay.kind), Bool.random(using: &random) {
      overlay.mask = MaskStyle(group: Bool.random(using: &random) ? "other" : nil)
    }
    if Bool.random(using: &random) { overlay.common.legend = "row \(Int.random(in: 0..<3, using: &random))" }
    return overlay
  }

  private func change(_ overlay: inout Overlay, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: overlay.common.isVisible.toggle()
    case 1: overlay.common.opacity = .random(in: 0...1, using: &random)
    case 2: overlay.common.z = .random(in: -1...1, using: &random)
    case 3: overlay.style.strokeWidth = .random(in: 0...9, using: &random)
    case 4: overlay.common.legend = "row \(Int.random(in: 0..<4, using: &random))"
    default:
      if case .circle(var circle) = overlay.content {
        circle.radius *= 1.3
        overlay.content = .circle(circle)
      } else if case .label(var label) = overlay.content {
        label.at.latitude += 1
        overlay.content = .label(label)
      } else if case .marker(var marker) = overlay.content {
        marker.at.longitude += 3
        overlay.content = .marker(marker)
      }
    }
  }

  /// Whatever changes between two scenes, each is drawn as if it were the only one.
  @Test(arguments: SceneSettings.Projection.allCases)
  func scenesOfAFilmAreDrawnAsAlone(_ projection: SceneSettings.Projection) throws {
    for seed in 0..<3 {
      var random = SeededGenerator(seed: UInt64(seed))
      let stage = Stage(size: (width: 240, height: 180))
      stage.settings.projection = projection
      stage.settings.basemap = .builtIn(seed == 0 ? .land : .none)
      stage.setCamera(center: place(10, 10), zoom: 2, bearing: 0)
      var film = FilmDrawing()
      for _ in 0..<25 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          stage.setCamera(
            center: place(.random(in: -20...40, using: &random), 10), zoom: .random(in: 1...3, using: &random),
            bearing: .random(in: 0..<360, using: &random), pitch: projection == .mercator && seed == 0 ? 30 : 0)
        case 1...4: _ = try stage.add(overlay(&random))
        case 5:
          let group = try stage.openGroup(Overlay(.group))
          _ = try stage.add(overlay(&random))
          stage.closeGroup()
          try stage.change(at: group) { $0.common.opacity = 0.5 }
        case 6 where !stage.overlays.isEmpty: stage.remove(at: .random(in: stage.overlays.indices, using: &random))
        case 7...8 where !stage.overlays.isEmpty:
          try stage.change(at: .random(in: stage.overlays.indices, using: &random)) { change(&$0, &random) }
        default: break  // nothing changes
        }
        let scene = try stage.scene()
        let pieces = try film.draw(scene)
        #expect(try text(pieces) == fresh(scene), "\(projection) \(seed)")
      }
    }
  }

  /// What a group's members have in common is their version; they are other layers all the same.
  @Test func membersOfAGroupAreToldApart() throws {
    let stage = Stage(size: (width: 300, height: 300))
    stage.setCamera(center: place(0, 0), zoom: 2, bearing: 0)
    let group = try stage.openGroup(Overlay(.group))
    let circles = try [0.0, 20, 40].map {
      try stage.add(Overlay(.circle(Circle(center: place(0, $0), radius: 1e6 + 1e4 * $0))))
    }
    stage.closeGroup()
    try stage.change(at: group) { $0.common.opacity = 0.5 }
    var film = FilmDrawing()
    #expect(try text(film.draw(stage.scene())) == fresh(stage.scene()))
    stage.remove(at: circles[0])
    #expect(try text(film.draw(stage.scene())) == fresh(stage.scene()))
  }

  /// Pictures of one file: whoever is drawn first holds it, and the others use its.
  @Test func picturesOfOneFileAreDrawnAsAlone() throws {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"1\"><path d=\"M0,0L1,1Z\"/></svg>"
    let stage = Stage(size: (width: 300, height: 300))
    stage.setCamera(center: place(0, 0), zoom: 1, bearing: 0)
    for longitude in [0.0, 20, 40] {
      var image = GroundImage()
      image.file = NamedImage(path: "a.svg", image: try ImageFile(Array(svg.utf8)))
      image.bounds = Bounds(south: 0, west: longitude, north: 10, east: longitude + 15)
      _ = try stage.add(Overlay(.image(image)))
    }
    var film = FilmDrawing()
    for step in 0..<5 {
      if step == 1 || step == 3 { try stage.change(at: 0) { $0.common.isVisible.toggle() } }
      if step == 2 { try stage.change(at: 1) { $0.common.z = -1 } }
      let scene = try stage.scene()
      #expect(try text(film.draw(scene)) == fresh(scene), "\(step)")
    }
  }

  /// While the camera rests what doesn't change is the same object; a mask changes with what is cut out of it.
  @Test func whatDoesNotChangeIsKept() throws {
    let stage = Stage(size: (width: 400, height: 300))
    stage.settings.basemap = .builtIn(.land)
    stage.setCamera(center: place(10, 10), zoom: 2, bearing: 0)
    for longitude in [0.0, 20, 40] {
      var circle = Overlay(.circle(Circle(center: place(0, longitude), radius: 3e5)))
      if longitude == 40 { circle.mask = MaskStyle() }
      _ = try stage.add(circle)
    }
    var film = FilmDrawing()
    var last = try film.draw(stage.scene()).all
    func step(_ change: () throws -> Void) throws -> [Int] {
      try change()
      let pieces = try film.draw(stage.scene()).all
      defer { last = pieces }
      return pieces.indices.filter { pieces[$0] !== last[$0] }
    }
    // Head, sea, map, two circles, the mask, the third circle, attribution, end.
    #expect(last.count == 9)
    #expect(try step { try stage.change(at: 1) { $0.common.opacity = 0.5 } } == [4])
    #expect(
      try step { try stage.change(at: 2) { $0.content = .circle(Circle(center: place(0, 40), radius: 4e5)) } } == [
        5, 6,
      ])
    #expect(try step { stage.setCamera(center: place(10, 11), zoom: nil, bearing: nil) } == [2, 3, 4, 5, 6])
    #expect(try step {} == [])
  }

  /// By hand: a bow crosses itself, a square doesn't; what is known of one state says nothing of another.
  @Test func whatIsKnownOfPolygonsHoldsForTheirStateOnly() throws {
    let stage = Stage(size: (width: 300, height: 300))
    stage.setCamera(center: place(0, 0), zoom: 3, bearing: 0)
    let bow = GroundPolygon(outer: [place(0, 0), place(10, 10), place(10, 0), place(0, 10)])
    let square = GroundPolygon(outer: [place(0, 0), place(0, 10), place(10, 10), place(10, 0)])
    _ = try stage.add(Overlay(.polygon(bow)))
    #expect(try stage.scene().warnings.count == 1 && stage.scene().warnings.count == 1)
    try stage.change(at: 0) { $0.content = .polygon(square) }
    #expect(try stage.scene().overlays[0].common.soundness == .sound && stage.scene().warnings.isEmpty)
    try stage.change(at: 0) { $0.content = .polygon(bow) }
    #expect(try stage.scene().overlays[0].common.soundness == .crossing)
    #expect(stage.knownSoundness.overlays.count == 1)
    stage.remove(at: 0)
    #expect(try stage.scene().overlays.isEmpty && stage.knownSoundness.overlays.isEmpty)
  }
}
