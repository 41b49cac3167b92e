-- A route from above and behind: the ground is tilted, texts and icons stand upright.
local pitch = param("pitch", 55, { unit = "deg", min = 0, max = 60, step = 5, label = "Pitch" })
local bearing = param("bearing", 35, { unit = "deg", min = -180, max = 180, step = 5, label = "Bearing" })

scene { width = 600, height = 400, title = "Over the Alps", basemap = "countries" }
local pass = path {
  { 47.37, 8.54 }, { 46.95, 7.45 }, { 46.23, 6.14 }, { 45.07, 7.69 }, { 45.46, 9.19 }, { 44.41, 8.93 },
}
overlay.graticule { step = 2 }
overlay.circle { center = { 46.2, 7.9 }, radius = 90 * units.km, fill = "#1f6feb22", stroke = "#1f6feb" }
overlay.polyline { path = pass, stroke = "#d33", stroke_width = 3, casing = "white", arrow = "end" }
for i, name in ipairs { "Zürich", "Bern", "Genève", "Torino", "Milano", "Genova" } do
  overlay.marker { at = pass[i], icon = "dot", size = 10, label = name }
end
overlay.scale_bar { position = "bottom_right" }
overlay.compass {}
camera.fit(pass, { padding = 60, pitch = pitch, bearing = bearing })
