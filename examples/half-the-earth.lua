-- A circle of just under a hemisphere, and three beyond: what such a one leaves out is a disc around the antipode.
scene { width = 512, height = 512, title = "More than half the Earth around Hanoi" }
local center = param("center", coordinate(21.0278, 105.8523), { label = "Centre" })

for _, ring in ipairs { { 10000, "seagreen" }, { 12000, "red" }, { 15000, "darkorange" }, { 18000, "purple" } } do
  local kilometres, stroke = table.unpack(ring)
  overlay.circle {
    center = center, radius = kilometres * units.km, title = kilometres .. " km",
    stroke = stroke,
    mask = { fill = "rgb(0 0 255 / 15%)", group = "beyond " .. kilometres },  -- a mask each, so that they add up
  }
end
overlay.marker { at = center, icon = "dot", size = 10, label = "Hanoi" }
camera.set { center = { 0, 0 }, zoom = 1 }
