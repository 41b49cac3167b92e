-- Errors that lie, never end, or are too much.

--! 1 a text says more
error(nil)

--! 1 a text says more
error()

--! 1 a text says more
error({})

--! 1 a text says more
error(print)

--! 1 a text says more
error(coroutine.create(print))

--! 1 a text says more
error(true)

--! 1 5
error(5)

--! 1 coordinate
error(coordinate(1, 2))

--! 1
error(setmetatable({}, { __tostring = function() error("again") end }))

--! 1
error(setmetatable({}, { __tostring = function(self) error(self) end }))

--! 1
error(setmetatable({}, { __tostring = function() return {} end }))

--! 1
error(setmetatable({}, { __tostring = function() return nil end }))

--! 1
error(setmetatable({}, { __tostring = function(self) return self end }))

--! 1
error(setmetatable({}, { __tostring = function() return 5 end }))

--! 1
error(setmetatable({}, { __tostring = function() return "\27[31m\7\0\u{202e}\xff" end }))

--! 1
error(setmetatable({}, { __tostring = function() return ("x"):rep(4000000) end }))

--! 1
error(setmetatable({}, { __tostring = function(self) return tostring(self) end }))

--! 1
error(setmetatable({}, { __tostring = coroutine.yield }))

--! 1
error(setmetatable({}, { __tostring = print }))

--! 1
error(setmetatable({}, { __name = ("x"):rep(4000000) }))

--! 1
error(setmetatable({}, { __name = "\27[2J" }))

--! 1
error(setmetatable({}, { __name = setmetatable({}, { __tostring = error }) }))

--! 1
error(setmetatable({}, { __index = function() while true do end end, __len = error, __eq = error, __concat_ = error }))

--! 1 xxxxxxxx
error(("x"):rep(4000000))

--! 1
error(("\n"):rep(4000000))

--! 1
error(("\0"):rep(1000000))

--! 1
error(("\u{202e}"):rep(1000000))

--! 1
error(("\xff"):rep(1000000))

--! 1
error(("😀"):rep(100000))

--! 1
error(("\u{300}"):rep(100000))

--! 1
error("\27]0;title\7\27[2J\r\b\b\b")

--! 1
error("a\nlunette: all is well\nb")

--! 1
error("")

--! 1
error("", 0)

--! 1
error("\u{feff}")

--! 1 far
error("far", 1000000)

--! 1 far
error("far", -5)

--! 1 far
error("far", math.maxinteger)

--! 1 bad argument #2
error("far", "x")

--! 1
error("%s%n%d%p")

--! 1 bad argument #1
pcall(error, pcall()) pcall()

--! 1
assert(false)

--! 1 a text says more
assert(nil, {})

--! 1 mine
assert(false, "mine")

--! 1
assert()

--! 0 false	inner
print(pcall(pcall, error, "x"))
print(select(2, pcall(pcall, error, "inner")), "inner")

--! 1 bottom
local function chain(n) local ok, e = pcall(function() if n == 0 then error("bottom", 0) end chain(n - 1) end) error(e, 0) end
chain(30)

--! 1
local e = {}
for i = 1, 100000 do e = setmetatable({ e }, { __tostring = function(s) return tostring(s[1]) end }) end
error(e)

--! 1 handled
xpcall(error, error)
error(select(2, xpcall(error, function() return "handled" end)), 0)

--! 1 bad argument #2 to 'xpcall'
print(xpcall(error, nil))

--! 0 false	nil
print(xpcall(error, function() error("in the handler") end) , nil)

--! 0 true	function … false
print(xpcall(function() return string.rep end, print))
print(xpcall(error, function(e) error(e) end, "x"))

--! 1
xpcall()

--! 1
coroutine.wrap(function() error(setmetatable({}, { __tostring = error })) end)()

--! 1 deep within
coroutine.wrap(function() coroutine.wrap(function() coroutine.wrap(function() error("deep within") end)() end)() end)()

--! 1 dead
local co = coroutine.wrap(function() error("first") end)
pcall(co)
co()

--! 1 from the module
require "fails"

--! 1
require "raises"

--! 1 more than … metres
overlay.circle { center = { 1, 2 }, radius = ("more than"):rep(100000) .. " metres" }

--! 1
overlay.circle { center = { 1, 2 }, radius = "\27[31m\u{202e}\xff" }

--! 1
overlay.circle { [("key"):rep(1000000)] = 1, center = { 1, 2 }, radius = 5 }

--! 1
overlay.circle { ["\27[31m\u{202e}\xff\n"] = 1, center = { 1, 2 }, radius = 5 }

--! 1
local t = { center = { 1, 2 }, radius = 5 }
for i = 1, 100000 do t["key" .. i] = i end
overlay.circle(t)

--! 1
local t = { center = { 1, 2 }, radius = 5 }
for i = 1, 100000 do t[i] = i end
overlay.circle(t)

--! 1
local t = { center = { 1, 2 }, radius = 5, [overlay] = 1, [print] = 2, [0 / 1] = 3, [{}] = 4, [true] = 5, [1e308] = 6 }
overlay.circle(t)

--! 1
overlay.circle { center = { "\27", "\27" }, radius = { radius = 5 }, fill = ("("):rep(1000000), stroke = "rgb(\27)" }

--! 1
overlay.circle(setmetatable({}, { __name = "\27[31m" }))

--! 1
return overlay["\27[31m\u{202e}\xff"]

--! 1
return overlay[("circle"):rep(600000)]

--! 1
return _G["\27[31m\u{202e}\xff" .. ("x"):rep(1000000)]

--! 1
local t = nil
t["\27[31m\u{202e}\xff" .. ("x"):rep(100)] = 5

--! 1
local t = {}
t[("x"):rep(1000000)]()

--! 1 near
load(("x"):rep(1000000), ("name"):rep(100000))
assert(load("x = = " .. ("y"):rep(1000000), ("name"):rep(100000)))

--! 1 near
assert(load("x = '" .. "\27[31m\u{202e}\xff", "\27[31m\u{202e}\xff\n\r"))

--! 1
assert(load("x = \27[31m"))

--! 1
assert(load("goto " .. ("x"):rep(1000000)))

--! 1 other
load("error('x')", "@/etc/other.lua")()

--! 1
load("error('x')", "=\27[31m\u{202e}\xff")()

--! 1
load("error('x')", "@")()

--! 1
load("error('x')", "")()

--! 1
load("local function f() error('x') end f()", "@scene.lua")()

--! 1
load(("\n"):rep(1000000) .. "error('x')", "@scene.lua")()

--! 1 the line
local function ascii_control() error("the line") end ascii_control() --

--! 1
param("\27", 1)

--! 1
param("a", 1, { unit = "\27[31m" })

--! 1
param("a", ("x"):rep(4000000), { choices = { "\27" } })

--! 1
preset("\u{202e}", { a = {} })

--! 1
color("\27[31m")

--! 1
color(("rgb("):rep(1000000))

--! 1
path.decode("\27[31m\u{202e}\xff")

--! 1
string.rep("x", {})

--! 1 attempt to
("x")[1][2][3] = 4

--! 1 attempt to
local x = {} + 1

--! 1 attempt to compare
local x = {} < 1

--! 1 attempt to concatenate
local x = {} .. "x"

--! 1 number has no integer representation
local x = 1.5 | 1

--! 1 divide by zero
local x = 1 // 0

--! 1 attempt to perform 'n%
local x = 1 % 0

--! 1 'for' step is zero
for i = 1, 2, 0 do end

--! 1 'for' initial value
for i = {}, 2 do end

--! 1 table index is NaN
local t = {}
t[0 / 0] = 1

--! 1 table index is nil
local t = {}
t[nil] = 1
