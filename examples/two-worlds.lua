-- The Pacific twice: in a view two worlds wide, shapes over each other and over longitude 180 are whole in both copies.
scene { width = 640, height = 300, title = "The Pacific, twice" }
local radius = param("radius", 3500, { unit = "km", min = 500, max = 5000, step = 100, label = "Radius" })
local fiji, samoa, hawaii = coordinate(-17.8, 178), coordinate(-13.8, -171.8), coordinate(19.6, -155.5)
local tokyo, san_francisco = coordinate(35.6, 139.8), coordinate(37.6, -122.4)

style { circle = { mask = "rgb(20 30 60 / 45%)", stroke = "crimson" }, marker = { icon = "dot", size = 8 } }
overlay.circle { center = fiji, radius = radius, title = "Fiji" }
overlay.circle { center = samoa, radius = radius, title = "Samoa" }
overlay.circle { center = hawaii, radius = radius, title = "Hawaii" }
overlay.rectangle {
  bounds = { south = -60, west = 150, north = -40, east = -120 },
  mask = true, stroke = "darkorange",
}
overlay.polyline { path = { tokyo, san_francisco }, geodesic = true, arrow = "end" }
overlay.marker { at = tokyo, label = "Tokyo" }
overlay.marker { at = fiji, label = "Fiji" }
camera.set { center = { 0, -60 }, zoom = math.log(320 / 256, 2) }  -- the world takes 320 points
