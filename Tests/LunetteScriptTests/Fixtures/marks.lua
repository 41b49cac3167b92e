-- Elements of lists, and lists in lists.
overlay.polygon {
  path = { { 21, 105 }, { 21, 106 }, { 22, 106 } },
  holes = {
    { { 21.2, 105.7 }, { 21.2, 105.8 }, { 21.3, 105.8 } },
    {
      { 21.4, 105.7 },
      { 91.4, 105.8 }, --? :9 --! overlay.polygon: 'holes.2.2.lat' must be -90…90 degrees of latitude; got 91.4
      { 21.5, 105.8 },
    },
  },
}

overlay.polyline {
  path = {
    { 21, 105 }, { 21, 106 },
    { lat = 22, lon = 106 }, { lat = "22", lon = 106 }, --? :38 --! overlay.polyline: 'path.4.lat' must be a number of degrees; got "22"; without the quotes it is a number
  },
}

overlay.polyline {
  path = {
    coordinate(21, 105),
    { 21, 106, 5 }, --? :5 --! overlay.polyline: 'path.2' must be two numbers {latitude, longitude}; got a list of 3; without the altitude: {21, 106}
  },
}

overlay.polyline {
  paths = {
    path { { 21, 105 }, { 21, 106 } },
    "21,105", --? :5 --! overlay.polyline: 'paths.2' must be a path or a list of coordinates; got "21,105"
  },
}

overlay.polyline { path = { { 21, 105 }, { 21, 0 / 0 } } } --? :48 --! overlay.polyline: 'path.2.lon' must be a finite number of degrees; got nan (not a number)

overlay.circle { center = { 21, 105 }, radius = 500, dash = { 6, -4 } } --? :66 --! overlay.circle: 'dash.2' must be a number of points, 0 or more; got -4

-- Keys of all kinds of writing.
overlay.circle {
  ['center'] = { 21, 105 },
  [ [[radius]] ] = "wide", --? :20 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got "wide"
}

overlay.circle {
  center = { 21, 105 };
  radius = 500; title = "radius = 5, ]] }"; --[==[ opacity = 1, ]] ]==]
  [ "opacity" ] --[[ = 3 ]] =
    -- half
    50, --? :5 --! overlay.circle: 'opacity' must be a number from 0 to 1; got 50; 50 % is 0.5
}

overlay.circle {
  title = [[
    radius = 8 }
  ]], center = { 21, 105 },
  radius = -8, --? :12 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -8
}

overlay.circle {
  center = (function(a, b)
    local radius, c = 5, { radius = 6 }
    if a then return { 21, 105 } else return { 21, 106 } end
  end)(1, 2),
  radius = "5 km", --? :12 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got "5 km"; write 5 * units.km
}

overlay.circle { center = { 21, 105 }, radius = 500, radius = -500 } --? :63 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -500

-- Keys that there are none of are marked themselves.
overlay.circle {
  center = { 21, 105 }, radius = 500,
  fillColor = "red", --? :3 --! overlay.circle: 'fillColor' is unknown here; did you mean 'fill'?
}

overlay.circle { center = { 21, 105 }, radius = 500, ["stroke-width"] = 3 } --? :55 --! overlay.circle: 'stroke-width' is unknown here; did you mean 'stroke_width'?

overlay.circle {
  center = { 21, 105 }, radius = 500,
  mask = { color = "red" }, --? :12 --! overlay.circle: 'mask.color' is unknown here; did you mean 'fill'?
}

-- Several calls in one line: the one whose value the message shows, else none.
local zones = { overlay.circle { center = { 21, 105 }, radius = 5 }, overlay.circle { center = { 21, 105 }, radius = "5" } } --? :118 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got "5"; without the quotes it is a number

for _, r in ipairs { 5, -5 } do overlay.circle { center = { 21, 105 }, radius = r } overlay.circle { center = { 21, 105 }, radius = r } end --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5

local a = coordinate(21, 105):distance(coordinate(95, 105)) --? :51 --! coordinate: 'lat' must be -90…90 degrees of latitude; got 95

overlay.circle { center = coordinate(21, 105):destination("north", 500), radius = 500 } --? :59 --! coordinate:destination: 'bearing' must be an angle in degrees; got "north"

-- Other names for functions, brackets, texts.
local circle <const> = overlay.circle
circle { center = { 21, 105 }, radius = -5 } --? :41 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5

local draw = overlay
draw.circle {
  center = { 21, 105 },
  radius = -5 } --? :12 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5

local make = { ring = overlay.circle }
make.ring { center = { 21, 105 }, --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5
  radius = -5 }

overlay["circle"] { center = { 21, 105 }, radius = -5 } --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5

(overlay).circle({ center = { 21, 105 },
  radius = -5 }) --? :12 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5

overlay.circle
{
  center = { 21, 105 },
  radius = -5, --? :12 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5
}

overlay
  .circle {
    center = { 21, 105 },
    radius = -5, --? :14 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5
  }

overlay.title "Hanoi" --? :9 --! overlay.title: takes a table, as in overlay.title { text = … }; got "Hanoi"

-- Tables that are not written in the call: the call is marked.
local zone = { center = { 21, 105 }, radius = -5 }
overlay.circle(zone) --? :9 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5

local center = { 91, 105 }
overlay.circle { radius = 5, center = center } --? :39 --! overlay.circle: 'center.lat' must be -90…90 degrees of latitude; got 91

local function options() return { center = { 21, 105 }, radius = -5 } end
overlay.circle(options()) --? :9 --! overlay.circle: 'radius' must be a number of metres from 0 to 1000000000; got -5

overlay.circle { center = { 21, 105 } } --? :9 --! overlay.circle: 'radius' is missing: it must be a number of metres from 0 to 1000000000

overlay.circle {} --? :9 --! overlay.circle: 2 mistakes:

-- Positional parameters.
path.circle(
  { 21, 105 },
  -5 --? :3 --! path.circle: 'radius' must be a number of metres from 0 to 20003931; got -5
)

path.geodesic({ 21, 105 }, { 105, 21 }) --? :30 --! path.geodesic: 'to.lat' must be -90…90 degrees of latitude; got 105; the order is latitude, longitude: {21, 105}?

local line = path { { 21, 105 }, { 22, 106 } }
print(line:slice(0, "far")) --? :21 --! path:slice: 'to' must be a number of metres; got "far"

local line = path { { 21, 105 }, { 22, 106 } }
print(line.slice(line, 0, "far")) --? :27 --! path:slice: 'to' must be a number of metres; got "far"

camera.fit({ { 21, 105 }, { 22, 106 } }, {
  padding = { top = 5, left = "x" }, --? :31 --! camera.fit: 'options.padding.left' must be a number of points, 0 or more; got "x"
})

camera.fit({ 95, 105 }) --? :14 --! camera.fit: 'thing.lat' must be -90…90 degrees of latitude; got 95

param("radius", 500, {
  unit = "m",
  min = "low", --? :9 --! param: 'min' must be a number; got "low"
})

bounds({ 21, 105 }, { 95, 106 }) --? :23 --! bounds: 'second.lat' must be -90…90 degrees of latitude; got 95

bounds { south = 21, west = 105, north = 95, east = 106 } --? :42 --! bounds: 'north' must be an angle in degrees from -90 to 90; got 95

color("red", 5) --? :14 --! color: 'alpha' must be a number from 0 to 1; got 5; 5 % is 0.05

preset("Walk", { radius = {} }) --? :27 --! preset: 'radius' is no parameter of the scene; it has none

style {
  circle = { stroke = "red", stroke_width = "2" }, --? :45 --! style: 'circle.stroke_width' must be a number of points from 0 to 4096; got "2"; without the quotes it is a number
}

-- Fields of handles.
local zone = overlay.circle { center = { 21, 105 }, radius = 5 }
zone.radius, zone.title = -5, "A" --! circle: 'radius' must be a number of metres from 0 to 1000000000; got -5

local zone = overlay.circle { center = { 21, 105 }, radius = 5 }
zone.center = { lat = 95, lon = 105 } --? :15 --! circle: 'center.lat' must be -90…90 degrees of latitude; got 95

local zone = overlay.circle { center = { 21, 105 }, radius = 5 }
zone["radius"] = -5 --! circle: 'radius' must be a number of metres from 0 to 1000000000; got -5

camera.zoom = 5 --? :8 --! camera.zoom is read-only: camera.set { zoom = 5 }

-- What Lua itself finds wrong.
local zone = { name = "A" }
print(zone.name, zone.place.name) --? :23 --! attempt to index a nil value (field 'place'); what stands before the dot or bracket was never set

local zones = { { place = {} } }
print(zones[1].place.center.lat) --? :22 --! attempt to index a nil value (field 'center'); what stands before the dot or bracket was never set

local a = { b = { c = 5 } }
print(a.b.c, a.b.d.c) --? :18 --! attempt to index a nil value (field 'd'); what stands before the dot or bracket was never set

local names = { "a" }
print("names: " .. names[1] .. names[2]) --! attempt to concatenate a nil value (an element of a list or table); lists begin at 1; coordinates have no elements, but .lat and .lon

local n
print("n", n, "n: " .. n) --? :24 --! attempt to concatenate a nil value (local 'n'); line 1 declares 'n' without a value

local n
print(#n, n) --? :8 --! attempt to get length of a nil value (local 'n'); line 1 declares 'n' without a value

local t = {}
t.go, t.stop = 5, 6
t.go(t.stop) --? :3 --! attempt to call a number value (field 'go'); brackets, braces or a text after a name call it, and this is no function; is a comma missing?

print(("n"):rep(3), math.floor({})) --? :32 --! bad argument #1 to 'floor' (number expected, got table)

for i = #"abc", nil do print(i) end --? :17 --! bad 'for' limit (number expected, got nil); for i = first, last do … end counts from one number to another; this one was never set

for i = 1, math.huge, {} do print(i) end --? :23 --! bad 'for' step (number expected, got table); for i = first, last do … end counts from one number to another

-- A tab, wide characters, an escape and a byte that is no UTF-8 before the mark.
	local x = { "日本", "é", "👍", overlay.circle { center = { 91, 105 }, radius = 5 } } --? :58 --! overlay.circle: 'center.lat' must be -90…90 degrees of latitude; got 91

if "é" < 5 then end --? :8 --! attempt to compare string with number; tonumber(text) makes a number of a text

overlay.label { along = { {21, 105}, {22, 106} }, text = "A", rotate_with = "map" } --! 'rotate_with' goes with at; along a line the text turns with it

overlay.marker { at = {21, 105}, rotate_with = "ground" } --! 'rotate_with' must be "view" or "map"; got "ground"

local name = overlay.label { at = {21, 105}, text = "A", rotate_with = "map" }
print(name.rotate_with) --> map
name.rotate_with = nil
print(name.rotate_with) --> view
