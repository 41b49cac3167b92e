-- Instructions alone: what counting them costs.
local sum = 0
for i = 1, 30000000 do sum = sum + i end
assert(sum > 0)
