-- What error is called with is no text: what can be read of it is said, and nothing of it is called.
error() --! error was called with nil; a text says more, as in error("no radius")

error(nil) --! error was called with nil; a text says more, as in error("no radius")

error(false) --! error was called with false; a text says more, as in error("no radius")

error({}) --! error was called with a table; a text says more, as in error("no radius")

error(print) --! error was called with a function; a text says more, as in error("no radius")

error(coordinate(21, 105)) --! error was called with a coordinate; a text says more, as in error(tostring(value))

error(overlay.circle { center = { 21, 105 }, radius = 5 }) --! error was called with a handle; a text says more, as in error(tostring(value))

error(12.5) --! 12.5

error("") --! error was called with an empty text

error({ code = 5 }) --! error was called with a table; a text says more, as in error("no radius")

error({ code = 5, message = "no radius" }) --! error was called with a table that says: no radius

error({ message = 404 }) --! error was called with a table that says: 404

error { "no radius" } --! error was called with a table that says: no radius

error({ message = {}, "second" }) --! error was called with a table that says: second

error({ message = print }) --! error was called with a table; a text says more, as in error("no radius")

assert(false, { message = "no radius" }) --! error was called with a table that says: no radius

assert(nil) --! assertion failed!; assert got nil or false; a text behind it says more: assert(x, "no radius")

assert(false, "no radius") --! no radius

-- A limit that a function's own work passed names the function; else a loop is looked for.
local p = path.circle({ 21, 105 }, 500, 10000)
for i = 1, 100 do p = p:densified(0.001) end --! the script passed its limit of 1000000 steps in path:densified, whose work counts as steps too; give it less to do, or raise the limit with --steps N

table.move({}, 1, 1e15, 2) --! the script passed its limit of 1000000 steps in table.move, whose work counts as steps too; give it less to do, or raise the limit with --steps N

local copy = table.move
copy({}, 1, 1e15, 2) --! the script passed its limit of 1000000 steps in copy, whose work counts as steps too; give it less to do, or raise the limit with --steps N

local list = {}
for i = 1, 50000 do list[i] = i end
for i = 1, 20 do local text = table.concat(list, " ") end --! the script passed its limit of 1000000 steps in table.concat, whose work counts as steps too; give it less to do, or raise the limit with --steps N

while true do ("x"):rep(100) end --! the script passed its limit of 1000000 steps; does a loop never end? --steps N raises it

local c = coordinate(21, 105)
while true do c:distance(c) end --! the script passed its limit of 1000000 steps; does a loop never end? --steps N raises it

local function forever() return forever() end --! the script passed its limit of 1000000 steps; does a loop never end? --steps N raises it
while true do pcall(forever) end
--< raised.lua:1 in function forever, called by a return whose line is not known
--< raised.lua:2 in the main chunk

-- What a script names is quoted, cut where it is long.
local options = {}
options[("x"):rep(1000)] = 1
overlay.group(options, function() end) --? :9 --! overlay.group: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…' is unknown here; the keys are: id, title, visible, opacity

print(overlay[("x"):rep(1000)]) --! overlay has no 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'; it has: circle, polygon, rectangle, ellipse, sector, buffer, polyline, marker, label, group, scale_bar, title

print(_G[("x"):rep(1000)]) --! 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…' was never set

local zone = overlay.circle { center = { 21, 105 }, radius = 5 }
zone[("x"):rep(1000)] = 5 --! a circle has no 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'; it has: center, radius, model, fill, fill_opacity, fill_rule, hatch, stroke, stroke_opacity, stroke_width, dash, line_cap, line_join, casing, mask, id, title, visible, opacity, z, class, legend, kind, bounds, remove

-- Of many mistakes the first are listed.
local options = {}
for i = 1, 16 do options["k" .. i] = i end
overlay.marker(options) --? :9 --! overlay.marker: 17 mistakes:

-- Before the first fix.
local fix = location.current
print(fix.at) --? :7 --! attempt to index a nil value (local 'fix'); location.current is nil before the first fix, and there was none yet

print(location.current.at) --? :16 --! attempt to index a nil value (field 'current'); location.current is nil before the first fix, and there was none yet

overlay.marker { at = location.current } --? :23 --! overlay.marker: 'at' is missing: it must be a coordinate {latitude, longitude} in degrees; location.current is nil before the first fix, and there was none yet

