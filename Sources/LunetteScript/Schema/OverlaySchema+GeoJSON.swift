import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

extension OverlaySchema {
  /// What its handle has.
  static let geojson = Record<Overlay>(.geojson, groupFields)

  /// `overlay.geojson { … }`: features of a file, drawn.
  static let makeGeoJSON = Function(
    "overlay.geojson", layer, fresh: { _ in FeatureLayer() }, returns: "handle",
    "The features of a file: areas and lines as they are, points as dots or markers.",
    example:
      "overlay.geojson { file = \"provinces.geojson\", style = function(f) return { fill = f.properties.color } end }",
    walks: true
  ) { call, layer throws(Mistake) in
    let list: Int
    if let given = layer.list {
      list = given
    } else {
      do throws(Mistake) {
        list = try call.readFeatures(layer.file ?? "", isLenient: false)
      } catch {
        throw error.within("file")
      }
    }
    try check(layer, call)
    try checkLabel(layer, list, call)
    var drawing = FeatureDrawing(layer, list: list, call)
    let interpreter = call.interpreter
    interpreter.walks.append(
      Walk(
        "overlay.geojson", element: { interpreter.library.described(drawing.reference(interpreter.library)) }
      ) { call, result throws(Mistake) in try drawing.step(call, result) })
    return 0
  }

  /// Finds what is wrong with the tables, which are the same for all features, before any is drawn.
  private static func check(_ layer: FeatureLayer, _ call: Call) throws(Mistake) {
    var looks = (
      shape: Overlay(.dots(Dots())), marker: Overlay(.marker(Marker(at: Coordinate(latitude: 0, longitude: 0))))
    )
    for (name, source, record) in [
      ("style", layer.style, FeatureLooks.style), ("marker", layer.marker, FeatureLooks.marker),
    ]
    where source == .table {
      lsh_push_field(call.run, 1, name)
      defer { lsh_set_top(call.run, -2) }
      let top = lsh_top(call.run)
      let mistakes =
        name == "style"
        ? record.decode(call, top, into: &looks.shape) : record.decode(call, top, into: &looks.marker)
      if let mistake = Mistake(mistakes) { throw mistake.within(name) }
    }
  }

  /// A text is written at each feature; the name of what files say of them is meant for that.
  private static func checkLabel(_ layer: FeatureLayer, _ list: Int, _ call: Call) throws(Mistake) {
    guard layer.label == .table else { return }
    lsh_push_field(call.run, 1, "label")
    defer { lsh_set_top(call.run, -2) }
    guard let name = call.repairedText(lsh_top(call.run)) else { return }
    let library = call.interpreter.library
    // Where the first ones have no such property, the others hardly do.
    let isProperty = (0..<min(library.count(of: list), 10)).contains { position in
      library.feature(library.reference(position, of: list)).properties.members.contains { $0.name == name }
    }
    guard isProperty else { return }
    throw Mistake(
      "is one text for all features; got \(name.quoted), which is a property of theirs: label = function(f) return { text = "
        + "f.properties\(name.asMember) } end", field: "label")
  }

  private static let layer = Record<FeatureLayer>(
    .featureLayer,
    [
      Field("data", { $1(&$0.list) }, features, "Its features, which data.geojson(file) gives."),
      Field("file", { $1(&$0.file) }, .text, "The GeoJSON file of its features."),
      Field(
        "style", { $1(&$0.style) },
        source("style", "a table of a style, or a function of a feature that gives one", FeatureLooks.style),
        default: "what the file says",
        "How features are drawn, for all the same or by a function: a table, nil for the defaults, false to leave it out."
      ),
      Field(
        "label", { $1(&$0.label) }, lettering, default: "none",
        "What is written at each feature: a text, a table of a label's keys, or a function of a feature that gives one."
      ),
      Field(
        "marker", { $1(&$0.marker) },
        source(
          "marker", "true, a table of a marker's keys, or a function of a feature that gives one", FeatureLooks.marker),
        default: "false", "What points are marked with, in place of dots."),
    ]
      + commonFields.map { field in
        field.shared { call, index, layer throws(Mistake) in try field.decode(call, index, &layer.overlay) }
      },
    alternatives: [["data"], ["file"]])

  private static let features = FieldType<Int>(
    name: FeaturesSchema.list.name + "|feature", expected: FeaturesSchema.list.expected,
    read: { call, index throws(Mistake) in
      if let path = call.repairedText(index) {
        throw Mistake(
          "must be \(FeaturesSchema.list.expected); got \(path.quoted): file = \(path.quoted) draws a file's")
      }
      if let feature = ValueKind.feature.payload(call, index, as: FeatureReference.self) {
        guard call.charge(64) else { return 0 }
        return call.interpreter.library.add(
          DataLibrary.List(collection: Int(feature.collection), positions: [feature.position]))
      }
      return try FeaturesSchema.list.read(call, index)
    }, push: { call, list in FeaturesSchema.list.push(call, list) })

  private static func source(
    _ name: String, _ expected: String, _ record: @autoclosure @escaping @Sendable () -> Record<Overlay>
  ) -> FieldType<FeatureLayer.Source> {
    FieldType(
      name: "table|fun(feature: feature): table|false|nil", expected: expected,
      read: { call, index throws(Mistake) in
        switch lsh_type_at(call.run, index) {
        case LSH_FUNCTION: return .function
        case LSH_TABLE: return .table
        case LSH_BOOLEAN where name == "marker": return lsh_boolean(call.run, index) ? .plain : .none
        default:
          var mistake = call.mismatch(index, expected)
          if let text = call.repairedText(index) {
            mistake.message += "; as in \(name) = { \(name == "style" ? "fill" : "icon") = \(text.quoted) }"
          }
          throw mistake
        }
      }, push: { _, _ in }, facts: TypeFacts(table: { record().text }))
  }

  private static let lettering = FieldType<FeatureLayer.Source>(
    name: "string|table|fun(feature: feature): string|table|false|nil",
    expected: "a text, a table of a label's keys, or a function of a feature that gives one",
    read: { call, index throws(Mistake) in
      if lsh_type_at(call.run, index) == LSH_FUNCTION { return .function }
      _ = try FieldType<Label>.label.read(call, index)
      return .table
    }, push: { _, _ in }, facts: TypeFacts(table: { FieldType<Label>.record.text }))
}
