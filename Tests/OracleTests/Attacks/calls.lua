-- Functions of C that loop by themselves, out of reach of the hook that counts instructions.

--! 3 passed its limit of
--+ --steps 20000000
table.move({}, 1, 1e15, 2)

--! 3 passed its limit of
--+ --steps 20000000
table.move({}, math.mininteger, math.maxinteger, 1)

--! 3 in table.move
--+ --steps 20000000
table.move({}, -5, math.maxinteger, 1)

--! 1 wrap around
table.move({}, 1, 10, math.maxinteger)

--! 3 passed its limit of
--+ --steps 20000000
local t = setmetatable({}, { __index = function(_, i) return i end, __newindex = function() end })
while true do table.move(t, 1, 1e6, 2) end

--! 3 passed
--+ --steps 20000000
table.concat({}, "", 1, math.maxinteger)

--! 1 invalid value (nil) at index 1
table.concat({}, "x", 1, 100)

--! 3 passed
--+ --steps 20000000
local t = setmetatable({}, { __len = function() return math.maxinteger end, __index = function() return "" end })
table.concat(t)

--! 1 object length is not an integer
table.concat(setmetatable({}, { __len = function() return "x" end }))

--! 1 object length is not an integer
table.insert(setmetatable({}, { __len = function() return 0.5 end }), 1, 1)

--! 3 passed
--+ --steps 20000000
table.insert(setmetatable({}, { __len = function() return 1 << 60 end, __newindex = function() end }), 1, 1)

--! 3 passed
--+ --steps 20000000
table.remove(setmetatable({}, { __len = function() return 1 << 60 end, __index = function() return 1 end }), 1)

--! 1 position out of bounds
table.insert({}, math.mininteger, 1)

--! 1 position out of bounds
table.remove({ 1, 2, 3 }, math.maxinteger)

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 1e6 do t[i] = i end
while true do table.insert(t, 1, 0) table.remove(t, 1) end

--! 1 too many results to unpack
table.unpack({}, 1, math.maxinteger)

--! 3 passed its limit of
--+ --steps 20000000
while true do table.unpack({}, 1, 200) pcall(table.unpack, {}, 1, 5e6) end

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 200000 do t[i] = i end
while true do select("#", table.unpack(t)) end

--! 3 passed its limit of
--+ --steps 20000000
while true do select(-1, table.unpack({}, 1, 250)) end

--! 1 index out of range
select(-1e15, 1)

--! 3 passed its limit of
--+ --steps 20000000
local s = ("x"):rep(1000000)
while true do s:byte(1, 200000) s:upper() s:reverse() end

--! 3 passed its limit of
--+ --steps 20000000
while true do ("x"):rep(4000000) end

--! 3 passed its limit of
--+ --steps 20000000
while true do (""):rep(1e9) end

--! 3 passed its limit of
--+ --steps 20000000
(""):rep(math.maxinteger)

--! 3 passed its limit of
--+ --steps 20000000
local s = ("\u{80}"):rep(2000000)
while true do utf8.len(s) utf8.offset(s, -1000000) utf8.offset(s, 1000000) end

--! 3 passed its limit of
--+ --steps 20000000
local s = ("\u{80}"):rep(2000000)
while true do for p in utf8.codes(s) do end end

--! 1 string slice too long
utf8.codepoint(("x"):rep(4000000), 1, -1)

--! 3 passed its limit of
--+ --steps 20000000
local s = ("9"):rep(4000000)
while true do tonumber(s) end

--! 3 passed its limit of
--+ --steps 20000000
local s = "0x" .. ("f"):rep(4000000)
while true do tonumber(s) end

--! 3 passed its limit of
--+ --steps 20000000
local s = ("z"):rep(4000000)
while true do tonumber(s, 36) end

--! 3 passed its limit of
--+ --steps 20000000
local s = (" "):rep(4000000) .. "1"
while true do tonumber(s) end

--! 3 passed its limit of
local s = ("9"):rep(4000000)
while true do local x = s + 1 end

--! 3 passed its limit of
--+ --steps 20000000
local s = ("0"):rep(190) .. "1"
while true do local x = s + s end

-- Texts that are the same up to their last byte.
--! 3 passed its limit of
local a, b = ("x"):rep(4000000) .. "a", ("x"):rep(4000000) .. "b"
while true do local x = a < b, a <= b, a == b end

--! 3 passed its limit of
local a, b = ("\0"):rep(4000000) .. "a", ("\0"):rep(4000000) .. "b"
while true do local x = a < b, b <= a end

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 9 do t[i] = ("x"):rep(3999990) .. i end
while true do table.sort(t) end

--! 3 passed its limit of
local a, b, t = ("x"):rep(4000000) .. "a", ("x"):rep(4000000) .. "a", {}
t[a] = 1
while true do local x = t[b] end

-- next on a table that was emptied.
--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 200000 do t[i .. ""] = i end
for key in pairs(t) do t[key] = nil end
while true do next(t) end

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 200000 do t[i .. ""] = i end
for key in pairs(t) do t[key] = nil end
while true do pairs(t) end

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 300000 do t[i .. ""] = i end
while true do next(t, "5") next(t, "6") end

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 300000 do t[i .. ""] = i end
while true do for key in pairs(t) do break end end

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 500000 do t[i] = i end
while true do for i = 1, 10 do local x = rawlen(t) + #t end t[#t] = nil t[#t + 1] = 1 end

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 500000 do t[i] = -i end
while true do table.sort(t) table.sort(t, function(a, b) return a > b end) end

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 1000 do t[i] = i end
while true do table.sort(t, function() return true end) end

--! 3 passed its limit of
--+ --steps 20000000
local t = {}
for i = 1, 1000 do t[i] = i end
while true do table.sort(t, function() return math.random() < 0.5 end) end

--! 1 from the comparison
local t = {}
for i = 1, 1000 do t[i] = i end
table.sort(t, function(a, b) if a == 500 then error("from the comparison") end return a > b end)

--! 1 attempt to yield across a C-call boundary
coroutine.wrap(function() table.sort({ 3, 2, 1 }, coroutine.yield) end)()

--! 1 attempt to yield across a C-call boundary
coroutine.wrap(function() ("x"):gsub("x", coroutine.yield) end)()

--! 1 attempt to yield across a C-call boundary
coroutine.wrap(function() tostring(setmetatable({}, { __tostring = coroutine.yield })) end)()

--! 1 attempt to yield across a C-call boundary
coroutine.wrap(function() overlay.group({}, coroutine.yield) end)()

--! 1 attempt to yield across a C-call boundary
coroutine.wrap(function() require "yields" end)()

--! 0 125250
local t, sum = {}, 0
for i = 1, 500 do t[i] = i end
local sorting = t
table.sort(t, function(a, b) sorting[math.random(500)] = nil sorting[#sorting + 1] = 1000 return a > b end)
for i = 1, 500 do sum = sum + t[i] end
print(sum)

--! 1 array too big
table.sort(setmetatable({}, { __len = function() return math.maxinteger end }))

--! 3 passed
--+ --steps 20000000
table.sort(setmetatable({}, { __len = function() return 2e9 end, __index = function(_, i) return -i end }))

--! 3 passed
--+ --steps 20000000
table.sort(setmetatable({}, { __len = function() return 3e6 end, __index = function(_, i) return -i end }))

-- Long texts with one character of each kind that a function looks for.
--! 3 passed its limit of
--+ --steps 20000000
local f = ("%%"):rep(2000000)
while true do string.format(f) end

--! 3 passed its limit of
--+ --steps 20000000
local f = ("b"):rep(2000000)
while true do pcall(string.packsize, f) pcall(string.unpack, f, f) end

--! 3 passed its limit of
--+ --steps 20000000
local f = (" "):rep(4000000)
while true do string.pack(f) end

--! 3 passed its limit of
--+ --steps 20000000
local f = ("%Y"):rep(100000)
while true do os.date(f) end

--! 3 passed its limit of
--+ --steps 20000000
while true do os.time { year = 2 ^ 30, month = -2 ^ 30, day = 2 ^ 30, hour = -2 ^ 30 } end

--! 1 out of range
os.date("%c", math.maxinteger)

--! 1 out of range
os.time { year = math.maxinteger, month = 1, day = 1 }

--! 3 passed its limit of
--+ --steps 20000000
local code = "return " .. ("a."):rep(300000) .. "a"
while true do load(code) end

--! 3 passed its limit of
--+ --steps 20000000
local code = "--" .. ("x"):rep(4000000)
while true do load(code) end

--! 3 passed its limit of
--+ --steps 20000000
local code = ("goto a "):rep(200) .. ("local b "):rep(199) .. "::a::"
while true do load(code) end

--! 3 passed its limit of
--+ --steps 20000000
local p = path.circle({ 0, 0 }, 1e6, 100000)
while true do p:length() end

--! 3 passed its limit of
--+ --steps 20000000
local p = path.circle({ 0, 0 }, 1e6, 100000)
while true do p:simplified(0) end

--! 3 passed its limit of
--+ --steps 20000000
local p = path.circle({ 0, 0 }, 1e6, 100000)
while true do local x = p.bounds end

--! 3 passed its limit of
--+ --steps 20000000
local p = path.circle({ 0, 0 }, 1e6, 100000)
while true do p:at(1) p:slice(5, 10) p:bearing_at(1e6) end

--! 3 passed its limit of
--+ --steps 20000000
local p = path.circle({ 0, 0 }, 1e6, 100000)
while true do local x = p == path.circle({ 0, 0 }, 1e6, 100000) end

--! 3 passed its limit of
--+ --steps 20000000
local p = path.circle({ 0, 0 }, 1e6, 100000)
local s = p:encoded()
while true do path.decode(s) collectgarbage("count") end

--! 3 passed its limit of
--+ --steps 20000000
local c = overlay.polygon { path = path.circle({ 0, 0 }, 1e6, 100000) }
while true do local x = c.bounds end

--! 3 passed its limit of
--+ --steps 20000000
local p = path.circle({ 0, 0 }, 1e6, 100000)
local c = overlay.polygon { path = p }
while true do local x = c.path end

--! 3 passed its limit of
--+ --steps 20000000
local c = overlay.buffer { path = path.circle({ 0, 0 }, 1e6, 10000), radius = 5 }
while true do local x = c.bounds camera.fit(c) end

--! 3 passed its limit of
--+ --steps 20000000
for i = 1, 20000 do overlay.circle { center = { i / 1000, 0 }, radius = 100000 } end
while true do camera.fit() end

-- An anti-sorted list for merge sorts, and a comparison that costs.
--! 3 passed its limit of
--+ --steps 20000000
local t = {}
local M = { __lt = function(a, b) return tostring(a[1]) < tostring(b[1]) end }
for i = 1, 100000 do t[i] = setmetatable({ i }, M) end
table.sort(t) table.sort(t)
while true do table.sort(t) end
