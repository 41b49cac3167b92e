-- Expected: what Lua 5.4 prints, but where a comment says otherwise.
local double = coroutine.wrap(function(x) while true do x = coroutine.yield(x * 2) end end)
print(double(1), double(5), double(7)) --> 2	10	14
local co = coroutine.create(function(a, b)
  local c = coroutine.yield(a + b)
  local d, e = coroutine.yield(c * 2)
  return d, e
end)
print(coroutine.resume(co, 1, 2)) --> true	3
print(coroutine.status(co), coroutine.resume(co, 10)) --> suspended	true	20
print(coroutine.resume(co, "x", "y")) --> true	x	y
print(coroutine.status(co), coroutine.resume(co)) --> dead	false	cannot resume dead coroutine
print(coroutine.isyieldable(), select(2, coroutine.running()), coroutine.status((coroutine.running()))) --> false	true	running
print(coroutine.resume((coroutine.running()))) --> false	cannot resume non-suspended coroutine
print(coroutine.resume(coroutine.create(function() error("no", 0) end))) --> false	no
print(pcall(coroutine.wrap(function() error({ 1 }) end))) --> false	table

-- Yields through pcall, metamethods and iterators.
local co = coroutine.wrap(function()
  print(pcall(function() coroutine.yield(1) error("after", 0) end))
  local t = setmetatable({}, { __index = function(_, k) return coroutine.yield(k) end })
  for value in function() return coroutine.yield(t.key) end do print(value) end
  return "end"
end)
print(co()) --> 1
print(co()) --> false	after
--> key
print(co("got")) --> got
print(co("value"))
--> value
--> key

coroutine.resume(5) --! bad argument #1 to 'resume' (coroutine expected, got number)

coroutine.wrap(5) --! bad argument #1 to 'wrap' (function expected, got number)

coroutine.yield(1) --! attempt to yield from outside a coroutine

table.sort({ 1, 2, 3 }, coroutine.wrap(function() coroutine.yield(true) error("mine") end)) --! mine

-- An error in a coroutine keeps its own place; the call of wrap is in the trace.
local co = coroutine.wrap(function()
  overlay.circle { center = { 1, 2 }, radius = -1 } --? coroutines.lua:3 --! 'radius' must be a number of metres from 0
end)
co()

-- Limits hold in and across coroutines.
local co = coroutine.wrap(function() while true do end end)
co() --? coroutines.lua:2 --! passed its limit of 1000000 steps

while true do coroutine.wrap(function() end)() end --! passed its limit of 1000000 steps

local function nest() return coroutine.wrap(nest)() end
nest() --? coroutines.lua:1 --! C stack overflow

for i = 1, 1e9 do local co = coroutine.create(print) end --! passed its limit of 1000000 steps
