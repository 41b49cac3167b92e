-- The line of a return that calls is not kept: what is known is said.
local function zone(r)
  return overlay.circle { center = { 21, 105 }, radius = r } --? :58 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5
end
zone(-5)
--< traces.lua:3 in function zone
--< traces.lua:5 in the main chunk

local function zone(r)
  return overlay.circle {
    center = { 21, 105 },
    radius = r, --? :14 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5
  }
end
local function ring(r) return zone(r) end
local function rings() ring(-5) end
rings()
--< traces.lua:2 in function zone, called by a return whose line is not known
--< traces.lua:8 in function rings
--< traces.lua:9 in the main chunk

local function fail(x) return error("bad " .. x) end --! bad 5
local function go(x) return fail(x) end
go(5)
--< traces.lua:1 in function fail, called by a return whose line is not known
--< traces.lua:3 in the main chunk

local zones = {}
function zones:draw() return self:draw_all() end
function zones:draw_all() return self.list.first end --? :39 --! attempt to index a nil value (field 'list'); what stands before the dot or bracket was never set
zones:draw()
--< traces.lua:3 in function zones:draw_all, called by a return whose line is not known
--< traces.lua:4 in the main chunk

local function deep(n)
  if n == 0 then return error("deep", 0) end --! deep
  return deep(n - 1)
end
deep(50)
--< traces.lua:2 in function deep, called by a return whose line is not known
--< traces.lua:5 in the main chunk

local function check(r) if r < 0 then error("r is less than 0", 2) end end
local function draw(r)
  check(r) --! r is less than 0
end
draw(-1)
--< traces.lua:1 in function check
--< traces.lua:3 in function draw
--< traces.lua:5 in the main chunk

-- Calls that pile up are said once.
local function deep(n)
  if n == 0 then error("deep") end --! deep
  deep(n - 1)
end
deep(20)
--< traces.lua:3 in function deep
--< traces.lua:4 in function deep, 20 times
--< traces.lua:6 in the main chunk

local b
local function a(n) if n == 0 then error("bottom") end b(n - 1) end --! bottom
function b(n)
  a(n - 1)
end
b(101)
--< traces.lua:2 in function a
--< traces.lua:4 in function b
--< traces.lua:2 in function a
--< traces.lua:4 in function b
--< traces.lua:2 in function a
--< traces.lua:4 in function b
--< traces.lua:2 in function a
--< traces.lua:4 in function b
--< traces.lua:2 in function a
--< traces.lua:4 in function b
--< traces.lua:2 in function a
--< traces.lua:4 in function b
--< … 83 more calls
--< traces.lua:4 in function b
--< traces.lua:2 in function a
--< traces.lua:4 in function b
--< traces.lua:2 in function a
--< traces.lua:4 in function b
--< traces.lua:2 in function a
--< traces.lua:4 in function b
--< traces.lua:6 in the main chunk

local function a(n) if n == 0 then error("bottom") end a(n - 1) end --! bottom
a(30)
--< traces.lua:1 in function a, 31 times
--< traces.lua:2 in the main chunk

local function a(n) if n == 0 then error("bottom") end a(n - 1) end --! bottom
a(31)
--< traces.lua:1 in function a, 12 times
--< … 13 more calls
--< traces.lua:1 in function a, 7 times
--< traces.lua:2 in the main chunk

-- Functions by their own names, by the field that holds them, by what they are given to.
local zones = { draw = function() overlay.circle {} end } --? :43 --! overlay.circle: 2 mistakes:
for _, f in pairs(zones) do f() end
--< traces.lua:2 in function f
--< traces.lua:3 in the main chunk

overlay.group({ title = "Zones" }, function()
  overlay.circle { center = { 21, 105 } } --? :11 --! overlay.circle: 'radius' is missing: it must be a number of metres from 0 to 1000000000
end)
--< traces.lua:2 in a function given to overlay.group
--< traces.lua:1 in the main chunk

overlay.group({ title = "Zones" }, function()
  overlay.group({ title = "Inner" }, function()
    local r
    print(r.x) --? :11 --! attempt to index a nil value (local 'r'); line 3 declares 'r' without a value
  end)
end)
--< traces.lua:4 in a function given to overlay.group
--< traces.lua:2 in a function given to overlay.group
--< traces.lua:1 in the main chunk

overlay.group({}, function()
  local ok = pcall(overlay.group, {}, function() error("caught") end)
  error("not caught") --! not caught
end)
--< traces.lua:3 in a function given to overlay.group
--< traces.lua:1 in the main chunk

overlay.group({}, function()
  pcall(overlay.group, {}, function() error("caught") end)
end)
overlay.group({}, 5) --? :19 --! overlay.group: 'body' must be a function that draws, as in overlay.group({ title = "Depots" }, function() … end); got 5

table.sort({ 3, 1, 2 }, function(a, b)
  return a.x < b.x --? :10 --! attempt to index a number value (local 'a'); a number has no fields
end)
--< traces.lua:2 in a function given to table.sort
--< traces.lua:1 in the main chunk

local list = {}
string.gsub("abc", "b", function(c)
  list.add(c) --? :8 --! attempt to call a nil value (field 'add'); what stands before the dot has no such function
end)
--< traces.lua:3 in a function given to string.gsub
--< traces.lua:2 in the main chunk

-- Errors that were caught and raised again: where they came from, and where they were raised again.
local ok, message = pcall(function()
  overlay.circle { center = { 91, 2 }, radius = 3 } --? :31 --! overlay.circle: 'center.lat' must be -90…90 degrees of latitude; got 91; the order is latitude, longitude: {2, 91}?
end)
error(message)
--< traces.lua:5 in the main chunk

local ok, message = pcall(function()
  overlay.circle { center = { 91, 2 }, radius = 3 } --? :31 --! overlay.circle: 'center.lat' must be -90…90 degrees of latitude; got 91; the order is latitude, longitude: {2, 91}?
end)
error(message, 0)
--< traces.lua:4 in the main chunk

local ok, message = pcall(error, "first")
error("second: " .. message) --! second: first

pcall(function() overlay.circle { center = { 91, 2 }, radius = 3 } end)
overlay.marker { at = { 92, 2 } } --? :25 --! overlay.marker: 'at.lat' must be -90…90 degrees of latitude; got 92; the order is latitude, longitude: {2, 92}?

-- Modules: the module's line, and that which required it.
require("wrong").draw() --? wrong.lua:1:52 --! overlay.circle: 'center.lat' must be -90…90 degrees of latitude; got 91; the order is latitude, longitude: {0, 91}?
--< wrong.lua:1 in function draw
--< traces.lua:2 in the main chunk

require "broken" --? broken.lua:3:11 --! <name> expected near '500'; a table's keys take '=': { radius = 500 }
--< traces.lua:1 in the main chunk

local zones = require "unfinished" --? unfinished.lua:4:1 --! unexpected symbol near '}'; is this one too many, or is the one that opens missing, or an end before it?
--< traces.lua:1 in the main chunk

local ok, message = pcall(require, "broken")
error(message, 0) --? broken.lua:3:11 --! <name> expected near '500'; a table's keys take '=': { radius = 500 }
--< traces.lua:2 in the main chunk

require "raises" --? raises.lua:2:31 --! attempt to index a nil value (upvalue 'center'); what line 1 sets 'center' to is nil
--< raises.lua:2 in function place
--< raises.lua:4 in the module
--< traces.lua:1 in the main chunk

local function load_all()
  require "raises"
end
load_all() --? raises.lua:2:31 --! attempt to index a nil value (upvalue 'center'); what line 1 sets 'center' to is nil
--< raises.lua:2 in function place
--< raises.lua:4 in the module
--< traces.lua:2 in function load_all
--< traces.lua:4 in the main chunk

require("zones.lua") --? :1 --! require: "zones.lua": there is no file zones/lua.lua; without its ending: require "zones"

require "none" --? :1 --! require: "none": there is no file none.lua

require "callback"(function()
  overlay.circle { center = { 21, 105 }, radius = "x" } --? :51 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got "x"
end)
--< traces.lua:2 in a function
--< callback.lua:2 in a function
--< traces.lua:1 in the main chunk

-- Text that a script loads itself is no file: the line that is known stands for it.
load("local x = nil\nprint(x.y)")() --! attempt to index a nil value (local 'x'); what stands before the dot or bracket was never set
--< line 2 of a loaded text in the main chunk
--< traces.lua:2 in the main chunk

load("overlay.circle { center = { 91, 2 }, radius = 3 }", "@other.lua")() --! overlay.circle: 'center.lat' must be -90…90 degrees of latitude; got 91; the order is latitude, longitude: {2, 91}?
--< line 1 of a loaded text in the main chunk
--< traces.lua:1 in the main chunk

assert(load("x = = 5", "=part")) --! [string "part"]:1: unexpected symbol near '='; one = sets a value, == compares two; is one too many?

-- An iterator, a comparison, a conversion.
local function each(list)
  return function() error("in an iterator") end --! in an iterator
end
for x in each({}) do print(x) end
--< traces.lua:3 in a function
--< traces.lua:5 in the main chunk
