-- A mast with three antennas: where each reaches, and where the mast itself shadows what is near.
scene { width = 480, height = 480, title = "Three sectors of a mast" }
local mast = param("mast", coordinate(21.0337, 105.8500), { label = "Mast" })
local reach = param("reach", 1.2, { unit = "km", min = 0.2, max = 5, step = 0.1, label = "Reach" })
local beam = param("beam", 65, { unit = "deg", min = 10, max = 120, step = 5, label = "Beam width" })

for number, bearing in ipairs { 20, 140, 260 } do
  local color = ({ "#1f6feb", "#2da44e", "#bf3989" })[number]
  overlay.sector {
    title = ("Sector %d, %d°"):format(number, bearing), center = mast, radius = reach, inner = 60,
    from = bearing - beam / 2, to = bearing + beam / 2, fill = color, fill_opacity = 0.25, stroke = color,
  }
  overlay.label { at = mast:destination(bearing, reach * 0.7), text = bearing .. "°", color = color, size = 14 }
end
overlay.marker {
  at = mast, icon = "triangle", color = "#24292f", size = 16, label = { text = "Mast", offset = { 0, 16 } },
}
overlay.scale_bar { position = "bottom_left" }
-- no camera call: the sectors are fitted, with 5 % around them
