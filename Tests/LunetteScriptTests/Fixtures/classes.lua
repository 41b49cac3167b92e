-- Names of the script's own.
local function draw(place) overlay.marker { at = place } end
drow({ 21, 105 }) --! 'drow' was never set; did you mean 'draw', which line 2 sets?

local Place = {}
Place.__index = Plcae --! 'Plcae' was never set; did you mean 'Place', which line 1 sets?

-- Classes.
local Place = {}
function Place.new(name) return setmetatable({ name = name }, Place) end
function Place:draw() end
Place.new("x"):draw() --! line 4 defines it for Place, whose objects find it once Place.__index = Place is set

local Place = {}
Place.__index = Place
function Place:draw() print(self.name) end --! (local 'self'); a function with a colon is called with one
setmetatable({}, Place).draw()

local other = {}
local Place = {}
Place.__index = Place
function Place:draw() end
other:draw() --! line 4 defines it for Place, and what stands before it is no object of that

local a = setmetatable({}, { __add = 5 })
print(a + 1) --! (metamethod 'add'); what a metatable has there must be a function

local noreturn = true
noreturn.draw() --! require gives true for a module without a return at its end

-- Loops.
for name, place in { a = 1 } do end --! a table of names by pairs(t)

for i in 1, 10 do end --! (after 'in'); numbers are counted with =: for i = 1, 10 do

for x in coroutine.create(print) do end --! coroutine.wrap(f) makes what a loop calls

-- Comparisons, coroutines, patterns.
table.sort({ 3, 1, 2 }, function(a, b) return a - b end) --! table.sort: the comparison gave a number; it gives true or false

local co = coroutine.wrap(function() end)
co()
co() --! cannot resume dead coroutine; its function has ended

coroutine.wrap(function() overlay.group({}, function() coroutine.yield() end) end)() --! group call can't yield

coroutine.yield(5) --! only a function that coroutine.wrap or create was given yields

coroutine.resume(coroutine.wrap(print)) --! what coroutine.wrap gave is called itself

local s = ("a"):match("(%a") --! a ( has no ) in the pattern

local s = ("a"):gsub("%", "x") --! %% is a percent sign

local s = ("a,b"):split(",") --! for part in text:gmatch("[^,]+") do … end takes a text apart
