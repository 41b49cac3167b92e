-- A table of ten names, walked again and again.
local t, sum = {}, 0
for i = 1, 10 do t["key" .. i] = i end
for _ = 1, 300000 do for _, value in pairs(t) do sum = sum + value end end
assert(sum > 0)
