-- A million objects of one class.
local Point = {}
Point.__index = Point
function Point.new(x, y) return setmetatable({ x = x, y = y }, Point) end
function Point:sum() return self.x + self.y end
local sum = 0
for i = 1, 1000000 do sum = sum + Point.new(i, 1):sum() end
assert(sum > 0)
