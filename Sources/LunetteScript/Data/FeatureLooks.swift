import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// What features look like: the scene's defaults, then what their file says, then what the script says.
struct FeatureLooks {
  private let layer: FeatureLayer
  /// An area, a line and dots that nothing is said of.
  private let area, line, dots: Overlay
  private let hasMarkers: Bool

  init(_ layer: FeatureLayer, _ call: Call) {
    self.layer = layer
    hasMarkers = layer.marker != .none
    func blank(_ content: Overlay.Content, like kind: Overlay.Kind) -> Overlay {
      var overlay = call.stage.template(kind) ?? OverlaySchema.kind(kind).fresh
      overlay.content = content
      overlay.place = call.place
      overlay.common.z = layer.overlay.common.z
      overlay.common.className = layer.overlay.common.className ?? overlay.common.className
      overlay.common.legend = layer.overlay.common.legend
      return overlay
    }
    area = blank(.areas(Areas()), like: .polygon)
    var plainDots = blank(.dots(Dots()), like: .polygon)
    plainDots.mask = nil
    dots = plainDots
    line = blank(.polyline(Polyline()), like: .polyline)
  }

  /// Adds what a feature's areas, lines and points are drawn as.
  func addShapes(
    of origin: FeatureOrigin, _ own: SimpleStyle?, _ answer: FeatureLayer.Answer, to shapes: inout [Overlay],
    _ call: Call
  ) throws(Mistake) {
    let feature = origin.feature
    guard let geometry = feature.geometry else { return }
    func add(_ plain: Overlay, _ content: Overlay.Content) throws(Mistake) {
      var shape = try styled(plain, content, own, answer, call)
      if shape.kind != .areas { shape.mask = nil }
      shape.common.origin = origin
      if shapes.isEmpty { shape.common.id = feature.id?.name }
      charge(shape, call)
      shapes.append(shape)
    }
    let polygons = geometry.polygons
    if !polygons.isEmpty {
      var areas = Areas()
      areas.polygons = polygons
      try add(area, .areas(areas))
    }
    let lines = geometry.lines
    if !lines.isEmpty {
      var content = Polyline()
      content.paths = lines
      try add(line, .polyline(content))
    }
    let points = geometry.points
    if !points.isEmpty {
      var content = Dots()
      content.places = points
      try add(dots, .dots(content))
    }
  }

  /// What the points of features look like of which their file says nothing; nil where each is drawn in layers.
  func ofDots(_ answer: FeatureLayer.Answer, _ call: Call) throws(Mistake) -> Overlay? {
    let overlay = try styled(dots, .dots(Dots()), nil, answer, call)
    return overlay.style.casing == nil && overlay.style.hatch == nil ? overlay : nil
  }

  private func charge(_ overlay: Overlay, _ call: Call) {
    call.chargeElement(of: 2 * MemoryLayout<Overlay>.stride)
    _ = call.charge(overlay.placesSize) && call.charge(steps: overlay.edgeEffort)
  }

  private func styled(
    _ plain: Overlay, _ content: Overlay.Content, _ own: SimpleStyle?, _ answer: FeatureLayer.Answer, _ call: Call
  ) throws(Mistake) -> Overlay {
    var overlay = plain
    overlay.content = content
    own?.apply(to: &overlay)
    guard case .value(let index) = answer else { return overlay }
    guard call.isTable(index) else {
      throw call.mismatch(index, "a table of a style, as in { fill = \"gold\" }, nil for the defaults, or false")
    }
    if let mistake = Mistake(FeatureLooks.style.decode(call, index, into: &overlay)) { throw mistake }
    return overlay
  }

  /// Draws a feature's points as markers, where the script or the file wants them.
  func mark(
    _ feature: Feature, _ answer: FeatureLayer.Answer, in members: inout [Overlay], _ call: Call
  ) throws(Mistake) {
    guard let position = members.firstIndex(where: { $0.kind == .dots }) else { return }
    // Looked at twice only where it may say something of markers.
    guard hasMarkers || feature.properties.mention(["marker-"]) else { return }
    let own = SimpleStyle(feature.properties)
    guard hasMarkers || own?.hasMarker == true else { return }
    let dots = members.remove(at: position)
    if case .leftOut = answer { return }
    for place in dots.content.dots.places {
      var marker = call.stage.template(.marker)?.content.marker ?? Marker(at: place)
      marker.at = place
      own?.apply(to: &marker)
      var overlay = dots
      overlay.content = .marker(marker)
      if case .value(let index) = answer {
        guard call.isTable(index) else {
          throw call.mismatch(
            index, "a table of a marker's keys, as in { icon = \"dot\" }, nil for the defaults, or false")
        }
        if let mistake = Mistake(FeatureLooks.marker.decode(call, index, into: &overlay)) { throw mistake }
      }
      if !members.isEmpty { overlay.common.id = nil }
      charge(overlay, call)
      members.append(overlay)
    }
  }

  /// Letters a feature, beside its marker or at its place for a text.
  func letter(
    _ feature: Feature, _ answer: FeatureLayer.Answer, in members: inout [Overlay], _ labels: inout [Overlay],
    _ call: Call
  ) throws(Mistake) {
    guard case .value(let index) = answer else { return }
    var label = try FieldType<Label>.label.read(call, index)
    let markers = members.indices.filter { members[$0].kind == .marker }
    guard markers.isEmpty else {
      for position in markers { members[position].content.marker.label = label }
      return
    }
    call.charge(steps: (feature.geometry?.placeCount ?? 0) * Cost.labelPoint)
    guard let place = feature.geometry?.labelPoint else { return }
    label.at = place
    if let dots = members.first(where: { $0.kind == .dots }), label.anchor == nil {
      let clearance = dots.content.dots.size / 2 + 2
      if label.offset == Point(x: 0, y: 0) { label.clearance = clearance }
      label.anchor = .top
      label.offset.y += clearance
    }
    var overlay = Overlay(.label(label), place: call.place)
    overlay.common.z = layer.overlay.common.z
    charge(overlay, call)
    labels.append(overlay)
  }

  /// What `style` says of a feature.
  static let style = Record<Overlay>(
    .featureStyle,
    OverlaySchema.shapeFields + [
      Field("size", dotSize, .number(.points, from: 0, to: 4096), default: "8", "How wide the dots of points are."),
      Field("title", { $1(&$0.common.title) }, .text, "What it is, for readers and tooltips."),
      Field(
        "opacity", { $1(&$0.common.opacity) }, .number(from: 0, to: 1), default: "1",
        "Over all of the feature's colours."
      ),
      Field("z", { $1(&$0.common.z) }, .number(), default: "the overlay's", "Higher lies above."),
      Field("class", { $1(&$0.common.className) }, .text, "Classes for the SVG's element."),
      Field("legend", { $1(&$0.common.legend) }, .text, "Its row in a legend."),
    ])

  /// What `marker` says of a feature's points.
  static let marker = Record<Overlay>(
    .featureMarker,
    OverlaySchema.marker.fields.filter { !["at", "id", "visible"].contains($0.name.description) })

  private static let dotSize: Field<Overlay>.Access<Double> = { overlay, use in
    // A style is one for all of a feature; only points have dots.
    guard case .dots(var dots) = overlay.content else {
      var size = Dots().size
      return use(&size)
    }
    use(&dots.size)
    overlay.content = .dots(dots)
  }
}
