-- All that lies north of the polar circle, around the pole and over 180°: on Mercator's map a hole without an end.
local latitude = param("latitude", 66.5636, { unit = "deg", min = 50, max = 85, label = "Latitude" })
scene { width = 800, height = 420, basemap = "countries", title = "The polar circle" }

-- From the pole a meridian is as long to every longitude.
local reach = coordinate(90, 0):distance { latitude, 0 }
local cap = overlay.circle {
  center = { 90, 0 }, radius = reach, stroke = "darkorange", mask = "rgb(0 20 60 / 35%)", title = "North of the circle",
}
local text = ("%.2f° N, %.0f km from the pole"):format(latitude, reach / 1000)
overlay.label { at = { latitude, 60 }, text = text, offset = { 0, 12 } }
camera.set { center = { 68, 20 }, zoom = 1.6 }
print(cap.bounds)
