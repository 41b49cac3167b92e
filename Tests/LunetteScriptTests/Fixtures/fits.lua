-- MapLibre's published fits, whose zoom is one less: box (−133, 16)–(−68, 50) in a view of 512 × 512.
scene { width = 512, height = 512 }
local box = bounds { south = 16, west = -133, north = 50, east = -68 }
local function shown() return ("%.4f %.4f %.3f"):format(camera.center.lon, camera.center.lat, camera.zoom - 1) end
camera.fit(box) print(shown()) --> -100.5000 34.7171 2.469
camera.fit(box, { padding = 15 }) print(shown()) --> -100.5000 34.7171 2.382
camera.fit(box, { padding = { top = 10, right = 75, bottom = 50, left = 25 } }) print(shown():sub(1, 16)) --> -96.5558 32.0833
camera.fit(box, { bearing = 175 }) print(shown():sub(-5)) --> 2.396
camera.fit(box, { bearing = -30 }) print(shown():sub(-5), camera.bearing) --> 2.222	330
camera.set_region(box) print(shown(), camera.bearing) --> -100.5000 34.7171 2.469	0

-- A single place takes zoom 18; limits hold.
camera.fit({ 1, 2 }) print(camera.zoom, camera.center) --> 18	1, 2
camera.fit({ 1, 2 }, { max_zoom = 12 }) print(camera.zoom) --> 12
camera.fit(bounds({ -60, -170 }, { 60, 170 }), { min_zoom = 5 }) print(camera.zoom) --> 5

-- The middle of what lies over 180° is over 180°, however it is given.
camera.fit({ { 10, 170 }, { 10, -170 } }) print(camera.center) --> 10, 180
camera.fit({ bounds({ 9, 170 }, { 11, 171 }), bounds({ 9, -171 }, { 11, -170 }) }) print(camera.center.lon) --> 180

local zone = overlay.circle { center = { 21, 105 }, radius = 500 }
local line = overlay.polyline { path = { { 21, 105 }, { 21.1, 105.1 } } }
camera.fit({ zone, { 20.9, 104.9 }, line }, { padding = 10 })
print(projection.contains({ 20.9, 104.9 }), projection.contains({ 21.1, 105.1 })) --> true	true
local group = overlay.group({}, function() overlay.marker { at = { 5, 5 } } end)
camera.fit(group) print(camera.center) --> 5, 5
group.visible = false
camera.fit(group) --! group-1 is invisible, so there is nothing to fit

-- What has been drawn so far, with 5 % of the smaller side.
scene { width = 300, height = 200 }
overlay.rectangle { bounds = { south = -1, west = -1, north = 1, east = 1 } }
camera.fit()
local p = projection.point({ 1, -1 })
print(("%.6f"):format(p.y)) --> 10.000000

camera.fit() --! nothing has been drawn yet; draw first, or say what to fit: camera.fit(thing)

camera.fit({}) --! there is nothing to fit: the table is empty

camera.fit({ 1, 2 }, { padding = 300 }) --! the padding (top 300, right 300, bottom 300, left 300) leaves nothing of the view of 800 × 600 points

camera.fit({ 1, 2 }, { min_zoom = 5, max_zoom = 3 }) --! 'options.min_zoom' is 5, more than max_zoom, 3

camera.fit({ 1, 2 }, { paddings = 5 }) --! 'options.paddings' is unknown here; did you mean 'padding'?

camera.fit("Hanoi") --! 'thing' must be a coordinate, a path, bounds, an overlay's handle, or a list of them; got "Hanoi"

local zone = overlay.circle { center = { 21, 105 }, radius = 500 }
zone:remove()
camera.fit(zone) --! 'thing' is the handle of a removed overlay

-- The height follows what is fitted: 360 points for 2 × 1 km, 300 × 151.01 and the padding.
scene { width = 360, height = "auto" }
camera.fit(region { center = { 0, 0 }, width = 2000, height = 1000 }, { padding = 30 })
print(scene.height, ("%.3f"):format(projection.point({ 0, 0 }).y)) --> 212	106.000

scene { width = 360, height = "auto" }
camera.fit_circle { center = { 0, 0 }, radius = 500, ratio = 300 / 360 }
print(scene.height) --> 363

scene { width = 360, height = "auto" }
print(scene.width, pcall(function() return scene.height end)) --> 360	false	fits.lua:2: scene.height: the view's height is not known yet: with height = "auto" the first camera.fit or camera.fit_circle says it
camera.fit({ { 0, 0 }, { 0, 1 } })

scene { width = 360, height = "auto" } --! nothing says the view's height
camera.set { center = { 1, 2 }, zoom = 3 }

scene { width = 360, height = "auto" }
overlay.rectangle { bounds = { south = -1, west = -1, north = 1, east = 1 } }

scene { width = 360, height = "auto" }
camera.fit({ 1, 2 }) --! what is fitted has no width, so it says no height either

scene { width = 360, height = "auto" }
camera.fit({ { -80, 0 }, { 80, 0.1 } }) --! points high at this width, more than 16384

scene { width = 300, height = 200 }
overlay.rectangle { bounds = { south = -1, west = -1, north = 1, east = 1 } }
camera.fit(nil, { padding = 40 })
print(("%.6f"):format(projection.point({ 1, -1 }).y)) --> 40.000000
