scene { width = 360, height = 640, title = "A", background = "none", lang = "vi" }
print(scene.width, scene.height, scene.projection) --> 360	640	mercator

scene { width = 0 } --! 'width' must be a whole number of points from 1 to 16384; got 0

scene { width = 2.5 } --! got 2.5

scene { widht = 3 } --! 'widht' is unknown here; did you mean 'width'?

scene {}
scene {} --! scene: can be called once; it was called at scene.lua:1

print(scene.width) --> 800
scene {} --! must come before anything that reads the view, as scene.lua:1 does

scene.width = 3 --! scene.width can't be set: the table scene is read-only

print(param("a", 5), param("b", true), param("c", "x"), param("d", { 1, 2 })) --> 5	true	x	1, 2

print(param("r", 5, { unit = "km", min = 1, max = 10 })) --> 5000

param("r", 5, { min = 6 }) --! 'r': the default is 5, less than its min 6

param("r", 5) param("r", 6) --! 'r' is declared already; a parameter has one declaration

param("r", 5, { mn = 3 }) --! 'mn' is unknown here; did you mean 'min'?

param("r", function() end) --! 'default' must be a number, true or false, a text, or a coordinate; got a function

param(5) --! 'default' is missing

-- Nothing drawn is a picture too.

param("r", true, { min = 1, step = 2 }) --! param: 2 mistakes

param("tint", color("red")) --! 'default' can't be a color value; give its text, as in "#1f6feb"

param("r", { default = 5, min = 1 }) --! options come after it: param("r", 500, { min = 0 })

param("r", 3, { unit = "Kilometers" }) --! 'unit' "Kilometers" would be a label only; write "km"

print(param("people", 3, { unit = "persons" }), param("angle", 30, { unit = "deg" })) --> 3	30

-- The one integer without a positive twin.
scene { width = math.mininteger } --! got -9.223372036854776e+18
