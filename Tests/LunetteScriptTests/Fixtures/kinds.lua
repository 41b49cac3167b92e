local r = overlay.rectangle { center = { 0, 0 }, width = 1000, height = 500 }
print(r.bounds, r.width, r.center, r.model) --> -0.002261…0.002261, -0.004492…0.004492	1000	0, 0	wgs84
r.bounds = { south = 1, west = 2, north = 3, east = 4 } print(r.bounds, r.width, r.center) --> 1…3, 2…4	nil	nil
r.width = 5 --! 'width' can't be set alone: it needs center and height beside it

local r = overlay.rectangle { bounds = { south = 1, west = 2, north = 3, east = 4 } }
r.bounds = nil --! 'bounds' has no default

overlay.rectangle { bounds = { south = 1, west = 2, north = 3, east = 4 }, center = { 0, 0 } } --! takes either { bounds = … } or { center = …, width = …, height = … }

overlay.rectangle { center = { 0, 0 } } --! 'width' is missing: it must be a number of metres

overlay.rectangle { fill = "red" } --! needs { bounds = … } or { center = …, width = …, height = … }

local l = overlay.polyline { path = { { 1, 2 }, { 3, 4 } } }
print(l.stroke, l.stroke_width, #l.path, l.arrow, l.geodesic, l.bounds) --> #0000ff	2	2	none	false	1…3, 2…4
l.paths = { { { 1, 2 }, { 3, 4 } }, { { 5, 6 }, { 7, 8 } } } print(l.path, #l.paths, l.bounds) --> nil	2	1…7, 2…8
l.dash = { 10, 5, unit = "m" } print(l.dash.unit, #l.dash) --> m	2
l.casing = "white" print(l.casing.color, l.casing.stroke_width) --> #ffffff	nil
l.casing = { color = "black", stroke_width = 7 } print(l.casing.color, l.casing.stroke_width) --> #000000	7
l.casing = nil print(l.casing) --> nil
l.arrow = "ends" --! 'arrow' must be "none" or "start" or "end" or "both"; got "ends"

-- An empty path draws nothing and is no error; nor does one point.
overlay.polyline { path = {} }
overlay.polyline { path = { { 1, 2 } } }
print(overlay.polyline { path = { { 1, 2 } } }.bounds) --> nil

overlay.polyline { path = { { 1, 2 }, { 3, 4 } }, dash = { 4, unit = "km" } } --! 'dash.unit' must be "m" for metres, or left out for points; got "km"

overlay.polyline { path = { { 1, 2 }, { 3, 4 } }, dash = { 4, units = "m" } } --! 'dash' must be a list of lengths in points

overlay.polyline { path = { { 1, 2 }, { 3, 4 } }, mask = true } --! 'mask' is for areas, and a line has no inside; overlay.buffer { path = …, radius = … } is the area around one

overlay.polyline { paths = { { { 1, 2 }, { 3, 4 } }, { { 5, 6 }, 7 } } } --! 'paths.2.2' must be a coordinate

overlay.polygon { path = { { 1, 2 }, { 3, 4 }, { 5, 0 } }, holes = { { 1, 2 }, { 3, 4 }, { 5, 0 } } } --! 'holes' must be a list of paths, even of one: holes = { path }; got one path

overlay.polygon { path = { { 1, 2 }, { 3, 4 }, { 5, 0 } }, holes = { path.circle({ 3, 2 }, 1000) }, mask = true }
print(#overlay.polygon { path = path.circle({ 0, 0 }, 5) }.path) --> 361

overlay.polygon { path = { { 0, 0 }, { 0, 10 }, { 10, 0 }, { 10, 10 } }, mask = true }

overlay.polygon { path = { { 0, 0 }, { 0, 10 }, { 10, 10 } }, mask = true }
overlay.circle { center = { 5, 5 }, radius = 1000, mask = true }

overlay.rectangle { bounds = { south = 0, west = 0, north = 1, east = 1 }, mask = true }
overlay.rectangle { bounds = { south = 0, west = 2, north = 1, east = 3 }, mask = true }
overlay.circle { center = { 5, 5 }, radius = 1000, mask = true }

local turns = {}
for i = 0, 40 do turns[#turns + 1] = { i, i * 100 } end
overlay.polygon { path = turns } --! 'path' runs more than 10 times around the globe

local m = overlay.marker { at = { 1, 2 }, label = "x", subtitle = "y" }
print(m.label.text, m.label.size, m.icon, m.subtitle, m.bounds) --> x	12	pin	y	1…1, 2…2
m.label = { text = 5, size = 20, offset = { 1, 2 } } print(m.label.text, m.label.size, m.label.offset[2]) --> 5	20	2
m.label = nil print(m.label) --> nil
m.label = { size = 5 } --! 'label.text' is missing: it must be a text

local l = overlay.label { at = { 1, 2 }, text = "Hồ Gươm\nHà Nội" }
print(#l.text, l.anchor, l.halo, l.halo_width, l.color) --> 21	nil	#ffffff	1.5	#222222
l.anchor = "top-left" print(l.anchor) --> top_left
l.text = true --! 'text' must be a text; got true

style { stroke = "green", circle = { stroke_width = 5 }, label = { size = 20 }, marker = { icon = "dot", size = 10 } }
local c = overlay.circle { center = { 1, 2 }, radius = 10 }
print(c.stroke, c.stroke_width, overlay.polyline { path = {} }.stroke) --> #008000	5	#008000
c.stroke = "red" c.stroke = nil print(c.stroke) --> #008000
local m = overlay.marker { at = { 1, 2 }, label = "q" }
print(m.icon, m.size, m.label.size) --> dot	10	20

style { radius = 5 } --! 'radius' is unknown here

style { circle = { center = { 1, 2 } } } --! 'circle.center' is unknown here

style { stroke_width = "wide" } --! 'stroke_width' must be a number of points

style { circles = { stroke = "red" } } --! 'circles' is unknown here; did you mean 'circle'?

local g = overlay.group({ title = "Depots", opacity = 0.5 }, function()
  overlay.circle { center = { 1, 2 }, radius = 10, id = "one" }
  overlay.group({}, function() overlay.circle { center = { 5, 2 }, radius = 10 } end)
end)
print(g.kind, g.id, g.title, g.opacity, g.bounds.north > 5) --> group	group-1	Depots	0.5	true
g.visible = false print(g.visible) --> false
g:remove() print(g) --> a removed overlay
overlay.circle { center = { 1, 2 }, radius = 10, id = "one" }

-- An error in a group's function is where it is, and ends the group.
print(pcall(overlay.group, {}, function() error("oh") end)) --> false	kinds.lua:2: oh
local g = overlay.group({}, function() end)
overlay.circle { center = { 1, 2 }, radius = 10 }
print(g.bounds) --> nil

overlay.group({ title = "Depots" }) --! 'body' is missing: it must be a function that draws

overlay.group(function() end) --! 'options' comes first: overlay.group({ title = "Depots" }, function() … end)

local function nest(n) overlay.group({}, function() nest(n + 1) end) end
nest(1) --? kinds.lua:1 --! groups can be 64 deep at most

overlay.group({ fill = "red" }, function() end) --! 'fill' is unknown here

overlay.scale_bar { position = "bottom" }
overlay.scale_bar { units = "furlongs" } --! 'units' must be "metric" or "imperial" or "nautical"; got "furlongs"

overlay.circle { center = { 1, 2 }, radius = 10 }
local t = overlay.title { text = "Hồ Gươm\nHà Nội" }
print(t.kind, t.id, #t.text, t.position, t.margin, t.size) --> title	title-1	21	top	12	16
print(t.color, t.halo, t.bounds) --> nil	nil	nil
t.text = 5 t.position = "bottom-left" t.color = "gold" print(t.text, t.position, t.color) --> 5	bottom_left	#ffd700
t.position = nil t.color = nil print(t.position, t.color, overlay.title { text = "" }.id) --> top	nil	title-2
t.text = nil --! 'text' has no default; it must be a text

style { title = { size = 20 } } --! 'title' is unknown here

local c = overlay.circle { center = { 1, 2 }, radius = 10, hatch = true }
print(c.hatch.angle, c.hatch.spacing, c.hatch.stroke_width, c.hatch.color) --> 45	6	1	nil
c.hatch = { angle = 90, color = "gold" } print(c.hatch.angle, c.hatch.color) --> 90	#ffd700
c.hatch = false print(c.hatch) --> false
c.hatch = { spacing = 0 } --! 'hatch.spacing' must be a number of points from 1 to 4096; got 0

-- By pyproj (WGS84) a degree of latitude has 110,574.4 m at the equator, one of longitude 111,319.5 m.
local e = overlay.ellipse { center = { 0, 0 }, semi_major = 1000, semi_minor = 500, rotation = 90 }
print(e.bounds, e.semi_major, e.rotation, e.kind) --> -0.004522…0.004522, -0.008983…0.008983	1000	90	ellipse
e.rotation = nil print(e.bounds, e.rotation) --> -0.009044…0.009044, -0.004492…0.004492	0
e.semi_major = 400 --! 'semi_minor' must be 400 m, semi_major, or less; got 500 m: swap the two, and add 90 to rotation

overlay.ellipse { center = { 0, 0 }, semi_major = 500, semi_minor = 1 * units.km } --! 'semi_minor' must be 500 m, semi_major, or less; got 1000 m: swap the two, and add 90 to rotation

overlay.ellipse { center = { 0, 0 }, semi_major = 20000 * units.km, semi_minor = 5 } --! 'semi_major' must be a number of metres from 0 to 19900000; got 20000000

overlay.ellipse { center = { 0, 0 } } --! overlay.ellipse: 2 mistakes:

local s = overlay.sector { center = { 0, 0 }, radius = 1000, from = 0, to = 90 }
print(s.bounds, s.inner, s.from, s.to) --> 0…0.009044, 0…0.008983	0	0	90
s.inner = 500 s.from = 90 s.to = 450 print(s.bounds) --> -0.009044…0.009044, -0.008983…0.008983
s.radius = 500 --! 'inner' must be less than radius, 500 m; got 500 m

overlay.sector { center = { 0, 0 }, radius = 1000, inner = 2000, from = 0, to = 90 } --! 'inner' must be less than radius, 1000 m; got 2000 m

overlay.sector { center = { 0, 0 }, radius = 1000, to = 90 } --! 'from' is missing: it must be an angle in degrees

-- A radius of 0, or no bearings between the two, draws nothing.
overlay.sector { center = { 0, 0 }, radius = 0, from = 0, to = 90 }
print(overlay.sector { center = { 0, 0 }, radius = 10, from = 90, to = 90 }.bounds) --> nil

local b = overlay.buffer { path = { { 0, 0 }, { 0, 1 } }, radius = 1000 }
print(b.bounds, #b.path, b.paths, b.points, b.geodesic) --> -0.009044…0.009044, -0.008983…1.008983	2	nil	nil	false
b.points = { { 0, 0 }, { 0, 2 } } print(b.path, #b.points, b.bounds) --> nil	2	-0.009044…0.009044, -0.008983…2.008983
b.path = { { 0, 0 }, { 0, 1 } } b.paths = { { { 0, 0 } } } print(b.path, b.points, #b.paths[1]) --> nil	nil	1
b.radius = nil --! 'radius' has no default

overlay.buffer { radius = 5 } --! needs { path = … } or { paths = … } or { points = … }

overlay.buffer { path = { { 0, 0 } }, points = { { 0, 0 } }, radius = 5 } --! takes either { path = … } or { paths = … } or { points = … }; got 'path' and 'points'

local p = path.circle({ 0, 0 }, 1000, 10000)
p = p:joined(p):joined(p):joined(p):joined(p):joined(p)
overlay.buffer { points = p:joined(p), radius = 5 } --! 'points' has 120001 places, but a buffer takes 100000 at most: path:simplified(radius / 100) leaves out what doesn't show

overlay.buffer { path = { { 0, 0 }, { 0, 1 } }, radius = 20000 * units.km } --! 'radius' must be a number of metres from 0 to 19900000; got 20000000

style { inner = 5 } --! 'inner' is unknown here

style { rotation = 45, sector = { fill = "red" } }
print(overlay.ellipse { center = { 0, 0 }, semi_major = 2, semi_minor = 1 }.rotation) --> 0
print(overlay.sector { center = { 0, 0 }, radius = 2, from = 0, to = 1 }.fill) --> #ff0000

overlay.sector { center = { 60, 5 }, radius = 1000, from = 0, to = 90, mask = { group = "a" } }
overlay.ellipse { center = { 60, 5 }, semi_major = 1000, semi_minor = 500, mask = { group = "b" } }
overlay.buffer { points = { 60, 5 }, radius = 100, mask = { group = "c" } }
