overlay.circle { center = { 21, 105 }, radius = 500 }

overlay.circle { center = { lat = 21, lng = 105 }, radius = 500, fill = color("red"), mask = { group = "a" } }

overlay.circle { radius = 500 } --! 'center' is missing: it must be a coordinate {latitude, longitude} in degrees

overlay.circle { center = { 21, 105 } } --! 'radius' is missing: it must be a number of metres

overlay.circle { center = { 21, 105 }, radius = "500" } --! 'radius' must be a number of metres from 0 to 1000000000; got "500"; without the quotes it is a number

overlay.circle { center = { 21, 105 }, radius = -1 } --! got -1

overlay.circle { center = { 21, 105 }, radius = 0 / 0 } --! got nan (not a number)

overlay.circle { center = { 21, 105 }, radius = math.huge } --! got infinity

overlay.circle { center = { 105, 21 }, radius = 5 } --! 'center.lat' must be -90…90 degrees of latitude; got 105; the order is latitude, longitude: {21, 105}?

overlay.circle { center = { 21, 105 }, raduis = 5, radius = 5 } --! 'raduis' is unknown here; did you mean 'radius'?

overlay.circle { centre = { 21, 105 }, radius = 5 } --! 'centre' is unknown here; did you mean 'center'?

overlay.circle { center = { 21, 105 }, radius = 5, colour = "red" } --! 'colour' is unknown here; did you mean 'fill'?

overlay.circle { center = { 21, 105 }, radius = 5, "red" } --! every element needs a key

overlay.circle({ 21, 105 }, 500) --! takes one table, as in overlay.circle { center = …, radius = … }; got 2 arguments

overlay.circle(5) --! takes a table, as in overlay.circle { center = …, radius = … }; got 5

overlay.circle { center = { 21, 105 }, radius = 5, model = "round" } --! 'model' must be "wgs84" or "sphere" or "planar"; got "round"

overlay.circle { center = { 90, 105 }, radius = 5, model = "planar" } --! 'center' is a pole, where the Mercator map has no end and a planar circle can't be drawn

-- Circles of any size; a handle's field too.
local all = overlay.circle { center = { 89, 105 }, radius = 1e6, model = "planar" }
all.radius = 1e9
all.model = "wgs84"
print(all.bounds) --> -90…90, every longitude
all.center = { -90, 0 }
all.model = "planar" --! 'center' is a pole, where the Mercator map has no end

overlay.circle { center = { 21, 105 }, radius = 5, fill = "reed", stroke_width = -2 } --! 2 mistakes

local function ring(radius)
  return overlay.circle {
    center = { 21, 105 },  -- radius = 1
    title = [[ radius = 2 }]], class = "radius = 3 }",
    radius = radius, --! 'radius' must be a number of metres from 0 to 1000000000; got "5oo"
  }
end
ring("5oo")

overlay.circle { center = { 21, 105 }, radius = 5, mask = 3 } --! 'mask' must be true, a colour, or { fill, group, z }; got 3

overlay.circle { center = { 21, 105 }, radius = 5, mask = { fil = "red" } } --! 'mask.fil' is unknown here; did you mean 'fill'?

overlay.circle { center = { 21, 105 }, radius = 5, dash = { 6, "4" } } --! 'dash.2' must be a number of points

overlay.circle { center = { 21, 105 }, radius = 5, title = "a\0b" } --! 'title' must be a text without control characters

overlay.circle { center = { 21, 105 }, radius = 5, title = "\xff" } --! 'title' must be valid UTF-8

overlay.circle { center = { 21, 105 }, radius = 5, id = "a b" } --! 'id' must be a name without white space

overlay.circle { center = { 21, 105 }, radius = 5, id = "a" }
overlay.marker { at = { 21, 105 }, id = "a" } --! 'a' is the id of the circle made at overlays.lua:1; ids are unique

overlay.circle { center = { 21, 105 }, radius = 5 }
overlay.marker { at = { 21, 105 }, id = "circle-1" } --! 'circle-1' is the id of the circle made at overlays.lua:1

local m = overlay.marker { at = { 21, 105 }, id = "marker-1" }
print(overlay.marker { at = { 21, 105 } }.id) --> marker-2

overlay.marker { at = { 21, 105 }, mask = true } --! 'mask' is unknown here

overlay.marker { at = { 21, 105 }, icon = "dto" } --! 'icon' must be "pin" or "dot" or "ring" or "square" or "diamond" or "triangle" or "star" or "cross" or "flag" or "arrow"; got "dto"; did you mean 'dot'?

overlay.crcle {} --! overlay has no 'crcle'; did you mean 'circle'?

overlay.circle = 5 --! overlay.circle can't be set: the table overlay is read-only

local c = overlay.circle { center = { 21, 105 }, radius = 500 }
print(c.kind, c.id, c.radius, c.fill, c.stroke, c.stroke_width, c.visible, c.mask) --> circle	circle-1	500	rgb(255 0 0 / 20%)	#ff0000	2	true	false
c.radius = 600 c.mask = true print(c.radius, c.fill, c.mask) --> 600	rgb(255 0 0 / 0%)	true
c.fill = "blue" c.mask = { fill = "red", group = "g" } print(c.fill, c.mask.group) --> #0000ff	g
c.fill = nil c.mask = nil print(c.fill, c.mask, c.title) --> rgb(255 0 0 / 20%)	false	nil
print(c, c == c, c.bounds.north > 21) --> overlay circle-1	true	true

local c = overlay.circle { center = { 21, 105 }, radius = 500 }
c.radius = "x" --! circle: 'radius' must be a number of metres

local c = overlay.circle { center = { 21, 105 }, radius = 500 }
c.radius = nil --! 'radius' has no default

local c = overlay.circle { center = { 21, 105 }, radius = 500 }
c.center.lat = 5 --! a coordinate can't be changed

local c = overlay.circle { center = { 21, 105 }, radius = 500 }
print(c.radios) --! a circle has no 'radios'; did you mean 'radius'?

local c = overlay.circle { center = { 21, 105 }, radius = 500 }
c.kind = "x" --! circle-1.kind is read-only

local c = overlay.circle { center = { 21, 105 }, radius = 500 }
c:remove()
print(tostring(c)) --> a removed overlay
print(c.radius) --! the overlay was removed; its handle can't be used any more

overlay.circle { center = { 0, 0 }, radius = 500, mask = true }
overlay.circle { center = { 0, 0.005 }, radius = 500, mask = true }

overlay.circle { center = { 0, 0 }, radius = 500, mask = "red" }
overlay.circle { center = { 0, 1 }, radius = 500, mask = "blue" } --! a mask has one fill: the mask has #ff0000 since overlays.lua:1 and #0000ff here

overlay.circle { center = { 0, 0 }, radius = 500, mask = true }
overlay.circle { center = { 0, 0.005 }, radius = 500, mask = { group = "other" } }

overlay.circle { center = { 0, 0 }, radius = 500, mask = true }
overlay.circle { center = { 0, 0.005 }, radius = 500, mask = true, visible = false }

-- All mistakes of one call, those inside its tables too, in the order of the declaration.
overlay.circle { radius = -1, mask = { fil = 1, z = "x" }, center = { lat = "a", lon = "b" } } --! 5 mistakes:

overlay:circle { center = { 21, 105 }, radius = 5 } --! is called with a dot and takes one table

circle { center = { 21, 105 }, radius = 5 } --! 'circle' was never set; did you mean 'overlay.circle'?

overlay.polyline {} --! overlay.polyline: needs { path = … } or { paths = … }

local c = overlay.circle { center = { 21, 105 }, radius = 1500 }
print(c.radius .. " m", c.center.lat) --> 1500 m	21

-- The first of several mistakes is marked, inside a table of the table too.
overlay.circle {
  radius = 5, center = { 21, 105 },
  mask = {
    group = "a",
    fil = "red", --! 'mask.fil' is unknown here; did you mean 'fill'?
  },
}

-- Two calls in a line, or a function in the table.
local a, b = overlay.circle { center = { 1, 2 }, radius = 3 }, overlay.circle { center = { 1, 2 },
  radius = "x" } --? :12 --! 'radius' must be

overlay.circle { center = (function() local radius = 3 return { 1, 2 } end)(),
  radius = "x" } --? :12 --! 'radius' must be
