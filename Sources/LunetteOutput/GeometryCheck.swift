import LunetteGeometry
import LunetteScene

/// The last look at a document's geometries before any of it is written: a fault is the engine's own.
struct GeometryCheck {
  private let scene: Scene
  private let box: Box
  /// Half a unit of the grid, in degrees.
  private let rounding: Double

  init(_ scene: Scene, box: Box, grid: PlaneGrid) {
    self.scene = scene
    self.box = box
    rounding = 0.5 / grid.scale
  }

  func check(_ geometries: [DocumentGeometry]) throws(Diagnostic) {
    for (layer, geometry) in zip(scene.layers, geometries) {
      guard isInRange(geometry) else { throw fault(layer, "has a vertex that is no place of the map") }
    }
    for (position, layer) in scene.layers.enumerated() {
      if case .mask(let index) = layer { try check(scene.masks[index], geometries[position].area, layer, geometries) }
    }
  }

  private func isInRange(_ geometry: DocumentGeometry) -> Bool {
    // What is no number is in no box.
    let around = box.padded(by: rounding)
    return switch geometry {
    case .none, .point, .points: true
    case .lines(let lines): lines.allSatisfy { $0.count > 1 && $0.allSatisfy(around.contains) }
    case .polygons(let polygons):
      polygons.allSatisfy { polygon in
        ([polygon.outer] + polygon.holes).allSatisfy { $0.count > 2 && $0.allSatisfy(around.contains) }
      }
    }
  }

  /// A mask and what it leaves clear add up to the Earth: to all of its shapes where they are apart, else to no less than
  /// the largest and no more than all. In degrees times degrees, in which both are exact but for rounding.
  private func check(
    _ mask: Mask, _ area: Double, _ layer: Scene.Layer, _ geometries: [DocumentGeometry]
  ) throws(Diagnostic) {
    let cutters = Set(mask.cutters)
    var (sum, largest, length) = (0.0, 0.0, 0.0)
    for (position, layer) in scene.layers.enumerated() {
      guard case .overlay(let index) = layer, cutters.contains(index) else { continue }
      sum += geometries[position].area
      largest = max(largest, geometries[position].area)
      length += geometries[position].length
    }
    let clear = (box.maxX - box.minX) * (box.maxY - box.minY) - area
    let margin = 4 * rounding * length + 1e-9 * (1 + sum) + rounding
    guard clear >= largest - margin, clear <= sum + margin else {
      throw fault(
        layer, "leaves \(clear) square degrees clear, its shapes have \(largest) to \(sum), give or take \(margin)")
    }
  }

  private func fault(_ layer: Scene.Layer, _ what: String) -> Diagnostic {
    let id =
      switch layer {
      case .overlay(let index): scene.overlays[index].id
      case .mask(let index): scene.masks[index].id
      }
    return .bug("\(id) \(what)")
  }
}

extension DocumentGeometry {
  /// In square degrees.
  fileprivate var area: Double {
    guard case .polygons(let polygons) = self else { return 0 }
    return polygons.reduce(0) { $0 + $1.outer.signedArea + $1.holes.reduce(0) { $0 + $1.signedArea } }
  }

  /// How long its rings are, in degrees.
  fileprivate var length: Double {
    guard case .polygons(let polygons) = self else { return 0 }
    return polygons.lazy.flatMap { [$0.outer] + $0.holes }.reduce(0) { sum, ring in
      zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }
}
