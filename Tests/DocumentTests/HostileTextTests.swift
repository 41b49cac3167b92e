import Foundation
import Lunette
import Testing

/// Whatever a script's texts hold, it stays text: in the SVG by a reader of XML, in the JSON by Foundation's.
@Suite struct HostileTextTests {
  /// Where a text of the script can stand, and where documents show it.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    /// The scene; `text` stands for the text.
    let script: String
    /// The values of the SVG that it must be among: an element's text, or `@` and an attribute; nil where it is not written.
    let svg: String?
    /// The way to it in the JSON, in which `*` is any element; nil where it is not written.
    let json: String?
    /// Whether white space is refused.
    var isName = false

    var testDescription: String { name }
  }

  private static let circle = "center = { 1, 2 }, radius = 500"

  static let places: [Place] = [
    Place(name: "scene title", script: "scene { title = text }", svg: "title", json: "title"),
    Place(name: "description", script: "scene { description = text }", svg: "desc", json: "description"),
    Place(name: "lang", script: "scene { lang = text }", svg: "@xml:lang", json: "view/lang", isName: true),
    Place(
      name: "id", script: "overlay.circle { \(circle), id = text }", svg: "@id", json: "features/*/id", isName: true),
    Place(
      name: "title", script: "overlay.circle { \(circle), title = text }", svg: "title",
      json: "features/*/properties/title"),
    Place(
      name: "line's title", script: "overlay.polyline { path = { {1, 2}, {2, 3} }, casing = \"red\", title = text }",
      svg: "title", json: "features/*/properties/title"),
    Place(
      name: "legend", script: "overlay.polygon { path = { {1, 2}, {2, 3}, {1, 3} }, legend = text }",
      svg: "@data-legend", json: "features/*/properties/legend"),
    Place(
      name: "class", script: "overlay.rectangle { bounds = bounds({1, 2}, {3, 4}), class = text }", svg: "@class",
      json: "features/*/properties/class"),
    Place(
      name: "mask's group", script: "overlay.circle { \(circle), mask = { group = text } }", svg: "@data-group",
      json: "features/*/properties/group"),
    Place(
      name: "subtitle", script: "overlay.marker { at = { 1, 2 }, subtitle = text }", svg: "title",
      json: "features/*/properties/subtitle"),
    Place(
      name: "marker's label", script: "overlay.marker { at = { 1, 2 }, label = { text = text, halo_width = 0 } }",
      svg: "text", json: "features/*/properties/text"),
    Place(
      name: "label", script: "overlay.label { at = { 1, 2 }, text = text }", svg: "text",
      json: "features/*/properties/text"),
    Place(
      name: "scale bar's title",
      script: "camera.set { center = { 1, 2 }, zoom = 3 } overlay.scale_bar { title = text }",
      svg: "title", json: "furniture/*/title"),
    Place(
      name: "title in the view", script: "camera.set { center = { 1, 2 }, zoom = 3 } overlay.title { text = text }",
      svg: "text", json: "furniture/*/text"),
    Place(
      name: "attribution", script: "camera.set { center = { 1, 2 }, zoom = 3 } overlay.attribution { text = text }",
      svg: "text", json: "furniture/*/text"),
    Place(
      name: "legend's heading",
      script: "camera.set { center = { 1, 2 }, zoom = 3 } overlay.legend { title = text }",
      svg: "text", json: "furniture/*/title"),
    Place(
      name: "legend's row",
      script: "overlay.circle { center = { 1, 2 }, radius = 5, legend = text } overlay.legend {}",
      svg: "text", json: "furniture/*/rows/*/text"),
    Place(
      name: "name of a scale",
      script: "camera.set { center = { 1, 2 }, zoom = 3 } "
        + "overlay.legend { scale = scale.ordinal { domain = { text }, range = { \"red\" } } }",
      svg: "text", json: "furniture/*/scale/domain/*"),
    Place(
      name: "group's id", script: "overlay.group({ id = text }, function() overlay.marker { at = { 1, 2 } } end)",
      svg: "@data-groups", json: "features/*/properties/groups/*", isName: true),
    Place(
      name: "group's title", script: "overlay.group({ title = text }, function() overlay.marker { at = { 1, 2 } } end)",
      svg: nil, json: nil),
    Place(name: "parameter's name", script: "param(text, 5)", svg: nil, json: "parameters/*/name", isName: true),
    Place(name: "default", script: "param(\"a\", text)", svg: nil, json: "parameters/*/default"),
    Place(
      name: "label of a parameter", script: "param(\"a\", 5, { label = text })", svg: nil, json: "parameters/*/label"),
    Place(name: "help", script: "param(\"a\", 5, { help = text })", svg: nil, json: "parameters/*/help"),
    Place(name: "parameter's group", script: "param(\"a\", 5, { group = text })", svg: nil, json: "parameters/*/group"),
    Place(name: "unit", script: "param(\"a\", 5, { unit = text })", svg: nil, json: "parameters/*/unit"),
    Place(
      name: "choice", script: "param(\"a\", text, { choices = { text, \"b\" } })", svg: nil,
      json: "parameters/*/choices/*/value"),
    Place(
      name: "choice's label", script: "param(\"a\", \"b\", { choices = { { \"b\", text } } })", svg: nil,
      json: "parameters/*/choices/*/label"),
    Place(
      name: "element of a list", script: "param(\"a\", { text }, { type = \"list\" })", svg: nil,
      json: "parameters/*/default/*"),
    Place(name: "preset", script: "preset(text, { a = 1 }) param(\"a\", 5)", svg: nil, json: "presets/*/name"),
  ]

  /// Texts that may stand anywhere, but for white space in names.
  static let texts: [String] = [
    "<", "&", "\"", "'", "]]>", "--", "-->", "<!-- ", "<![CDATA[ x", "<?php ?>", "%00", "\\", "a\tb", "{{x}}", "${x}",
    "</text><script>alert(1)</script>", "</title></svg><img src=x onerror=alert(1)>", "\" onload=\"alert(1)",
    "' onload='alert(1)", "javascript:alert(1)", "url(http://127.0.0.1/x)", "red;}*{fill:url(#x)", ";}", "</style>",
    "&#x3c;script&#x3e;", "&lt;script&gt;", "&amp;", "&nbsp;",
    "<!DOCTYPE x [<!ENTITY y SYSTEM \"file:///etc/passwd\">]>",
    "first\nsecond", "\u{2028}x\u{2029}", "\u{202e}evil\u{202c}", "\u{2066}x\u{2069}", "x\u{feff}y", "\u{200d}",
    "😀👩‍👩‍👧‍👦🇻🇳", "e\u{301}\u{301}\u{301}", "\u{10ffff}", " x ", "__proto__", "\"}],\"x\":[{\"",
    String(repeating: "<&\"'é", count: 1700),
  ]

  /// Bytes that are no text: refused wherever they stand.
  static let noTexts: [[UInt8]] = [
    [0], [0x61, 0x0d], [0x61, 0x07], [0x1b, 0x5b, 0x32, 0x4a], [0x7f], [0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80],
    [0xed, 0xb0, 0x80],
    [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x80],
  ]

  @Test(arguments: places) func staysText(_ place: Place) throws {
    for text in Self.texts {
      let picture: Picture
      do throws(Diagnostic) {
        picture = try Self.picture(place.script, Array(text.utf8))
      } catch {
        #expect(place.isName && text.contains(where: \.isWhitespace) && error.line == 1, "\(text): \(error.text())")
        #expect(error.message.contains("must be a name without white space"), "\(text): \(error.text())")
        continue
      }
      let svg = try XMLReader.values(of: try picture.data(as: .svg))
      #expect(svg.strangers.isEmpty, "\(text)")
      if let place = place.svg { #expect(svg.values[place]?.contains(text) == true, "\(text)") }
      let json = try JSONSerialization.jsonObject(with: try picture.data())
      if let way = place.json {
        #expect(Self.values(of: json, way.split(separator: "/")[...]).contains(text), "\(text)")
      }
    }
  }

  @Test(arguments: places) func refusesWhatIsNoText(_ place: Place) throws {
    for bytes in Self.noTexts {
      let error = #expect(throws: Diagnostic.self, "\(bytes)") { try Self.picture(place.script, bytes) }
      #expect(error?.line == 1 && error?.message.contains("must be") == true, "\(error?.text() ?? "")")
    }
  }

  @Test(arguments: [
    "overlay.circle { \(circle), fill = text }", "overlay.circle { \(circle), stroke = text }",
    "overlay.circle { \(circle), mask = text }", "overlay.circle { \(circle), casing = text }",
    "overlay.label { at = { 1, 2 }, text = \"a\", halo = text }", "overlay.marker { at = { 1, 2 }, color = text }",
    "scene { background = text }", "color(text)", "param(\"a\", text, { type = \"color\" })",
  ])
  func refusesWhatIsNoColor(_ script: String) throws {
    for bytes in Self.texts.map({ Array($0.utf8) }) + Self.noTexts {
      let error = #expect(throws: Diagnostic.self, "\(bytes)") { try Self.picture(script, bytes) }
      #expect(error?.message.contains("must be") == true, "\(error?.text() ?? "")")
    }
  }

  /// The scene of one line, with every byte of the text written by its number.
  private static func picture(_ script: String, _ text: [UInt8]) throws(Diagnostic) -> Picture {
    let escaped = text.map { byte in "\\" + String(repeating: "0", count: 3 - "\(byte)".count) + "\(byte)" }
    let source = "local text = \"\(escaped.joined())\" \(script)"
    return try Engine().evaluate(SourceText(path: "scene.lua", bytes: Array(source.utf8)))
  }

  /// The texts at the end of a way through a document.
  private static func values(of object: Any, _ way: ArraySlice<Substring>) -> [String] {
    guard let step = way.first else { return (object as? String).map { [$0] } ?? [] }
    if step == "*" { return (object as? [Any] ?? []).flatMap { values(of: $0, way.dropFirst()) } }
    return (object as? [String: Any])?[String(step)].map { values(of: $0, way.dropFirst()) } ?? []
  }
}
