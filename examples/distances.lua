-- Every place of the world by its distance and direction from one of them.
local center = param("center", coordinate(21.0278, 105.8523), { label = "Middle" })

scene {
  width = 480, height = 480, title = "Distances from Hà Nội", projection = "azimuthal_equidistant", basemap = "land",
  ocean = "#dbe7f0",
}
local ramp = { "#7f1d1d", "#b45309", "#4d7c0f", "#0e7490" }
for ring = 4, 1, -1 do
  overlay.circle { center = center, radius = ring * 4000 * units.km, fill = "none", stroke = ramp[ring] }
  local at = center:destination(35, ring * 4000 * units.km)
  overlay.label { at = at, text = ring * 4000 .. " km", size = 10, color = ramp[ring] }
end
overlay.polyline { path = { center, { 40.64, -73.78 } }, geodesic = true, stroke = "#1d4ed8" }
overlay.marker { at = center, icon = "star", size = 16, label = "Hà Nội" }
overlay.label { at = { 40.64, -73.78 }, text = "New York" }
camera.set { center = center, zoom = math.log(2 * 230 / 256, 2) } -- half the Earth's circumference is 230 points
