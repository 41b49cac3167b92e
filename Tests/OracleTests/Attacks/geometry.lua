-- Shapes that take long to work out, or numbers that are none.

--! 3 passed
for i = 1, 22000 do overlay.circle { center = { (i % 140) / 10, i / 1400 }, radius = 300000, mask = true } end

--! 3 passed
local places = {}
for i = 1, 20000 do places[i] = { (i % 141) / 10, (i % 143) / 10 } end
overlay.buffer { points = places, radius = 30000 }

--! 3 passed
local track = {}
for i = 1, 100000 do track[i] = { math.sin(i) * 10, math.cos(i * 1.1) * 10 } end
overlay.buffer { path = track, radius = 1000 }

--! 3 cross more than 20000 times
local ring = {}
for i = 1, 3000 do ring[i] = { math.sin(i * 2.3) * 10, math.cos(i * 1.7) * 10 } end
for i = 1, 20 do overlay.polygon { path = ring, mask = true } end

--! 3 cross more than 20000 times
local ring = {}
for i = 1, 20000 do ring[i] = { math.random() * 10, math.random() * 10 } end
overlay.polygon { path = ring }

--! 3 cross more than 20000 times
local rings = {}
for i = 1, 1000 do rings[i] = path.circle({ math.random() * 10, math.random() * 10 }, 100000, 30) end
overlay.polygon { path = path.circle({ 5, 5 }, 3e6, 300), holes = rings }

--! 3 passed
for i = 1, 3000 do overlay.polyline { path = { { math.random(-80, 80), 0 }, { math.random(-80, 80), 179.9 } }, geodesic = true } end

--! 3 passed
for i = 1, 1000 do path.geodesic({ -89.999999, 0 }, { 89.999999, 179.999999 }) end
while true do path.geodesic({ -89.999999, 0 }, { 89.999999, 179.999999 }) end

--! 1 runs more than 10 times
local p = {}
for i = 0, 50 do p[i + 1] = { i, i * 100 } end
overlay.polygon { path = p }

--! 0
overlay.polygon { path = { { 0, 0 }, { 10, 1e9 }, { 20, 0 } } }

--! 0
overlay.polyline { path = { { 0, 0 }, { 10, 1e300 }, { 20, -1e300 } } }

--! 1
overlay.polyline { path = { { 0, 0 }, { 10, 0 / 0 } } }

--! 1
overlay.polyline { path = { { 0, 0 }, { 10, 1 / 0 } } }

--! 1
coordinate(0 / 0, 0)

--! 1
coordinate(1e308, -1e308)

--! 1
bounds({ 0 / 0, 0 }, { 1, 1 })

--! 1
bounds { south = 1, north = -1, west = 0, east = 1 / 0 }

--! 1
overlay.circle { center = { 0, 0 }, radius = 0 / 0 }

--! 1
overlay.circle { center = { 0, 0 }, radius = 1e308 }

--! 1
overlay.circle { center = { 0, 0 }, radius = 1 / 0 }

--! 1
overlay.circle { center = { 0, 0 }, radius = 5, opacity = 0 / 0 }

--! 1
overlay.circle { center = { 0, 0 }, radius = 5, stroke_width = 1e308 }

--! 0
overlay.circle { center = { 0, 0 }, radius = 5, z = 1e308 }
overlay.circle { center = { 0, 0 }, radius = 5, z = -1e308 }
overlay.circle { center = { 0, 0 }, radius = 5, z = 5e-324 }

--! 1
overlay.circle { center = { 0, 0 }, radius = 5, z = 0 / 0 }

--! 0
for _, r in ipairs { 5e-324, 1e-300, 1e-9, 1e-3, 1e6, 1e7, 2e7, 2.1e7, 1e8, 1e9 } do
  for _, model in ipairs { "wgs84", "sphere", "planar" } do
    overlay.circle { center = { 89.99, 179.99 }, radius = r, model = model }
  end
end

--! 0
for _, lat in ipairs { 90, -90, 89.9999999999, 5e-324 } do
  overlay.ellipse { center = { lat, 180 }, semi_major = 19900000, semi_minor = 5e-324, rotation = 1e300 }
  overlay.ellipse { center = { lat, -180 }, semi_major = 1e-300, semi_minor = 1e-301, rotation = -1e300 }
  overlay.sector { center = { lat, 1e15 }, radius = 19900000, inner = 19899999.999, from = 1e15, to = 1e15 + 0.125 }
  overlay.sector { center = { lat, -1e15 }, radius = 1e-300, inner = 1e-301, from = 0, to = 1e-300 }
end

--! 0
overlay.rectangle { center = { 90, 0 }, width = 50000000, height = 50000000 }
overlay.rectangle { center = { 0, 0 }, width = 5e-324, height = 5e-324 }
overlay.rectangle { bounds = { south = -90, north = 90, west = -180, east = 180 } }
overlay.rectangle { bounds = { south = -90, north = 90, west = -1e300, east = 1e300 } }
overlay.rectangle { bounds = { south = 5, north = 5, west = 5, east = 5 } }

--! 1
camera.set { center = { 0, 0 }, zoom = 1e308 }

--! 1
camera.set { center = { 0, 0 }, zoom = 0 / 0 }

--! 1 can't be a pole
camera.set { center = { 90, 1e300 }, zoom = 26, bearing = 1e300 }

--! 0
camera.set { center = { 89.9999999, 1e300 }, zoom = 26, bearing = 1e300 }
overlay.circle { center = { 90, 0 }, radius = 1000, mask = true }
overlay.polyline { path = { { -90, 0 }, { 90, 0 } }, dash = { 1, 1 } }

--! 0
camera.set { center = { 0, 0 }, zoom = -2 }
overlay.circle { center = { 0, 0 }, radius = 1e7, mask = true, hatch = { spacing = 1 } }

--! 3 passed
--+ --size 16384x16384
camera.set { center = { 0, 0 }, zoom = 0 }
for i = 1, 20000 do overlay.circle { center = { i % 80, i % 180 }, radius = 1e6 } end

--! 0
--+ --size 16384x1
for i = 1, 100 do overlay.circle { center = { i % 80, i % 180 }, radius = 1e6, hatch = true } end

-- Dashes of a nanometre around the world.
--! 0
overlay.polyline { path = { { 0, 0 }, { 0, 179 } }, dash = { 1e-9, 1e-9, unit = "m" } }

--! 0
overlay.polyline { path = { { 0, 0 }, { 0, 179 } }, dash = { 5e-324, 1e-300 } }

--! 0
overlay.polyline { path = { { 0, 0 }, { 0, 179 } }, dash = { 0, 0 } }

--! 1
overlay.polyline { path = { { 0, 0 }, { 0, 179 } }, dash = { 0 / 0, 1 / 0 } }

--! 1
overlay.circle { center = { 0, 0 }, radius = 1e6, hatch = { spacing = 1e-9 } }

--! 1
overlay.circle { center = { 0, 0 }, radius = 1e6, hatch = { angle = 0 / 0 } }

--! 0
overlay.circle { center = { 0, 0 }, radius = 1e6, hatch = { angle = 1e300, spacing = 1, stroke_width = 4096 } }

--! 1
overlay.label { at = { 0, 0 }, text = "x", size = 1e308 }

--! 1
overlay.label { at = { 0, 0 }, text = "x", offset = { 0 / 0, 1 / 0 } }

--! 1 from -16384 to 16384
overlay.label { at = { 0, 0 }, text = "x", offset = { 1e15, -1e15 }, rotation = 1e300 }

--! 1
region { center = { 0, 0 }, width = 1e308, height = 1 }

--! 1
path.circle({ 0, 0 }, 1e308)

--! 1
path.circle({ 0, 0 }, 5, 1e9)

--! 1
path.arc { center = { 0, 0 }, radius = 5, from = 0 / 0, to = 1 / 0 }

--! 0 true
print(path.arc({ center = { 0, 0 }, radius = 5, from = -1e300, to = 1e300 }):length() >= 0)

--! 0 nil	nil
local p = path { { 0, 0 }, { 0, 1 } }
print(p:at(1e308), p:at(-1e308), #p:slice(-1e308, 1e308))

--! 1
path({ { 0, 0 }, { 0, 1 } }):at(0 / 0)

--! 1
path({ { 0, 0 }, { 0, 1 } }):densified(0)

--! 1
path({ { 0, 0 }, { 0, 1 } }):encoded(1e9)

--! 1
path.decode(("~"):rep(100000))

--! 1
coordinate(0, 0):destination(0 / 0, 1e308)

--! 0
print(coordinate(0, 0):destination(1e300, 1e300), coordinate(90, 0):destination(5e-324, 5e-324))

--! 1
camera.fit({ { 0, 0 }, { 0, 1 } }, { padding = 1e308 })

--! 1
camera.fit({ 0, 0 }, { padding = -1 })

--! 1
camera.fit({ { 0, 0 }, { 0, 1 } }, { min_zoom = 5, max_zoom = 4 })

--! 1
camera.fit_circle { center = { 90, 0 }, radius = 5 }

--! 0
camera.fit_circle { center = { 0, 0 }, radius = 5, ratio = 1e-308 }

--! 1
scene { width = 1e308, height = 0 / 0 }

--! 1
scene { width = 16385 }

--! 1
scene { width = math.mininteger }

--! 1
scene { width = 100.5 }

--! 0 nil
camera.set { center = { 0, 0 }, zoom = 5 }
print(projection.coordinate(1e308, -1e308), projection.point { 90, 0 }, projection.points_for_meters(1e308, { 0, 0 }))

--! 1
camera.set { center = { 0, 0 }, zoom = 5 }
projection.coordinate(0 / 0, 1 / 0)

--! 1
param("x", 0 / 0)

--! 1
param("x", 1e308, { unit = "km" })

--! 1
param("x", 1, { min = 0 / 0, max = 1 / 0, step = 5e-324 })

--! 0
param("x", 1, { min = -1e308, max = 1e308, step = 5e-324 })

--! 1
color("red", 0 / 0)

--! 1
color("rgb(1e999 nan inf)")

--! 0
print(color("hsl(1e30deg 100% 50%)"), color("rgb(999 -999 1e10)"))

--! 0
for i = 1, 3000 do
  overlay.label { at = { i % 80, i % 180 }, text = ("x"):rep(100), halo = "white" }
  overlay.circle { center = { i % 80, i % 180 }, radius = 2e6, mask = { group = "g" .. i } }
end

--! 3 passed
local p = {}
for i = 1, 200000 do p[i] = { (i * 7919 % 16000) / 100 - 80, (i * 104729 % 36000) / 100 - 180 } end
overlay.polyline { path = p, dash = { 1, 1 }, geodesic = true }

--! 3 passed
local p = {}
for i = 1, 200000 do p[i] = { (i * 7919 % 16000) / 100 - 80, (i * 104729 % 36000) / 100 - 180 } end
path(p):simplified(1e-9):simplified(1):simplified(100)
for i = 1, 100 do path(p):simplified(i) end
