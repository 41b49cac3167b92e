-- A flight over 180°: the geodesic, the straight line of the map, the airports, the length.
scene { width = 900, height = 500, basemap = "land", title = "Tokyo – Los Angeles" }
local tokyo, los_angeles = coordinate(35.55, 139.78), coordinate(33.94, -118.41)
local leg = { tokyo, los_angeles }

overlay.polyline { path = leg, stroke = "gray", stroke_width = 1, dash = { 4, 4 }, title = "straight on the map" }
local flight = overlay.polyline {
  path = leg, geodesic = true, arrow = "end", stroke = "crimson", stroke_width = 2.5, title = "geodesic",
}
local way = path.geodesic(tokyo, los_angeles)
overlay.label { at = way:at(way:length() / 2), text = ("%.0f km"):format(way:length() / 1000), offset = { 0, -14 } }
overlay.marker { at = tokyo, icon = "dot", size = 9, label = "東京 HND" }
overlay.marker { at = los_angeles, icon = "dot", size = 9, label = "Los Angeles LAX" }
camera.fit(flight, { padding = 60 })
