-- Half of the time, half of the way: zoom and bearing are linear; 178.4730 to -178.8177 is 2.7093 degrees, as worked by hand.
scene { frame_rate = 2 }
camera.set { center = { 0, 178.4730 }, zoom = 4, bearing = 350 }
camera.on("frame", function(t) print(camera.center, camera.zoom, camera.bearing) end)
camera.ease_to { center = { 0, -178.8177 }, zoom = 6, bearing = 20, duration = 1, easing = "linear" } --> 0, 179.82765	5	5 ⏎ 0, -178.8177	6	20

-- The other way round.
scene { frame_rate = 2 }
camera.set { center = { 0, 0 }, zoom = 4, bearing = 350 }
camera.on("frame", function(t) print(camera.bearing) end)
camera.set { bearing = 20, duration = 1, easing = "linear", clockwise = false } --> 185 ⏎ 20

-- ease_to takes half a second, other calls none.
camera.set { center = { 1, 2 }, zoom = 3 } print(clock.now) camera.ease_to { zoom = 4 } print(clock.now, camera.zoom) --> 0 ⏎ 0.5	4

-- All calls take a time.
local zone = overlay.circle { center = { 10, 20 }, radius = 500 }
camera.fit(zone, { duration = 1 }) print(clock.now)
camera.fit_circle { circle = zone, ratio = 0.5, duration = 1, move = "fly" } print(clock.now)
camera.set_region(zone.bounds, { duration = 1 }) print(clock.now) --> 1 ⏎ 2 ⏎ 3

-- A flight takes as long as its way, which has no end that is reached only nearly.
camera.set { center = { 21.0285, 105.8542 }, zoom = 11 }
camera.fly_to { center = { 1.3521, 103.8198 } } print(clock.now > 3, clock.now < 10, camera.center, camera.zoom) --> true	true	1.3521, 103.8198	11

-- From nowhere nothing can come: it is there, and the time passes.
camera.ease_to { center = { 1, 2 }, zoom = 3, duration = 2 } print(clock.now, camera.center) --> 2	1, 2

-- What is left out stays, also in moves that begin together: they run one after the other.
camera.set { center = { 1, 2 }, zoom = 3 }
together(function() camera.ease_to { zoom = 5, duration = 1 } camera.ease_to { bearing = 90, duration = 1 } end)
print(clock.now, camera.zoom, camera.bearing) --> 2	5	90

-- A function of the script: it is asked at each tick between the ends.
scene { frame_rate = 4 }
camera.set { center = { 0, 0 }, zoom = 4 }
camera.on("frame", function(t) print(t, camera.zoom) end)
camera.ease_to { zoom = 6, duration = 1, easing = function(time) return time * time end } --> 0.25	4.125 ⏎ 0.5	4.5 ⏎ 0.75	5.125 ⏎ 1	6

camera.set { center = { 0, 0 }, zoom = 4 } camera.ease_to { zoom = 5, easing = function() end } --! the easing function must give a number, 0 at the start and 1 at the end; got nothing; of an easing at 0.03333333333333333 s

camera.set { center = { 0, 0 }, zoom = 4 } camera.ease_to { zoom = 5, easing = function() camera.set { zoom = 3 } end } --! changes the scene; an easing function only says how far a change has come

camera.ease_to { zoom = 5, easing = "eese" } --! 'easing' must be "ease", "linear", "in", "out", "in_out" or a function of the time that gives the way, both 0 to 1; got "eese"; did you mean 'ease'?

camera.ease_to { zoom = 5, easing = "ease-in-out" } --! got "ease-in-out"; did you mean 'in_out'?

camera.ease_to { zoom = 5, easing = 3 } --! 'easing' must be "ease", "linear"

camera.ease_to { zoom = 5, duration = -1 } --! 'duration' must be a number of seconds from 0 to 1000000; got -1

camera.ease_to { zoom = 5, move = "jump" } --! 'move' must be "ease" or "fly"; got "jump"

-- Fields of an overlay: numbers, colours (mixed as :mixed does), coordinates straight on the map, dashes.
scene { frame_rate = 2 }
local zone = overlay.circle { center = { 0, 10 }, radius = 100, fill = "#000000", stroke_width = 2, dash = { 6, 4 } }
camera.on("frame", function() print(zone.radius, zone.fill, zone.center, zone.stroke_width, zone.dash[1], zone.dash[2]) end)
zone:ease_to { radius = 300, fill = "#ffffff", center = { 0, 20 }, stroke_width = 4, dash = { 12, 8 }, duration = 1, easing = "linear" } --> 200	#808080	0, 15	3	9	6 ⏎ 300	#ffffff	0, 20	4	12	8

-- A move that fails is over, and so is a change.
camera.set { center = { 0, 0 }, zoom = 5 }
local s = camera.on("will_change", function() error("no", 0) end)
print(pcall(camera.set, { zoom = 9 })) s:off() wait(1) print(camera.zoom) --> false	no ⏎ 5
print(pcall(camera.ease_to, { zoom = 6, easing = function() error("no", 0) end })) wait(1) camera.set { zoom = 7 } print(camera.zoom) --> false	no ⏎ 7
local zone = overlay.circle { center = { 0, 10 }, radius = 100 }
print(pcall(zone.ease_to, zone, { radius = 6, easing = function() error("no", 0) end })) wait(1) print(zone.radius) --> false	no ⏎ 100

-- It takes half a second unless it says another; 0 is at once.
local zone = overlay.circle { center = { 0, 10 }, radius = 100 }
zone:ease_to { radius = 200 } print(clock.now, zone.radius) zone:ease_to { radius = 300, duration = 0 } print(clock.now, zone.radius) --> 0.5	200 ⏎ 0.5	300

-- What is set meanwhile stays; the rest goes on.
scene { frame_rate = 2 }
local zone = overlay.circle { center = { 0, 10 }, radius = 100, stroke_width = 2 }
together(function() zone:ease_to { radius = 200, stroke_width = 4, duration = 1 } zone.radius = 50 end)
print(zone.radius, zone.stroke_width) --> 50	4

-- The last of two that ease the same field counts, from where it is.
local zone = overlay.circle { center = { 0, 10 }, radius = 100 }
together(function() zone:ease_to { radius = 200, duration = 2 } zone:ease_to { radius = 400, duration = 1 } end)
print(clock.now, zone.radius) --> 2	400

-- A removed overlay goes nowhere.
local zone = overlay.circle { center = { 0, 10 }, radius = 100 }
together(function() zone:ease_to { radius = 200, duration = 2 } zone:remove() end) print(clock.now) --> 2

local zone = overlay.circle { center = { 0, 10 }, radius = 100 } zone:ease_to { title = "x" } --! 'title' doesn't change over time; it is set at once: handle.title = …

local zone = overlay.circle { center = { 0, 10 }, radius = 100 } zone:ease_to { radios = 5 } --! 'radios' is unknown here; did you mean 'radius'?

local zone = overlay.circle { center = { 0, 10 }, radius = 100 } zone:ease_to { radius = -5 } --! 'radius' must be a number of metres from 0

local zone = overlay.circle { center = { 0, 10 }, radius = 100 } zone:ease_to(5) --! 'changes' must be a table of fields, as in { radius = 800, duration = 1 }; got 5

local zone = overlay.circle { center = { 0, 10 }, radius = 100 } zone:remove() zone:ease_to { radius = 5 } --! the overlay was removed

local list = data.geojson("places.geojson"):filter(function() wait(1) end) --! takes time, and the clock stands still in a function that features:filter calls
