-- Places, and their order.
overlay.marker { at = { 105.8523, 21.0278 } } --! got 105.8523; the order is latitude, longitude: {21.0278, 105.8523}?

local hanoi = coordinate(105.8523, 21.0278) --! got 105.8523; the order is latitude, longitude: {21.0278, 105.8523}?

overlay.polyline { path = { { 105.84, 21.02 }, { 105.85, 21.03 } } } --! got 105.84; the order is latitude, longitude: {21.02, 105.84}?

camera.set { center = { -122.4194, 37.7749 }, zoom = 12 } --! got -122.4194; the order is latitude, longitude: {37.7749, -122.4194}?

overlay.polygon { path = { { { 21.02, 105.84 }, { 21.02, 105.86 }, { 21.04, 105.85 } } } } --! got a list of 3; one pair of braces less, for one path

overlay.polyline { path = { 21.02, 105.84, 21.03, 105.85, 21.04, 105.86 } } --! got a list of 6 numbers

overlay.polyline { path = { { 21.02, 105.84, 12 }, { 21.03, 105.85, 14 } } } --! got a list of 3; without the altitude: {21.02, 105.84}

overlay.polyline { path = "21.02,105.84 21.03,105.85" } --! 'path' must be a path or a list of coordinates; got "21.02,105.84 21.03,105.85"

overlay.marker { at = "21.0278, 105.8523" } --! got "21.0278, 105.8523"; in braces, without the quotes: {21.0278, 105.8523}

overlay.marker { at = { "21.0278", "105.8523" } } --! 'at.lat' must be a number of degrees; got "21.0278"; without the quotes it is a number

overlay.marker { lat = 21.0278, lon = 105.8523 } --! 'lat' is unknown here; did you mean 'at'? It is missing: it must be a coordinate {latitude, longitude} in degrees

overlay.marker { at = { latitude = 21.0278, longitude = 105.8523 } } --! 'at.latitude' is unknown here; did you mean 'lat'? It is missing: it must be a number of degrees

overlay.marker { position = { lat = 21.0278, lng = 105.8523 } } --! 'position' is unknown here; did you mean 'at'? It is missing: it must be a coordinate {latitude, longitude} in degrees

overlay.marker { center = { 21.0278, 105.8523 } } --! 'center' is unknown here; did you mean 'at'? It is missing: it must be a coordinate {latitude, longitude} in degrees

overlay.circle { at = { 21.0278, 105.8523 }, radius = 500 } --! 'at' is unknown here; did you mean 'center'? It is missing: it must be a coordinate {latitude, longitude} in degrees

-- Lua that isn't Lua.
overlay.circle { center = { 21.0278, 105.8523 }, radius = 500 fill = "red" } --! '}' expected near 'fill'; is a ',' or a '}' missing before 'fill'?

overlay.circle { center: { 21.0278, 105.8523 }, radius: 500 } --! <name> expected near '{'; a table's keys take '=': { radius = 500 }

overlay.circle { "center" = { 21.0278, 105.8523 }, radius = 500 } --! '}' expected near '='; keys stand without quotes: { radius = 500 }

overlay.circle { "center": [21.0278, 105.8523], "radius": 500 } --! '}' expected near ':'; keys stand without quotes and take '=': { radius = 500 }

overlay.circle { center = [21.0278, 105.8523], radius = 500 } --! unexpected symbol near '['; lists and coordinates stand in braces: { 21.03, 105.85 }

overlay.circle { center = { 21.0278, 105.8523 }, radius = 500m } --! malformed number near '500m'; write 500, without the unit

overlay.circle { center = { 21.0278, 105.8523 }, radius = 500
overlay.marker { at = { 21.0278, 105.8523 } } --! '}' expected (to close '{' at line 1) near 'overlay'; is a ',' or a '}' missing before 'overlay'?

for i = 1, 3 do
  overlay.circle { center = { 21, 105 }, radius = i * 500 } --? mistakes.lua:1:1 --! 'end' expected (to close 'for' at line 1) near <eof>; every if, for, while and function has an end of its own

if scene.width > 500 { --! 'then' expected near '{'; blocks have no braces: function f(x) … end, if … then … end, for … do … end
  overlay.marker { at = { 21, 105 } }
}

if scene.width > 500
  overlay.marker { at = { 21, 105 } } --! 'then' expected near 'overlay'; if … then … end
end

local function ring(radius) { --! unexpected symbol near '{'; blocks have no braces: function f(x) … end, if … then … end, for … do … end
  overlay.circle { center = { 21, 105 }, radius = radius }
}

for (i = 1, 3) do overlay.circle { center = { 21, 105 }, radius = i * 500 } end --! <name> expected near '('; without brackets: for i = 1, 3 do … end

for i in 1..3 do overlay.circle { center = { 21, 105 }, radius = i * 500 } end --! malformed number near '1..3'; a range is counted so: for i = 1, 3 do … end

for place in { { 21, 105 }, { 22, 106 } } do overlay.marker { at = place } end --! attempt to call a table value (after 'in'); a list is walked by ipairs(list), a table of names by pairs(t): for key, value in pairs(t) do

--? mistakes.lua:2 --! unfinished string near '"A place'; a text ends in its line, with the quote that began it; over several lines it is [[ … ]]
local title = "A place
overlay.marker { at = { 21, 105 }, title = title }

overlay.marker { at = { 21, 105 }, title = “A place” } --! unexpected symbol near '<\226>'; texts stand in straight quotes, "…"

const radius = 500 --! syntax error near 'radius'; in Lua: local name = value

var radius = 500 --! syntax error near 'radius'; in Lua: local name = value

let radius = 500 --! syntax error near 'radius'; in Lua: local name = value

local radius = 500;
// twice as far --! unexpected symbol near '//'; comments begin with --
overlay.circle { center = { 21, 105 }, radius = 2 * radius }

local radius = 500
if radius != 400 then print(radius) end --! 'then' expected near '!'; in Lua 'not equal' is ~=

local radius = 500
radius += 100 --! syntax error near '+'; in Lua: x = x + 1

local i = 0
i++ --! syntax error near '+'; in Lua: x = x + 1

local wide = scene.width > 500 ? true : false --! unexpected symbol near '?'; Lua has no ? and :, but if … then … else … end, and: condition and a or b

local wide = scene.width > 500 && scene.height > 500 --! unexpected symbol near '&'; in Lua && is the word and, || is or, ! is not

if !scene.width then print("none") end --! unexpected symbol near '!'; in Lua && is the word and, || is or, ! is not

-- Values of other languages; lists.
local visible = True --! 'True' was never set; did you mean 'true'?
overlay.marker { at = { 21, 105 }, visible = True }

overlay.marker { at = { 21, 105 }, label = null } --! 'null' was never set; did you mean 'nil'?

local title = "Radius: " + 500 --! attempt to add a 'string' with a 'number'; texts are joined with .. and not with +: "a" .. 5

local names = { "A", "B" }
overlay.marker { at = { 21, 105 }, title = names[0] .. " place" } --! attempt to concatenate a nil value (an element of a list or table); lists begin at 1; coordinates have no elements, but .lat and .lon

local route = path { { 21.02, 105.84 }, { 21.03, 105.85 } }
overlay.marker { at = route[0] } --! 'at' is missing: it must be a coordinate {latitude, longitude} in degrees; what is written there is nil: it was never set, or a list has no such element (the first is 1)

local route = path { { 21.02, 105.84 }, { 21.03, 105.85 } }
for i = 0, #route - 1 do overlay.marker { at = route[i] } end --! 'at' is missing: it must be a coordinate {latitude, longitude} in degrees; what is written there is nil: it was never set, or a list has no such element (the first is 1)

local route = path { { 21.02, 105.84 }, { 21.03, 105.85 } }
print(route[1][1] + 1) --! attempt to perform arithmetic on a nil value (an element of a list or table); lists begin at 1; coordinates have no elements, but .lat and .lon

local route = path { { 21.02, 105.84 }, { 21.03, 105.85 } }
print(route.length()) --! is called with a colon, not a dot, as in …:length(…)

local route = path { { 21.02, 105.84 }, { 21.03, 105.85 } }
route:push({ 21.04, 105.86 }) --! a path has no 'push'; did you mean 'appending'?

local route = path { { 21.02, 105.84 }, { 21.03, 105.85 } }
route[3] = { 21.04, 105.86 } --! a path can't be changed; make a new one, with :reversed, :simplified, :densified, :slice, :joined, :appending or from its parts

local route = { { 21.02, 105.84 }, { 21.03, 105.85 } }
print(route:length()) --! attempt to call a nil value (method 'length'); it is a method of a path, which path(…) makes

-- Bounds.
local area = bounds({ 21, 105 }, { 22, 106 })
print(#area) --! attempt to get length of a bounds value (local 'area'); # counts lists, paths and the bytes of texts

local area = bounds({ 21, 105 }, { 22, 106 })
print(area.southWest) --! bounds has no 'southWest'; did you mean 'south_west'?

local area = bounds { south = 22, west = 105, north = 21, east = 106 } --! 'south' is 22, more than north, 21; swapped?

local area = bounds { 105, 21, 106, 22 } --! got a table

local area = bounds { sw = { 21, 105 }, ne = { 22, 106 } } --! got a table with the keys ne, sw

-- Other libraries' names.
overlay.Circle { center = { 21, 105 }, radius = 500 } --! overlay has no 'Circle'; did you mean 'circle'?

L.circle({ 21, 105 }, { radius = 500 }).addTo(map) --! 'L' was never set; there is no map object: overlay.circle { … }, overlay.marker { … } and the like draw, camera.set { center = …, zoom = … } sets the view

map.addLayer { type = "circle" } --! 'map' was never set; there is no map object: overlay.circle { … }, overlay.marker { … } and the like draw, camera.set { center = …, zoom = … } sets the view

local marker = google.maps.Marker { position = { lat = 21, lng = 105 } } --! 'google' was never set; there is no map object: overlay.circle { … }, overlay.marker { … } and the like draw, camera.set { center = …, zoom = … } sets the view

overlay.circle { center = { 21, 105 }, radius = 500, strokeWidth = 3, fillColor = "red", fillOpacity = 0.5 } --! 'fillColor' is unknown here; did you mean 'fill'?

overlay.circle { center = { 21, 105 }, radius = 500, ["stroke-width"] = 3 } --! 'stroke-width' is unknown here; did you mean 'stroke_width'?

overlay.circle { center = { 21, 105 }, radius = 500, weight = 3, color = "red" } --! 'color' is unknown here; did you mean 'fill'?

-- Numbers and their units.
overlay.circle { center = { 21, 105 }, radius = "5 km" } --! 'radius' must be a number of metres from 0 to 1000000000; got "5 km"; write 5 * units.km

overlay.circle { center = { 21, 105 }, radius = 5 * km } --! 'km' was never set; did you mean 'units.km'?

overlay.circle { center = { 21, 105 }, radius = 2000000000 } --! 'radius' must be a number of metres from 0 to 1000000000; got 2000000000

overlay.circle { center = { 21, 105 }, radius = 500, opacity = 50 } --! 'opacity' must be a number from 0 to 1; got 50; 50 % is 0.5

overlay.circle { center = { 21, 105 }, radius = 500, opacity = "50%" } --! 'opacity' must be a number from 0 to 1; got "50%"; write 0.5

-- Colours.
overlay.circle { center = { 21, 105 }, radius = 500, fill = "ligthblue" } --! got "ligthblue"; did you mean 'lightblue'?

overlay.circle { center = { 21, 105 }, radius = 500, fill = "1f6feb" } --! got "1f6feb"; did you mean '#1f6feb'?

overlay.circle { center = { 21, 105 }, radius = 500, fill = "#1f6fe" } --! got "#1f6fe"; after # stand 3, 4, 6 or 8 digits

overlay.circle { center = { 21, 105 }, radius = 500, fill = 0xff0000 } --! got 16711680; did you mean "#ff0000"?

overlay.circle { center = { 21, 105 }, radius = 500, fill = { 255, 0, 0 } } --! got a table; it is a text: "rgb(255 0 0)"

overlay.circle { center = { 21, 105 }, radius = 500, fill = red } --! 'red' was never set; a colour is a text, in quotes: "red"

overlay.circle { center = { 21, 105 }, radius = 500, stroke = { color = "red", width = 2 } } --! got a table; it is one text, and a line's width is a key of its own, stroke_width

-- Fields of shapes.
overlay.circle { center = { 21, 105 }, radius = 500, dash = "6 4" } --! got "6 4"

overlay.circle { center = { 21, 105 }, radius = 500, visible = "true" } --! 'visible' must be true or false; got "true"; without the quotes it is true

overlay.circle { center = { 21, 105 }, radius = 500, lineCap = "rounded" } --! 'lineCap' is unknown here; did you mean 'line_cap'?

local outer = { { 21, 105 }, { 21, 106 }, { 22, 106 } }
local hole = { { 21.2, 105.7 }, { 21.2, 105.8 }, { 21.3, 105.8 } }
overlay.polygon { path = outer, holes = hole } --! 'holes' must be a list of paths, even of one: holes = { path }; got one path

overlay.polygon { points = { { 21, 105 }, { 21, 106 }, { 22, 106 } } } --! 'points' is unknown here; did you mean 'path'? It is missing: it must be a path or a list of coordinates

-- Kinds of overlays and what they need.
overlay.line { path = { { 21, 105 }, { 22, 106 } } } --! overlay has no 'line'; did you mean 'polyline'? It is called as overlay.polyline { path = … }

overlay.rectangle { south = 21, west = 105, north = 22, east = 106 } --! 'east' is unknown here; did you mean 'bounds'?

overlay.rectangle { bounds = { { 21, 105 }, { 22, 106 } } } --! got a table

-- Labels and markers.
overlay.label { at = { 21, 105 } } --! 'text' is missing: it must be a text

overlay.label { at = { 21, 105 }, title = "A place" } --! 'text' is missing: it must be a text

overlay.marker { at = { 21, 105 }, label = { "A place", size = 14 } } --! 'label.text' is missing: it must be a text

overlay.marker { at = { 21, 105 }, label = { title = "A place" } } --! 'label.title' is unknown here; did you mean 'text'? It is missing: it must be a text

overlay.text { at = { 21, 105 }, text = "A place" } --! overlay has no 'text'; did you mean 'label'? It is called as overlay.label { text = …, at = … }

overlay.label { at = { 21, 105 }, text = "A place", anchor = "bottom_center" } --! got "bottom_center"; did you mean 'bottom'?

overlay.label { at = { 21, 105 }, text = "A place", offset = 10 } --! 'offset' must be two numbers of points { right, down }, as in {0, 10}; got 10

overlay.label { at = { 21, 105 }, text = "A place", offset = { x = 0, y = 10 } } --! 'offset' must be two numbers of points { right, down }, as in {0, 10}; got a table

overlay.label { at = { 21, 105 }, text = "A place", rotation = "45deg" } --! 'rotation' must be an angle in degrees; got "45deg"; write 45, without the unit

overlay.label { at = { 21, 105 }, text = "A place", size = "14px" } --! 'size' must be a number of points from 0 to 1024; got "14px"; write 14, without the unit

overlay.marker { at = { 21, 105 }, icon = "pni" } --! got "pni"; did you mean 'pin'?

-- Titles.
overlay.title { title = "Hanoi" } --! 'text' is missing: it must be a text

overlay.title { label = "Hanoi" } --! 'label' is unknown here; did you mean 'text'? It is missing: it must be a text

overlay.title "Hanoi" --! takes a table, as in overlay.title { text = … }; got "Hanoi"

overlay.title { text = "Hanoi", anchor = "top_left" } --! 'anchor' is unknown here; did you mean 'position'?

overlay.title { text = "Hanoi", at = { 21, 105 } } --! 'at' is unknown here; did you mean 'position'?

overlay.title { text = "Hanoi", position = "top_center" } --! got "top_center"; did you mean 'top'?

overlay.title { text = "Hanoi", margin = "12px" } --! 'margin' must be a number of points from 0 to 16384; got "12px"; write 12, without the unit

overlay.headline { text = "Hanoi" } --! overlay has no 'headline'; did you mean 'title'? It is called as overlay.title { text = … }

-- Groups.
overlay.group(function() overlay.marker { at = { 21, 105 } } end, { title = "Depots" }) --! 'options' comes first: overlay.group({ title = "Depots" }, function() … end)

overlay.group { title = "Depots", overlay.marker { at = { 21, 105 } } } --! 'body' is missing: it must be a function that draws, as in overlay.group({ title = "Depots" }, function() … end)

-- Handles.
local m = overlay.marker { at = { 21, 105 } }
m:remove()
m.color = "blue" --! the overlay was removed; its handle can't be used any more

local m = overlay.marker { at = { 21, 105 } }
m.setPosition({ 22, 105 }) --! a marker has no 'setPosition'; did you mean 'at'? It is set with '=', as in handle.at = …

local c = overlay.circle { center = { 21, 105 }, radius = 500 }
c:setRadius(600) --! a circle has no 'setRadius'; did you mean 'radius'? It is set with '=', as in handle.radius = …

-- The camera.
camera.set { center = { 21, 105 }, zoom = 30 } --! 'zoom' must be a number from -2 to 26; got 30

camera.setCenter({ 21, 105 }) --! camera has no 'setCenter'; did you mean 'set'? It is called as camera.set { center = …, zoom = … }

camera.set { center = { 21, 105 }, zoom = 12, pitch = 75 } --! 'pitch' must be an angle in degrees from 0 to 60; got 75

camera.set { center = { 21, 105 }, zoom = 12, tilt = 45 } --! 'tilt' is unknown here; did you mean 'pitch'?

camera.flyTo { center = { 21, 105 }, zoom = 12 } --! camera has no 'flyTo'; did you mean 'fly_to'?

camera.fitBounds({ { 21, 105 }, { 22, 106 } }) --! camera has no 'fitBounds'; did you mean 'fit'? It is called as camera.fit(thing, options)

camera.fit({}) --! there is nothing to fit: the table is empty

camera.fit { padding = 20 } --! takes its options after what they are for: camera.fit(thing, { padding = … })

camera.fit(overlay.circle { center = { 21, 105 }, radius = 500 }, { padding = 400 }) --! the padding (top 400, right 400, bottom 400, left 400) leaves nothing of the view of 800 × 600 points

camera.fit(overlay.circle { center = { 21, 105 }, radius = 500 }, { padding = "10%" }) --! 'options.padding' must be a number of points, 0 or more, or { top, right, bottom, left }; got "10%"

camera.fit(overlay.circle { center = { 21, 105 }, radius = 500 }, { time = 2 }) --! 'options.time' is unknown here; did you mean 'duration'?

camera.set_region { center = { 21, 105 }, span = { 0.1, 0.1 } } --! got a table with the keys center, span

camera.fit_circle { circle = { center = { 21, 105 }, radius = 500 } } --! 'circle' must be an overlay's handle, which local zone = overlay.circle { … } gives; got a table

local p = projection.point({ 21, 105 }) --! the camera is unset: it lacks centre and zoom; call camera.set { center = …, zoom = … } or camera.fit(…) first

-- The scene.
scene { size = { 360, 640 } } --! 'size' is unknown here

scene { width = "100%", height = 640 } --! 'width' must be a whole number of points from 1 to 16384; got "100%"

scene.width = 360 --! scene.width is read-only: scene { width = 360 }

-- Encoded lines, arcs and measures.
local route = path.decode("_p~iF~ps|U_ulLnnqC_mqNvxq`@", 3) --! 'encoded' gives a latitude of 3850 degrees at character 1; written with 5 decimals? path.decode(text, 5)

local route = path.decode("{oxgEq`kbSkA`@oC\sB^") --! invalid escape sequence near '"{oxgEq`kbSkA`@oC\s'; in [[ … ]] a backslash is a backslash

local route = path.decode("_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI") --! 'encoded' gives a latitude of 385 degrees at character 1; written with 6 decimals? path.decode(text, 6)

local route = path.decode("_p~iF~ps|U_ulLnn qC") --! 'encoded' has a character at 17 that no encoded polyline has (code 32); in Lua, [[…]] keeps backslashes as they are

local ring = path.circle { center = { 21, 105 }, radius = 500 } --! takes its values in round brackets: path.circle(center, radius, segments)

local a = path.arc({ 21, 105 }, 500, 0, 90) --! takes one table, as in path.arc { center = …, radius = …, from = …, to = … }; got 4 arguments

local d = distance({ 21, 105 }, { 22, 106 }) --! 'distance' was never set; it is a method of a coordinate, called as in …:distance(…)

local a = { 21, 105 }
print(a:distance { 22, 106 }) --! attempt to call a nil value (method 'distance'); it is a method of a coordinate, which coordinate(…) makes

local a = coordinate(21, 105)
print(a.distance({ 22, 106 })) --! is called with a colon, not a dot, as in …:distance(…)

local a = coordinate(21, 105)
print(a:distanceTo({ 22, 106 })) --! a coordinate has no 'distanceTo'; did you mean 'distance'?

local a = coordinate(21, 105)
print(a.latitude, a[1]) --! a coordinate has no 'latitude'; did you mean 'lat'?

local a = coordinate(21, 105) + coordinate(1, 1) --! attempt to perform arithmetic on a coordinate value; a coordinate has lat, lon, distance, bearing, destination, midpoint

-- What the sandbox leaves out; limits.
local file = io.open("route.csv") --! 'io' is not in the sandbox; data.csv(file), data.json(file), data.text(file) and the like read files beside the script

local key = os.getenv("KEY") --! attempt to call a nil value (field 'getenv')

local helpers = require("helpers") --! require: "helpers": there is no file helpers.lua

local helpers = require("./zones.lua") --! got "./zones.lua"

wait "2" --! 'seconds' must be a number of seconds from 0 to 1000000; got "2"

local long = ("long"):rep(1000) while true do
  overlay.marker { at = { 21, 105 }, title = long } --! the script and its scene passed their limit of 8 MB of memory; --memory MB raises it
end

local text = string.rep("A", 1e9) --! the script passed its limit of 1000000 steps in string.rep, whose work counts as steps too; give it less to do, or raise the limit with --steps N

-- Parameters, styles and masks.
local r = param("radius", 5, { min = 10, max = 50 }) --! 'default' is 5, less than its min 10

local r = param("radius", { default = 500 }) --! got a table; options come after it: param("r", 500, { min = 0 })

print(radius) --! 'radius' was never set; it is set only later, in line 2
local radius = param("radius", 500)

camera.track {} --! camera has no 'track'; did you mean 'follow'?

style { circle = { radius = 500 } } --! 'circle.radius' is unknown here

style { circle = { stroke = "red", strokeWidth = 3 }, marker = { colour = "blue" } } --! 'circle.strokeWidth' is unknown here; did you mean 'stroke_width'?

overlay.circle { center = { 21, 105 }, radius = 500, mask = { color = "red" } } --! 'mask.color' is unknown here; did you mean 'fill'?

overlay.marker { at = { 21, 105 }, mask = true } --! 'mask' is unknown here

overlay.scale_bar { units = "km" } --! 'units' must be "metric" or "imperial" or "nautical"; got "km"; did you mean 'metric'?

overlay.polyline { path = { { 21, 105 }, { 22, 106 } }, arrow = true } --! 'arrow' must be "none" or "start" or "end" or "both"; got true

overlay.polyline { { 21, 105 }, { 22, 106 } } --! has an element without a key, a table; every element needs a key, as in { path = … }

-- Lists, functions and calls.
table.insert(route, { 21, 105 }) --! 'route' was never set

string.format("%d", 2.5) --! bad argument #2 to 'format' (number has no integer representation); math.floor(x) makes it whole; a format's %g and %.1f take all numbers

local places = { { 21, 105 }, { 22, 106 } }
places.map(function(p) overlay.marker { at = p } end) --! attempt to call a nil value (field 'map'); lists are walked so: for i, value in ipairs(list) do … end

local places = { { 21, 105 }, { 22, 106 } }
print(places.length + 1) --! attempt to perform arithmetic on a nil value (field 'length'); #list counts a list's elements

function ring(radius)
  overlay.circle { center = { 21, 105 }, radius = radius } --! 'radius' is missing: it must be a number of metres from 0 to 1000000000; what is written there is nil: it was never set, or a list has no such element (the first is 1)
end
ring()

overlay.circle { center = { 21, 105 }, radius = 500 }) --! unexpected symbol near ')'; is this one too many, or is the one that opens missing?

overlay.circle { center = { 21, 105 }, radius = 500 }} --! unexpected symbol near '}'; is this one too many, or is the one that opens missing, or an end before it?

local radius = 500 return radius
overlay.circle { center = { 21, 105 }, radius = radius } --! <eof> expected near 'overlay'; nothing may follow a return

overlay.circle { center = { 21, 105 }, radius = 500,
  fill = "red"
  stroke = "blue" } --! '}' expected (to close '{' at line 1) near 'stroke'; is a ',' or a '}' missing before 'stroke'?

if scene.width > 500 then
  print("wide")
else if scene.width > 300 then
  print("middle")
end --? mistakes.lua:1:1 --! 'end' expected (to close 'if' at line 1) near <eof>; every if, for, while and function has an end of its own; elseif is one word, as 'else if' begins another if

print "a" .. 1 --! unexpected symbol near '..'; what is more than a text stands in brackets: print("a" .. 1)

overlay.circle { center = { 21, 105 }, radius = 1,000 } --! has an element without a key, 0; every element needs a key, as in { center = … }; a number has no comma in it

overlay.circle { center = { 21,0278, 105,8523 }, radius = 500 } --! got a list of 4; decimals stand after a point: 21.5, not 21,5

overlay.circle { center = { 21.0278° , 105.8523 }, radius = 500 } --! '}' expected near '<\194>'; this character can stand in texts only, in quotes

overlay.circle { center = { 21.0278N, 105.8523E }, radius = 500 } --! malformed number near '21.0278N'; a number ends with its digits; south and west are negative

overlay.circle --! syntax error near <eof>; a statement is a call, f(…) or f { … }, or name = value

local t = { title: "A" } --! <name> expected near '"A"'; a table's keys take '=': { radius = 500 }

function(x) return x end --! <name> expected near '('; here a function has a name: function draw(x) … end

scene = { width = 360, height = 640 } --! 'scene' is set to something else here, so it does nothing; write scene { width = …, height = … }
overlay.circle { center = { 21, 105 }, radius = 500 }

overlay.circle { center = { 21, 105 }, radius = 500 }
camera = { center = { 21, 105 }, zoom = 12 } --! 'camera' is set to something else here, so it does nothing; write camera.set { center = …, zoom = … }

overlay.circle { center = { 21, 105 }, radius = 5, mask = "true" } --! got "true"; without the quotes it is true

overlay.group(path {}, function() end) --! 'options' must be a table, as in { title = "Depots" }; got a path (0 coordinates)
