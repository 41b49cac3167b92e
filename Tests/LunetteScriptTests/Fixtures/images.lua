local i = overlay.image { file = "spot.png", bounds = { south = 1, west = 2, north = 3, east = 4 } }
print(i.kind, i.id, i.file, i.bounds, i.corners, i.opacity) --> image	image-1	spot.png	1…3, 2…4	nil	1
i.corners = { { 3, 2 }, { 3, 4 }, { 1, 5 }, { 1, 1 } } print(i.bounds, #i.corners) --> 1…3, 1…5	4
i.file = "plan.svg" print(i.file) --> plan.svg
i.corners = nil --! 'corners' has no default; it must be four coordinates: top left, top right, bottom right, bottom left

-- Longitudes run on over 180; either way around, mirrored, is a picture.
local i = overlay.image { file = "spot.png", corners = { { 3, 179 }, { 3, -179 }, { 1, -179 }, { 1, 179 } } }
print(i.bounds) --> 1…3, 179…-179
overlay.image { file = "spot.png", corners = { { 3, 4 }, { 3, 2 }, { 1, 2 }, { 1, 4 } }, opacity = 0.5, z = -1 }
overlay.image { file = "spot.png", bounds = { south = -85, west = -180, north = 85, east = 180 }, class = "world" }

overlay.image { bounds = { south = 1, west = 2, north = 3, east = 4 } } --! 'file' is missing: it must be the name of a PNG, JPEG, WebP or SVG file

overlay.image { file = "spot.png" } --! needs { bounds = … } or { corners = … }

overlay.image { file = "spot.png", bounds = { south = 1, west = 2, north = 3, east = 4 }, corners = { { 3, 2 }, { 3, 4 }, { 1, 4 }, { 1, 2 } } } --! takes either { bounds = … } or { corners = … }; got 'bounds' and 'corners'

overlay.image { file = "spot.png", corners = { { 3, 2 }, { 3, 4 }, { 1, 4 } } } --! 'corners' must be four coordinates: top left, top right, bottom right, bottom left; got 3

overlay.image { file = "spot.png", corners = 5 } --! 'corners' must be four coordinates

-- Crossed, along a line, bent inward.
overlay.image { file = "spot.png", corners = { { 3, 2 }, { 1, 4 }, { 3, 4 }, { 1, 2 } } } --! 'corners' must go around the picture: top left, top right, bottom right, bottom left

overlay.image { file = "spot.png", corners = { { 3, 2 }, { 3, 3 }, { 3, 4 }, { 1, 2 } } } --! 'corners' must go around the picture

overlay.image { file = "spot.png", corners = { { 3, 2 }, { 3, 4 }, { 2.5, 2.5 }, { 1, 2 } } } --! 'corners' must go around the picture

overlay.image { file = "spot.png", bounds = { south = 1, west = 2, north = 1, east = 4 } } --! 'bounds' must be wider and higher than 0: a picture needs room

overlay.image { file = "spot.png", bounds = { south = -90, west = 2, north = 1, east = 4 } } --! 'bounds' reaches a pole, where the Mercator map has no end

overlay.image { file = "spot.gif", bounds = { south = 1, west = 2, north = 3, east = 4 } } --! 'file' can't be read: spot.gif: expected a PNG, JPEG, WebP or SVG picture; got a GIF: save it as PNG

overlay.image { file = "cut.png", bounds = { south = 1, west = 2, north = 3, east = 4 } } --! 'file' can't be read: cut.png: it ends after 20 bytes, in its header: the file is cut off

overlay.image { file = "walk.gpx", bounds = { south = 1, west = 2, north = 3, east = 4 } } --! got <gpx>

overlay.image { file = "none.png", bounds = { south = 1, west = 2, north = 3, east = 4 } } --! 'file' can't be read: there is no file none.png

overlay.image { file = 5, bounds = { south = 1, west = 2, north = 3, east = 4 } } --! 'file' must be the name of a PNG, JPEG, WebP or SVG file; got 5

overlay.image { url = "spot.png", bounds = { south = 1, west = 2, north = 3, east = 4 } } --! did you mean 'file'?

scene { projection = "orthographic" }
overlay.image { file = "spot.png", bounds = { south = 1, west = 2, north = 3, east = 4 } } --! overlay.image lies on the Mercator map, and can't be drawn in another projection

style { image = { opacity = 0.5 }, user_location = { opacity = 0.25 } }
print(overlay.image { file = "spot.png", bounds = { south = 1, west = 2, north = 3, east = 4 } }.opacity) --> 0.5
print(overlay.user_location { at = { 1, 2 } }.opacity) --> 0.25

local me = overlay.user_location { at = { 21, 105 } }
print(me.kind, me.at, me.accuracy, me.heading, me.bounds) --> user_location	21, 105	nil	nil	21…21, 105…105
me.accuracy = 1000 me.heading = -45 print(me.heading, me.accuracy) --> -45	1000
-- A degree of latitude has 110,716 m there (WGS84).
print(math.abs(me.bounds.north - 21 - 1000 / 110716) < 1e-6) --> true
me.accuracy = nil print(me.accuracy, me.bounds) --> nil	21…21, 105…105

overlay.user_location {} print "nowhere yet" --> nowhere yet

overlay.user_location { at = { 1, 2 }, accuracy = -1 } --! 'accuracy' must be a number of metres from 0

overlay.user_location { at = { 1, 2 }, bearing = 5 } --! 'bearing' is unknown here; did you mean 'heading'?

scene { width = 400, height = 400 }
local i = overlay.image { file = "plan.svg", bounds = { south = -10, west = -10, north = 10, east = 10 } }
camera.fit(i)
-- 400 points are 20°: log2(400 · 18 / 256); from south to north it is a little more, 20.1025° of the map.
print(string.format("%.4f", camera.zoom)) --> 4.8064
overlay.user_location { at = { 0, 0 } }
camera.fit { overlay.user_location { at = { 0, 0 }, accuracy = 100000 } }
print(camera.zoom > 8 and camera.zoom < 10) --> true

overlay.image { file = "wild.svg", bounds = { south = 1, west = 2, north = 3, east = 4 } } --~ wild.svg is drawn without <script> in line 2: what runs, loads, links or moves is left out
overlay.image { file = "wild.svg", bounds = { south = 1, west = 4, north = 3, east = 6 } }

overlay.user_location { at = { 90, 0 } } --~ a pole has no place on the Mercator map
