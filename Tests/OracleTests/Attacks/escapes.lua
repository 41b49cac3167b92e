-- Ways out: what is not there, and what is there but must not give more.

--! 1 'io' is not in the sandbox
io.open("/etc/passwd")

--! 1 'debug' is not in the sandbox
debug.getregistry()

--! 1 'package' is not in the sandbox
package.loadlib("/lib/x86_64-linux-gnu/libc.so.6", "system")

--! 1 'dofile' is not in the sandbox
dofile("/etc/passwd")

--! 1 'loadfile' is not in the sandbox
loadfile("../secret.lua")

--! 1 'loadstring' was never set
loadstring("return 1")

--! 1 'arg' was never set
return arg[0]

--! 1 nil value (field 'execute')
os.execute("touch hurt")

--! 1 nil value (field 'getenv')
return os.getenv("TOKEN")

--! 1 nil value (field 'exit')
os.exit(0)

--! 1 nil value (field 'remove')
os.remove("out.svg")

--! 1 nil value (field 'rename')
os.rename("out.svg", "hurt")

--! 1 nil value (field 'tmpname')
os.tmpname()

--! 1 nil value (field 'setlocale')
os.setlocale("de_DE.UTF-8")

--! 0 clock date time
local names = {}
for name in pairs(os) do names[#names + 1] = name end
print(table.concat(names, " "))

--! 0 0	Thu Jan  1 00:00:00 1970	1.5
print(os.time(), os.date("%c"), 1.5)

--! 1 letters, digits, underscores and dots
require "../secret"

--! 1 letters, digits, underscores and dots
require "/etc/passwd"

--! 1 letters, digits, underscores and dots
require "secret\0"

--! 1 letters, digits, underscores and dots
require ""

--! 1 letters, digits, underscores and dots
require "..secret"

--! 1 letters, digits, underscores and dots
require "a..b"

--! 1 letters, digits, underscores and dots
require "~/x"

--! 1 letters, digits, underscores and dots
require "secret\u{202e}"

--! 1 letters, digits, underscores and dots
require "\xff\xfe"

--! 1 letters, digits, underscores and dots
require "C:\\x"

--! 1 outside
require "outside"

--! 1 absolute
require "absolute"

--! 1 zero
require "zero"

--! 1 memory
require "memory"

--! 1 environment
require "environment"

--! 1 up.secret
require "up.secret"

--! 1 circle
require "circle"

--! 1 pipe
require "pipe"

--! 1 folder
require "folder"

--! 1 there is no file
require(("a"):rep(100) .. "hundred")

--! 1 aaaaaaaa
require(("a"):rep(100000))

--! 1 a.a.a.a.
require(("a."):rep(1000000) .. "a")

--! 1 bad argument #1
require {}

--! 1 bad argument #1
require(setmetatable({}, { __tostring = function() return "../secret" end }))

-- The text "secret" is in no message: neither from a module that isn't Lua.
--! 1 not_lua.lua
require "not_lua"

--! 0 false	false	false	false	false
local function mt(x) return tostring(getmetatable(x)) end
print(mt "", mt(_G), mt(overlay), mt(coordinate(1, 2)), mt(overlay.circle { center = { 1, 2 }, radius = 3 }))

--! 1 protected metatable
setmetatable(_G, { __index = function() return print end })

--! 1 protected metatable
setmetatable(string, {}) setmetatable(overlay, {})

--! 1 bad argument #1 to 'setmetatable'
setmetatable("", {})

--! 1 bad argument #1 to 'setmetatable'
setmetatable(coordinate(1, 2), {})

--! 1 bad argument #1 to 'setmetatable'
setmetatable(print, {})

--! 1 index a boolean value
getmetatable("").__index = nil

--! 0 hi
string.upper = function() return "hi" end
print(("x"):upper())

--! 1 read-only
rawset(overlay, "circle", print)

--! 1 read-only
rawset(camera, "x", 1)

--! 1 read-only
overlay.circle = print

--! 1 bad argument #1
rawset(coordinate(1, 2), "lat", 5)

--! 1 bad argument #1
rawget(overlay.circle { center = { 1, 2 }, radius = 3 }, "id")

--! 1
next(coordinate(1, 2))

--! 1
for k in pairs(overlay.circle { center = { 1, 2 }, radius = 3 }) do print(k) end

--! 0 1	nil	2
local _ENV = { print = print, x = 1, y = 2 }
print(x, overlay, y)

--! 1 index a nil value
local _ENV = nil
print(1)

--! 1 index a number value
local _ENV <const> = 10
x = y

--! 1 index a nil value
local _ENV <const> = nil
return x

--! 1 index a
local function f(_ENV) return a.b.c end
f(5)

--! 1 'io' is not in the sandbox
load("return io", "x", "t", _G)()

--! 1 index
load("return io.open", "x", "t", {})()

--! 1 index a nil value (upvalue '_ENV')
load("return print()", "x", "t", nil)()

--! 0 nil	nil	nil
print(rawget(_G, "io"), rawget(_G, "debug"), rawget(_G, "package"))

--! 0 nil
_G.io = nil
print(rawget(_G, "io"))

--! 1 '_G' was never set
for k in pairs(_G) do _G[k] = nil end

--! 1
local keep = {}
for k, v in pairs(_G) do keep[k] = v end
for k in keep.pairs(keep) do keep.rawset(_G, k, nil) end
keep.print(keep.coordinate(1, 2))
return overlay.circle { center = { 1, 2 }, radius = 3 }

--! 1
string.format("%s", string.rep)
string.format = nil
coordinate(91, 2)

--! 0 hi
tostring = function() error("mine") end
type, error, pcall, select = nil, nil, nil, nil
print("hi", coordinate(1, 2))

--! 1 bad argument #1 to 'resume'
coroutine.resume(coordinate(1, 2))

--! 0 false	cannot resume non-suspended coroutine
print(coroutine.resume((coroutine.running())))

--! 1 nil value (field 'close')
coroutine.close(coroutine.create(print))

--! 1 nil value (field 'warn')
_G.warn = nil
_G["warn"] = string.warn
string.warn()

--! 1 'warn'
warn("@on")

--! 1 is not offered
collectgarbage("generational")

--! 1 is not offered
collectgarbage("stop")

--! 1 is not offered
collectgarbage()

--! 1 is not offered
string.format("%p", {})

--! 0 table	function	thread	coordinate
print(tostring({}), tostring(print), tostring(coroutine.create(print)), "coordinate")

--! 0 true
math.randomseed(5)
local a = math.random()
math.randomseed(5)
print(a == math.random())

--! 0 false
math.randomseed()
local a, b = math.random(), nil
print(tostring(a):find("0x") ~= nil)

--! 0 (2 coordinates
local path = path { { 1, 2 }, { 3, 4 } }
print("(" .. tostring(path))

-- A copy of a function is not another's.
--! 1
local distance = coordinate(1, 2).distance
distance(path { { 1, 2 } }, coordinate(1, 2))

--! 1
coordinate(1, 2).distance(5, coordinate(1, 2))

--! 1
coordinate(1, 2).distance()

--! 1
path({ { 1, 2 } }).length(coordinate(1, 2))

--! 1
path({ { 1, 2 } }).at(bounds({ 1, 2 }, { 3, 4 }), 5)

--! 1
bounds({ 1, 2 }, { 3, 4 }).contains(color "red", { 1, 2 })

--! 1
color("red").mixed(coordinate(1, 2), "blue", 0.5)

--! 1
overlay.circle({ center = { 1, 2 }, radius = 3 }).remove(coordinate(1, 2))

--! 1
overlay.circle({ center = { 1, 2 }, radius = 3 }).remove({})

--! 1 removed
local c = overlay.circle { center = { 1, 2 }, radius = 3 }
local remove = c.remove
c:remove()
remove(c)

--! 1 removed
local c = overlay.circle { center = { 1, 2 }, radius = 3 }
c:remove()
return c.radius

--! 1 removed
local c = overlay.circle { center = { 1, 2 }, radius = 3 }
c:remove()
c.radius = 5

--! 1 removed
local c = overlay.circle { center = { 1, 2 }, radius = 3 }
c:remove()
camera.fit_circle { circle = c }

--! 1 removed
local c = overlay.circle { center = { 1, 2 }, radius = 3 }
c:remove()
camera.fit({ c, c })

--! 1
local g = overlay.group({}, function() end)
g:remove()
g:remove()

-- A group that is removed within itself.
--! 1
local c
overlay.group({ id = "g" }, function()
  c = overlay.circle { center = { 1, 2 }, radius = 3 }
  error("half way")
end)

--! 1 removed
local c
local g = overlay.group({}, function() c = overlay.circle { center = { 1, 2 }, radius = 3 } end)
g:remove()
c.radius = 4

--! 1 can't be changed
coordinate(1, 2).lat = 5

--! 1 can't be changed
path({ { 1, 2 } })[1] = { 3, 4 }

--! 0 nil	nil	nil
local p = path { { 1, 2 } }
print(p[0], p[math.maxinteger], p[math.mininteger])

--! 0 nil	nil	nil
print(path({ { 1, 2 } })[0 / 0], path({ { 1, 2 } })[{}], coordinate(1, 2)[coordinate])

--! 1
return overlay[overlay]

--! 1
return coordinate(1, 2) < coordinate(3, 4)

--! 1
return coordinate(1, 2) .. "x"

--! 1
return #coordinate(1, 2)

--! 1
coordinate(1, 2)()

--! 0 false	false
print(coordinate(1, 2) == 5, coordinate(1, 2) == path { { 1, 2 } })

--! 0 two
local t = { [coordinate(1, 2)] = "one" }
t[coordinate(1, 2)] = "two"
for _, v in pairs(t) do if v == "two" then print(v) end end

--! 1 attempt to yield from outside a coroutine
coroutine.yield()

--! 1
select(0, 1)

--! 1
local t <close> = {}

--! 1 const
local t <const> = {} t = 5

--! 1 data.text: /etc/passwd lies outside the script's folder
return data.text("/etc/passwd")

--! 1 lies outside the script's folder
return data.text("../../../../../../../../etc/passwd")

--! 1 there is no file a/../../b.json
return data.json("a/../../b.json")

--! 1 lies outside the script's folder
overlay.geojson { file = "/proc/self/environ" }

--! 1 lies outside the script's folder
scene { basemap = { mbtiles = "/dev/zero" } }

--! 1 must be a text without control characters
return data.csv("a\0/etc/passwd")

--! 1 there is no file file:///etc/passwd
return data.gpx("file:///etc/passwd")
