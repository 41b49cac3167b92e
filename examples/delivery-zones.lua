-- Four kitchens, one mask: where they deliver stays clear, the rest of Hanoi is dark once.
scene { width = 800, height = 600, title = "Where we deliver" }
local kitchens = {
  { name = "West Lake",    at = { 21.0530, 105.8260 }, radius = 1700 },
  { name = "Old Quarter",  at = { 21.0340, 105.8500 }, radius = 1500 },
  { name = "Cầu Giấy",     at = { 21.0330, 105.7940 }, radius = 2000 },
  { name = "Hai Bà Trưng", at = { 21.0090, 105.8570 }, radius = 1200 },
}
for _, kitchen in ipairs(kitchens) do
  overlay.circle {
    center = kitchen.at, radius = kitchen.radius, title = kitchen.name,
    stroke = "#1f6feb", mask = { fill = "rgb(20 30 60 / 45%)", group = "delivery" },
  }
  overlay.marker { at = kitchen.at, icon = "dot", color = "#1f6feb", label = kitchen.name }
end
overlay.scale_bar { position = "bottom_left" }
-- no camera call: the circles are fitted, with 5 % around them
