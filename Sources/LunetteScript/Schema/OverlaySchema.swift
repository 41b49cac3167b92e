import LunetteGeometry
import LunetteScene

/// `overlay`: what is drawn. Every kind is a record of fields, used by its call, by its handle and by `style` alike.
enum OverlaySchema {
  static let module = Module(
    name: "overlay", summary: "What is drawn. Each function gives a handle.", functions: kinds.compactMap(\.maker))

  /// A kind of overlay: its fields, what a new one is, and what it is for.
  struct KindDeclaration: Sendable {
    let makeRecord: @Sendable () -> Record<Overlay>
    let fresh: Overlay
    /// nil for what a file's features are drawn as.
    let maker: Function?

    /// Made when it is first asked for: most scenes use few kinds.
    var record: Record<Overlay> { makeRecord() }

    init(
      _ fresh: Overlay, _ record: @autoclosure @escaping @Sendable () -> Record<Overlay>, _ summary: String,
      example: String
    ) {
      makeRecord = record
      self.fresh = fresh
      let kind = fresh.kind
      maker = Function(
        "overlay.\(kind.name)", record(),
        fresh: { call in
          // Asked first, since an optional overlay takes its time to be copied.
          var overlay = call.stage.hasTemplates ? call.stage.template(kind) ?? fresh : fresh
          overlay.place = call.place
          return overlay
        }, returns: "handle", summary, example: example
      ) { call, overlay throws(Mistake) in
        try call.requireWriting()
        call.chargeElement(of: MemoryLayout<Overlay>.stride)
        let size = overlay.placesSize
        if size > 0 { _ = call.charge(size) && call.charge(steps: overlay.edgeEffort) }
        ValueKind.handle.push(call, try call.stage.add(overlay))
        return 1
      }
    }

    init(_ fresh: Overlay, _ record: @autoclosure @escaping @Sendable () -> Record<Overlay>, maker: Function?) {
      (makeRecord, self.fresh, self.maker) = (record, fresh, maker)
    }
  }

  /// In the order of `Overlay.Kind`.
  static let kinds: [KindDeclaration] = [
    KindDeclaration(
      Overlay(.circle(Circle(center: nowhere, radius: 0))), circle, "All that lies within a distance of a centre.",
      example: "local zone = overlay.circle { center = {21.0278, 105.8523}, radius = 500, mask = true }"),
    KindDeclaration(
      Overlay(.polygon(GroundPolygon(outer: []))), polygon, "An area with an outline, and holes.",
      example: "overlay.polygon { path = { {21.02, 105.84}, {21.02, 105.86}, {21.04, 105.85} }, fill = \"#1f6feb40\" }"),
    KindDeclaration(
      Overlay(.rectangle(Rectangle())), rectangle, "An area between two latitudes and two longitudes.",
      example: "overlay.rectangle { center = {21.0278, 105.8523}, width = 1000, height = 1000, dash = {6, 4} }"),
    KindDeclaration(
      Overlay(.ellipse(Ellipse(center: nowhere, semiMajor: 0, semiMinor: 0))), ellipse,
      "An ellipse on the ground: under each bearing it reaches as far along the geodesic as an ellipse of the plane does.",
      example: "overlay.ellipse { center = {21.0278, 105.8523}, semi_major = 800, semi_minor = 500, rotation = 30 }"),
    KindDeclaration(
      Overlay(.sector(Sector(center: nowhere, radius: 0, from: 0, to: 0))), sector,
      "What lies within a distance of a centre between two bearings; with `inner`, further than that from it.",
      example: "overlay.sector { center = {21.0278, 105.8523}, radius = 800, inner = 200, from = 330, to = 30 }"),
    KindDeclaration(
      Overlay(.buffer(Surroundings())), buffer, "All that lies within a distance of a line, of several, or of places.",
      example: "overlay.buffer { path = { {21.02, 105.84}, {21.04, 105.86} }, radius = 200, stroke_width = 1 }"),
    KindDeclaration(
      Overlay(.polyline(Polyline())), polyline, "One or more lines.",
      example: "overlay.polyline { path = { {21.02, 105.84}, {21.04, 105.86} }, arrow = \"end\" }"),
    KindDeclaration(
      Overlay(.marker(Marker(at: nowhere))), marker, "An icon at a coordinate.",
      example: "overlay.marker { at = {21.0278, 105.8523}, icon = \"dot\", title = \"The tower\" }"),
    KindDeclaration(
      Overlay(.label(Label(at: nowhere))), label, "A text at a coordinate.",
      example: "overlay.label { at = {21.0278, 105.8523}, text = \"Turtle Tower\", size = 14 }"),
    KindDeclaration(Overlay(.group), group, maker: makeGroup),
    KindDeclaration(
      Overlay(.scaleBar(ScaleBar())), scaleBar, "A bar as long as a round length on the ground.",
      example: "overlay.scale_bar { position = \"bottom_left\" }"),
    KindDeclaration(
      Overlay(.title(Title())), title, "A text that stands in the view, wherever the camera looks.",
      example: "overlay.title { text = \"500 m around Turtle Tower\" }"),
    KindDeclaration(Overlay(.geojson), geojson, maker: makeGeoJSON),
    KindDeclaration(Overlay(.areas(Areas())), FeatureLooks.style, maker: nil),
    KindDeclaration(Overlay(.dots(Dots())), FeatureLooks.style, maker: nil),
    KindDeclaration(
      Overlay(.legend(Legend())), legend, "What colours and signs mean: a scale's classes, or each overlay's `legend`.",
      example: "overlay.legend { title = \"Zones\", position = \"top_right\" }"),
    KindDeclaration(
      Overlay(.attribution(Attribution())), attribution, "Where the map's data come from, in small letters.",
      example: "overlay.attribution { text = \"© Example Statistics Office\" }"),
    KindDeclaration(
      Overlay(.compass(CompassRose())), compass, "A needle that shows where north is.",
      example: "overlay.compass { position = \"top_right\" }"),
    KindDeclaration(
      graticuleLines, graticule, "Meridians and parallels, with their degrees at the view's sides.",
      example: "overlay.graticule { step = 10, stroke = \"gray\" }"),
    KindDeclaration(
      Overlay(.image(GroundImage())), image,
      "A picture that lies on the Mercator map as web maps lay it there, between its sides or its corners.",
      example:
        "overlay.image { file = \"plan.svg\", bounds = { south = 21.027, west = 105.852, north = 21.028, east = 105.853 } }"
    ),
    KindDeclaration(
      Overlay(.userLocation(UserLocation())), userLocation,
      "Where somebody is: a blue dot, with a circle as far as the place may be off and a wedge where they look. Without a "
        + "place it goes where the location's fixes are.",
      example: "overlay.user_location { at = {21.0278, 105.8523}, accuracy = 30, heading = 45 }"),
    KindDeclaration(
      Overlay(.inset(Inset())), inset, "A small map in the view, with a line around what the view shows.",
      example: "overlay.inset { position = \"bottom_right\", basemap = \"countries\" }"),
  ]

  /// Quiet on light and dark maps.
  private static let graticuleLines = {
    var lines = Overlay(.graticule(Graticule()))
    lines.style.stroke = Color(red: 0x80, green: 0x80, blue: 0x80, alpha: 0.7)
    lines.style.strokeWidth = 0.5
    return lines
  }()

  static func kind(_ kind: Overlay.Kind) -> KindDeclaration { kinds[kind.rawValue] }

  /// What the required fields replace.
  private static let nowhere = Coordinate(latitude: 0, longitude: 0)

  static let circle = Record<Overlay>(
    .circle,
    [
      Field("center", { $1(&$0.content.circle.center) }, .coordinate, required: true, "Its middle."),
      Field(
        "radius", { $1(&$0.content.circle.radius) }, .number(.meters, from: 0, to: Circle.maximumRadius),
        required: true,
        "How far it reaches; 0 draws nothing."
      ),
      Field(
        "model", { $1(&$0.content.circle.model) }, .choice("model"), default: "wgs84",
        "What its radius means: geodesics on WGS84, on a sphere, or a round shape on the Mercator map."
      ),
    ] + shapeFields + commonFields,
    check: { overlay throws(Mistake) in
      let circle = overlay.content.circle
      guard !circle.isDrawable else { return }
      throw Mistake(
        "is a pole, where the Mercator map has no end and a planar circle can't be drawn; model = \"wgs84\" can",
        field: "center")
    })

  static let polygon = Record<Overlay>(
    .polygon,
    [
      Field(
        "path", { $1(&$0.content.polygon.outer) }, .path, required: true,
        "Its outline; the last place is joined to the first."),
      Field("holes", { $1(&$0.content.polygon.holes) }, .holes, default: "{}", "A list of paths that are cut out."),
      geodesicField("Whether edges are geodesics; else they are straight on the map.") {
        $1(&$0.content.polygon.isGeodesic)
      },
    ] + shapeFields + commonFields,
    check: { overlay throws(Mistake) in
      let polygon = overlay.content.polygon
      for ring in [polygon.outer] + polygon.holes where ring.unrolledWidth > mostTurns * 360 {
        throw Mistake("runs more than \(Int(mostTurns)) times around the globe", field: "path")
      }
    })

  /// More are no outline of anything; each turn is drawn in every copy of the world.
  private static let mostTurns = 10.0

  static let rectangle = Record<Overlay>(
    .rectangle,
    [
      Field(
        "bounds", { $1(&$0.content.rectangle.bounds) }, .bounds, reading: { $0.content.rectangle.extent },
        "Its sides."),
      Field("center", { $1(&$0.content.rectangle.center) }, .coordinate, "Its middle."),
      Field(
        "width", { $1(&$0.content.rectangle.width) }, .number(.meters, from: 0, to: RegionSchema.mostMeters),
        "From west to east, on the ground."),
      Field(
        "height", { $1(&$0.content.rectangle.height) }, .number(.meters, from: 0, to: RegionSchema.mostMeters),
        "From south to north, on the ground."),
      Field(
        "model", { $1(&$0.content.rectangle.model) }, .choice("model"), default: "wgs84",
        "How metres become degrees: on WGS84, or as phones' maps count them."),
    ] + shapeFields + commonFields,
    alternatives: [["bounds"], ["center", "width", "height", .optional("model")]])

  static let polyline = Record<Overlay>(
    .polyline,
    [
      Field("path", { $1(&$0.content.polyline.path) }, .path, "The line."),
      Field("paths", { $1(&$0.content.polyline.paths) }, .paths, "Several lines, drawn as one."),
      geodesicField("Whether it runs along geodesics; else it is straight on the map.") {
        $1(&$0.content.polyline.isGeodesic)
      },
      Field("arrow", { $1(&$0.content.polyline.arrow) }, .choice("arrow"), default: "none", "Which ends have a head."),
    ] + strokeFields(default: "blue") + commonFields,
    alternatives: [["path"], ["paths"]])

  static func geodesicField(
    _ summary: String, _ access: @escaping Field<Overlay>.Access<Bool>
  ) -> Field<Overlay> {
    Field("geodesic", access, .boolean, default: "false", summary)
  }
}
