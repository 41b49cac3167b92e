-- A hole over longitude 180 and one over longitude 0, both wholly clear, in one mask.
scene { width = 480, height = 480, title = "A circle over 180°" }
local center = param("center", coordinate(0, 179.999), { label = "Centre" })

local zone = overlay.circle { center = center, radius = 500, mask = true }
overlay.circle { center = { 0, 0.001 }, radius = 500, mask = true, title = "Over longitude 0" }
camera.fit_circle { circle = zone, ratio = 0.8 }
