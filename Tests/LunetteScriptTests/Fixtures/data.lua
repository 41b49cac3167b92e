-- Areas and lengths are geographiclib's.
local fc = data.geojson("places.geojson")
print(fc, #fc, fc[0], fc[6], fc[1]) --> 5 features	5	nil	nil	feature 1 of places.geojson ("Old Quarter")
print(fc[1].id, fc[2].id, fc[3].id, fc[1].type, fc[2].type, fc[5].type) --> old-quarter	7	nil	Polygon	MultiPolygon	nil
print(fc.bounds, fc[2].bounds) --> -17…21.05, 105.84…-179.8	-17…-16.5, 179.5…-179.8
print(fc[4].at, fc[1].at, fc[3].path, #fc[3].paths, fc[1].path, #fc[2].paths, fc[5].path) --> 21.0287, 105.8522	nil	2 coordinates	1	5 coordinates	2	nil
print(#fc[1].polygons, #fc[1].polygons[1].holes, fc[1].polygons[1].path[2], #fc[2].polygons) --> 1	1	21.03, 105.86	2
print(("%.1f %.1f %.6f"):format(fc[1]:area(), fc[2]:area(), fc[3]:length())) --> 4315599.6 4129978801.8 3037.265550
print(fc[1] == data.geojson("places.geojson")[1], fc[1] == fc[2], fc == data.geojson("places.geojson")) --> true	false	true
local p = fc[1].properties
print(p.name, p.people, p.share, p.tags[2], p.none, p.open) --> Old Quarter	66000	0.25	busy	nil	true
for key, value in pairs(fc[2].properties) do print(key, value) end
--> name	Taveuni
--> people	19000
for name in pairs(fc[5].properties) do print(name) end
print(fc[5].properties, fc[5].bounds, fc[5]:label_point(), fc[5]:area()) --> 0 properties	nil	nil	0
print(fc[4]:label_point()) --> 21.0287, 105.8522

-- The middle of the largest square that the hole leaves is off the shape's middle.
local at = data.geojson("places.geojson")[1]:label_point()
print(at.lat > 21.03 and at.lat < 21.05 and at.lon > 105.85 and at.lon < 105.86) --> true

local fc = data.geojson("places.geojson")
local known = fc:filter(function(f) return f.properties.people end)
print(known, known[1], known[3]) --> 3 features	feature 1 of places.geojson ("Old Quarter")	feature 4 of places.geojson ("Tower")
for _, f in ipairs(known:sorted(function(f) return f.properties.people end)) do print(f) end
--> feature 4 of places.geojson ("Tower")
--> feature 2 of places.geojson ("Taveuni")
--> feature 1 of places.geojson ("Old Quarter")
for i, f in ipairs(fc:sorted(function(f) return f.properties.people or f.properties.name end)) do print(i, f.properties.name) end
--> 1	Tower
--> 2	Taveuni
--> 3	Old Quarter
--> 4	Tram
--> 5	nil
print(fc:sorted(function(a, b) return (a.properties.people or 0) > (b.properties.people or 0) end)[1].id) --> old-quarter
print(#fc:filter(function() end), #fc:filter(function() return 0 end)) --> 0	5

-- A function that calls the same on another list.
local fc = data.geojson("places.geojson")
local n = 0
local all = fc:filter(function(f)
  n = n + #fc:filter(function(g) return g == f end)
  return n % 2 == 1
end)
print(n, #all) --> 5	3

data.geojson("places.geojson"):filter(function(f) return f.properties.people > 5 end) --! attempt to compare number with nil; one of the two was never set; the function was called for feature 3 of places.geojson ("Tram")

data.geojson("places.geojson"):sorted(function(a, b) error("no") end) --! no; the function was called for feature 2 of places.geojson ("Taveuni") and feature 1 of places.geojson ("Old Quarter")

-- What is caught is over; the walk that failed is, too.
local fc = data.geojson("places.geojson")
print(pcall(function() return fc:filter(function(f) error("stop", 0) end) end)) --> false	stop
print(#fc:filter(function(f) return true end)) --> 5

print(data.geojson("places.geojson").lenght) --! features has no 'lenght'

data.geojson("places.geojson")[1].name = 1 --! a feature can't be changed

print(data.geojson("places.geojson")[1].name) --! a feature has no 'name'

data.geojson("places.geojson"):filter(5) --! 'keep' must be a function of a feature; got 5

data.geojson("nowhere.geojson") --! there is no file nowhere.geojson

data.geojson({}) --! 'file' must be a text

data.geojson("odd.geojson") --! odd.geojson:2:84: feature 1: a latitude is -90 to 90 degrees; got 105.0; a position is written longitude first: are they swapped?

print(#data.geojson("odd.geojson", { lenient = true })) --> 2

data.geojson("odd.geojson", { lenent = true }) --! 'options.lenent' is unknown here; did you mean 'lenient'?

local facts = data.json("facts.json")
print(facts.name, facts.list[2], facts.list[3], facts.list[4], facts.deep.a.b, facts.big) --> Hà Nội	2.5	nil	x	true	12345678901.0

data.json("odd.geojson").features[1].x.y = 1 --! attempt to index a nil value (field 'x')

data.json("zones.lua") --! data.json: zones.lua:1:1: expected a value; got "p"

print(#data.text("places.geojson") > 1000, data.text("facts.json"):match("Hà %a+")) --> true	Hà N

local z = overlay.geojson { file = "places.geojson" }
print(z.kind, z.id, z.bounds, z.visible) --> geojson	geojson-1	-17…21.05, 105.84…-179.8	true
z.opacity = 0.5
z:remove()
print(z) --> a removed overlay

local seen = {}
overlay.geojson {
  data = data.geojson("places.geojson"),
  style = function(f) seen[#seen + 1] = f.type or "none"; return { fill = "gold", size = 4 } end,
  label = function(f) seen[#seen + 1] = "l"; return f.properties.name end,
  marker = function(f) seen[#seen + 1] = "m"; return { icon = "dot" } end,
}
print(table.concat(seen, " ")) --> Polygon m l MultiPolygon m l LineString m l Point m l none m l

-- What is left out isn't asked about any more.
local asked = 0
overlay.geojson { file = "places.geojson", style = function() return false end, label = function() asked = asked + 1 end }
print(asked) --> 0

overlay.geojson { file = "places.geojson", style = { fil = "red" } } --! 'style.fil' is unknown here; did you mean 'fill'?

overlay.geojson { file = "places.geojson", style = function(f) return { fill = 5 } end } --! 'style.fill' must be

overlay.geojson { file = "places.geojson", style = function(f) return "red" end } --! 'style' must be a table of a style, as in { fill = "gold" }, nil for the defaults, or false; got "red"; of feature 1 of places.geojson ("Old Quarter")

overlay.geojson { file = "places.geojson", style = function(f) return { fill = f.properties.nme:lower() } end } --! attempt to index a nil value (field 'nme')

overlay.geojson { file = "places.geojson", label = function(f) return {} end } --! 'label.text' is missing

overlay.geojson { data = "places.geojson" } --! 'data' must be features, which data.geojson(file) gives; got "places.geojson": file = "places.geojson" draws a file's

overlay.geojson { style = {} } --! needs { data = … } or { file = … }

overlay.geojson { file = "nowhere.geojson" } --! 'file' there is no file nowhere.geojson

overlay.geojson { file = "places.geojson", id = "a" }
overlay.circle { id = "a", center = { 0, 0 }, radius = 5 } --! 'a' is the id of the geojson

overlay.geojson { file = "places.geojson" }
overlay.circle { id = "old-quarter", center = { 0, 0 }, radius = 5 } --! 'old-quarter' is the id of the areas

-- Nothing of it is drawn if a function fails.
local ok = pcall(overlay.geojson, { file = "places.geojson", style = function(f) if f.id == 7 then error("no") end end })
print(ok, pcall(camera.fit)) --> false	false	data.lua:3: camera.fit: nothing has been drawn yet; draw first, or say what to fit: camera.fit(thing)

local rows = data.csv("towns.csv")
print(rows, #rows, rows[4], table.concat(rows.columns, " "), rows.bounds) --> 3 rows	3	nil	name lat lng people code	-33.5…21.0287, 105.8522…151
for i, row in ipairs(rows) do print(i, row.name, row.at, row.lat, row.people, row.code) end
--> 1	Tower	21.0287, 105.8522	21.0287	3	01
--> 2	Nowhere	nil	nil	nil	nil
--> 3	A; b	-33.5, 151	-33.5	12.5	x
overlay.marker { at = rows[1].at, label = rows[1].name }

print(data.csv("towns.csv", { lat = "people", lon = "lng" })[1].at) --> 3, 105.8522

data.csv("towns.csv", { lat = "north", lon = "lng" }) --! towns.csv:1: there is no column "north"

data.csv("towns.csv", { lat = "lat" }) --! 'options.lon' is missing: lat and lon are given together

data.csv("short.csv") --! data.csv: short.csv:3: the row has 1 field, the header 2 columns

print(#data.csv("short.csv", { lenient = true })) --> 2

data.csv("towns.csv").people = 5 --! rows can't be changed

print(data.csv("towns.csv").peple) --! rows has no 'peple'

local g = data.gpx("walk.gpx")
print(g, #g.tracks, #g.routes, #g.waypoints) --> 1 tracks, 1 routes, 1 waypoints	1	1	1
local t = g.tracks[1]
print(t, t.name, #t.path, #t.segments, t.segments[1], t.duration) --> Walk	Walk	3	2	2 coordinates	300
print(t.times[1], t.times[3] - t.times[1], t.elevations[1], t.elevations[2], t.elevations[3]) --> 1777593600	300	10	nil	11.5
print(g.routes[1].name, g.routes[1].path[2], g.routes[1].duration, t == g.tracks[1], t == g.routes[1]) --> Plan	21.04, 105.86	nil	true	false
local w = g.waypoints[1]
print(w.name, w.at, w.elevation, w.symbol, w.time) --> Tower	21.0287, 105.8522	12.5	Flag	nil
overlay.polyline { path = t.path }

print(data.gpx("walk.gpx").track) --! a gpx file has no 'track'; did you mean 'tracks'?

data.gpx("pins.kml") --! data.gpx: pins.kml:1: expected GPX, whose element is <gpx>; got <kml>

local fc = data.kml("pins.kml")
print(#fc, fc[1].id, fc[1].at, fc[1].properties.name, fc[1].properties.stroke) --> 1	t	21.0287, 105.8522	Tower	#ff0000
overlay.geojson { data = fc }

local f = data.wkt("SRID=4326;MULTIPOLYGON(((0 0,2 0,2 2,0 2,0 0)))")
print(f.type, f.path, f:label_point(), f.id, f.properties) --> MultiPolygon	5 coordinates	1, 1	nil	0 properties
print(data.wkt("POINT EMPTY").type, data.wkt("point z (1 2 3)").at) --> nil	2, 1

data.wkt("POINT (1 200)") --! 'text' a latitude is

data.wkt("POINT 1 2") --! 'text' expected

-- Functions that walk are ended by limits as others are, and can't let go of their turn.
data.geojson("places.geojson"):filter(function() while true do end end) --! passed its limit of 1000000 steps

local fc = data.geojson("places.geojson")
pcall(function() fc:sorted(function() while true do end end) end) --! passed its limit of 1000000 steps

local fc = data.geojson("places.geojson")
local co = coroutine.wrap(function() fc:filter(function() coroutine.yield(1) end) end)
co() --! attempt to yield across a C-call boundary

local fc = data.geojson("places.geojson")
local co = coroutine.wrap(function() return #fc:filter(function(f) return f.id == 7 end) end)
print(co()) --> 1

local fc = data.geojson("places.geojson")
local function deep(n) return fc:filter(function() return n > 0 and #deep(n - 1) >= 0 end) end
print(#deep(3)) --> 5

local fc = data.geojson("places.geojson")
local function deep() return fc:filter(function() return deep() end) end
deep() --? data.lua:2 --! stack overflow

print(data.geojson("places.geojson")[1].people) --! a feature has no 'people'; its file says so: .properties.people

print(data.csv("towns.csv")[1].peple) --! a row has no 'peple'; did you mean 'people'?

local row = data.csv("towns.csv")[3]
print(row, row == data.csv("towns.csv")[3], row.fields.people, row.fields.lat) --> name = A; b, lat = -33.5, lng = 151	false	12.5	-33.5
for key, value in pairs(row.fields) do print(key, value) end
--> code	x
--> lat	-33.5
--> lng	151
--> name	A; b
--> people	12.5

-- Of two segments the length between them doesn't count: 110.717 m by geographiclib.
local t = data.gpx("walk.gpx").tracks[1]
print(("%.3f"):format(t:length()), t:length() < t.path:length()) --> 110.717	true

local fc = data.geojson("places.geojson")
camera.fit(fc)
print(camera.center == camera.center, camera.zoom < 8)  --> true	true
camera.fit(fc[4])
print(camera.center) --> 21.0287, 105.8522
camera.fit(data.csv("towns.csv"))
camera.fit(data.gpx("walk.gpx").tracks[1], { padding = 20 })

camera.fit(data.geojson("places.geojson")[5]) --! there is nothing to fit

overlay.geojson { data = data.wkt("POLYGON ((0 0, 2 0, 2 2, 0 0))"), style = { mask = true }, label = "W" }

overlay.geojson { file = "places.geojson", fill = "red" } --! 'fill' is a style's: style = { fill = … }, or style = function(feature) return { fill = … } end

io.open("a.csv") --! 'io' is not in the sandbox; data.csv(file), data.json(file), data.text(file) and the like read files beside the script

data.geojson("pins.kml") --! XML is read by data.kml(file) or data.gpx(file)

data.wkt("shape.wkt") --! 'text' must be the geometry itself; got the name of a file: data.wkt(data.text("shape.wkt"))

-- So flat that squares as wide as it is high would be too many to count.
for _, flat in ipairs { "0 0,1 0,1 1e-19,0 0", "0 0,1e-320 1,1 0,0 0", "0 0,1 1e-320,1 -1e-320,0 0" } do
  local at = data.wkt("POLYGON((" .. flat .. "))"):label_point()
  print(at == nil or at.lat >= 0)
end
--> true
--> true
--> true

-- A hole around its outline leaves nothing.
print(data.wkt("POLYGON((0 0,1 0,1 1,0 0),(-9 -9,9 -9,9 9,-9 9,-9 -9))"):area()) --> 0

-- What a file says of how it is drawn, and is no such thing: said once, and passed over.
overlay.geojson { file = "styles.geojson" }
overlay.geojson { data = data.geojson("styles.geojson"):filter(function(f) return true end) }
--~ styles.geojson:3: feature 2: stroke is a colour, as in "#ff8800"; got "blurple"
--~ styles.geojson:3: feature 2: stroke-opacity is a number from 0 to 1; got 1.5
--~ styles.geojson:3: feature 2: fill is a colour, as in "#ff8800"; got 7
--~ styles.geojson:3: feature 2: fill-opacity is a number from 0 to 1; got "much"
--~ styles.geojson:3: feature 2: stroke-width is a number from 0 to 4096; got -1
--~ styles.geojson:4: feature 3: marker-color is a colour, as in "#ff8800"; got a list
--~ styles.geojson:4: feature 3: marker-size is "small", "medium" or "large"; got "huge"

-- What isn't drawn isn't looked at.
overlay.geojson { data = data.geojson("styles.geojson"):filter(function(f) return f.properties.name end) }
camera.set { center = { 1, 1 }, zoom = 3 }
print(#data.geojson("styles.geojson")) --> 3

print(data.text("")) --! data.text: the file's name is empty

overlay.geojson { file = "" } --! 'file' the file's name is empty

-- Properties are the file's: they are walked in its order, what is null or not there is nil, and nothing is written.
local p = data.geojson("places.geojson")[1].properties
print(p, p.nothing, p[1], p == data.geojson("places.geojson")[1].properties, p == data.geojson("places.geojson")[2].properties) --> 5 properties	nil	nil	true	false
for name, value in pairs(p) do print(name, type(value)) end
--> name	string
--> people	number
--> share	number
--> tags	table
--> open	boolean
print(select(2, pcall(function() p.name = 1 end)):sub(14)) --> properties can't be changed; they are what the file says

data.geojson("places.geojson")[1].properties.x = 1 --! properties can't be changed; they are what the file says

next(data.geojson("places.geojson")[1].properties) --! (table expected, got properties); it is walked so: for name, value in pairs(…) do … end

-- Rows are chosen and put in order as features are.
local rows = data.csv("towns.csv")
local placed = rows:filter(function(row) return row.at end)
print(placed, #placed, placed[2].name, placed[3], placed.bounds, placed == rows) --> 2 rows	2	A; b	nil	-33.5…21.0287, 105.8522…151	false
print(placed:sorted(function(row) return row.lat end)[1].name, rows:sorted(function(a, b) return a.name < b.name end)[2].name) --> A; b	Nowhere
print(placed:filter(function(row) return row.people > 5 end)[1].at) --> -33.5, 151
camera.fit(placed)

data.csv("towns.csv"):filter(function(row) return row.people > 5 end) --! compare number with nil; one of the two was never set; the function was called for row 2 of towns.csv

-- The place of a row is before a column of that name.
local row = data.csv("shadows.csv")[1]
print(row.at, row.fields.at, row.fields.fields) --> 1, 2	noon	three
--~ shadows.csv:1: the column "at" is read as row.fields.at; row.at is the row's place
--~ shadows.csv:1: the column "fields" is read as row.fields.fields; row.fields is the row's table of fields
--~ nothing is drawn

-- Without places there is but the column.
print(data.csv("shadows.csv", { lat = "lat", lon = "lon" })[1].at, data.csv("times.csv")[1].at) --> 1, 2	noon

for name in pairs(data.csv("towns.csv")) do end --! got rows); a list is walked so: for i, row in ipairs(…) do … end

for name in pairs(data.csv("towns.csv")[1]) do end --! its .fields are walked so: for name, value in pairs(row.fields) do … end

for name in pairs(data.geojson("places.geojson")[1]) do end --! its .properties are walked so: for name, value in pairs(feature.properties) do … end

print(data.csv("towns.csv").people) --! rows has no 'people'; each row has it: [1].people

print(data.geojson("places.geojson").properties) --! features has no 'properties'; each feature in it has: [1].properties

print(data.geojson("places.geojson"):area()) --! features has no 'area'; each feature in it has: [1]:area(…)

print(path { { 1, 2 } }.lat) --! a path has no 'lat'; each coordinate in it has: [1].lat

overlay.polyline { path = data.gpx("walk.gpx").tracks.path } --! tracks is a list; did you mean tracks[1].path?

print(data.gpx("walk.gpx").waypoints.at, 1) --! waypoints is a list; did you mean waypoints[1].at?

print(data.geojson("places.geojson")[1].polygons.holes) --! polygons is a list; did you mean polygons[1].holes?

-- They are tables else.
local tracks = data.gpx("walk.gpx").tracks
for i, track in ipairs(tracks) do print(i, track) end --> 1	Walk
print(#tracks, tracks[2], next(tracks)) --> 1	nil	1	Walk

overlay.marker { at = data.csv("towns.csv") } --! got rows (3 rows); they are walked so: for _, row in ipairs(…) do … end

overlay.marker { at = data.csv("towns.csv")[1] } --! its place is row.at

overlay.marker { at = data.geojson("places.geojson")[1] } --! a point's place is feature.at, another one's feature:label_point()

overlay.polygon { path = data.geojson("places.geojson")[1] } --! its line or outline is feature.path

overlay.polyline { path = data.gpx("walk.gpx").tracks[1] } --! its line is track.path

overlay.csv { file = "towns.csv" } --! overlay has no 'csv'; data.csv reads rows, and a loop marks them: for _, row in ipairs(data.csv(file)) do overlay.marker { at = row.at } end

overlay.kml { file = "pins.kml" } --! overlay has no 'kml'; overlay.geojson { data = data.kml(file) } draws placemarks

overlay.gpx { file = "walk.gpx" } --! overlay has no 'gpx'; overlay.polyline { path = data.gpx(file).tracks[1].path } draws a track

data.tsv("towns.tsv") --! data has no 'tsv'; did you mean 'csv'?

data.wkt("POLYGON (0 0, 1 0, 1 1, 0 0)") --! 'text' expected "(" of a ring, as in POLYGON ((0 0, 1 0, 1 1, 0 0)); got "0", at character 10

overlay.geojson { data = data.wkt("POLYGON ((0 0, 1 0, 1 1))") }
--~ data.wkt: a ring ends where it begins; this one was closed, at character 10

overlay.geojson { file = "places.geojson", label = "name" } --! 'label' is one text for all features; got "name", which is a property of theirs: label = function(f) return { text = f.properties.name } end

overlay.geojson { file = "places.geojson", label = { text = "name" } }

overlay.geojson { file = "places.geojson", style = "red" } --! got "red"; as in style = { fill = "red" }

-- Lists that are made without an end.
local rows = data.csv("towns.csv")
while true do rows = rows:filter(function() return true end) end --! passed its limit of 1000000 steps

-- Areas are those of the side that is drawn, the larger one too: WGS84's 510065621.724 km², without the caps that geodesics of
-- a degree along 60° south and 85° go around (geographiclib: 34414438.641 and 979105.773 km²; of 90° 23441600.180).
local function area(text) return string.format("%.0f", data.wkt(text):area() / 1e9) end
print(area "POLYGON((-180 -90,180 -90,180 90,-180 90,-180 -90))") --> 510066
print(area "POLYGON((-180 -90,180 -90,180 90,-180 90,-180 -90),(10 10,20 10,20 20,10 20,10 10))") --> 508875
print(area "POLYGON((-180 -60,180 -60,180 90,-180 90,-180 -60))") --> 475651
print(area "POLYGON((-180 -85,180 -85,180 85,-180 85,-180 -85))") --> 508107
print(area "POLYGON((0 -60,90 -60,180 -60,-90 -60,0 -60))") --> 23442
print(area "POLYGON((0 0,1 0,1 1,0 1,0 0))") --> 12

-- A ring around a pole has its label between them, as the same area has that is written as a box.
print(data.wkt("POLYGON((0 60,90 60,180 60,-90 60,0 60))"):label_point()) --> 75, 180
print(data.wkt("POLYGON((0 -60,90 -60,180 -60,-90 -60,0 -60))"):label_point()) --> -75, 180
print(data.wkt("POLYGON((-180 60,180 60,180 90,-180 90,-180 60))"):label_point()) --> 75, 0

-- Places that belong together are no line: their box is the smallest, in any order.
print(data.wkt("MULTIPOINT(0 1, 100 2, -100 3)").bounds) --> 1…3, -100…100
print(data.wkt("MULTIPOINT(0 1, -180 2, 25 3, -98 4)").bounds) --> 1…4, -180…25
print(bounds { coordinate(1, 0), coordinate(2, -180), coordinate(3, 25), coordinate(4, -98) }) --> 1…4, -180…25
print(bounds { path { {1, 0}, {2, 100}, {3, -100} } }) --> 1…3, 0…-100

-- A million small texts are the script's own memory, told where it reads them.
for i = 1, 2000000 do data.wkt("POINT(1 2)") end --! passed their limit of 8 MB of memory

-- A name may be written with escapes.
overlay.geojson { data = data.geojson("escaped.geojson") }
--~ escaped.geojson:2: feature 1: fill is a colour, as in "#ff8800"; got 7
--~ escaped.geojson:3: feature 2: stroke is a colour, as in "#ff8800"; got 7
