-- Two overlapping circles, one mask: the union is clear, the rest is dark once.
scene { width = 800, height = 600, title = "Where we deliver" }
local depots = {
  { name = "West Lake",   at = { 21.0530, 105.8260 }, radius = 2500 },
  { name = "Old Quarter", at = { 21.0340, 105.8500 }, radius = 2000 },
}
for _, depot in ipairs(depots) do
  overlay.circle {
    center = depot.at, radius = depot.radius, title = depot.name,
    stroke = "#1f6feb", mask = { fill = "rgb(20 30 60 / 45%)", group = "delivery" },
  }
  -- above the outline of the next circle
  overlay.marker { at = depot.at, icon = "dot", color = "#1f6feb", label = depot.name, z = 1 }
end
overlay.scale_bar { position = "bottom_left" }
-- no camera call: the two circles are fitted, with 5 % around them
