-- What crashes Debian's Lua 5.4.4 by itself, from plain text: its bugs' own scripts (lua.org/bugs.html#5.4.4). They run again and
-- again, as where memory lies differs.

-- A __concat that grows the stack: the bug is that the stack's old place is read on.
--! 1 '__concat' is not offered
--% 100
local M = {}
M.__concat = function()
  local function deep(n) if n == 0 then return 0 end local a, b, c, d = 1, 2, 3, 4 return 1 + deep(n - 1) end
  deep(5000)
  return setmetatable({}, M)
end
for _ = 1, 100 do
  coroutine.wrap(function()
    local x = setmetatable({}, M)
    return x .. "a" .. x .. "b" .. x .. "c" .. x
  end)()
end

-- Set where the check has passed.
--! 1 '__concat' is not offered
--% 20
local M = {}
local x = setmetatable({}, M)
M.__concat = function() return x end
return x .. x

--! 1 '__concat' is not offered
--% 100
local M = {}
local x = setmetatable({}, M)
rawset(M, "__con" .. "cat", function() return x end)
return x .. x

--! 1 attempt to concatenate
--% 20
local M = setmetatable({}, { __index = { __concat = function() return "x" end } })
local x = setmetatable({}, M)
return x .. x

--! 1 attempt to concatenate
--% 20
local M = { __tostring = function() local function deep(n) return n == 0 and 0 or 1 + deep(n - 1) end deep(5000) return "x" end }
local x = setmetatable({}, M)
print(x, x)
return "a" .. x .. "b" .. x

-- Chains of coroutine.close: C's stack ends.
--! 1 nil value (field 'close')
--% 100
local last
for i = 1, 30000 do
  local before = last
  local co = coroutine.create(function()
    local x <close> = setmetatable({}, { __close = function() if before then coroutine.close(before) end end })
    coroutine.yield()
  end)
  coroutine.resume(co)
  last = co
end
coroutine.close(last)

--! 1 '__close' is not offered
--% 100
local last
for i = 1, 30000 do
  local before = last
  local co = coroutine.wrap(function()
    local x <close> = setmetatable({}, { __close = function() if before then before() end end })
    coroutine.yield()
  end)
  co()
  last = co
end
last()

--! 1 '__close' is not offered
--% 100
local function f(n)
  local x <close> = setmetatable({}, { __close = function() f(n + 1) end })
  error(n)
end
f(1)

--! 1 got a non-closable value
--% 20
local M = {}
local closing = setmetatable({}, M)
pcall(function() M.__close = print end)
local x <close> = closing

--! 1 got a non-closable value
--% 20
for _ in function() return 1 end, nil, nil, setmetatable({}, {}) do break end

--! 0 1
--% 20
for _ in function(_, i) return not i and 1 or nil end, nil, nil, nil do print(1) end
local x <close> = nil
local y <close> = false

-- A weak metatable with __newindex, where memory ends: the table that grows is collected meanwhile.
--! 1 '__mode' is not offered
--% 100
local M = setmetatable({}, { __mode = "v" })
local t = setmetatable({}, M)
for _ = 1, 100 do
  M.__newindex = {}
  pcall(function() for i = 1, 1e7 do t[i] = i end end)
end

--! 1 '__mode' is not offered
--% 100
local MM = {}
local M = setmetatable({}, MM)
local t = setmetatable({}, M)
MM.__mode = "v"
M.__newindex = {}
for i = 1, 1e7 do t[i] = i end

-- The same without weakness: memory ends in the table's growth, and in no other place.
--! 3 MB of memory
--% 20
local M = {}
local t = setmetatable({}, M)
for _ = 1, 100 do
  M.__newindex = {}
  setmetatable(t, M)
  pcall(function() for i = 1, 1e7 do t[i] = i end end)
end

--! 1 '__gc' is not offered
--% 20
for i = 1, 1000 do setmetatable({}, { __gc = function(o) error(o) end }) end

-- Code made wrong of a constant _ENV (CVE-2022-28805).
--! 1 attempt to index
--% 100
local _ENV <const> = 1
return x.y

--! 1 attempt to index
--% 100
local a, b, c, _ENV <const> = 1, 2, 3, nil
local function f() x = a y = b return x, y, z end
f()

-- An error while C's stack ends in a handler (CVE-2022-33099).
--! 0 false
--% 20
local function loop(x, y, z) return 1 + loop(x, y, z) end
local t = {}
for i = 1, 180 do t[i] = i end
local function fill(...) return xpcall(string.rep, loop, ...) end
print(fill(table.unpack(t)), xpcall(fill, fill, loop))

--! 3 passed
--+ --steps 50000000
local function loop(x, y, z) return 1 + loop(x, y, z) end
xpcall(loop, loop)
while true do xpcall(loop, function() return loop(1, 2, 3) end) end

-- Many constants, so that their numbers no longer fit an instruction.
--! 0 300	-2	7
--% 20
local lines = { "local x = 0" }
for i = 1, 300 do lines[#lines + 1] = ("x = x + 1 if x == %d.5 then return 0 end"):format(i) end
lines[#lines + 1] = "return x, ~1 & -1.0, 7 | 3.0"
print(load(table.concat(lines, "\n"))())

--! 0 70000
--% 20
local values = {}
for i = 1, 70000 do values[i] = "'c" .. i .. "'" end
print(#load("return {" .. table.concat(values, ",") .. "}")())

-- Continuation bytes alone.
--! 1 invalid UTF-8 code
--% 20
for _, c in utf8.codes("ab\xff") do end

--! 1
--% 20
for _, c in utf8.codes("ab\x80\x80") do print(c) end
error("")

-- A negation that goes round, fractions as sizes, and other odd numbers.
--! 1
--% 20
print(pcall(select, math.mininteger, 1), math.mininteger // -1, math.mininteger % -1, pcall(string.rep, "x", math.mininteger))
print(string.sub("x", math.mininteger, math.maxinteger), ("x"):byte(math.mininteger, math.maxinteger))
print(pcall(table.unpack, {}, math.maxinteger, math.mininteger), #table.pack(table.unpack({}, math.maxinteger, math.maxinteger)))
print(math.tointeger(2 ^ 63), pcall(utf8.char, -1), pcall(utf8.char, 2 ^ 31), pcall(string.char, 256))
print(pcall(math.random, math.mininteger, math.maxinteger) and "", pcall(math.random, 2, 1), 1 << 64, 1 >> -64, 1 << math.mininteger)
error("the end")
