-- What calls itself without end.

--! 3 passed
local function f() return 1 + f() end
f()

--! 3 MB of memory
local t = {}
function t:f() self:f() self:f() end
t:f()

--! 3 passed
--+ --steps 20000000
local function f() pcall(f) end
while true do f() end

--! 1 C stack overflow
local function f() return assert(pcall(f)) and error("C stack overflow") end
f()

--! 3 passed
--+ --steps 20000000
local function f() return pcall(f) and pcall(f) end
f()

--! 0 nothing is drawn
local function f() xpcall(f, f) end
f()

--! 3 passed
--+ --steps 20000000
local function f(e) error(e) end
while true do xpcall(f, f) end

--! 0 nothing is drawn
local function f() xpcall(error, f) end
f()

--! 1 C stack overflow
local t = setmetatable({}, { __index = function(t, k) return t[k] end })
return t.x

--! 1 C stack overflow
local t = setmetatable({}, { __newindex = function(t, k, v) t[k] = v end })
t.x = 1

--! 1 C stack overflow
local t = setmetatable({}, { __tostring = function(t) return tostring(t) end })
print(t)

--! 1 C stack overflow
local t = setmetatable({}, { __len = function(t) return #t end })
return #t

--! 1 C stack overflow
local t = setmetatable({}, { __eq = function(a, b) return a == b end })
return t == setmetatable({}, { __eq = 1 })

--! 1 C stack overflow
local t = setmetatable({}, { __lt = function(a, b) return a < b end })
return t < t

--! 1 C stack overflow
local t = setmetatable({}, { __unm = function(a) return -a end })
return -t

--! 1 C stack overflow
local t = setmetatable({}, { __pairs = function(t) return pairs(t) end })
pairs(t)

-- What is called is its own __call: Lua would look for a function without an end, in no instruction that is counted.
--! 1 '__call' must be a function
local t = setmetatable({}, {})
getmetatable(t).__call = t
t()

--! 1 '__index' chain too long
local t = {}
setmetatable(t, { __index = t })
return t.x

--! 1 '__newindex' chain too long
local t = {}
setmetatable(t, { __newindex = t })
t.x = 1

--! 1 '__index' chain too long
local last = {}
for i = 1, 5000 do last = setmetatable({}, { __index = last }) end
return last.x

--! 1 '__call' must be a function
local o = {}
for i = 1, 300000 do o = setmetatable({}, { __call = o }) end
o()

--! 1 C stack overflow
local function nest() return coroutine.wrap(nest)() end
nest()

--! 3 passed
local function nest() local co = coroutine.create(nest) coroutine.resume(co) coroutine.resume(co) end
while true do nest() end

--! 0 nothing is drawn
local function nest(n) return coroutine.wrap(function() return pcall(nest, n + 1) end)() end
nest(1)

--! 1 C stack overflow
local function f() return (("x"):gsub("x", f)) end
f()

--! 1 C stack overflow
local function f() table.sort({ 2, 1 }, f) end
f()

--! 1 C stack overflow
local function f() for x in ("x"):gmatch("x") do ("x"):gsub("x", f) end end
f()

--! 1 C stack overflow
local function f() return tostring(setmetatable({}, { __tostring = f })) end
f()

--! 3 passed
function again() return 1 + load("return again()")() end
again()

--! 3 passed its limit of
--+ --steps 20000000
local function f() return require("recurses")(f) end
f()

--! 1 module 'requires_itself'
local ok, message = require "requires_itself"
error(message or "module 'requires_itself' did not end")

--! 1 each other in a circle
require "ring_a"

--! 1
local function f() overlay.group({}, f) end
f()

--! 1
local function f() overlay.group({}, function() coroutine.wrap(f)() end) end
f()

--! 3 passed
local function f() pcall(overlay.group, {}, f) pcall(overlay.group, {}, f) end
f()

-- Tables within tables as arguments.
--! 1 must be
local t = { 1, 2 }
for i = 1, 100000 do t = { t } end
overlay.polygon { path = t }

--! 1 must be
local t = { 1, 2 }
for i = 1, 100000 do t = { t } end
overlay.polyline { paths = t }

--! 1 16 deep
local t = { 1, 2 }
for i = 1, 100000 do t = { t } end
camera.fit(t)

--! 1 16 deep
local t = {}
t[1] = t
camera.fit(t)

--! 1 deep
local t = {}
t[1] = t
bounds(t)

--! 1
local t = {}
t.center, t.radius, t.title = t, t, t
overlay.circle(t)

--! 1
local t = {}
t[1], t[2], t.south = t, t, t
overlay.polygon { path = t, holes = t, mask = t, casing = t, hatch = t, dash = t }

--! 1
local t = {}
t.circle, t.marker, t.label = t, t, t
style(t)

--! 1
local t = {}
t.a, t[1] = t, t
preset("x", t)

--! 1
local t = {}
t[1] = t
param("x", t, { choices = t, type = "list" })

--! 1
local t = {}
t.label, t.text = t, t
overlay.marker { at = { 1, 2 }, label = t }

--! 1
local t = {}
t.padding, t.top = t, t
camera.fit({ 1, 2 }, { padding = t })

-- Deep in the reader of Lua's own grammar.
--! 1 C stack overflow
assert(load("return " .. ("("):rep(1000000) .. "1"))

--! 1 C stack overflow
assert(load("return " .. ("{"):rep(1000000)))

--! 1 C stack overflow
assert(load("return " .. ("- "):rep(1000000) .. "1"))

--! 1 C stack overflow
assert(load("return " .. ("not "):rep(1000000) .. "1"))

--! 1 C stack overflow
assert(load("return " .. ("#"):rep(1000000) .. "t"))

--! 1 C stack overflow
assert(load("return " .. ("1 .. "):rep(800000) .. "1"))

--! 1 C stack overflow
assert(load("return " .. ("2 ^ "):rep(1000000) .. "1"))

--! 1 C stack overflow
assert(load(("do "):rep(1000000)))

--! 1 C stack overflow
assert(load(("while 1 do "):rep(300000)))

--! 1 C stack overflow
assert(load(("repeat "):rep(500000)))

--! 1 C stack overflow
assert(load(("if 1 then "):rep(300000)))

--! 1 too many local variables
assert(load(("for i = 1, 2 do "):rep(200000)))

--! 1 C stack overflow
assert(load(("function f() "):rep(300000)))

--! 1 C stack overflow
assert(load("return " .. ("function() return "):rep(200000)))

--! 1 C stack overflow
assert(load(("f("):rep(1000000)))

--! 1 C stack overflow
assert(load("return " .. ("a["):rep(1000000)))

--! 1 too many registers
assert(load("a = " .. ("f{"):rep(1000000)))

--! 1 overflow
assert(load(("a, "):rep(1000000) .. "a = 1"))

--! 0 1000000
print(select("#", load("return " .. ("1 + "):rep(500000) .. "1")) * 1000000)

-- Each branch walks past all before it.
--! 3 passed
local source = "local x = 5 if x == 1 then return 1 " .. ("elseif x == 2 then return 2 "):rep(120000) .. "end"
print(load(source)())

--! 0 table
print(load("local a = {} a.a = a return a" .. (".a"):rep(300000))())

--! 1 C stack overflow
assert(load("return f" .. ("()"):rep(1000000) .. ("{"):rep(10000)))
