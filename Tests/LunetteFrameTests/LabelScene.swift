import LunetteGeometry
import LunetteScene
import Testing

@testable import LunetteFrame

/// A scene of labels and markers on a view of 512 × 512 points, the whole world: a degree of longitude is 512/360 points.
struct LabelScene {
  private(set) var overlays: [Overlay] = []
  var bearing = 0.0

  /// A label at a point of the middle row.
  mutating func add(_ text: String, x: Double = 256, change: (inout Label) -> Void = { _ in }) {
    var label = Label(at: LabelScene.coordinate(x))
    label.text = text
    change(&label)
    overlays.append(Overlay(.label(label)))
  }

  /// A label along a line through points of the view, in steps that are shorter than half of the world.
  mutating func add(_ text: String, along points: [Point], change: (inout Label) -> Void = { _ in }) {
    add(text) { label in
      let halves = zip(points, points.dropFirst()).flatMap { (start, end) in
        (0..<8).map { step in
          let part = Double(step) / 8
          return Point(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
        }
      }
      label.along = (halves + points.suffix(1)).map {
        Coordinate(
          latitude: Mercator.latitude(y: (256 - $0.y) * 2 * .pi / 512), longitude: ($0.x - 256) * 360 / 512)
      }
      change(&label)
    }
  }

  mutating func addMarker(x: Double = 256, change: (inout Marker) -> Void = { _ in }) {
    var marker = Marker(at: LabelScene.coordinate(x))
    change(&marker)
    overlays.append(Overlay(.marker(marker)))
  }

  private static func coordinate(_ x: Double) -> Coordinate {
    Coordinate(latitude: 0, longitude: (x - 256) * 360 / 512)
  }

  var scene: Scene {
    get throws {
      let stage = Stage(size: (width: 512, height: 512))
      stage.setCamera(center: Coordinate(latitude: 0, longitude: 0), zoom: 1, bearing: bearing)
      for overlay in overlays { _ = try stage.add(overlay) }
      return try stage.scene()
    }
  }

  /// What is written of each overlay; nil of one without a text.
  func places() throws -> [LetteredPlace?] {
    try Frame(scene).items.map { item in
      guard case .lettered(let places) = item else { return nil }
      // The world is as wide as the view: what lies by a side has a copy beyond the other.
      return places.first { 0...512 ~= $0.at.x }
    }
  }

  /// The anchor that each text stands by; nil where it has no room.
  func anchors() throws -> [Anchor?] {
    try places().map { place in
      guard case .upright(let anchor, _)? = place?.texts.first else { return nil }
      return anchor
    }
  }

  /// The pieces of each text along the first line.
  func pieces() throws -> [[LabelDrawing.Piece]] {
    try places()[0]?.texts.map { text in
      guard case .along(let pieces) = text else { return [] }
      return pieces
    } ?? []
  }

  /// Why the first text is left out.
  func drop() throws -> LabelDrop? { try places()[0]?.drop }
}
