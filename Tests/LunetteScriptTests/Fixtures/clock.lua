-- Time passes in calls that take it, and nowhere else.
print(clock.now) wait(1.5) print(clock.now) wait(0) print(clock.now) --> 0 ⏎ 1.5 ⏎ 1.5

-- Ten tenths are a whole: the clock counts nanoseconds.
for _ = 1, 10 do wait(0.1) end print(clock.now == 1, clock.now) --> true	1

-- Animation by hand: whole ticks, whatever their fraction.
scene { frame_rate = 60 } for _ = 1, 60 do wait(1 / 60) end print(clock.now == 1) --> true

-- Side by side: as long as the longest.
together(function() wait(1) wait(3) wait(2) print(clock.now) end) print(clock.now) --> 0 ⏎ 3

-- One in the other is as long.
together(function() wait(1) together(function() wait(2) end) print(clock.now) end) print(clock.now) --> 0 ⏎ 2

together(function() end) print(clock.now) --> 0

-- Frames are the ticks of the scene's own rate: as many whatever pictures are taken.
scene { frame_rate = 10 } local n = 0 camera.on("frame", function(t) n = n + 1 end) wait(1.05) print(n) --> 10

scene { frame_rate = 4 } camera.on("frame", function(t) print(t) end) wait(1) --> 0.25 ⏎ 0.5 ⏎ 0.75 ⏎ 1

local s = camera.on("frame", function(t) print(t) end) wait(1 / 30) s:off() s:off() wait(1) print(s) --> 0.033333333333333 ⏎ to frame, ended

-- A handler that ends another one of the same event.
local b camera.on("frame", function() b:off() end) b = camera.on("frame", function() print "never" end) wait(0.1) print "end" --> end

wait(-1) --! 'seconds' must be a number of seconds from 0 to 1000000; got -1

wait() --! 'seconds' is missing: it must be a number of seconds

wait(0 / 0) --! 'seconds' must be a number of seconds

wait(1e6) wait(1e6) --! would go on for longer than 1000000 s, the longest that a scene is

clock.now = 3 --! clock.now can't be set: the table clock is read-only

wait(1) scene { width = 100 } --! must come before anything that reads the view

together(3) --! 'body' must be a function whose calls begin together: together(function() … end); got 3

together(function() error("inside") end) --! inside

-- An error ends what goes on around it, and time goes on after.
print(pcall(together, function() wait(5) error("inside", 0) end)) wait(1) print(clock.now) --> false	inside ⏎ 1

scene { height = "auto" } wait(1) --! the view's height is not known yet

-- A coroutine may let time pass as well.
local c = coroutine.wrap(function() wait(1) coroutine.yield() wait(2) end) c() print(clock.now) c() print(clock.now) --> 1 ⏎ 3

scene { frame_rate = 0 } --! 'frame_rate' must be a whole number of ticks a second from 1 to 240; got 0

scene { frame_rate = 29.97 } --! 'frame_rate' must be a whole number of ticks a second from 1 to 240; got 29.97
