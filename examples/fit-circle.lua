-- The circle takes `ratio` of a side of the view, whatever the view's shape and the bearing.
scene { width = 640, height = 360, title = "A circle that fits" }
local radius  = param("radius", 500, { unit = "m", min = 50, max = 50000, label = "Radius" })
local ratio   = param("ratio", 300 / 360, { min = 0.1, max = 1, label = "Part of the smaller side" })
local bearing = param("bearing", 30, { unit = "deg", min = 0, max = 360, label = "Bearing" })
local center  = coordinate(10.762622, 106.660172)

local zone = overlay.circle { center = center, radius = radius, mask = true, stroke = "#1f6feb" }
overlay.marker { at = center, title = "The centre" }
overlay.marker { at = center:destination(0, radius), icon = "dot", size = 12, color = "#1f6feb", title = "North of it" }
camera.fit_circle { circle = zone, ratio = ratio, of = "min", bearing = bearing }
