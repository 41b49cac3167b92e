-- One picture a row of shops.csv: lunette batch shops.lua --rows shops.csv -o 'out/{id}.svg'
-- The file's columns are the parameters by name; at.lat and at.lon are one coordinate.
local name  = param("name", "Markthalle Neun")
local at    = param("at", coordinate(52.5020, 13.4313))
local reach = param("reach", 600, { unit = "m", min = 50, max = 20000 })

scene { width = 480, height = 320, title = name, basemap = "land" }
local zone = overlay.circle { center = at, radius = reach, mask = "rgb(0 0 0 / 35%)", stroke = "seagreen" }
overlay.marker { at = at, color = "seagreen", label = name }
overlay.scale_bar { position = "bottom_left" }
camera.fit_circle { circle = zone, ratio = 0.8, of = "min" }
