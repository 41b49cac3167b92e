-- One mask: overlapping circles around a place that none of them reaches, and land with a lake that has an island.
scene { width = 640, height = 320, title = "Islands of a mask" }
local radius = param("radius", 900, { unit = "m", min = 600, max = 1500, step = 50, label = "Radius" })
local middle, land = coordinate(21.03, 105.80), coordinate(21.03, 105.85)

style { circle = { mask = true, stroke = "red" }, polygon = { mask = true, stroke = "darkorange" } }
for bearing = 0, 315, 45 do                -- eight stand in a ring: the middle stays outside, overlaps are clear once
  overlay.circle { center = middle:destination(bearing, 1500), radius = radius }
end
overlay.polygon { path = path.circle(land, 2300, 6), holes = { path.circle(land, 1500) }, title = "Land and its lake" }
overlay.polygon { path = path.circle(land, 700, 5), title = "The lake's island" }
camera.fit({ middle, land, path.circle(middle, 2500), path.circle(land, 2500) }, { padding = 10 })
