-- A hole that holds the North Pole: in Mercator it has no upper end, and goes on beyond the edge of square maps.
scene { width = 512, height = 384, title = "2,500 km around a place at 85° N" }
local center = param("center", coordinate(85, 20), { label = "Centre" })
local edge = 85.0511                       -- where square Mercator maps end

overlay.circle { center = center, radius = 2500 * units.km, mask = true }
overlay.circle { center = { 70, -120 }, radius = 700 * units.km, mask = true, title = "Over the other's edge" }
overlay.polyline { path = { { edge, -180 }, { edge, 0 }, { edge, 180 } }, stroke = "gray", stroke_width = 0.5 }
overlay.marker { at = center, icon = "dot", size = 10, label = "85° N" }
camera.set { center = { 74, 0 }, zoom = 1 }
