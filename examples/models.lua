-- Three meanings of "a circle": lunette models.lua --set model=sphere --set lat=75. The dashed one lies on WGS84.
scene { width = 240, height = 240 }
local lat   = param("lat", 60, { min = -80, max = 80, unit = "deg", label = "Latitude" })
local model = param("model", "planar", { choices = { "wgs84", "sphere", "planar" } })
local km    = param("radius", 1000, { unit = "km", min = 1, max = 5000 })

local shape = overlay.circle { center = { lat, 10 }, radius = km, model = model, stroke = "red" }
overlay.circle {
  center = { lat, 10 }, radius = km, fill = "none", stroke = "black", stroke_width = 0.75, dash = { 3, 3 },
}
overlay.title { text = ("%s at %g°"):format(model, lat) }
camera.fit(shape, { padding = 16 })
