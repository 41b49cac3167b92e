-- Along a path: one fix an interval and one at the end. A degree of latitude at the equator is 110574.4 m (WGS84).
print(location.current) --> nil
location.on("update", function(fix) print(("%.4f %.1f %.1f %g"):format(fix.at.lat, fix.heading, fix.speed, fix.time)) end)
local length = location.simulate { path = { { 0, 0 }, { 1, 0 } }, speed = 55287.2, interval = 0.8 }
print(("%.3f"):format(length)) wait(length) --> 2.000 ⏎ 0.0000 0.0 55287.2 0 ⏎ 0.4000 0.0 55287.2 0.8 ⏎ 0.8000 0.0 55287.2 1.6 ⏎ 1.0000 0.0 55287.2 2

-- The fixes themselves; wait(0) lets the one of now arrive.
print(location.simulate { fixes = { { t = 0, at = { 1, 2 }, accuracy = 12, heading = 40 }, { t = 3, at = { 1, 3 }, speed = 2 } } }) --> 3
print(location.current) wait(0) print(location.current, location.current.accuracy, location.current.heading, location.current.speed) --> nil ⏎ 1, 2, 0 s	12	40	nil
wait(2) print(location.current) wait(1) print(location.current, location.current.heading) --> 1, 2, 0 s ⏎ 1, 3, 3 s	nil

-- Updates replace the current fix and run update; a failure runs error with its reason.
location.on("update", function(fix) print("update", fix, fix == location.current) end)
location.on("error", function(reason) print("error", reason, clock.now) end)
location.simulate { fixes = { { t = 1, at = { 1, 2 } }, { t = 2, at = { 1, 3 } } } }
wait(1.5) location.fail("no satellites") wait(1) --> update	1, 2, 1 s	true ⏎ error	no satellites	1.5 ⏎ update	1, 3, 2 s	true

-- A fix is taken wherever a coordinate is.
location.simulate { fixes = { { t = 0, at = { 1, 2 } } } } wait(0)
print(overlay.circle { center = location.current, radius = 5 }.center, location.current.at:distance(location.current)) --> 1, 2	0

-- They come while the camera moves, too, those of now before it begins.
camera.set { center = { 0, 0 }, zoom = 3 }
location.on("update", function(fix) print(clock.now, fix.time) end)
location.simulate { path = { { 0, 0 }, { 0, 1 } }, speed = 111319.49079 / 3 }
camera.fly_to { center = { 9, 9 }, duration = 2 } print(clock.now) --> 0	0 ⏎ 1	1 ⏎ 2	2 ⏎ 2

-- What a handler makes belongs to no group that is being filled meanwhile.
location.simulate { path = { { 0, 0 }, { 0, 1 } }, speed = 9e4 }
location.on("update", function(fix) overlay.circle { id = "c" .. fix.time, center = fix, radius = 5 } end)
local g = overlay.group({}, function() wait(1) overlay.marker { at = { 0, 0 } } end) g:remove() print(pcall(overlay.circle, { id = "c1", center = { 0, 0 }, radius = 5 })) --> false	location.lua:4: overlay.circle: 'id' 'c1' is the id of the circle made at location.lua:3; ids are unique

-- Handlers that make what they are called for.
location.on("update", function() location.simulate { fixes = { { t = 0, at = { 1, 1 } } } } end)
location.simulate { fixes = { { t = 0, at = { 1, 1 } } } } wait(0) --! wait: has told more than 1000 events of the location at 0 s

-- The Mercator map has no place for a pole.
camera.follow() location.simulate { fixes = { { t = 0, at = { 90, 9 } }, { t = 1, at = { 80, 9 } } } } wait(0) print(pcall(function() return camera.zoom end)) wait(1) print(camera.center) --> false	location.lua:2: camera.zoom: the camera is unset: it lacks centre and zoom; call camera.set { center = …, zoom = … } or camera.fit(…) first ⏎ 80, 9

-- Forgotten time.
location.simulate { path = { { 0, 0 }, { 0, 1 } }, speed = 9 } overlay.circle { center = { 0, 0 }, radius = 5 } --~ no time passed after location.simulate, so no fix came; wait(…) lets them arrive

-- Another simulation takes the place of what goes on.
location.on("update", function(fix) print(fix) end)
location.simulate { fixes = { { t = 1, at = { 1, 2 } }, { t = 5, at = { 1, 3 } } } } wait(2)
location.simulate { fixes = { { t = 1, at = { 7, 7 } } } } wait(10) --> 1, 2, 1 s ⏎ 7, 7, 3 s

-- The camera follows, and turns where the fix has a heading, until another call moves it.
location.simulate { fixes = { { t = 0, at = { 1, 2 }, heading = 40 }, { t = 1, at = { 1, 3 } }, { t = 2, at = { 1, 4 }, heading = 90 }, { t = 3, at = { 1, 5 } } } }
camera.follow { heading = true } print(pcall(function() return camera.zoom end)) --> false	location.lua:3: camera.zoom: the camera is unset: it lacks centre and zoom; call camera.set { center = …, zoom = … } or camera.fit(…) first
wait(0) print(camera.center, camera.zoom, camera.bearing) wait(1) print(camera.center, camera.bearing) wait(1) print(camera.center, camera.bearing) --> 1, 2	16	40 ⏎ 1, 3	40 ⏎ 1, 4	90
camera.set { zoom = 12 } wait(1) print(camera.center, location.current) --> 1, 4	1, 5, 3 s

camera.set { center = { 0, 0 }, zoom = 5 } location.simulate { fixes = { { t = 1, at = { 1, 2 } }, { t = 2, at = { 1, 3 } } } }
camera.follow { zoom = 8 } wait(1) print(camera.center, camera.zoom, camera.bearing) camera.unfollow() wait(1) print(camera.center) --> 1, 2	8	0 ⏎ 1, 2

-- Following changes what is seen, and says so.
camera.on("did_change", function(now) print(clock.now, now.center) end)
location.simulate { path = { { 0, 0 }, { 0, 1 } }, speed = 111319.49079 } camera.follow {} wait(2) --> 0	0, 0 ⏎ 1	0, 1

-- The dot, its circle and its wedge go with the fixes; what is given stays.
local me = overlay.user_location {} print(me.at, me.accuracy, me.heading, me.bounds) --> nil	nil	nil	nil
location.simulate { fixes = { { t = 0, at = { 1, 2 }, accuracy = 12, heading = 40 }, { t = 1, at = { 1, 3 }, heading = 50 } } }
wait(0) print(me.at, me.accuracy, me.heading) wait(1) print(me.at, me.accuracy, me.heading) --> 1, 2	12	40 ⏎ 1, 3	nil	50
me.accuracy = 7 me.at = { 5, 6 } print(me.at, me.accuracy, me.heading) me.at = nil print(me.at, me.heading) --> 5, 6	7	nil ⏎ 1, 3	50

-- Noise by the run's seed: the same on every run and machine.
location.simulate { path = { { 0, 0 }, { 0, 1 } }, speed = 10, noise = 5 } wait(0)
print(location.current.accuracy, location.current.at ~= coordinate(0, 0), location.current.at:distance { 0, 0 } < 30) --> 5	true	true

-- A file of a watch: its times from the first one on, heading and speed of the way to the next place.
location.on("update", function(fix) print(fix, ("%.1f %.2f"):format(fix.heading, fix.speed)) end)
wait(location.simulate { gpx = "stroll.gpx" }) --> 21, 105, 0 s	0.0 11.07 ⏎ 21.001, 105, 10 s	0.0 11.07

print(location.current.at) --! attempt to index a nil value (field 'current'); location.current is nil before the first fix

local me = location.current
print(me.at) --! location.current is nil before the first fix

overlay.circle { center = location.current, radius = 5 } --! 'center' is missing: it must be a coordinate {latitude, longitude} in degrees; location.current is nil before the first fix

location.current = { 1, 2 } --! location.current can't be set: the table location is read-only

location.simulate { path = { { 1, 2 } } } --! 'speed' is missing: it must be a number of metres a second, more than 0

location.simulate { path = {}, speed = 3 } --! 'path'

location.simulate {} --! needs { path = …, speed = … } or { fixes = … } or { gpx = … }

location.simulate { fixes = {} } --! 'fixes' must be a list of fixes in order of time

location.simulate { fixes = { { t = 3, at = { 1, 2 } }, { t = 1, at = { 1, 2 } } } } --! 'fixes.2.t' is 1, before the fix before it at 3; fixes stand in order of time

location.simulate { fixes = { { at = { 1, 2 } } } } --! 'fixes.1.t' is missing: it must be a number of seconds

location.simulate { gpx = "none.gpx" } --! 'gpx'

location.on("error", function(reason) print(reason) end) location.fail() --! 'reason' is missing: it must be a text

location.on("found", print) --! 'event' must be "update" or "error"; got "found"
