-- A sheet of what shapes, lines, icons and texts can look like, on a dark plate carrée.
scene {
  width = 640, height = 480, title = "A sheet of samples", theme = "dark", projection = "equirectangular",
}
overlay.graticule { step = 2, labels = false }
overlay.ellipse {
  center = { 2.2, -3 }, semi_major = 130 * units.km, semi_minor = 70 * units.km, rotation = 60,
  fill = "#f59e0b55", stroke = "#f59e0b", hatch = true,
}
overlay.sector {
  center = { 2.2, 0 }, radius = 130 * units.km, inner = 50 * units.km, from = -60, to = 120,
  fill = "#10b98155", stroke = "#10b981",
}
overlay.buffer {
  path = { { 1.6, 2.2 }, { 2.8, 2.9 }, { 1.8, 3.8 } }, radius = 35 * units.km, fill = "#60a5fa55", stroke = "#60a5fa",
}
overlay.rectangle {
  bounds = { south = -0.2, west = -4, north = 0.8, east = -2.4 }, fill = "#ef444455",
  stroke = "#ef4444", dash = { 8, 4 },
}
overlay.polygon {
  path = { { -0.2, -1.4 }, { 1, -0.9 }, { -0.2, 1.2 } }, holes = { { { 0, -0.9 }, { 0.5, -0.7 }, { 0, 0 } } },
  fill = "#a78bfa55", stroke = "#a78bfa",
}
overlay.polyline {
  path = { { -0.3, 2 }, { 0.9, 2.8 }, { -0.3, 3.9 } }, stroke = "#fbbf24", stroke_width = 3, arrow = "both",
}
overlay.polyline { path = { { -1, -4 }, { -1, -1.2 } }, stroke = "white", stroke_width = 4, casing = "#ef4444" }
overlay.polyline { path = { { -1, -0.8 }, { -1, 1.6 } }, stroke = "white", dash = { 2, 6 } }
overlay.polyline { path = { { -1, 2 }, { -1, 4 } }, stroke = "white", dash = { 20000, 10000, unit = "m" } }
for place, icon in ipairs { "pin", "dot", "ring", "square", "diamond", "triangle", "star", "cross", "flag", "arrow" } do
  overlay.marker { at = { -2.3, -4.6 + 0.85 * place }, icon = icon, size = 22, label = { text = icon, size = 10 } }
end
overlay.label {
  at = { -3.1, 0 }, text = "Two lines,\nand a halo", size = 14, halo = "#7c3aed", halo_width = 3, color = "white",
}
overlay.scale_bar { units = "imperial", position = "bottom_right" }
overlay.attribution { text = "Made up", position = "bottom_left" }
camera.set { center = { 0, 0 }, zoom = 6.5 }
