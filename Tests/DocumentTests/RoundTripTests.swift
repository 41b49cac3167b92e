import Foundation
import Lunette
import Testing

/// docs/SceneDocument.swift and the files beside it take all that is written and lose nothing of it.
@Suite struct RoundTripTests {
  @Test(arguments: Example.scenes, Form.allCases)
  func examples(_ example: Example, _ form: Form) throws {
    try expectLossless(try example.picture().data(options: form.options))
  }

  @Test func sample() throws {
    try expectLossless(Data(Sample.text.utf8))
  }

  /// When a frame of a film is; plain documents don't say it.
  @Test func timeOfAFrame() throws {
    let picture = try Example.everyKind.picture()
    var options = Picture.Options()
    options.json.time = 1.5
    let data = try picture.data(options: options)
    try expectLossless(data)
    #expect(try JSONDecoder().decode(SceneDocument.self, from: data).time == 1.5)
    options.json.hasExtras = false
    #expect(try JSONDecoder().decode(SceneDocument.self, from: picture.data(options: options)).time == nil)
    #expect(try picture.document().time == nil)
  }

  /// The two other things that a camera can be asked for.
  @Test func fits() throws {
    for script in ["overlay.circle { center = { 1, 2 }, radius = 5 }", "camera.set { center = { 1, 2 }, zoom = 3 }"] {
      let source = SourceText(path: "scene.lua", bytes: Array(script.utf8))
      try expectLossless(try Engine().evaluate(source).data())
    }
  }

  @Test func withoutScreenOnlyThatIsMissing() throws {
    for example in Example.scenes {
      let picture = try example.picture()
      var full = try picture.document()
      for index in full.features.indices { full.features[index].screen = nil }
      full.furniture = full.furniture?.map { thing in
        var thing = thing
        thing.screen = nil
        return thing
      }
      #expect(try picture.document(.withoutScreen) == full)
    }
  }

  @Test func withoutExtrasOnlyGeoJSONIsLeft() throws {
    for example in Example.scenes {
      let picture = try example.picture()
      let full = try picture.document(.withoutScreen)
      var plain = SceneDocument(type: full.type, bbox: full.bbox, features: full.features)
      for index in plain.features.indices { plain.features[index].source = nil }
      #expect(try picture.document(.withoutExtras) == plain)
    }
  }

  /// A document of a later version with a further kind of overlay can still be read.
  @Test func laterKindsKeepTheirNames() throws {
    let text = Sample.text.replacingOccurrences(of: #""overlay":"marker""#, with: #""overlay":"hexagon""#)
    let document = try JSONDecoder().decode(SceneDocument.self, from: Data(text.utf8))
    #expect(document.feature("marker-1")?.properties.kind == .other("hexagon"))
    #expect(try JSONDecoder().decode(SceneDocument.self, from: JSONEncoder().encode(document)) == document)
  }

  private func expectLossless(_ data: Data) throws {
    let document = try JSONDecoder().decode(SceneDocument.self, from: data)
    let encoded = try JSONEncoder().encode(document)
    #expect(try JSONDecoder().decode(SceneDocument.self, from: encoded) == document)
    // Beyond equal values: no member was passed over.
    let before = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    let after = try #require(try JSONSerialization.jsonObject(with: encoded) as? NSDictionary)
    #expect(before == after)
  }
}
