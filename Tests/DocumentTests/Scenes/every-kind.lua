-- Every kind of overlay and of furniture, with every field that documents write.
scene {
  width = 400, height = 300, title = "Every kind", description = "All that there is", background = "#12345680",
  lang = "en", basemap = "countries",
}
camera.set { center = { 21.03, 105.85 }, zoom = 13, bearing = 10 }

overlay.group({ id = "outer", title = "Outer", opacity = 0.5 }, function()
  overlay.group({ id = "inner" }, function()
    overlay.circle {
      center = { 21.05, 105.87 }, radius = 500, model = "sphere", fill = "#00f8", fill_opacity = 0.5, stroke = "navy",
      stroke_opacity = 0.5, stroke_width = 3, dash = { 60, 40, 0.5, unit = "m" }, line_cap = "butt",
      line_join = "miter", casing = { color = "#ffffff80", stroke_width = 7 }, class = "zone", legend = "Zones",
    }
  end)
end)
overlay.circle { id = "nothing", center = { 21.03, 105.85 }, radius = 0 }
overlay.polygon {
  id = "park", path = { { 21.02, 105.84 }, { 21.02, 105.86 }, { 21.04, 105.85 } }, geodesic = true,
  holes = { { { 21.025, 105.848 }, { 21.025, 105.852 }, { 21.03, 105.85 } } }, fill = "green", fill_rule = "evenodd",
  dash = { 6, 4 }, line_cap = "square", line_join = "bevel", casing = "black",
  hatch = { angle = 90, color = "#0008" },
}
overlay.polygon { id = "cut", path = { { -10, 170 }, { -10, -170 }, { 10, -175 } }, mask = { group = "far" } }
overlay.polygon { id = "polar", path = { { 70, 0 }, { 60, 120 }, { 65, -120 } }, stroke = "none" }
overlay.rectangle { id = "block", center = { 21.045, 105.83 }, width = 1000, height = 500, mask = true }
overlay.rectangle { id = "over-180", bounds = { south = -40, west = 170, north = -20, east = -170 } }
local place = { 21.04, 105.84 }
overlay.ellipse { id = "oval", center = place, semi_major = 600, semi_minor = 250.5, rotation = 30 }
overlay.sector { id = "beam", center = place, radius = 500, inner = 100, from = 330, to = 390, mask = { group = "beam" } }
overlay.sector { id = "ring", center = place, radius = 500, inner = 100, from = 0, to = 360 }
overlay.buffer { id = "near", points = place, radius = 150 }
overlay.buffer { id = "along", path = { { 21.02, 105.84 }, { 21.03, 105.86 } }, radius = 100, geodesic = true }
overlay.buffer { id = "nowhere", path = {}, radius = 100 }
overlay.polyline { id = "street", path = { { 21.02, 105.84 }, { 21.03, 105.86 } }, arrow = "both", stroke_width = 4 }
overlay.polyline { id = "flight", paths = { { { 35, 140 }, { 37, -122 } }, { { 0, 0 }, { 1, 1 } } }, geodesic = true }
overlay.polyline { id = "place", path = { { 21.03, 105.85 } }, stroke = "none" }
overlay.marker { id = "pin", at = { 21.03, 105.85 } }
overlay.marker {
  id = "star", at = { 21.028, 105.852 }, icon = "star", title = "The tower", subtitle = "In the lake", size = 30,
  color = "#0a08", rotation = -45, label = "Tower",
}
overlay.label {
  id = "words", at = { 21.035, 105.845 }, text = "Two\nlines", size = 14, color = "#123", halo = "#ffffff80",
  halo_width = 2, anchor = "top_left", offset = { 3, -4.5 }, rotation = 30, priority = 2.5,
}
overlay.label { id = "far", at = { -30, 180 }, text = "Out of view" }
overlay.scale_bar { title = "Scale", position = "bottom_right", units = "imperial" }
overlay.title {
  title = "Heading", text = "Every\nkind", position = "left", margin = 20, size = 20, color = "#fff8", halo = "navy",
}
overlay.legend {
  title = "Density", position = "right", margin = 5,
  scale = scale.quantize { domain = { 0, 1200 }, range = { "white", "navy" }, missing = "#0008" },
}
overlay.legend { position = "top_left" }
overlay.attribution { text = "© Office", position = "bottom" }
overlay.compass { title = "North", size = 30, position = "left" }
overlay.graticule { step = 1 / 60, margin = 4, stroke = "navy", labels = false }
overlay.geojson {
  file = "every-kind.geojson", id = "places", class = "place", legend = "Places",
  style = function(feature)
    if feature.id == "wards" then return { hatch = { angle = 90 }, title = "Wards" } end
    if feature.properties.name == "Stops" then return { size = 5.5, fill = "#0f08", legend = "Stops" } end
  end,
  label = function(feature) return feature.properties.label end,
}
overlay.label {
  id = "lane", along = { { 21.02, 105.84 }, { 21.03, 105.86 } }, text = "Lane", spacing = 300, allow_overlap = true,
}
overlay.image {
  id = "plan", title = "The plan", file = "spot.png", opacity = 0.75,
  corners = { { 21.04, 105.86 }, { 21.04, 105.87 }, { 21.035, 105.872 }, { 21.033, 105.859 } },
}
overlay.image { id = "sea", file = "spot.png", bounds = { south = -10, west = 170, north = 10, east = -170 } }
overlay.user_location { id = "me", at = { 21.03, 105.85 }, accuracy = 150.5, heading = -30, opacity = 0.5 }
overlay.user_location { id = "you", at = { 21.02, 105.85 } }
overlay.inset {
  title = "Where", size = { 90, 60 }, fit = place, basemap = "countries", show = "all", outline = "#0008",
  position = "bottom_left", margin = 5,
}
