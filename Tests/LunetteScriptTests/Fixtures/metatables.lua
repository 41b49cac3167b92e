-- Expected: what Lua 5.4 prints, but where a comment says otherwise.
local Account = {}
function Account:new(o) o = o or {} setmetatable(o, self) self.__index = self return o end
function Account:balance() return self.sum end
local a = Account:new { sum = 5 }
print(a:balance(), getmetatable(a) == Account, a.nothing, rawget(a, "balance")) --> 5	true	nil	nil

-- Metamethods that come after the first object reach it.
local Point = {}
Point.__index = Point
local p = setmetatable({ x = 1 }, Point)
function Point.__add(a, b) return a.x + b.x end
Point.__tostring = function(p) return "(" .. p.x .. ")" end
rawset(Point, "__len", function() return 42 end)
print(p + p, tostring(p), #p) --> 2	(1)	42

local t = setmetatable({}, {
  __index = function(_, key) return key .. "!" end, __call = function(_, a, b) return a * b end,
  __eq = function() return true end, __lt = function() return true end, __le = function() return false end,
  __unm = function() return "minus" end, __bnot = function() return "not" end, __name = "Thing",
})
print(t.a, t(6, 7), t == setmetatable({}, getmetatable(t)), t < t, t <= t, -t, ~t, t) --> a!	42	true	true	false	minus	not	Thing

local M = {}
for _, name in ipairs { "sub", "mul", "div", "mod", "pow", "idiv", "band", "bor", "bxor", "shl", "shr" } do
  M["__" .. name] = function() return name end
end
local o = setmetatable({}, M)
print(o - 1, o * 1, o / 1, o % 1, o ^ 1, o // 1, o & 1, o | 1, o ~ 1, o << 1, o >> 1)
--> sub	mul	div	mod	pow	idiv	band	bor	bxor	shl	shr

-- Inheritance: a class is an object of another.
local Base = { __index = false, hi = function() return "hi" end }
Base.__index = Base
local Derived = setmetatable({}, Base)
Derived.__index = Derived
local d = setmetatable({}, Derived)
print(d.hi(), getmetatable(Derived) == Base, getmetatable(d) == Derived) --> hi	true	true
setmetatable(Derived, nil)
print(getmetatable(Derived), d.hi) --> nil	nil
setmetatable(Derived, { __index = { hi = function() return "ho" end } })
print(d.hi()) --> ho

-- A watched class keeps its own __newindex.
local log = {}
local Class = setmetatable({}, { __newindex = function(t, k, v) log[#log + 1] = k rawset(t, k, v) end })
local object = setmetatable({}, Class)
Class.__index = { found = 1 }
Class.name = "n"
print(object.found, table.concat(log, " "), Class.name) --> 1	__index name	n
local target = {}
setmetatable(Class, { __newindex = target })
Class.other = 5
print(rawget(Class, "other"), target.other) --> nil	5
setmetatable(Class, {})
Class.other = 6
print(rawget(Class, "other")) --> 6

-- A metamethod that is there and changes is seen by the next setmetatable; Lua sees it at once.
local C = { __index = { a = 1 } }
local c = setmetatable({}, C)
C.__index = { a = 2 }
print(c.a) --> 1
setmetatable({}, C)
print(c.a) --> 2
C.__index = nil
setmetatable({}, C)
print(c.a) --> nil

local locked = setmetatable({}, { __metatable = "locked" })
print(getmetatable(locked), pcall(setmetatable, locked, {})) --> locked	false	cannot change a protected metatable

-- Not Lua's own: what the sandbox has stays as it is.
print(getmetatable("x"), getmetatable(_G), getmetatable(overlay), getmetatable(coordinate(1, 2))) --> false	false	false	false

setmetatable(_G, {}) --! cannot change a protected metatable

setmetatable(overlay, {}) --! cannot change a protected metatable

rawset(overlay, "circle", nil) --! rawset: the sandbox's own tables are read-only

rawset(_G, "mine", 5)
print(mine, rawget(_G, "none"), rawlen { 1, 2 }, rawequal(_G, _G)) --> 5	nil	2	true

setmetatable({}, { __gc = print }) --! setmetatable: '__gc' is not offered; nothing here has a finalizer

setmetatable({}, { __mode = "k" }) --! setmetatable: '__mode' is not offered; no table is weak here

local M = {}
setmetatable({}, M)
M.__close = print --! setmetatable: '__close' is not offered; nothing here is closed

local M = setmetatable({}, {})
setmetatable({}, M)
rawset(M, "__concat", print) --! setmetatable: '__concat' is not offered; write a method, or tostring(a) .. tostring(b)

local x <close> = setmetatable({}, {}) --! variable 'x' got a non-closable value

setmetatable(5, {}) --! bad argument #1 to 'setmetatable' (table expected, got number)

setmetatable({}, 5) --! bad argument #2 to 'setmetatable' (nil or table expected, got number)

-- Tables with metatables are arguments as others are: their own fields count.
local Place = { __index = { name = "n" } }
local c = overlay.circle(setmetatable({ center = { 1, 2 }, radius = 5 }, Place))
print(c.radius) --> 5

-- Stock Lua goes on from one __call to the next, without an end where it is its own.
setmetatable({}, { __call = {} }) --! setmetatable: '__call' must be a function, got a table

local M = {}
local object = setmetatable({}, M)
print(pcall(function() M.__call = object end)) --> false	metatables.lua:3: setmetatable: '__call' must be a function, got a table
print(M.__call, pcall(rawset, M, "__call", object)) --> nil	false	setmetatable: '__call' must be a function, got a table
M.__call = nil
function M.__call(_, x) return x end
print(object(5)) --> 5
