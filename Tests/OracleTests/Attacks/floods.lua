-- Output without end.

--! 3 of printed text
while true do print("flood") end

--! 3 of printed text
while true do print() end

--! 3 of printed text
print(("x"):rep(4000000))

--! 3 of printed text
while true do print(("x"):rep(100000)) end

--! 3 of printed text
local t = {}
for i = 1, 200 do t[i] = ("x"):rep(10000) end
print(table.unpack(t))

--! 3 of printed text
while true do pcall(print, "x") end

--! 3 of printed text
coroutine.wrap(function() while true do print("x") end end)()

--! 3 of printed text
local t = setmetatable({}, { __tostring = function(t) print("again") return "x" end })
while true do print(t) end

--! 3 of printed text
overlay.group({}, function() while true do print("x") end end)

--! 0
print(("\27[31m"):rep(10), "\u{202e}", "\7")

--! 0
for i = 1, 8 do overlay.polyline { path = path.circle({ 0, 0 }, 1e7, 100000) } end

--! 3
local p = path.circle({ 0, 0 }, 1e7, 1000)
for i = 1, 1e6 do overlay.polyline { path = p } end

--! 3
for i = 1, 1e6 do overlay.polygon { path = path.circle({ 0, i / 1e4 }, 1e6, 1000), holes = { path.circle({ 0, i / 1e4 }, 1e5, 1000) } } end

--! 3
--+ -f json
for i = 1, 1e6 do overlay.circle { center = { 0, i / 1e4 }, radius = 1e6 } end

--! 3
--+ -f json --tolerance 1e-6
for i = 1, 100 do overlay.circle { center = { 0, i }, radius = 1e6 } end

--! 3
for i = 1, 20 do overlay.title { text = ("&"):rep(2000000) } end

--! 3
--+ -f json
for i = 1, 20 do overlay.title { text = ("\""):rep(2000000) } end

--! 3
for i = 1, 1e6 do overlay.polyline { path = { { 0, 0 }, { 0, 1e15 } } } end

--! 0 and 1900 more warnings
for i = 1, 2000 do overlay.polygon { path = { { 0, 0 }, { 0, 1 }, { 1, 0 } }, holes = { { { 5, 5 }, { 5, 6 }, { 6, 5 } } } } end
