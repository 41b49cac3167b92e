print(debug == nil) --! 'debug' is not in the sandbox

local ok, message = pcall(function() return io end)
print(ok, message) --> false	sandbox.lua:1: 'io' is not in the sandbox; data.csv(file), data.json(file), data.text(file) and the like read files beside the script

print(oerlay) --! 'oerlay' was never set; did you mean 'overlay'?

x = 5 print(x, _G.x) --> 5	5

print({}, print, tostring(nil)) --> table	function	nil

print(#("x"):rep(10), ("abc"):upper()) --> 10	ABC

while true do end --! passed its limit of 1000000 steps

pcall(function() while true do end end) print("never") --! passed its limit of 1000000 steps

local t = {} for i = 1, 1e9 do t[i] = { i } end --! passed their limit of 8 MB of memory

local s = ("x"):rep(500000):rep(10) --! passed the limit of 4 MB for one string

local s = ("x"):rep(1e15) --! passed its limit of 1000000 steps

table.move({}, 1, 1e15, 2) --! passed its limit of 1000000 steps

-- A pattern takes its steps too, in one call.
("a"):rep(3000):find((".-"):rep(30) .. "X") --! passed its limit of 1000000 steps

pcall(string.match, ("a"):rep(3000), (".*"):rep(30) .. "X") print("never") --! passed its limit of 1000000 steps

("x"):rep(4 << 20):gsub("", "") --! passed its limit of 1000000 steps

for _ in ("("):rep(10000):gmatch("%b()") do end --! passed its limit of 1000000 steps

("x"):gsub("x", function() while true do end end) --! passed its limit of 1000000 steps

-- Their mistakes are errors of the line.
print(("k = v"):match("(%a+)%s*=%s*(%w+)")) --> k	v
local s = ("x"):match("[x") --! malformed pattern (missing ']')

local s = ('x'):rep(4000) for i = 1, 1e9 do overlay.marker { at = { 0, 0 }, title = s } end --! passed their limit of 8 MB of memory

local function f() return f() end f() --! passed its limit of 1000000 steps

-- Calls that pile up: C's stack is never used for them.
local function f(...) return 1 + f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) end f() --! passed their limit of 8 MB of memory

error("my own", 0) --! my own

error({ 5 }) --! error was called with a table; a text says more

error() --! error was called with nil; a text says more

local t = nil
t.x = 5 --! attempt to index a nil value (local 't')

if x = 5 then end --! 'then' expected near '='

print(load("return 1 + 1")()) --> 2
print(load("\27Lua")) --> nil	attempt to load a binary chunk (mode is 't')

print(require("zones").radius, require("zones").radius) --> zones are loaded
--> 500	500

require("../zones") --! require: takes a name of letters, digits, underscores and dots

require("nothing") --! "nothing": there is no file nothing.lua

require("circle_a") --? circle_b.lua:1 --! module 'circle_a' did not end: modules require each other in a circle

for k in pairs { a = 1 } do print(k) end --> a

print(math.random(1, 100) == math.random(1, 100), math.type(3)) --> false	integer

-- An error in a module's function names the module's line; the trace names both.
require("wrong").draw() --? wrong.lua:1 --! 'center.lat' must be -90…90 degrees of latitude; got 91

-- Texts count as memory.
local s = ("x"):rep(100000)
for i = 1, 1000 do overlay.marker { at = { 0, 0 }, title = s .. i } end --! passed their limit of 8 MB of memory

-- What a script loads itself is no file of the scene.
load("overlay.circle { center = { 1, 2 }, radius = 3 }", "@other.lua")()
