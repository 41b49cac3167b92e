-- pairs and next: numbers ascending, texts by their bytes, false and true, then objects as they were made.
local first, second, f, g = {}, {}, function() end, function() end
local co = coroutine.create(f)
local names = { [first] = "first", [second] = "second", [f] = "f", [g] = "g", [co] = "co" }
local t = { 10, 20, b = 1, B = 1, [""] = 1, ["\200"] = 1, [0] = 1, [-1] = 1, [7] = 1, [2.5] = 1, [math.huge] = 1, [-math.huge] = 1,
  [true] = 1, [false] = 1, [co] = 1, [g] = 1, [f] = 1, [second] = 1, [first] = 1, [math.maxinteger] = 1, [2.0 ^ 63] = 1 }
local order = {}
for key in pairs(t) do order[#order + 1] = names[key] or string.format("%q", key):gsub("\200", "high") end
print(table.concat(order, " "))
--> -1e9999 -1 0 1 2 0x1.4p+1 7 9223372036854775807 0x1p+63 1e9999 "" "B" "b" "high" false true first second f g co

local t, seen = { 1, 2, 3, x = 1, y = 2, z = 3 }, {}
for key in pairs(t) do
  seen[#seen + 1] = key
  t.y, t[2], t.new = nil, nil, 1 -- gone before their turn; what is new has none
end
print(table.concat(seen, " ")) --> 1 3 x z

-- The same for many keys, which are sorted elsewhere.
local t, seen = {}, {}
for i = 1, 100 do t["key" .. i] = i t[i] = i t[-i] = i end
for key in pairs(t) do
  seen[#seen + 1] = key
  t.key50, t[50], t[-50] = nil, nil, nil
end
print(#seen, seen[1], seen[50], seen[51], seen[99], seen[100], seen[101], seen[150], seen[200], seen[299])
--> 297	-100	-51	-49	-1	1	2	52	key10	nil

local t = { c = 3, a = 1, b = 2, 5, 6 }
local order, key, value = {}, next(t)
while key do order[#order + 1] = key .. "=" .. value key, value = next(t, key) end
print(table.concat(order, " ")) --> 1=5 2=6 a=1 b=2 c=3
print(next({}), next(t, "c"), next({ 1 }, nil)) --> nil	nil	1	1
print(next(t, "aa"), next(t, 1.5), next(t, math.huge)) --> b	2	a	1

-- Emptying a table by next.
local t, count = { 1, 2, 3, a = 1, b = 2 }, 0
while next(t) ~= nil do t[next(t)] = nil count = count + 1 end
print(count) --> 5

-- In a loop whose keys are erased; one whose next is called by hand; one begun again.
local t, sum = { a = 1, b = 2, c = 3 }, 0
for key, value in next, t do sum = sum + value t[key] = nil end
local step, state, start = pairs { 4, 5 }
local twice = {}
for _ = 1, 2 do for _, value in step, state, start do twice[#twice + 1] = value end end
print(sum, table.concat(twice, " "), step(state, nil)) --> 6	4 5 4 5	1	4

local proxy = setmetatable({}, { __pairs = function(t) return function(_, k) if not k then return 1, "one" end end, t, nil end })
for key, value in pairs(proxy) do print(key, value) end --> 1	one

print(pcall(pairs)) --> false	bad argument #1 to '?' (value expected)
print(pcall(next, {}, 0 / 0)) --> false	next: not a number is no key

for name in pairs(units) do end --! units is no table to walk; it has: km, mi, nmi, ft

pairs(nil) --! bad argument #1 to 'pairs' (table expected, got nil)

local big = {} for i = 1, 1000 do big["k" .. i] = i end
while true do pairs(big) end --! passed its limit of 1000000 steps

local big = {} for i = 1, 1000 do big["k" .. i] = i end
while true do next(big, "k5") next(big) end --! passed its limit of 1000000 steps

-- table.sort: stable, and whatever the comparison says, the same elements are there afterwards.
local t = { 5, 3.5, -1, 4, 2, 3, 10, 0.5, 7, 6, 9, 8, 1, 3.5 }
table.sort(t)
print(table.concat(t, " ")) --> -1 0.5 1 2 3 3.5 3.5 4 5 6 7 8 9 10
table.sort(t, function(a, b) return a > b end)
print(table.concat(t, " ")) --> 10 9 8 7 6 5 4 3.5 3.5 3 2 1 0.5 -1
local words = { "b", "a", "C", "aa", "", "\200", "a\0b" }
table.sort(words)
print(#words[1], words[2], words[3], #words[4], words[5], words[6]) --> 0	C	a	3	aa	b
local people = {}
for i = 1, 100 do people[i] = { age = i % 3, number = i } end
table.sort(people, function(a, b) return a.age < b.age end)
print(people[1].number, people[33].number, people[34].number, people[67].number, people[68].number) --> 3	99	1	100	2
local odd, sum = {}, 0
for i = 1, 500 do odd[i] = i end
table.sort(odd, function() return true end)
for i = 1, 500 do sum = sum + odd[i] end
print(sum) --> 125250
local list = setmetatable({}, { __len = function() return 3 end, __index = function(_, i) return 4 - i end })
table.sort(list)
print(rawget(list, 1), rawget(list, 3)) --> 1	3
table.sort({}) table.sort({ 1 }, nil)

table.sort { 3, "x", 1 } --! attempt to compare

table.sort({ 1, 2, 3 }, 5) --! bad argument #2 to 'sort' (function expected, got number)

table.sort({ 1, 2, 3 }, function(a, b) return a.x < b.x end) --! attempt to index a number value (local 'a')

table.sort(setmetatable({}, { __len = function() return 1e8 end })) --! passed

table.sort({ 1, 2, 3 }, function() while true do end end) --! passed its limit of 1000000 steps
