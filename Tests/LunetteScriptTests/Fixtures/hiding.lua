local path = { { 21, 105 }, { 22, 106 } }
path.circle({ 21, 105 }, 500) --? :6 --! attempt to call a nil value (field 'circle'); 'path' here is the local variable of line 1, which hides path.circle: give it another name

local path = { { 21, 105 }, { 22, 106 } }
local line = path { { 21, 105 }, { 22, 106 } } --? :14 --! attempt to call a table value (local 'path'); 'path' here is the local variable of line 1, which hides the function path: give it another name

local path = path { { 21, 105 }, { 22, 106 } }
print(path.geodesic({ 21, 105 }, { 22, 106 })) --? :12 --! a path has no 'geodesic'; 'path' here is the local variable of line 1, which hides path.geodesic: give it another name

local scene = { 360, 640 }
scene { width = 360 } --? :1 --! attempt to call a table value (local 'scene'); 'scene' here is the local variable of line 1, which hides the function scene: give it another name

local scene = 5
print(scene.width) --? :7 --! attempt to index a number value (local 'scene'); 'scene' here is the local variable of line 1, which hides scene.width: give it another name

local overlay, zones = nil, {}
overlay.circle { center = { 21, 105 }, radius = 5 } --? :1 --! attempt to index a nil value (local 'overlay'); 'overlay' here is the local variable of line 1, which hides overlay.circle: give it another name

local function draw(overlay)
  overlay.circle { center = { 21, 105 }, radius = 5 } --? :11 --! attempt to call a nil value (field 'circle'); 'overlay' here is the parameter of line 1, which hides overlay.circle: give it another name
end
draw({})
--< hiding.lua:2 in function draw
--< hiding.lua:4 in the main chunk

local function fit(camera, thing)
  camera.fit(thing) --? :10 --! a marker has no 'fit'; 'camera' here is the parameter of line 1, which hides camera.fit: give it another name
end
fit(overlay.marker { at = { 21, 105 } }, { 21, 105 })
--< hiding.lua:2 in function fit
--< hiding.lua:4 in the main chunk

for _, style in ipairs { "red", "blue" } do
  style { stroke = style } --? :3 --! attempt to call a string value (local 'style'); 'style' here is the loop variable of line 1, which hides the function style: give it another name
end

for bounds = 1, 2 do
  local b = bounds({ 21, 105 }, { 22, 106 }) --? :13 --! attempt to call a number value (local 'bounds'); 'bounds' here is the loop variable of line 1, which hides the function bounds: give it another name
end

local radius = 500
local units = "m"
print(radius * units.km) --? :22 --! attempt to perform arithmetic on a nil value (field 'km'); 'units' here is the local variable of line 2, which hides units.km: give it another name

local units = { m = 1 }
print(5 * units.km) --? :17 --! attempt to perform arithmetic on a nil value (field 'km'); 'units' here is the local variable of line 1, which hides units.km: give it another name

local color = "red"
local function paint() return color("blue") end --? :31 --! attempt to call a string value (upvalue 'color'); 'color' here is the local variable of line 1, which hides the function color: give it another name
paint()
--< hiding.lua:2 in function paint
--< hiding.lua:3 in the main chunk

bounds = { 21, 105, 22, 106 }
local b = bounds({ 21, 105 }, { 22, 106 }) --? :11 --! attempt to call a table value (global 'bounds'); line 1 sets 'bounds' to something else, which hides the function bounds: give it another name

local table = {}
table.insert(table, 5) --? :7 --! attempt to call a nil value (field 'insert'); 'table' here is the local variable of line 1, which hides table.insert: give it another name

local print = 5
print("A") --? :1 --! attempt to call a number value (local 'print'); 'print' here is the local variable of line 1, which hides the function print: give it another name

local function outer()
  local path = {}
  return path
end
local function inner()
  local math = {}
  print(math.sqrt(4)) --? :14 --! attempt to call a nil value (field 'sqrt'); 'math' here is the local variable of line 6, which hides math.sqrt: give it another name
end
inner()
--< hiding.lua:7 in function inner
--< hiding.lua:9 in the main chunk

do local path = {} end
if true then local path = {} end
path.circle({ 21, 105 }, -5) --? :26 --! path.circle: 'radius' must be a number of metres from 0 to 20003931; got -5

local projection = overlay.circle { center = { 21, 105 }, radius = 5 }
print(projection.point({ 21, 105 })) --? :18 --! a circle has no 'point'; 'projection' here is the local variable of line 1, which hides projection.point: give it another name

-- What hides nothing: the name has no such member, or the error is another one.
local path = {}
path.draw() --? :6 --! attempt to call a nil value (field 'draw'); what stands before the dot has no such function

local function measure(path) return path.size.x end --? :42 --! attempt to index a nil value (field 'size'); #list counts a list's elements
measure({})
--< hiding.lua:1 in function measure
--< hiding.lua:2 in the main chunk
