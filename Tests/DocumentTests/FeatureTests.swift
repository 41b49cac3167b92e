import Foundation
import Lunette
import Testing

/// What a document's features say, as its reader understands it.
@Suite struct FeatureTests {
  @Test(arguments: Example.scenes)
  func idsAreUnique(_ example: Example) throws {
    let document = try example.picture().document()
    let ids = document.features.map(\.id) + (document.furniture ?? []).map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: Example.scenes)
  func positionsAreInRange(_ example: Example) throws {
    for feature in try example.picture().document().features {
      let outside = feature.positions.first { abs($0.longitude) > 180 || abs($0.latitude) > 90 }
      #expect(outside == nil, "\(feature.id)")
    }
  }

  @Test(arguments: Example.scenes)
  func ringsAreClosedAndTurnRight(_ example: Example) throws {
    for feature in try example.picture().document().features {
      for rings in feature.polygons {
        for (index, ring) in rings.enumerated() {
          #expect(ring.count >= 4 && ring.first == ring.last, "\(feature.id)")
          #expect(index == 0 ? signedArea(ring) > 0 : signedArea(ring) < 0, "ring \(index) of \(feature.id)")
        }
      }
    }
  }

  /// A mask's holes are the rings of its shapes, vertex by vertex, run through the other way; of shapes that overlap, what
  /// lies in no other, and between the places where rings cross.
  @Test(arguments: Example.scenes)
  func holesAreTheShapesRings(_ example: Example) throws {
    let picture = try example.picture()
    let document = try picture.document()
    for mask in picture.scene.masks {
      let feature = try #require(document.feature(mask.id))
      let shapes = mask.shapes.compactMap { document.feature(picture.scene.overlays[$0].id) }
      let rings = Set(shapes.flatMap(\.rings).flatMap(Edge.all).filter { !$0.isCut })
      let holes = Set(feature.rings.flatMap(Edge.all).filter { !$0.isCut }.map(\.reversed))
      #expect(shapes.count == mask.shapes.count && !rings.isEmpty)
      let vertices = Set(rings.flatMap { [$0.from, $0.to] })
      let whole = holes.filter { vertices.contains($0.from) && vertices.contains($0.to) }
      #expect(whole.subtracting(rings).isEmpty)
      let lost = rings.subtracting(whole)
      #expect(lost.isEmpty == (whole == holes))
      for edge in lost {
        let others = shapes.filter { !$0.rings.flatMap(Edge.all).contains(edge) }
        #expect(others.contains { $0.hasInside(edge.from) || $0.hasInside(edge.to) })
      }
    }
  }

  @Test(arguments: Example.scenes)
  func drawingOrder(_ example: Example) throws {
    let picture = try example.picture()
    let ids = try picture.document().features.map(\.id)
    let expected = picture.scene.layers.compactMap { layer -> String? in
      switch layer {
      case .overlay(let index) where picture.scene.overlays[index].isFurniture: nil
      case .overlay(let index): picture.scene.overlays[index].id
      case .mask(let index): picture.scene.masks[index].id
      }
    }
    #expect(ids == expected)
    for mask in picture.scene.masks {
      let place = try #require(ids.firstIndex(of: mask.id))
      for shape in mask.shapes {
        #expect(place < ids.firstIndex(of: picture.scene.overlays[shape].id) ?? -1, "\(mask.id) lies over its shape")
      }
    }
  }

  @Test(arguments: Example.scenes)
  func onlyAGeometryCanBeNull(_ example: Example) throws {
    let object = try JSONSerialization.jsonObject(with: try example.picture().data())
    var nulls: [String] = []
    collectNulls(in: object, at: "", into: &nulls)
    #expect(nulls.allSatisfy { $0.hasSuffix("/geometry") })
  }

  private func collectNulls(in value: Any, at pointer: String, into nulls: inout [String]) {
    switch value {
    case is NSNull: nulls.append(pointer)
    case let members as [String: Any]:
      for (key, member) in members { collectNulls(in: member, at: pointer + "/" + key, into: &nulls) }
    case let items as [Any]:
      for (index, item) in items.enumerated() { collectNulls(in: item, at: "\(pointer)/\(index)", into: &nulls) }
    default: break
    }
  }

  @Test(arguments: Example.scenes)
  func boxHoldsAllButMasks(_ example: Example) throws {
    let document = try example.picture().document()
    let box = try #require(document.bbox)
    for feature in document.features where feature.properties.overlay != "mask" {
      let outside = feature.positions.first { !box.holds($0) }
      #expect(outside == nil, "\(feature.id)")
    }
  }

  @Test(arguments: Example.scenes)
  func sourcesAreLinesOfKnownFiles(_ example: Example) throws {
    let document = try example.picture().document()
    let files = try #require(document.provenance?.files).map(\.path)
    for feature in document.features {
      let source = try #require(feature.source)
      #expect(files.contains(source.file))
      let lines = example.bytes(of: source.file).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(1...lines.count ~= source.line)
    }
  }
}

extension SceneDocument.Box {
  /// Whether a position lies in it, but for the last decimal.
  func holds(_ position: SceneDocument.Position, within tolerance: Double = 2e-8) -> Bool {
    guard position.latitude >= south - tolerance, position.latitude <= north + tolerance else { return false }
    let width = east >= west ? east - west : east - west + 360
    // ±180 are one meridian, so that a place on it can be at either end.
    return [-360.0, 0, 360].contains { turn in
      let eastward = position.longitude + turn - west
      return eastward >= -tolerance && eastward <= width + tolerance
    }
  }
}
