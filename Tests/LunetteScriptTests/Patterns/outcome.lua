-- What the table of patterns says about a call: its results, or its error without the place.
local function shown(value)
  if type(value) ~= "string" then
    local kind = type(value)
    return (kind == "function" or kind == "table") and kind or tostring(value)
  end
  local parts = {}
  for i = 1, #value do
    local byte = value:byte(i)
    local is_safe = byte >= 32 and byte < 127 and byte ~= 34 and byte ~= 92
    parts[i] = is_safe and string.char(byte) or ("\\%03d"):format(byte)
  end
  return '"' .. table.concat(parts) .. '"'
end

local function without_place(message)
  if type(message) ~= "string" then return shown(message) end
  for i = 1, #message - 1 do
    if message:sub(i, i + 1) == ": " then return message:sub(i + 2) end
  end
  return message
end

-- `call` gives its results in a table, as a tail call would hide the function's name from the messages.
local function outcome(call)
  local ok, results = pcall(call)
  if not ok then return "error: " .. without_place(results) end
  for i = 1, results.n do results[i] = shown(results[i]) end
  return table.concat(results, " ", 1, results.n)
end

-- Of all bytes, those that a pattern finds, as ranges.
local function bytes(pattern)
  local ranges, first = {}, nil
  for byte = 0, 256 do
    local is_found = byte < 256 and string.char(byte):find(pattern) ~= nil
    if is_found and not first then
      first = byte
    elseif first and not is_found then
      ranges[#ranges + 1] = first == byte - 1 and tostring(first) or first .. "-" .. byte - 1
      first = nil
    end
  end
  return table.concat(ranges, ",")
end

-- All that gmatch gives.
local function all(subject, ...)
  local found = {}
  for a, b, c in subject:gmatch(...) do
    found[#found + 1] = "<" .. a .. (b and "," .. b or "") .. (c and "," .. c or "") .. ">"
  end
  return table.concat(found)
end
