-- One square kilometre around a point of São Paulo, as MapKit counts metres: its corners, its sides and a circle.
scene { width = 375, height = 667, lang = "pt", title = "Área em torno de um ponto" }
local me   = param("me", coordinate(-23.55052, -46.633308), { label = "Ponto" })
local side = param("side", 1000, { unit = "m", min = 200, max = 5000, step = 100, label = "Lado" })

local area = region { center = me, width = side, height = side, model = "mapkit" }

overlay.circle { center = me, radius = side / 2, stroke = "red", fill = "red", fill_opacity = 0.4 }
overlay.rectangle { bounds = area, fill = "none", stroke = "red", dash = { 6, 4 } }

local corners = {
  { area.south_west, "Sudoeste", "top" }, { area.south_east, "Sudeste", "top" },
  { area.north_east, "Nordeste", "bottom" }, { area.north_west, "Noroeste", "bottom" },
}
for _, corner in ipairs(corners) do
  local at, name, anchor = table.unpack(corner)
  overlay.marker { at = at, title = name, color = "red", label = { text = name, anchor = anchor } }
end
overlay.marker { at = me, icon = "dot", size = 16, color = "#007aff", title = "Eu" }

camera.set_region(area:padded(side / 6))   -- the area alone would cut the corners' pins
