-- Patterns, subjects and replacements drawn by lot, and what find, match, gmatch and gsub make of them: a digest for
-- every 500 cases. It prints the same under stock Lua (`lua5.4 random_patterns.lua FIRST LAST`) and under the engine
-- (`lunette check random_patterns.lua --set first=FIRST --set last=LAST`), by the numbers of their blocks. With a third
-- argument (`--set shown=yes`) every case is printed.
-- luacheck: read_globals arg
local first, last, shown
if param then
  first = param("first", 1, { type = "integer" })
  last = param("last", 200, { type = "integer" })
  shown = param("shown", false, { type = "boolean" })
else
  first, last, shown = tonumber(arg[1] or 1), tonumber(arg[2] or 200), arg[3] ~= nil
end

-- Knuth's MMIX numbers; the upper half of the bits is used.
local state
local function below(n)
  state = state * 6364136223846793005 + 1442695040888963407
  return (state >> 33) % n
end
local function one(list) return list[below(#list) + 1] end
local function chance(percent) return below(100) < percent end

local letters = {
  "a", "a", "a", "b", "b", "A", "1", "_", " ", "\n", "\0", "\200", "\255", "]", "[", "-", "^", "%", "(", ")",
}
local plain = { "a", "a", "b", "b", "A", "1", "_", " ", "\0", "\200", "]", "-", "^" }
local classes = {}
for letter in pairs { a = 1, c = 1, d = 1, g = 1, l = 1, p = 1, s = 1, u = 1, w = 1, x = 1, z = 1, q = 1 } do
  classes[#classes + 1] = letter
end
table.sort(classes)
for i = 1, #classes do classes[#classes + 1] = classes[i]:upper() end
local magic = { "^", "$", "(", ")", "%", ".", "[", "]", "*", "+", "-", "?" }
local quantifiers = { "*", "+", "-", "?" }

local function text(most, from)
  local bytes = {}
  for i = 1, below(most + 1) do bytes[i] = one(from) end
  return table.concat(bytes)
end

local function escaped()
  local kind = below(3)
  if kind == 0 then return "%" .. one(magic) end
  return "%" .. one(kind == 1 and classes or plain)
end

local function member()
  local kind = below(6)
  if kind == 0 then return one(letters) .. "-" .. one(letters) end
  if kind == 1 then return escaped() end
  if kind == 2 then return one { "-", "^", "]", "%", "a-", "-b", "a-%", "[:x:]", "\0-\255" } end
  return one(letters)
end

local function set()
  local parts = { chance(30) and "[^" or "[" }
  for _ = 1, 1 + below(3) do parts[#parts + 1] = member() end
  parts[#parts + 1] = chance(95) and "]" or ""
  return table.concat(parts)
end

local function single()
  local kind = below(10)
  if kind < 5 then return one(plain) end
  if kind < 7 then return escaped() end
  if kind < 8 then return "." end
  return set()
end

-- At most `choices` items with a quantifier: stock Lua takes the subject's length to the power of them.
local function drawn(choices)
  local parts, opened, captures = { chance(15) and "^" or "" }, 0, 0
  for _ = 1, 1 + below(6) do
    local kind = below(20)
    local part
    if kind < 2 then
      part, opened, captures = "(", opened + 1, captures + 1
    elseif kind < 4 and (opened > 0 or chance(5)) then
      part, opened = ")", opened - 1
    elseif kind == 4 then
      part, captures = "()", captures + 1
    elseif kind == 5 and (captures > 0 or chance(10)) then
      part = "%" .. (captures > 0 and chance(95) and below(captures) + 1 or below(4))
    elseif kind == 6 then
      part = "%b" .. one(letters) .. one(letters)
    elseif kind == 7 then
      part = "%f" .. set()
    else
      part = single()
      if choices > 0 and chance(40) then part, choices = part .. one(quantifiers), choices - 1 end
    end
    parts[#parts + 1] = part
  end
  while opened > 0 and chance(97) do parts[#parts + 1], opened = ")", opened - 1 end
  if chance(15) then parts[#parts + 1] = "$" end
  return table.concat(parts)
end

-- Nearly what it was.
local function spoiled(pattern)
  local at = below(#pattern + 1)
  if chance(50) then return pattern:sub(1, at) .. pattern:sub(at + 2) end
  return pattern:sub(1, at) .. one(magic) .. pattern:sub(at + 1)
end

local replacements = { "", "x", "<%0>", "%1", "%2%1", "%%", "%", "%a", "\0%0", "%9", "a%1b" }
local results = { "", "y", false, 1, 2.5, true }
local function replacement()
  local kind = below(5)
  if kind < 3 then return one(replacements) end
  if kind == 3 then
    return { a = one(results), b = one(results), [""] = one(results), [1] = "one", [2] = one(results) }
  end
  local result = one(results)
  return function(...)
    if chance(70) then return select("#", ...) .. "," .. tostring(...) end
    return result
  end
end

-- No call is a tail call, so that the messages name the functions.
local cases = {
  function(s, p) return table.pack(s:find(p, below(4) > 0 and below(12) - 4 or nil, chance(20))) end,
  function(s, p) return table.pack(s:match(p, below(4) > 0 and below(12) - 4 or nil)) end,
  function(s, p)
    local found = { n = 0 }
    for a, b, c in s:gmatch(p, chance(30) and below(12) - 4 or nil) do
      found[found.n + 1], found[found.n + 2], found[found.n + 3], found.n = a, b, c, found.n + 3
    end
    return found
  end,
  function(s, p) return table.pack(s:gsub(p, replacement(), chance(20) and below(4) or nil)) end,
}

local function message(of)
  for i = 1, #of do
    if of:byte(i) == 58 and of:byte(i + 1) == 32 then return of:sub(i + 2) end
  end
  return of
end

local function show(value)
  if type(value) == "string" then return ("%q"):format(value) end
  return math.type(value) == "float" and ("%.1f"):format(value) or tostring(value)
end

local function outcome(case, subject, pattern)
  local ok, found = pcall(case, subject, pattern)
  if not ok then return "error: " .. message(found) end
  for i = 1, found.n do found[i] = show(found[i]) end
  return table.concat(found, " ", 1, found.n)
end

local function digest(hash, bytes)
  bytes = bytes .. "\1\2\3\4\5\6\7"
  for i = 1, #bytes - 7, 8 do
    hash = (hash ~ string.unpack("<i8", bytes, i)) * 1099511628211
    hash = hash ~ (hash >> 29)
  end
  return hash
end

for block = first, last do
  local hash = 0
  state = block * 7046029254386353087
  for number = 1, 500 do
    local pattern = drawn(4)
    if chance(15) then pattern = spoiled(pattern) end
    local subject, case = text(16, letters), below(#cases) + 1
    local answer = outcome(cases[case], subject, pattern)
    hash = digest(hash, answer)
    if shown then print(("%d.%d: %d %q %q: %s"):format(block, number, case, subject, pattern, answer)) end
  end
  print(("%d: %016x"):format(block, hash))
end

if param then overlay.marker { at = { 0, 0 } } end   -- a scene of nothing is warned of
