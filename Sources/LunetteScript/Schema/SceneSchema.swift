import LunetteScene

/// `scene { … }`: the view and what the picture is.
enum SceneSchema {
  static let record = Record<SceneSettings>(
    .scene,
    [
      Field(
        "width", { $1(&$0.width) }, points, default: "800", "The view's width."),
      Field(
        "height", { $1(&$0.height) }, height, default: "600",
        "The view's height; \"auto\" takes it from what the camera fits."),
      Field(
        "frame_rate", { $1(&$0.frameRate) }, .integer("a whole number of ticks a second", 1...240), default: "30",
        "How often a second the scene's clock ticks: what moves goes on at ticks."),
      Field("title", { $1(&$0.title) }, .text, "What the picture is called."),
      Field("description", { $1(&$0.description) }, .text, "What it shows, for those who can't see it."),
      Field(
        "background", { $1(&$0.background) }, .color,
        default: "the theme's: white, nearly black, or the sea of a built-in basemap",
        "The paper under everything; \"none\" leaves it out."),
      Field("ocean", { $1(&$0.ocean) }, .color, "The map's own area on the paper: a globe's disc."),
      Field(
        "theme", { $1(&$0.theme) }, .choice("theme"), default: "light",
        "Dark letters on light paper, the other way round, or black on white for paper."),
      Field(
        "basemap", { $1(&$0.basemap) }, .basemap, default: "none",
        "The map under everything: land and sea, or the borders of countries too, for views of continents and the world."
      ),
      Field(
        "projection", { $1(&$0.projection) }, .choice("projection"), default: "mercator",
        "How the globe is laid out flat."),
      Field("lang", { $1(&$0.language) }, .identifier, "The language of its texts, as in \"pt\" or \"vi-VN\"."),
    ])

  private static let points = FieldType<Int>.integer("a whole number of points", 1...SceneSettings.mostPoints)

  private static let height = FieldType<Int>(
    name: "integer|\"auto\"", expected: points.expected + ", or \"auto\"",
    read: { call, index throws(Mistake) in
      if call.repairedText(index) == "auto" { return SceneSettings.automaticHeight }
      guard let height = try? points.read(call, index) else {
        throw call.mismatch(index, points.expected + ", or \"auto\"")
      }
      return height
    }, push: { call, height in call.pushWhole(height) })

  static let module = Module(
    name: "scene", summary: "The view. Called once, before anything that reads it.", functions: [],
    properties: [
      Module.Property(name: "width", typeName: "integer", summary: "The view's width in points.") {
        call throws(Mistake) in
        call.stage.noteReading(at: call.place)
        call.pushWhole(call.stage.settings.width)
      },
      Module.Property(name: "height", typeName: "integer", summary: "The view's height in points.") {
        call throws(Mistake) in
        call.pushWhole(Int(try call.stage.readSize(at: call.place).height))
      },
      Module.Property(name: "projection", typeName: "string", summary: "How the globe is laid out flat.") {
        call throws(Mistake) in
        call.stage.noteReading(at: call.place)
        call.push(call.stage.settings.projection.rawValue)
      },
    ], isForItsEffect: true,
    call: Function(
      "scene", record, fresh: { _ in SceneSettings() }, "Sets the view and names the picture.",
      example: "scene { width = 360, height = 640, title = \"Around the tower\" }"
    ) {
      call, settings throws(Mistake) in
      try call.stage.settle(settings, at: call.place)
      return 0
    })
}
