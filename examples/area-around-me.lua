-- One square kilometre around the user in São Paulo, as MapKit counts metres: its corners, its sides and a circle. Then
-- the map goes where the user goes: lunette render area-around-me.lua -f html -o area.html (and --set allowed=false)
scene { width = 375, height = 667, lang = "pt", title = "Área em torno de um ponto" }
local side    = param("side", 1000, { unit = "m", min = 200, max = 5000, step = 100, label = "Lado" })
local allowed = param("allowed", true, { label = "Localização permitida" })

location.on("error", function(reason) overlay.title { text = "Sem localização: " .. reason } end)
if allowed then
  location.simulate { fixes = {
    { t = 0, at = { -23.550520, -46.633308 }, accuracy = 12, heading = 40 },
    { t = 3, at = { -23.550010, -46.632800 }, accuracy = 8, heading = 48 },
  } }
else
  location.fail("permissão negada")
end
wait(0)                                    -- lets the fix of t = 0 arrive

local me = location.current and location.current.at or coordinate(-23.55052, -46.633308)   -- else Praça da Sé
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
overlay.user_location { title = "Eu" }

camera.set_region(area:padded(side / 3), { duration = 0.5 })   -- the area alone would cut the corners' pins
if allowed then
  camera.ease_to { center = me, duration = 0.5 }
  camera.follow { heading = true }
  wait(4)
end
