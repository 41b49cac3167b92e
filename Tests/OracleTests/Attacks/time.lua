-- Time that is to pass without an end, handlers that are to run where they can't, and what they are to leave behind.

--! 3 passed its limit of
--+ --steps 20000000
while true do wait(0) end

--! 3 passed its limit of
--+ --steps 20000000
while true do pcall(wait, 1) end

--! 1 longer than 1000000 s
while true do wait(1e5) end

--! 3
--+ --steps 20000000
camera.on("frame", function() local x = 0 for i = 1, 1e6 do x = x + i end end) wait(1e6)

--! 1 is the last of 1001 moves
camera.on("did_change", function(now) camera.set { bearing = now.bearing + 1 } end)
camera.set { center = { 0, 0 }, zoom = 3 }

--! 1 is the last of 1001 moves
camera.on("will_change", function(from, to) camera.ease_to { bearing = to.bearing + 1, duration = 0.1 } end)
camera.set { center = { 0, 0 }, zoom = 3 }

--! 3
--+ --steps 20000000
camera.on("did_change", function(now) pcall(camera.set, { bearing = now.bearing + 1 }) pcall(camera.set, { bearing = now.bearing + 2 }) end)
while true do camera.set { center = { 0, 0 }, zoom = 3, bearing = math.random(360) } end

--! 3 of memory
while true do camera.on("did_change", function() end) end

--! 3 passed its limit of
--+ --steps 20000000
while true do together(function() end) camera.on("frame", print) end

--! 1
local function inner() together(inner) end inner()

--! 1 can't be in a handler
location.on("update", function() wait(1) end) location.simulate { fixes = { { t = 0, at = { 0, 0 } } } } wait(1)

--! 1 attempt to yield
location.on("update", coroutine.yield) location.simulate { fixes = { { t = 0, at = { 0, 0 } } } } wait(1)

--! 1 attempt to yield
local c = coroutine.create(function() together(function() coroutine.yield() end) end)
local ok, message = coroutine.resume(c) error(message)

--! 0
location.on("update", function() location.simulate { fixes = { { t = 0, at = { 0, 0 } } } } error("again") end)
location.simulate { fixes = { { t = 0, at = { 0, 0 } } } } pcall(wait, 1) print(clock.now)
overlay.circle { center = { 0, 0 }, radius = 5 }

--! 1 more than 1000 events of the location
location.on("update", function() location.simulate { fixes = { { t = 0, at = { 0, 0 } } } } end)
location.simulate { fixes = { { t = 0, at = { 0, 0 } } } } wait(1)

--! 1 the easing function must give a number
camera.set { center = { 0, 0 }, zoom = 3 } camera.ease_to { zoom = 5, easing = function() return 0 / 0 end }

--! 0
camera.set { center = { 0, 0 }, zoom = 3 } camera.ease_to { zoom = 5, easing = function(t) return t * 1e308 end }
overlay.circle { center = { 0, 0 }, radius = 5 }

--! 0
local z = overlay.circle { center = { 0, 0 }, radius = 5 }
z:ease_to { radius = 50, center = { 89, 170 }, stroke_width = 7, easing = function(t) return -1e300 * t end }
z:ease_to { radius = 50, opacity = 0.2, easing = function(t) return 1e300 * t end, duration = 3 }

--! 3
--+ --steps 20000000
local z = overlay.circle { center = { 0, 0 }, radius = 5 }
while true do together(function() for i = 1, 1e6 do z:ease_to { radius = i } end end) end

--! 1 was removed
local z = overlay.circle { center = { 0, 0 }, radius = 5 }
camera.on("did_change", function() z:remove() end)
together(function() z:ease_to { radius = 9, duration = 3 } camera.set { center = { 0, 0 }, zoom = 3 } end) z.radius = 4

--! 3
--+ --steps 20000000
for i = 1, 1e9 do camera.ease_to { center = { 0, 0 }, zoom = 3 + i % 2, easing = function(t) return t end, duration = 0.1 } end

--! 0
camera.set { center = { 84, 179.9 }, zoom = 25 } camera.fly_to { center = { -84, -0.1 }, zoom = -2 }
camera.fly_to { center = { -84, -0.1 }, zoom = 26, pitch = 60, bearing = 1e300 } overlay.circle { center = { 0, 0 }, radius = 5 }

--! 0
scene { projection = "orthographic" } camera.set { center = { 90, 0 }, zoom = 2 } camera.fly_to { center = { -90, 0 } }
camera.ease_to { center = { 0, 180 } } camera.ease_to { center = { 0, 0 } } overlay.circle { center = { 0, 0 }, radius = 5 }

--! 1 longer than
location.simulate { path = { { 0, 0 }, { 0, 179 } }, speed = 1e-3 }

--! 0
location.simulate { path = { { 0, 0 }, { 0, 0 } }, speed = 1e6, interval = 0.001, noise = 1e6 } wait(2)
overlay.user_location {}

--! 3
--+ --steps 20000000
while true do style { user_location = { visible = true } } overlay.user_location {} end
