-- Once a call that changes what is seen, at once or timed, with the camera before and after.
camera.on("will_change", function(from, to) print("will", clock.now, from and from.zoom, to.zoom) end)
camera.on("did_change", function(now) print("did", clock.now, now.zoom, camera.zoom) end)
camera.set { zoom = 5 } print "not set yet" --> not set yet
camera.set { center = { 1, 2 } } --> will	0	nil	5 ⏎ did	0	5	5
camera.set { zoom = 5 } print "the same" --> the same
camera.ease_to { zoom = 6, duration = 2 } --> will	0	5	6 ⏎ did	2	6	6

-- What is given to handlers.
camera.on("did_change", function(now) print(now, now.center, now.bearing, now.pitch, now == now) end)
camera.set { center = { 1, 2 }, zoom = 3, bearing = 90 } --> 1, 2, zoom 3	1, 2	90	0	true

-- In order, and those that are off not.
local first = camera.on("did_change", function() print "first" end)
camera.on("did_change", function() print "second" end)
camera.set { center = { 1, 2 }, zoom = 3 } first:off() camera.set { zoom = 4 } --> first ⏎ second ⏎ second

-- A handler's own move runs after the current one, and the call returns when it is done.
camera.on("did_change", function(now) if now.zoom == 5 then camera.ease_to { zoom = 7, duration = 1 } print("asked", camera.zoom) end end)
camera.ease_to { center = { 1, 2 }, zoom = 4 } camera.ease_to { zoom = 5, duration = 2 } print(clock.now, camera.zoom) --> asked	5 ⏎ 3.5	7

-- A move in will_change comes after the one that is announced.
camera.set { center = { 1, 2 }, zoom = 3 }
local once once = camera.on("will_change", function() once:off() camera.set { bearing = 45 } print(camera.zoom) end)
camera.set { zoom = 9 } print(camera.zoom, camera.bearing) --> 3 ⏎ 9	45

-- Handlers that answer each other's moves without an end.
camera.on("did_change", function(now)
  camera.set { bearing = now.bearing + 1 } --! camera.set: is the last of 1001 moves, each made by a handler of the one before: camera.set at events.lua:5, then camera.set at events.lua:3, then camera.set at events.lua:3
end)
camera.set { center = { 1, 2 }, zoom = 3 }

-- An error in a handler: its own line, and the call that fired it.
camera.on("will_change", function()
  error("wrong") --! wrong; the function was called for will_change of camera.set at events.lua:5
end)
camera.set { center = { 1, 2 }, zoom = 3 }

camera.on("did_change", function() wait(1) end) --! wait: can't be in a handler: time passes in the script itself, and moves that a handler makes run after the current one
camera.set { center = { 1, 2 }, zoom = 3 }

camera.on("did_change", function() together(function() end) end) --! together: can't be in a handler
camera.set { center = { 1, 2 }, zoom = 3 }

camera.on("did_change", function() coroutine.yield() end) --! attempt to yield
camera.set { center = { 1, 2 }, zoom = 3 }

camera.on("frame", function() overlay.marker { at = { 1, 2 } } end) --! overlay.marker: changes the scene, and a handler of frame events may only read
wait(1)

camera.on("frame", function() camera.set { zoom = 3 } end) --! camera.set: changes the scene, and a handler of frame events may only read
wait(1)

local zone = overlay.circle { center = { 1, 2 }, radius = 5 } camera.on("frame", function() zone.radius = 3 end) --! changes the scene, and a handler of frame events may only read
wait(1)

-- An overlay that a handler eases goes on while time passes.
local zone = overlay.circle { center = { 1, 2 }, radius = 5 }
camera.on("did_change", function() zone:ease_to { radius = 10, duration = 1 } print(zone.radius) end)
camera.set { center = { 1, 2 }, zoom = 3 } print(clock.now, zone.radius) wait(1) print(zone.radius) --> 5 ⏎ 0	5 ⏎ 10

-- An error that is caught leaves the scene as it stands; its time goes on.
camera.on("did_change", function() error("wrong", 0) end)
print(pcall(camera.set, { center = { 1, 2 }, zoom = 3 })) wait(1) print(clock.now, camera.zoom) --> false	wrong ⏎ 1	3

camera.on("change", print) --! 'event' must be "will_change" or "did_change" or "frame"; got "change"

camera.on("did_change", (function() end)()) --! 'handler' is missing: it must be a function, as in function(what) … end

camera.on("did_change") --! 'handler' is missing

-- Not for the automatic fit.
camera.on("did_change", function() print "changed" end) overlay.circle { center = { 1, 2 }, radius = 5 } wait(1) print "end" --> end
