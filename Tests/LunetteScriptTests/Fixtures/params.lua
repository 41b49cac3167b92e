print(param("a", 5), param("b", true), param("c", "x"), param("d", { 1, 2 })) --> 5	true	x	1, 2

print(param("people", 3, { unit = "persons" }), param("angle", 30, { unit = "deg" })) --> 3	30

-- Metres, seconds and degrees, by the digits that are written: 1.005 * 1000 is 1004.9999999999999.
print(param("r", 5, { unit = "km", min = 1, max = 10 })) --> 5000
print(math.type(param("s", 1.005, { unit = "km" })), 1.005 * 1000 == 1005, 1005 == 1.005e3) --> integer	false	true
print(param("t", 0.3, { unit = "h" }), param("u", 2.5, { unit = "min" })) --> 1080	150
print(param("v", 5, { unit = "mi" }), param("w", 0.1, { unit = "nmi" }), param("x", 3, { unit = "ft" })) --> 8046.72	185.2	0.9144
print(param("y", -0.007, { unit = "km" }), param("z", 0, { unit = "mi" }), param("m", 5e-320, { unit = "m" }) == 5e-320) --> -7	0	true

print(math.type(param("n", 3.0, { type = "integer" })), math.type(param("m", 3.5))) --> integer	float

print(param("far", 9007199254740992, { type = "integer" })) --> 9007199254740992

local tint = param("tint", "navy", { type = "color" })
print(tint.hex, tint.alpha, param("other", color("red", 0.5))) --> #000080	1	rgb(255 0 0 / 50%)

print(param("day", "2024-02-29", { type = "date" }), param("now", "2026-05-01T12:30:00Z", { type = "date" })) --> 2024-02-29	2026-05-01T12:30:00Z

print(param("pause", 1.5, { type = "duration", unit = "min" }), param("wait", 90, { type = "duration" })) --> 90	90

print(param("track", "data/run.gpx", { type = "file" })) --> data/run.gpx

local xs = param("xs", { 1, 2.5, 3 }, { type = "list", unit = "km", min = 1, max = 3 })
print(#xs, xs[1], xs[2], xs[3]) --> 3	1000	2500	3000

local names = param("names", { "a, b", "c" }, { type = "list" })
print(#names, names[1], names[2], #param("none", {}, { type = "list" })) --> 2	a, b	c	0

print(param("look", "light", { choices = { "light", { "dark", "By night" } } })) --> light
print(param("n", 2, { choices = { 1, { 2, "Two" } } }), param("i", 2, { type = "integer", choices = { 1, 2 } })) --> 2	2
print(param("tint", "red", { type = "color", choices = { "#f00", { color("blue"), "Sea" } } }).hex) --> #ff0000

print(param("place", coordinate(21, 105), { type = "coordinate" }), param("where", { lat = 1, lng = 2 })) --> 21, 105	1, 2

-- A value off its step is kept: only sliders snap.
print(param("r", 7, { min = 0, max = 10, step = 5 })) --> 7

-- Every preset is checked; none is in force here.
preset("Walk", { radius = 1, look = "light", at = { 1, 2 }, tint = color("red"), xs = { 1, 2 } })
preset("Drive in the night", { radius = "15000m", look = "dark", at = { lat = 1, lon = 2 }, xs = {} })
preset("Nothing", {})
print(param("radius", 5, { unit = "km" }), param("look", "light", { choices = { "light", "dark" } })) --> 5000	light
print(param("at", { 0, 0 }), param("tint", "navy", { type = "color" }), #param("xs", { 0 }, { type = "list" })) --> 0, 0	#000080	1

-- A declaration that fails leaves nothing behind.
print(pcall(param, "r", 5, { min = 6 }))  --> false	params.lua:2: param: 'default' is 5, less than its min 6
print(param("r", 7, { min = 6 })) --> 7

param("r", 5, { min = 6 }) --! param: 'default' is 5, less than its min 6

param("r", 5, { max = 4, unit = "km" }) --! 'default' is 5 km, more than its max 4 km

param("r", 5, { min = 10, max = 1, unit = "km" }) --! 'min' is 10 km, more than the max, 1 km

param("r", 5) param("r", 6) --! 'r' is declared already, at params.lua:1; a parameter has one declaration

param("r", 5, { mn = 3 }) --! 'mn' is unknown here; did you mean 'min'?

param("r", 5, { step = 0 }) --! 'step' must be a number, more than 0; got 0

param("r", function() end) --! 'default' must be a number, true or false, a text, a coordinate or a colour; got a function

param("r", 0/0) --! 'default' must be a number; got nan (not a number)

param(5) --! 'default' is missing

param("r s", 5) --! 'name' must be a name without white space; got "r s"

param("r", 5, 6) --! 'options' must be a table of options, as in { min = 0, max = 10 }; got 6

param("r", true, { min = 1, step = 2 }) --! param: 2 mistakes

param("r", true, { max = 1 }) --! 'max' is for numbers; this is a boolean

param("r", "x", { unit = "km" }) --! 'unit' is for numbers; this is a string

param("xs", { 1, 2 }, { type = "list", step = 1 }) --! 'step' is for numbers; this is a list

param("place", { 1, 2 }, { choices = { "a" } }) --! 'choices' is for texts, numbers and colours; this is a coordinate

param("r", { default = 5, min = 1 }) --! options come after it: param("r", 500, { min = 0 })

param("xs", { 1, 2, 3 }) --! 'default' must be a number, true or false, a text, a coordinate or a colour; got a list of 3; a list is one with { type = "list" }

param("xs", { "a", "b" }) --! got a list of 2; a list is one with { type = "list" }

param("at", { 105.85, 21.03 }) --! 'default.lat' must be -90…90 degrees of latitude; got 105.85; the order is latitude, longitude: {21.03, 105.85}?

param("r", 3, { unit = "Kilometers" }) --! 'unit' "Kilometers" would be a label only; write "km"

param("r", 1e306, { unit = "km" }) --! 'default' is too large a number of km; got 1e+306

param("r", "5", { type = "number" }) --! 'default' must be a number; got "5"; without the quotes it is a number

param("r", 5, { type = "string" }) --! 'default' must be a text; got 5

param("r", "true", { type = "boolean" }) --! 'default' must be true or false; got "true"

param("r", 5, { type = "colour" }) --! 'type' must be "number" or "integer" or "boolean" or "string" or "coordinate" or "color" or "date" or "duration" or "file" or "list"; got "colour"; did you mean 'color'?

param("n", 2.5, { type = "integer", min = 1, max = 6 }) --! 'default' must be a whole number from 1 to 6; got 2.5

param("n", 2^53 + 2, { type = "integer" }) --! 'default' must be a whole number; got 9.007199254740994e+15; the largest is 2^53, 9007199254740992

param("n", 2, { type = "integer", step = 0.5 }) --! 'step' must be a whole number for an integer; got 0.5

param("tint", "nvy", { type = "color" }) --! 'default' must be a CSS colour, as in "#1f6feb", "navy" or "rgb(0 0 255 / 20%)"; got "nvy"; did you mean 'navy'?

param("tint", 5, { type = "color" }) --! 'default' must be a CSS colour, as in "#1f6feb", "navy" or "rgb(0 0 255 / 20%)"; got 5

param("day", "2026-02-29", { type = "date" }) --! 'default' must be a date, as in 2026-05-01 or 2026-05-01T12:30:00Z; got "2026-02-29"

param("day", "2026-05-01T24:00:00Z", { type = "date" }) --! got "2026-05-01T24:00:00Z"

param("day", "1.5.2026", { type = "date" }) --! got "1.5.2026"

param("pause", "90s", { type = "duration" }) --! 'default' must be a duration in s, as in 90s, 5min or 1.5h; got "90s"

param("pause", 5, { type = "duration", unit = "km" }) --! 'unit' must be "s", "min" or "h" for a duration; got "km"

param("track", "", { type = "file" }) --! 'default' must be a file's path relative to the script's folder, as in "data/route.gpx"; got ""

param("track", "/etc/passwd", { type = "file" }) --! got "/etc/passwd"

param("xs", { 1, "a" }, { type = "list" }) --! 'default' must be a list of numbers, as in 1,2,3; got "a" as element 2

param("xs", { "a", 1 }, { type = "list" }) --! 'default' must be a list of texts, as in a,b,c; got 1 as element 2

param("xs", { 1, { 2 } }, { type = "list" }) --! 'default.2' must be a number or a text; got a table

param("xs", { 1, 2, 9 }, { type = "list", max = 5 }) --! 'default' is 9, more than its max 5

param("xs", "a", { type = "list" }) --! 'default' must be a list of texts, as in a,b,c; got "a"

param("xs", { 1, b = 2 }, { type = "list" }) --! 'default' must be a list without keys; got a table that has both

local long = {} for i = 1, 10001 do long[i] = i end
param("xs", long, { type = "list" }) --! 'default' must be a list of at most 10000 elements; got 10001

param("look", "drk", { choices = { "light", "dark" } }) --! 'default' must be "light" or "dark"; got "drk"; did you mean 'dark'?

param("look", "By night", { choices = { "light", { "dark", "By night" } } }) --! got "By night"; did you mean 'dark'?

param("n", 4, { unit = "km", choices = { 1, 2, 3 } }) --! 'default' must be 1, 2 or 3 km; got 4

param("n", 1, { choices = { 1, "b" } }) --! 'choices.2' must be a number; got "b"

param("n", 1, { choices = { 1, 20 }, max = 10 }) --! 'choices.2' is 20, more than its max 10

param("n", 1, { choices = { 1, 2, { 1, "One" } } }) --! 'choices.3' is 1 once more

param("n", 1, { choices = {} }) --! 'choices' must be a list of values or of { value, "Label" }; got an empty table

param("n", 1, { choices = { one = 1 } }) --! 'choices' must be a list of values or of { value, "Label" }; got a table

param("n", 1, { choices = "1,2" }) --! 'choices' must be a list of values or of { value, "Label" }; got "1,2"

param("n", 1, { choices = { { 1, 2 } } }) --! 'choices.1' must be a label's text; got 2

param("n", 1, { choices = { { 1, "One", "Two" } } }) --! 'choices.1' must be a value or { value, "Label" }; got a table

param("n", 1, { choices = { true } }) --! 'choices.1' must be a number; got true

-- Mistakes of default and options come together.
param("n", print, { mn = 1, step = -1 }) --! param: 3 mistakes

param("a", 1)
preset("Walk", { a = 2 }) --! preset: must stand before the first param, 'a' at params.lua:1, which takes its value from it

preset("Walk", { a = 2 })
preset("Walk", { a = 3 }) --! preset: 'Walk' is the preset of params.lua:1; a preset has one declaration

preset("Walk", { a = 2 }) --! preset: 'a' is no parameter of the scene; it has none

preset("Walk", { rdius = 2, b = 1 }) --! preset: 'rdius' is no parameter of the scene; did you mean 'radius'?
param("radius", 5)
param("b", 5)

preset("Walk", { size = 2 }) --! preset: 'size' is no parameter of the scene; it has: radius
param("radius", 5)

preset("Walk", { radius = 90 }) --! preset: 'radius' is 90 km, more than its max 50 km
print("before") --> before
param("radius", 5, { unit = "km", max = 50 })

preset("Walk", { radius = "abc" }) --! preset: 'radius' must be a number of km, at most 50; got "abc"
param("radius", 5, { unit = "km", max = 50 })

preset("Walk", { look = "drak" }) --! preset: 'look' must be "light" or "dark"; got "drak"; did you mean 'dark'?
param("look", "light", { choices = { "light", "dark" } })

preset("Walk", { at = { lat = 1 } }) --! preset: 'at.lon' is missing: it must be a number of degrees
param("at", { 0, 0 })

preset("Walk", { at = { 105.85, 21.03 } }) --! preset: 'at' must be latitude, longitude, the latitude -90…90 degrees; got 105.85 first; swapped? [21.03, 105.85]
param("at", { 0, 0 })

preset("Walk", { a = print }) --! preset: 'values.a' must be a number, true or false, a text, a coordinate, a colour or a list; got a function

preset("Walk", { 1, 2 }) --! preset: 'values' must have names as its keys; got 1

preset("Walk") --! preset: 'values' is missing: it must be a table of values by parameter, as in { radius = 5 }

preset("", {}) --! preset: 'name' must be a name, as in "Walk"; got ""

preset { radius = 5 } --! preset: 2 mistakes

-- Marked where the wrong value is written, beside other arguments too.
preset("Walk", {
  radius = 1,
  look = "drak", --! preset: 'look' must be "light" or "dark"; got "drak"
})
param("radius", 5, {
  min = 1,
})
param("look", "light", { choices = { "light", "dark" } })

param("radius", 5, {
  unit = "km",
  max = "10", --! param: 'max' must be a number; got "10"; without the quotes it is a number
})

for i = 1, 1001 do preset("p" .. i, {}) end --! preset: is called more than 1000 times

local values = {} for i = 1, 1001 do values["p" .. i] = i end
preset("Much", values) --! preset: 'values' must have at most 1000 keys; got more

local many = {} for i = 1, 1001 do many[i] = i end
param("n", 1, { choices = many }) --! param: 'choices' must be at most 1000 values; got 1001
