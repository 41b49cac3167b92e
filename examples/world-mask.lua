-- One polygon around the whole world with a hole in it, as a map SDK's mask is drawn by hand.
-- Longitudes stay as written and a step of 180° goes the way it says, so that the ring does not collapse.
scene { width = 512, height = 512, title = "The world without 2,500 km around Hanoi" }
local limit  = 85.05115                    -- where square Mercator maps end
local center = coordinate(21.0278, 105.8523)

overlay.polygon {
  path = {
    { -limit, -180 }, { limit, -180 }, { limit, 0 },
    { limit, 180 }, { -limit, 180 }, { -limit, 0 },
  },
  holes = { path.circle(center, 2500 * units.km) },
  fill = "rgb(0 0 255 / 20%)", stroke = "none",
}
style { polyline = { stroke = "white", stroke_width = 0.75 } }
for lon = -150, 180, 30 do                 -- meridians and parallels, to see where one is
  overlay.polyline { path = { { -limit, lon }, { limit, lon } } }
end
for lat = -60, 60, 30 do
  overlay.polyline { path = { { lat, -180 }, { lat, 0 }, { lat, 180 } } }
end
overlay.marker { at = center, icon = "dot", size = 12, label = "Hanoi" }
camera.set { center = { 0, 0 }, zoom = 1 }
-- The same in one word: overlay.circle { center = center, radius = 2500 * units.km, mask = true }
