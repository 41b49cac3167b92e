-- What our own functions and Lua's must agree on: run by both, the printed lines are compared.
-- Random, by a generator of its own.
local state = 42
local function random(n)
  state = (state * 6364136223846793005 + 1442695040888963407)
  return (state >> 33) % n + 1
end

-- 5 and 5.0 are equal, and a stable sort keeps them as they were.
local function shown(value) return type(value) == "number" and string.format("%a", value) or value end

-- Digests keep what is printed short.
local function digest(text, before)
  local hash = before or 5381
  for i = 1, #text do hash = (hash * 33 + text:byte(i)) & 0xffffffffffff end
  return hash
end

-- table.sort of numbers and texts: whole lists; by a comparison: only what it tells apart.
local makers = {
  function() return random(1000) - 500 end,
  function() return (random(2000) - 1000) / 8 end,
  function() return random(3) == 1 and random(50) or random(500) / 10 end,
  function()
    local bytes = {}
    for i = 1, random(8) - 1 do bytes[i] = string.char(({ 0, 32, 65, 97, 98, 127, 200, 255 })[random(8)]) end
    return table.concat(bytes)
  end,
  function() return ({ math.huge, -math.huge, math.maxinteger, math.mininteger, 0, -1, 1e300 })[random(7)] end,
}
for round = 1, 400 do
  local list, make = {}, makers[round % #makers + 1]
  for i = 1, random(200) do list[i] = make() end
  if round % 3 == 0 then table.sort(list, function(a, b) return b < a end) else table.sort(list) end
  local hash
  for _, value in ipairs(list) do hash = digest(shown(value), hash) end
  print("sort", round, hash)
end
for _, list in ipairs { { 1, "x" }, { {}, {} }, { 1, {} }, { true, false } } do
  print("sort", pcall(table.sort, list))
end

-- os.time and os.date, far from 1970 too; TZ is UTC for both.
local forms = "aAbBcdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%"
for round = 1, 3000 do
  local time = (random(4000000000) - 2000000000) * (round % 7 == 0 and 30 or 1)
  local letter = forms:sub(round % #forms + 1, round % #forms + 1)
  local parts = os.date("!*t", time)
  local text = os.date("!%" .. letter .. " %Y-%m-%d %H:%M:%S", time)
  parts.day = parts.day + random(100) - 50
  parts.hour = parts.hour + random(100) - 50
  parts.month = parts.month + random(30) - 15
  parts.isdst = false
  local back = os.time(parts)
  print("date", time, (text:gsub("GMT", "UTC")), back, parts.year, parts.month, parts.day, parts.hour, parts.wday,
    parts.yday)
end

-- Classes: metamethods of all kinds, inherited, changed, called with all kinds of operands.
local names = { "add", "sub", "mul", "div", "mod", "pow", "unm", "idiv", "band", "bor", "bxor", "shl", "shr", "bnot",
  "len", "eq",
  "lt", "le", "index", "newindex", "call", "tostring", "name" }
local operations = {
  function(a, b) return a + b end, function(a, b) return a - b end, function(a, b) return a * b end,
  function(a, b) return a / b end, function(a, b) return a % b end, function(a, b) return a ^ b end,
  function(a) return -a end, function(a, b) return a // b end, function(a, b) return a & b end,
  function(a, b) return a | b end, function(a, b) return a ~ b end, function(a, b) return a << b end,
  function(a, b) return a >> b end, function(a) return ~a end, function(a) return #a end,
  function(a, b) return a == b end, function(a, b) return a < b end, function(a, b) return a <= b end,
  function(a) return a.key end, function(a) a.key = 5 return rawget(a, "key") end, function(a, b) return a(b) end,
  function(a) return tostring(a):match("^%a+") end, function(a) return getmetatable(a) ~= nil end,
}
for round = 1, 600 do
  local class, base = {}, {}
  for _, name in ipairs(names) do
    if random(3) == 1 then
      local key = "__" .. name
      local value = function() return name end
      if name == "index" then value = random(2) == 1 and base or value end
      if name == "newindex" then value = random(2) == 1 and base or function(t, k) rawset(t, k, 7) end end
      if name == "name" then value = "Thing" end
      if name == "eq" or name == "lt" or name == "le" then value = function() return true end end
      if name == "len" then value = function() return 12 end end
      class[key] = value
    end
  end
  base.key = random(2) == 1 and "inherited" or nil
  if random(2) == 1 then setmetatable(class, { __index = base }) end
  local object, other = setmetatable({}, class), setmetatable({}, random(2) == 1 and class or base)
  if random(3) == 1 then class.__add = function() return "late" end setmetatable({}, class) end
  if random(4) == 1 then setmetatable(object, random(2) == 1 and nil or base) end
  local hash
  for _, operation in ipairs(operations) do
    for _, operand in ipairs { other, 3, "5", false } do
      local ok, result = pcall(operation, object, operand)
      local text = type(result) == "table" and "table" or tostring(result):gsub("0x%x+", "")
      hash = digest(tostring(ok) .. " " .. text, hash)
    end
    object.key = nil
  end
  print("class", round, hash)
end

-- Coroutines, in one another, through errors and wrap.
local function grow(depth)
  return coroutine.wrap(function(...)
    local sum = select("#", ...)
    for i = 1, depth do
      local given = { coroutine.yield(sum, depth, i) }
      sum = sum + #given
      if depth > 1 then sum = sum + select(1, grow(depth - 1)(table.unpack(given))) end
      if sum > 400 then error("enough " .. depth, 0) end
    end
    return "end", sum
  end)
end
for round = 1, 60 do
  local co = grow(round % 9 + 1)
  local hash
  for _ = 1, 12 do
    local results = table.pack(pcall(co, table.unpack({ 1, 2, 3, 4, 5, 6 }, 1, random(6))))
    for i = 1, results.n do hash = digest(tostring(results[i]), hash) end
  end
  print("coroutine", round, hash)
end

-- pairs: all keys once, whatever is erased meanwhile; next in a loop of its own.
for round = 1, 300 do
  local t, count = {}, random(80)
  for i = 1, count do
    local key = ({ random(100), random(100) / 4, "k" .. random(100), random(2) == 1, {} })[random(5)]
    t[key] = i
  end
  local sum, seen = 0, 0
  for key, value in pairs(t) do sum, seen = sum + value, seen + 1 t[key] = nil end
  print("pairs", round, sum, seen, next(t))
end

-- In a scene something is to be drawn, or there is a warning.
local drawn = rawget(_G, "overlay")
if drawn then drawn.marker { at = { 0, 0 } } end
