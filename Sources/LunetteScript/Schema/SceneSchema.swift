import LunetteScene

/// `scene { … }`: the view and what the picture is.
enum SceneSchema {
  static let record = Record<SceneSettings>(
    .scene,
    [
      Field(
        "width", { $1(&$0.width) }, .integer("a whole number of points", 1...16384), default: "800", "The view's width."
      ),
      Field(
        "height", { $1(&$0.height) }, .integer("a whole number of points", 1...16384), default: "600",
        "The view's height."),
      Field("title", { $1(&$0.title) }, .text, "What the picture is called."),
      Field("description", { $1(&$0.description) }, .text, "What it shows, for those who can't see it."),
      Field(
        "background", { $1(&$0.background) }, .color, default: "white",
        "The paper under everything; \"none\" leaves it out."),
      Field(
        "projection", { $1(&$0.projection) }, .choice("projection"), default: "mercator",
        "How the globe is laid out flat."),
      Field("lang", { $1(&$0.language) }, .identifier, "The language of its texts, as in \"pt\" or \"vi-VN\"."),
    ])

  static let module = Module(
    name: "scene", summary: "The view. Called once, before anything that reads it.", functions: [],
    properties: [
      property("width", "integer", "The view's width in points.") { call, settings in call.pushWhole(settings.width) },
      property("height", "integer", "The view's height in points.") { call, settings in call.pushWhole(settings.height)
      },
      property("projection", "string", "How the globe is laid out flat.") { call, settings in
        call.push(settings.projection.rawValue)
      },
    ],
    call: Function(
      "scene", record, fresh: { _ in SceneSettings() }, "Sets the view and names the picture.",
      example: "scene { width = 360, height = 640, title = \"Around the tower\" }"
    ) {
      call, settings throws(Mistake) in
      try call.stage.settle(settings, at: call.place)
      return 0
    })

  private static func property(
    _ name: String, _ typeName: String, _ summary: String, push: @escaping @Sendable (Call, SceneSettings) -> Void
  ) -> Module.Property {
    Module.Property(name: name, typeName: typeName, summary: summary) { call throws(Mistake) in
      _ = call.stage.readSize(at: call.place)
      push(call, call.stage.settings)
    }
  }
}
