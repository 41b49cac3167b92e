-- The hemisphere around a place, and what lies within so many kilometres of it: right over the pole and up to the limb.
local center = param("center", coordinate(64.1, -21.9), { label = "From" })
local reach = param("reach", 5000, { unit = "km", min = 500, max = 9500, step = 250, label = "Reach" })

scene {
  width = 480, height = 480, title = "Within " .. string.format("%.0f", reach / units.km) .. " km of Reykjavík",
  projection = "orthographic", basemap = "land", background = "#fbf7ee",
}
overlay.graticule { step = 15, labels = false, stroke = "#6688aa" }
local zone = overlay.circle { center = center, radius = reach, stroke = "#c2410c", mask = "rgb(20 30 60 / 35%)" }
for _, city in ipairs {
  { "Reykjavík", 64.15, -21.94 }, { "New York", 40.71, -74.01 }, { "London", 51.51, -0.13 }, { "Moskva", 55.76, 37.62 },
  { "Anchorage", 61.22, -149.9 }, { "Dakar", 14.69, -17.45 }, { "Tromsø", 69.65, 18.96 },
} do
  local at = coordinate(city[2], city[3])
  overlay.marker { at = at, icon = "dot", size = 9, color = zone.center:distance(at) <= reach and "#c2410c" or "#555",
    label = { text = city[1], size = 11 } }
end
camera.set { center = center, zoom = math.log(2 * math.pi * 225 / 256, 2) } -- the globe's radius is 225 points
