print(camera.zoom) --! camera.zoom: the camera is unset: it lacks centre and zoom; call camera.set { center = …, zoom = … } or camera.fit(…) first

projection.point { 0, 0 } --! projection.point: the camera is unset

camera.set { zoom = 3 }
print(camera.center) --! it lacks a centre

camera.set { center = { 10, 20 }, zoom = 5, bearing = 370 }
print(camera.center, camera.zoom, camera.bearing, camera.pitch) --> 10, 20	5	10	0
camera.set { zoom = 6 } print(camera.center, camera.zoom) --> 10, 20	6

camera.zoom = 12 --! camera.zoom is read-only: camera.set { zoom = 12 }

camera.set { zoom = 27 } --! 'zoom' must be a number from -2 to 26; got 27

camera.set { center = { 90, 0 }, zoom = 3 } --! 'center' can't be a pole

camera.set { pitch = 61 } --! 'pitch' must be an angle in degrees from 0 to 60; got 61

camera.fit_circle { center = { 10, 20 }, radius = 500, pitch = 30 } --! 'pitch' must be 0: circles are fitted in views that are not tilted; camera.set { pitch = … } can follow; got 30

camera.set { lat = 3 } --! 'lat' is unknown here

camera.fit_circle { center = { 10, 20 }, radius = 500, ratio = 2 } --! 'ratio' must be a number, more than 0 and at most 1; got 2

camera.fit_circle { radius = 500 } --! 'center' is missing: it must be a coordinate

camera.fit_circle { center = { 85, 0 }, radius = 1000 * units.km } --! the circle holds a pole, so it has no height on the Mercator map

camera.fit_circle { center = { 0, 0 }, radius = 15000 * units.km } --! the circle holds a pole, so it has no height on the Mercator map

camera.fit_circle { center = { 0, 0 }, radius = 1e9 } --! the circle holds a pole, so it has no height on the Mercator map

camera.fit_circle { center = { -90, 0 }, radius = 5, model = "planar" } --! 'center' is a pole, where the Mercator map has no end

camera.fit_circle { center = { 0, 0 }, radius = 5, padding = 400 } --! leaves nothing of the view of 800 × 600 points

camera.fit_circle { circle = overlay.marker { at = { 0, 0 } } } --! 'circle' must be the handle of a circle; got that of a marker

camera.fit_circle { circle = 5 } --! 'circle' must be an overlay's handle, which local zone = overlay.circle { … } gives; got 5

camera.fit_circle { circle = overlay.circle { center = { 0, 0 }, radius = 0 } } --! a circle with radius 0 can't be fitted

scene { width = 360, height = 640 }
camera.fit_circle { center = { 10.762622, 106.660172 }, radius = 500, ratio = 300 / 360 }
print(("%.6f"):format(camera.zoom)) --> 15.493799
camera.set { zoom = 15 }
-- Row 1.3.
print(("%.4f"):format(projection.points_for_meters(500, camera.center))) --> 106.5353
print(projection.point(camera.center)) --> 180, 320
print(projection.coordinate(projection.point(camera.center)) == camera.center, projection.contains(camera.center)) --> true	true
print(projection.can_show { 90, 0 }, projection.point { 90, 0 }, projection.contains { 0, 0 }) --> false	nil	false

camera.set { center = { 0, 180 }, zoom = 0 }
local path = projection.path { { 10, 179 }, { 10, -179 } }
print(#path, ("%.4f"):format(path[2].x - path[1].x)) --> 2	1.4222
print(projection.visible_region().bounds.west, projection.visible_region().bounds.east) --> -180	180

camera.set { center = { 0, 0 }, zoom = 1 }
projection.coordinate(5) --! 'y' is missing: it must be a number of points

camera.set { center = { 0, 0 }, zoom = 1 }
projection.pont { 0, 0 } --! projection has no 'pont'; did you mean 'point'?

local zone = overlay.circle { center = { 0, 0 }, radius = 5 }
camera.fit_circle(zone) --! takes a table, as in camera.fit_circle { circle = … }; got a circle's handle

camera.set { center = { 0, 0 }, zoom = 1 }
print(projection.visible_region()) --> -87.114758…87.114758, every longitude

camera.set { center = { 0, 0 }, zoom = -2 }
print(projection.coordinate(1e308, 0), projection.contains { 0, 540 }) --> nil	true

-- A list can claim a length that no memory holds.
camera.set { center = { 0, 0 }, zoom = 1 }
local c = coordinate(1, 1)
local t = { c, c, nil, c }
for k = 3, 62 do t[1 << k] = c end
print(#t >= 4, (pcall(projection.path, t))) --> true	false

-- Tilted by 60° the view's upper side is 1 / (1 − tan(60°) / 3) = 2.366 times as far away as its middle, its lower one
-- 1 / (1 + tan(60°) / 3) = 0.634 times; the horizon is 1.5 · cot(60°) heights above the middle.
scene { width = 400, height = 600 }
camera.set { center = { 0, 30 }, zoom = 14, pitch = 60 }
print(camera.pitch, projection.point(camera.center), projection.coordinate(200, 300) == camera.center) --> 60	200, 300	true
local near, far = projection.coordinate(200, 600), projection.coordinate(200, 0)
local flat = projection.meters_per_point(camera.center)
print(("%.4f %.4f"):format(projection.meters_per_point(near) / flat, projection.meters_per_point(far) / flat)) --> 0.6340 2.3660
print(("%.3f"):format(projection.points_for_meters(1000, far) * flat / 1000)) --> 0.423
-- 519 points above the middle are 519 / (0.5 − 519 · sin(60°) / 900) = 877,000 points northward.
print(projection.coordinate(200, -219).lat // 0.1, projection.coordinate(200, -220)) --> 598.0	nil
print(projection.point { -3, 30 }, projection.can_show { -3, 30 }, projection.contains { -3, 30 }) --> nil	false	false
print(#projection.path { { 0, 30 }, { -3, 30 }, { 0.001, 30 } }) --> 2
local seen = projection.visible_region()
print(seen.far_right.lon - seen.far_left.lon > 3.7 * (seen.near_right.lon - seen.near_left.lon)) --> true

-- Fits keep the tilt, but for those that are of views without one.
camera.set { pitch = 60 }
camera.fit({ { 0, 30 }, { 1, 31 } }) print(camera.pitch) --> 60
camera.fit({ { 0, 30 }, { 1, 31 } }, { pitch = 20 }) print(camera.pitch) --> 20
camera.set_region(bounds({ 0, 30 }, { 1, 31 })) print(camera.pitch) --> 0
camera.set { pitch = 45 }
camera.fit_circle { center = { 10, 20 }, radius = 500 } print(camera.pitch) --> 0
