import LunetteScene

extension FieldType where Value == Basemap {
  /// The name of a built-in one, or a table that names a file.
  static let basemap = FieldType(
    name: "\(builtIn.name)|table", expected: expected,
    read: { call, index throws(Mistake) in
      if call.isTable(index) {
        let file = try table.read(call, index)
        if let path = file.archive { return .tiles(try call.tileMap(path)) }
        return .given(try call.givenMap(file.path ?? "", file.style))
      }
      guard call.bytes(index) != nil else { throw call.mismatch(index, expected) }
      return .builtIn(try builtIn.read(call, index))
    }, push: { call, basemap in call.push(basemap.name) }, facts: TypeFacts(table: { record.text }))

  private static let builtIn = FieldType<Basemap.BuiltIn>.choice("basemap")
  private static let expected = "\(builtIn.expected), or a table { geojson, style } or { mbtiles }"

  private static let table = FieldType<MapFile>.record(
    "table", "a table { geojson, style } or { mbtiles }", record, { MapFile() },
    push: { call, map in call.push(map.path ?? map.archive ?? "") })

  private static let record = Record<MapFile>(
    .basemap,
    [
      Field(
        "geojson", { $1(&$0.path) }, .text, "A file beside the scene, whose areas and lines are drawn."),
      Field("style", { $1(&$0.style) }, style, "How they are drawn: { fill, stroke, stroke_width }."),
      Field(
        "mbtiles", { $1(&$0.archive) }, .text,
        "An archive of tiles that are images; who made them is written into the view's corner."),
    ], alternatives: [["geojson", .optional("style")], ["mbtiles"]])

  private static let style = FieldType<GivenMap.Style>.record(
    "table", "a table { fill, stroke, stroke_width }", styleRecord, { GivenMap.Style() },
    push: { call, _ in call.pushNil() })

  private static let styleRecord = Record<GivenMap.Style>(
    .basemapStyle,
    [
      Field("fill", { $1(&$0.fill) }, .color, default: "the theme's land", "The areas' colour."),
      Field(
        "stroke", { $1(&$0.stroke) }, .color, default: "the theme's borders", "The colour of lines and outlines."),
      Field(
        "stroke_width", { $1(&$0.strokeWidth) }, .number(.points, from: 0, to: 4096),
        default: "the theme's: 0.75 or 0.5",
        "Their width."),
    ])
}

/// A file with a basemap.
struct MapFile: Sendable {
  /// Of areas and lines, which are drawn in a style.
  var path: String?
  var style = GivenMap.Style()
  /// Of tiles.
  var archive: String?
}
