-- The countries within 2,000 km of a place, on the map of the world that is built in.
local place = param("place", coordinate(21.0278, 105.8523))
local reach = param("reach", 2000, { unit = "km", min = 100, max = 15000 })
local look = param("look", "light", { choices = { "light", "dark", "print" } })

scene {
  width = 480, height = 360, theme = look, basemap = "countries", title = "Within reach",
  description = "A clear disc on a map of countries",
}

local circle = overlay.circle { center = place, radius = reach, mask = "rgb(20 40 80 / 35%)", stroke = "#1d4e89" }
overlay.marker { at = place, color = "#1d4e89", size = 20 }
camera.fit(circle, { padding = 12 })
