--! 3 passed its limit of
while true do end

--! 3 passed its limit of
::again:: goto again

--! 3 passed its limit of
--+ --steps 20000000
for i = 1, math.huge do end

--! 3 passed its limit of
--+ --steps 20000000
for i = 1, 2, 1e-300 do end

--! 3 passed its limit of
--+ --steps 20000000
for i = math.mininteger, math.maxinteger do end

--! 3 passed its limit of
--+ --steps 20000000
repeat local x = math.sin(1) until not x

--! 3 passed its limit of
while true do pcall(function() while true do end end) end

--! 3 passed its limit of
--+ --steps 20000000
while true do pcall(error, "again") end

--! 3 passed its limit of
xpcall(error, function() while true do end end)

--! 3 passed its limit of
--+ --steps 20000000
xpcall(function() local x = nil + 1 end, function() while true do end end)

-- Each handler raises anew.
--! 3 passed its limit of
--+ --steps 20000000
while true do xpcall(error, function(e) error(e) end) end

--! 3 passed its limit of
coroutine.wrap(function() while true do end end)()

--! 3 passed its limit of
local function nest(depth)
  return coroutine.wrap(function() if depth == 0 then while true do end end nest(depth - 1)() end)
end
nest(50)()

--! 3 passed its limit of
while true do coroutine.wrap(function() end)() end

--! 3 passed its limit of
--+ --steps 20000000
local co = coroutine.wrap(function() while true do coroutine.yield() end end)
while true do co() end

--! 3 passed its limit of
--+ --steps 20000000
local a, b
a = coroutine.wrap(function() while true do pcall(b) coroutine.yield() end end)
b = coroutine.wrap(function() while true do pcall(a) coroutine.yield() end end)
while true do a() b() end

--! 3 passed its limit of
--+ --steps 20000000
local co = coroutine.create(function() while true do pcall(coroutine.yield) end end)
while coroutine.resume(co) do end

--! 3 passed its limit of
--+ --steps 20000000
local function f() return f() end
f()

--! 3 passed its limit of
--+ --steps 20000000
local function f(...) return f(...) end
f(1, 2, 3)

--! 3 passed its limit of
--+ --steps 20000000
local even, odd
function even(n) return odd(n + 1) end
function odd(n) return even(n - 1) end
even(0)

--! 3 passed its limit of
for _ in function() return 1 end do end

--! 3 passed its limit of
--+ --steps 20000000
for _ in pairs(setmetatable({}, { __pairs = function() return function() return 1 end end })) do end

--! 3 passed its limit of
--+ --steps 20000000
for _ in pairs(setmetatable({}, { __pairs = function() while true do end end })) do end

-- An __index that always has one more.
--! 3 passed its limit of
--+ --steps 20000000
for _ in ipairs(setmetatable({}, { __index = function(_, i) return i end })) do end

--! 3 passed its limit of
--+ --steps 20000000
local t = { 1 }
while next(t) do t[1] = 1 end

-- Keys that come and go while pairs walks.
--! 3 passed its limit of
--+ --steps 20000000
while true do
  local t = { a = 1, b = 2, c = 3 }
  for key in pairs(t) do t[key] = nil t[key .. key] = 1 end
end

--! 3 passed its limit of
--+ --steps 20000000
print(setmetatable({}, { __tostring = function() while true do end end }))

--! 3 passed its limit of
--+ --steps 20000000
tostring(setmetatable({}, { __tostring = function() while true do end end }))

--! 3 passed its limit of
--+ --steps 20000000
string.format("%s", setmetatable({}, { __tostring = function() while true do end end }))

--! 3 passed its limit of
--+ --steps 20000000
require "endless"

--! 3 passed its limit of
--+ --steps 20000000
require "endless_function" ()

--! 3 passed its limit of
overlay.group({}, function() while true do end end)

--! 3 passed its limit of
--+ --steps 20000000
overlay.group({}, function() pcall(overlay.group, {}, function() while true do end end) end)

--! 3 passed its limit of
--+ --steps 20000000
load("while true do end")()

--! 3 passed its limit of
--+ --steps 20000000
while true do load("return 1") end

-- The rest passes fewer steps, as the steps of each kind are counted alike.
--! 3 passed its limit of
--+ --steps 20000000
local function forever() while true do end end
local t = setmetatable({}, { __index = forever })
return t.x

--! 3 passed its limit of
--+ --steps 20000000
local function forever() while true do end end
setmetatable({}, { __newindex = forever }).x = 1

--! 3 passed its limit of
--+ --steps 20000000
setmetatable({}, { __call = function() while true do end end })()

--! 3 passed its limit of
--+ --steps 20000000
return #setmetatable({}, { __len = function() while true do end end })

--! 3 passed its limit of
--+ --steps 20000000
return setmetatable({}, { __eq = function() while true do end end }) == setmetatable({}, {})

--! 3 passed its limit of
--+ --steps 20000000
return setmetatable({}, { __lt = function() while true do end end }) < 1

--! 3 passed its limit of
--+ --steps 20000000
return 1 <= setmetatable({}, { __le = function() while true do end end })

--! 3 passed its limit of
--+ --steps 20000000
return -setmetatable({}, { __unm = function() while true do end end })

--! 3 passed its limit of
--+ --steps 20000000
return ~setmetatable({}, { __bnot = function() while true do end end })

--! 3 passed its limit of
--+ --steps 20000000
return setmetatable({}, { __add = function() while true do end end }) + 1

--! 3 passed its limit of
--+ --steps 20000000
return 1 // setmetatable({}, { __idiv = function() while true do end end })

--! 3 passed its limit of
--+ --steps 20000000
return 2 ^ setmetatable({}, { __pow = function() while true do end end })

--! 3 passed its limit of
--+ --steps 20000000
return 1 << setmetatable({}, { __shl = function() while true do end end })

--! 3 passed its limit of
--+ --steps 20000000
return setmetatable({}, { __mod = function() while true do end end }) % 2

-- Metamethods that call each other: each call of one from Lua takes of C's stack, which is counted.
--! 1 C stack overflow
local M = {}
local o = setmetatable({}, M)
M.__add = function(a, b) return a - b end
M.__sub = function(a, b) return a * b end
M.__mul = function(a, b) return a + b end
return o + o

--! 3 passed its limit of
--+ --steps 20000000
table.sort({ 3, 2, 1 }, function() while true do end end)

--! 3 passed its limit of
--+ --steps 20000000
local o = setmetatable({}, { __lt = function() while true do end end })
table.sort({ o, o, o })

--! 3 passed its limit of
--+ --steps 20000000
("x"):gsub("x", function() while true do end end)

--! 3 passed its limit of
--+ --steps 20000000
("x"):gsub("x", setmetatable({}, { __index = function() while true do end end }))

--! 3 passed its limit of
--+ --steps 20000000
for _ in ("x"):gmatch("x*") do while true do end end

--! 3 passed its limit of
--+ --steps 20000000
table.concat(setmetatable({}, { __len = function() return 10 end, __index = function() while true do end end }))

--! 3 passed its limit of
--+ --steps 20000000
table.unpack(setmetatable({}, { __len = function() while true do end end }))

--! 3 passed its limit of
--+ --steps 20000000
table.insert(setmetatable({}, { __len = function() while true do end end }), 1)

--! 3 passed its limit of
--+ --steps 20000000
table.move(setmetatable({}, { __index = function() while true do end end }), 1, 3, 2)

-- Time passes in calls of the host too.
--! 3 passed its limit of
--+ --steps 20000000
while true do coordinate(1, 2):distance(coordinate(3, 4)) end

--! 3 passed its limit of
--+ --steps 20000000
while true do pcall(overlay.circle, { center = { 91, 0 }, radius = -1, colour = 5 }) end

--! 3 passed its limit of
--+ --steps 20000000
while true do pcall(function() return overlay.cirle end) end

--! 3 passed its limit of
--+ --steps 20000000
camera.set { center = { 0, 0 }, zoom = 3 }
while true do projection.visible_region() camera.set { zoom = 4 } end

--! 3 passed its limit of
--+ --steps 20000000
local c = overlay.circle { center = { 0, 0 }, radius = 5 }
while true do c.radius = c.radius + 1 camera.fit(c) end

--! 3 passed its limit of
--+ --steps 20000000
while true do color("hsl(120 50% 50% / 0.5)"):mixed(color "red", 0.5) end

--! 3 passed its limit of
--+ --steps 20000000
while true do os.date("%c %x %X") os.time { year = 2024, month = 1, day = 1 } end

--! 3 passed its limit of
--+ --steps 20000000
while true do math.random(0) tonumber("0x1p4") end

--! 3 passed its limit of
--+ --steps 20000000
while true do collectgarbage("count") end

--! 3 passed its limit of
--+ --steps 20000000
while true do style { stroke = "red" } end

--! 3 passed its limit of
--+ --steps 20000000
while true do pcall(require, "nothing_here") end

--! 3 passed its limit of
--+ --steps 20000000
while true do pcall(require, "folder") end
