import Lunette

/// What `lunette init` writes: files by their paths in the folder.
enum FirstScene {
  static let annotations = ".lunette/lunette.lua"

  static var files: [(path: String, text: String)] {
    [
      ("scene.lua", scene),
      (annotations, Reference.lua),
      (".luarc.json", Reference.serverSettings(annotationsIn: ".lunette")),
      (".luacheckrc", Reference.linterSettings),
    ]
  }

  private static let scene = """
    -- A first scene. Draw it with: lunette scene.lua -o scene.svg
    -- A script runs once, from top to bottom; what stands at its end is drawn.

    -- The view, in points. The title is what readers of the picture hear.
    scene { width = 360, height = 640, title = "Around Turtle Tower" }

    -- Parameters can be set from outside: lunette scene.lua --set radius=750 -o scene.svg
    local center = param("center", coordinate(21.0278, 105.8523), { label = "Centre" })
    local radius = param("radius", 500, { unit = "m", min = 100, max = 5000, step = 50, label = "Radius" })

    -- A circle on the ground, in metres. The mask fills all that lies outside it, over the whole view.
    local zone = overlay.circle {
      center = center, radius = radius,
      stroke = "red", stroke_width = 2,
      mask = "rgb(0 0 255 / 20%)",
    }

    -- A place is {latitude, longitude} in degrees. Ground lengths are metres, screen lengths points.
    overlay.marker { at = center, icon = "pin", size = 32, title = "Turtle Tower" }
    overlay.marker { at = center:destination(0, radius), icon = "dot", size = 12, title = "North of it" }

    overlay.label { at = center, text = ("%g m"):format(radius), anchor = "top", offset = { 0, 8 }, size = 16 }
    overlay.scale_bar {}

    -- The camera: the circle takes 300 of the view's 360 points, whatever its radius. With another radius the label and
    -- the bar change; camera.set { center = center, zoom = 15 } would let the circle grow.
    camera.fit_circle { circle = zone, ratio = 300 / 360 }

    """
}
