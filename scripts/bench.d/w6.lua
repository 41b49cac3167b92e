-- The shared workload w6: a circle with a mask, fitted to a part of the view's width, and a dot at each corner of its box.
scene { width = param("width", 360), height = param("height", 640) }
local zone = overlay.circle {
  center = param("center", {0, 0}), radius = param("radius", 500),
  stroke = "#00f", stroke_width = 1, mask = "rgb(0 0 0 / 50%)",
}
camera.fit_circle { circle = zone, ratio = param("ratio", 1) }
local box = zone.bounds
for _, corner in ipairs { box.south_west, box.south_east, box.north_east, box.north_west } do
  overlay.marker { at = corner, icon = "dot", size = 8, color = "#000" }
end
