-- The whole world at zoom 0, in a view of two worlds' width: every copy has its holes, and no seam shows.
scene { width = 512, height = 256, title = "Circles of one size, all over the world" }
local radius = param("radius", 1500, { unit = "km", min = 100, max = 2000, label = "Radius" })

for _, center in ipairs { { 0, 180 }, { 0, -90 }, { 0, 0 }, { 0, 90 }, { 55, -135 }, { 55, 45 }, { -55, 135 } } do
  overlay.circle { center = center, radius = radius, mask = "rgb(20 30 60 / 45%)", stroke = "darkorange" }
end
overlay.circle { center = { 90, 0 }, radius = radius, mask = true, stroke = "crimson", title = "Around the North Pole" }
overlay.marker { at = { 21.0278, 105.8523 }, icon = "dot", size = 10, title = "Turtle Tower" }
camera.set { center = { 20, 100 }, zoom = 0 }
