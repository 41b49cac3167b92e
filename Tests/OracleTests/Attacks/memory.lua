--! 3 for one string
local s = "x"
while true do s = s .. s end

--! 3 passed
local s = ("x"):rep(1e9)

--! 1 resulting string too large
local s = ("x"):rep(4e6, ("y"):rep(4e6))

--! 3 passed
local s = ("x"):rep(math.maxinteger, "y")

--! 3 passed
local s = ("x"):rep(1 << 40)

--! 3 for one string
local s = ("x"):rep(1e6)
table.concat { s, s, s, s, s }

--! 3 MB of memory
local t = {}
for i = 1, 1e9 do t[i] = ("x"):rep(4e6) .. i end

--! 3 MB of memory
local t = {}
for i = 1, math.huge do t[i] = i end

--! 3 passed
local t = {}
for i = 1, math.huge do t["key" .. i] = true end

--! 3 MB of memory
local t = {}
for i = 1, math.huge do t[i + 0.5] = i end

--! 3 MB of memory
local t = {}
while true do t = { t } end

--! 3 passed
local t = {}
while true do t[{}] = {} end

--! 3 MB of memory
local t = {}
for i = 1, math.huge do t[i] = function() return i end end

--! 3 passed
local t = {}
for i = 1, math.huge do t[i] = coroutine.create(print) end

--! 3 passed
local t = {}
for i = 1, math.huge do t[i] = coroutine.wrap(function() coroutine.yield(i) end) t[i]() end

-- Each coroutine has a deep stack.
--! 3 passed
local t = {}
local function deep(n) if n == 0 then coroutine.yield() return 0 end return 1 + deep(n - 1) end
for i = 1, math.huge do t[i] = coroutine.wrap(deep) t[i](10000) end

--! 3 passed
local t = {}
for i = 1, math.huge do t[i] = coordinate(1, 2) end

--! 3 passed
local t = {}
for i = 1, math.huge do t[i] = path { { 1, 2 }, { 3, 4 } } end

--! 3 passed
local t = {}
for i = 1, math.huge do t[i] = path.circle({ 0, 0 }, 1000, 1000000) end

--! 3 MB of memory
local p = path.circle({ 0, 0 }, 1000, 1000)
while true do p = p:joined(p) end

--! 3 MB of memory
local p, t = path { { 0, 0 } }, {}
while true do p = p:appending { 0, 1 } t[#t + 1] = p end

--! 1 would give more than 10,000,000 places
path { { 0, 0 }, { 0, 179 } }:densified(0.001)

--! 3 MB of memory
path { { 0, 0 }, { 0, 179 } }:densified(2)

--! 1 densified
path { { 0, 0 }, { 0, 179 } }:densified(1e-300)

--! 3 MB of memory
local t = {}
for i = 1, math.huge do t[i] = color "red" end

--! 3 passed
local t = {}
for i = 1, math.huge do t[i] = bounds({ 1, 2 }, { 3, 4 }) end

--! 3 MB of memory
while true do overlay.circle { center = { 1, 2 }, radius = 5 } end

--! 3 MB of memory
while true do overlay.marker { at = { 1, 2 }, label = { text = ("x"):rep(100) } } end

--! 3 MB of memory
while true do overlay.label { at = { 1, 2 }, text = ("x"):rep(10000) } end

--! 3 passed
while true do overlay.polygon { path = path.circle({ 0, 0 }, 1000, 10000) } end

--! 3 MB of memory
local p = path.circle({ 0, 0 }, 1000, 10000)
while true do overlay.polyline { paths = { p, p, p, p, p, p, p, p } } end

--! 3 MB of memory
local hole = path { { 0, 0 }, { 0, 1 }, { 1, 0 } }
local holes = {}
for i = 1, 10000 do holes[i] = hole end
while true do overlay.polygon { path = hole, holes = holes } end

--! 3 MB of memory
while true do overlay.rectangle { bounds = bounds({ 1, 2 }, { 3, 4 }), hatch = { spacing = 1 }, mask = { group = "g" } } end

--! 3 MB of memory
while true do overlay.sector { center = { 1, 2 }, radius = 5, from = 0, to = 90 } end

--! 3 MB of memory
while true do overlay.ellipse { center = { 1, 2 }, semi_major = 5, semi_minor = 4 } end

--! 3 passed
while true do overlay.buffer { points = { { 1, 2 }, { 1, 3 } }, radius = 5 } end

--! 3 MB of memory
while true do overlay.scale_bar {} end

--! 3 MB of memory
while true do overlay.title { text = "x" } end

--! 3 MB of memory
while true do overlay.group({ title = "g" }, function() end) end

--! 3 MB of memory
while true do overlay.circle { center = { 1, 2 }, radius = 5 }:remove() end

--! 3 MB of memory
for i = 1, math.huge do overlay.circle { center = { 1, 2 }, radius = 5, id = "id" .. i, class = ("c"):rep(1000) } end

--! 3 MB of memory
local c = overlay.circle { center = { 1, 2 }, radius = 5 }
for i = 1, math.huge do c.title = ("x"):rep(1000000) .. i end

--! 3 MB of memory
for i = 1, math.huge do param("name" .. i, i, { label = ("x"):rep(1000), choices = { i, i + 1 } }) end

--! 1 that many presets are the most
for i = 1, math.huge do preset("name" .. i, { radius = i }) end

--! 1 must have at most 1000 keys
local values = {}
for i = 1, 10000 do values["v" .. i] = ("x"):rep(100) end
for i = 1, math.huge do preset("name" .. i, values) end

--! 3 MB of memory
local values = {}
for i = 1, 1000 do values["v" .. i] = ("x"):rep(100000) end
for i = 1, math.huge do preset("name" .. i, values) end

--! 3 MB of memory
for i = 1, math.huge do style { class = ("x"):rep(4e6), circle = { class = ("y"):rep(4e6) } } end

--! 3 passed
for i = 1, math.huge do overlay.circle { center = { 1, 2 }, radius = 5, dash = { 1, 2, 3, 4, 5, 6, 7, 8, unit = "m" } } end

--! 1 dash
local dash = {}
for i = 1, 1e6 do dash[i] = 1 end
overlay.circle { center = { 1, 2 }, radius = 5, dash = dash }

-- Lua's stack.
--! 3 passed
local function f() return 1 + f() end
f()

--! 1 stack overflow
local function f(...) return 1 + f(1, 2, 3, 4, 5, 6, 7, 8, ...) end
f()

--! 1 stack overflow
local function f(...) return select("#", f(1, ...)) end
f()

--! 1 too many results to unpack
table.unpack({}, 1, 1e8)

--! 1 too many results to unpack
table.unpack({}, math.mininteger, math.maxinteger)

--! 1 string slice too long
("x"):rep(2e6):byte(1, -1)

-- Each call copies all that came before.
--! 3 passed
local function f(...) return f(1, ...) end
f()

--! 3 passed
local function f(...) return select(2, f(1, 2, ...)) end
while true do pcall(f) end

--! 3 MB of memory
local keep = {}
while true do keep[#keep + 1] = table.pack(table.unpack({}, 1, 200)) end

--! 1 bad argument
string.pack("!16" .. ("i16"):rep(1000000), table.unpack({}, 1, 100))

--! 3 for one string
local t = {}
for i = 1, 200 do t[i] = i end
string.pack(("!16i16"):rep(200) .. ("!16Xi16"):rep(600000) .. "c2000000000", table.unpack(t))

--! 1 data string too short
string.unpack("s1", "\255")

--! 3 MB of memory
local t = {}
for i = 1, math.huge do t[i] = string.pack("z", ("x"):rep(1e6)) end

--! 1 invalid conversion
return string.format("%99999d", 1)

--! 1 invalid conversion
return string.format("%.99999f", 1)

--! 3 for one string
local numbers = {}
for i = 1, 200 do numbers[i] = -1e308 end
local s = string.format(("%99.99f"):rep(200), table.unpack(numbers))
while true do s = s .. string.format("%s%s", s, s) end

--! 3 for one string
string.format(("%s"):rep(10), ("x"):rep(1e6), ("x"):rep(1e6), ("x"):rep(1e6), ("x"):rep(1e6), ("x"):rep(1e6), 6, 7, 8, 9, 10)

--! 3 for one string
string.format("%q", ("\0"):rep(3e6))

--! 3 for one string
local t = {}
for i = 1, 200 do t[i] = 0x7fffffff end
local s = utf8.char(table.unpack(t))
while true do s = utf8.char(table.unpack(t)) .. s .. s end

--! 3 passed
("x"):rep(1e6):gsub("x", ("y"):rep(100))

--! 3 passed
("x"):rep(1e6):gsub("", ("y"):rep(100))

--! 3 passed
("x"):rep(1e6):gsub("()", "%1%1%1%1%1%1")

--! 3 passed
("x"):rep(2e6):gsub(".", { x = ("z"):rep(1000) })

--! 3 for one string
load("return '" .. ("x"):rep(5e6) .. "'")

--! 3 passed
local s = "return {" .. ("1,"):rep(1e6) .. "}"
local keep = {}
while true do keep[#keep + 1] = load(s) end

--! 3 passed
local s = "return function() end "
local keep = {}
for i = 1, math.huge do keep[i] = load(s .. "--" .. i)() end

--! 3 MB of memory
local keep = {}
while true do
  local _, e = pcall(error, { ("x"):rep(1e6) .. #keep })
  keep[#keep + 1] = e
end

--! 3 for one string
local e = "x"
while true do _, e = pcall(error, e .. e) end

--! 3 MB of memory
require "grows"

--! 3 passed
local t = setmetatable({}, { __len = function() return 1e8 end, __index = function() return "xxxxxxxx" end })
table.concat(t)

--! 3 passed
local M = {}
while true do
  local M2 = { __index = function() end, __newindex = function() end, __call = function() end, __name = ("n"):rep(1000) }
  M[#M + 1] = setmetatable({}, M2)
end

-- What pairs takes for the keys that it sorts.
--! 3 MB of memory
local t = {}
for i = 1, 400000 do t[i] = i t[-i] = i end
local steps = {}
while true do steps[#steps + 1] = { pairs(t) } end

--! 3 MB of memory
local keep, t = {}, { a = 1, b = 2, c = 3, d = 4 }
while true do keep[#keep + 1] = pairs(t) end

--! 3 MB of memory
camera.set { center = { 0, 0 }, zoom = 2 }
local p, keep = path.circle({ 0, 0 }, 1000, 100000), {}
while true do keep[#keep + 1] = projection.path(p) end

--! 3 passed
local keep, p = {}, path.circle({ 0, 0 }, 1000, 100000)
while true do keep[#keep + 1] = p:encoded() .. #keep end

--! 3 MB of memory
local keep, s = {}, path.circle({ 0, 0 }, 1000, 100000):encoded()
while true do keep[#keep + 1] = path.decode(s) end

--! 3 passed
local list = {}
local c = overlay.circle { center = { 1, 2 }, radius = 5 }
for i = 1, 500000 do list[i] = c end
while true do camera.fit(list) end

--! 3 passed
for i = 1, math.huge do local t <const> = {} _G["g" .. i] = t end

--! 3 MB of memory
local s = ""
for i = 1, math.huge do overlay.circle { center = { i % 90, 2 }, radius = 5, title = ("x"):rep(3e6) } end
