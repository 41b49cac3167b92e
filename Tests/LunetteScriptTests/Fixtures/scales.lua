-- Values by hand; the colours of a ramp are ColorBrewer's tables'.
local ramp = scale.quantize { domain = { 0, 1200 }, range = "YlGnBu", steps = 6, missing = "lightgray" }
print(ramp, ramp.kind, #ramp.domain, ramp.domain[2], #ramp.range, ramp.missing) --> quantize, 0…1200 in 6 steps	quantize	2	1200	6	#d3d3d3
print(ramp.range[1], ramp.range[2], ramp.range[6]) --> #ffffcc	#c7e9b4	#253494
print(ramp(0), ramp(199.9), ramp(200), ramp(-5), ramp(1e9)) --> #ffffcc	#ffffcc	#c7e9b4	#ffffcc	#253494
print(ramp(nil), ramp(), ramp(0 / 0), ramp(1 / 0), ramp(-1 / 0)) --> #d3d3d3	#d3d3d3	#d3d3d3	#253494	#ffffcc
print(ramp == scale.quantize { domain = { 0, 1200 }, range = ramp.range, missing = "#d3d3d3" }, ramp == ramp.range) --> true	false

-- Half of the way between black and white is 127.5.
local heat = scale.linear { domain = { 0, 10 }, range = { "black", "white" } }
print(heat(5), heat(5) == color("black"):mixed("white", 0.5), heat(-1), heat(11), heat()) --> #808080	true	#000000	#ffffff	#cccccc
local size = scale.linear { domain = { 0, 10, 110 }, range = { 4, 8, 18 } }
print(size(5), size(10), size(60), size(1e300), size(nil), size) --> 6	8	13	18	nil	linear, 0…110
local ramp = scale.linear { domain = { -1, 0, 3 }, range = "RdBu" }
print(#ramp.range, ramp(-1), ramp(0), ramp(3), ramp(-0.75)) --> 9	#b2182b	#f7f7f7	#2166ac	#d6604d

local size = scale.threshold { domain = { 1000, 1e5 }, range = { 4, 8, 16 }, missing = 1 }
print(size(999), size(1000), size(1e5), size(nil), size.missing, size) --> 4	8	16	1	1	threshold, 2 limits
print(scale.threshold { domain = { 0 }, range = { "red", "blue" } }(0)) --> #0000ff
print(#scale.threshold { domain = { 1, 2, 3 }, range = "Blues" }.range) --> 4

local tint = scale.ordinal { domain = { "park", "lake", 3 }, range = { "green", "blue", "red", "gold" } }
print(tint("park"), tint("lake"), tint(3), tint("3"), tint("sea"), tint()) --> #008000	#0000ff	#ff0000	#cccccc	#cccccc	#cccccc
print(#tint.range, tint.domain[1], tint.domain[3], tint) --> 3	park	3	ordinal, 3 names
print(scale.ordinal { domain = { "a", "b" }, range = "Set2" }("b"), scale.ordinal { domain = { "a" }, range = { 5 } }("b")) --> #fc8d62	nil
print(pcall(tint, 1, 2)) --> false	scales.lua:5: a scale takes one value; got 2

-- Of what its domain has no difference: halves of the largest numbers have one.
local wide = scale.linear { domain = { -1.7e308, 1.7e308 }, range = { 0, 100 } }
print(wide(0), wide(-1.7e308), wide(1.7e308)) --> 50	0	100
print(scale.quantize { domain = { -1.7e308, 1.7e308 }, range = { 1, 2 } }(1)) --> 2
local tiny = scale.linear { domain = { 0, 5e-324 }, range = { 0, 100 } }
print(tiny(0), tiny(5e-324)) --> 0	100
print(scale.linear { domain = { 1.5e-323, 2.5e-323 }, range = { 0, 100 } }(2e-323)) --> 50

-- What a style takes and a legend hands back.
local ramp = scale.quantize { domain = { 0, 10 }, range = { "white", "black" } }
overlay.circle { center = { 1, 2 }, radius = 10, fill = ramp(7), legend = "Zone" }
local key = overlay.legend { scale = ramp, title = "Density" }
print(key.kind, key.id, key.title, key.position, key.margin, key.scale == ramp, key.bounds) --> legend	legend-1	Density	bottom_right	12	true	nil
key.scale = nil key.position = "top-left" key.title = nil print(key.scale, key.position, key.title) --> nil	top_left	nil
local text = overlay.attribution { text = "© Office" }
print(text.kind, text.id, text.text, text.position, text.margin) --> attribution	attribution-1	© Office	bottom_right	0

print(pcall(function() local r = scale.linear { domain = { 0, 1 }, range = { 0, 1 } } r.domain = 5 end)) --> false	scales.lua:1: a scale can't be changed; make a new one

print(scale.linear { domain = { 0, 1 }, range = { 0, 1 } }.rang) --! a scale has no 'rang'; did you mean 'range'?

scale.quantize { domain = { 0, 1 }, range = "Blues" }("12") --! a quantize scale takes a number or nil; got "12"; tonumber(…) makes a number of a text

scale.linear { domain = { 0, 1 }, range = "Blues" }(true) --! a linear scale takes a number or nil; got true

scale.ordinal { domain = { "a" }, range = { "red" } }({}) --! an ordinal scale takes a text, a number or nil; got an empty table

scale.linear { domain = { 0, 1 }, range = { 1 } } --! 'range' has 1 value; 2 are needed, one for each number of the domain

scale.linear { domain = { 0 }, range = { 1 } } --! 'domain' must be two or more numbers; got 1

scale.linear { domain = { 0, 5, 5 }, range = { 1, 2, 3 } } --! 'domain.3' must ascend: 5 follows 5

scale.linear { domain = { 5, 0 }, range = { 1, 2 } } --! must ascend: 0 follows 5; turn the domain and the range around

scale.linear { domain = { 0, 1 }, range = { "red", 5 } } --! 'range.2' must be a colour, as the first is

scale.linear { domain = { 0, 1 }, range = { "red", "bleu" } } --! got "bleu"; did you mean 'blue'?

scale.linear { domain = { 0, 1 }, range = "red" } --! a range of colours is a list, as in { "white", "red" }

scale.linear { domain = { 0, 1 }, range = "YlGnBuu" } --! or the name of a ramp, as in "YlGnBu"; got "YlGnBuu"; did you mean 'YlGnBu'?

scale.linear { domain = { 0, 1 }, range = "jet" } --! there are Blues, Greens

scale.linear { domain = { 0, 1 }, range = { 1, 2 }, missing = "red" } --! 'missing' must be a number, as the range's are

scale.linear { domain = { 0, "1" }, range = { 1, 2 } } --! 'domain.2' must be a number; got "1"

scale.linear { domain = 5, range = { 1, 2 } } --! 'domain' must be a list of numbers

scale.linear { range = { 1, 2 } } --! 'domain' is missing: it must be a list of numbers

scale.linear { domain = { 0, 0 / 0 }, range = { 1, 2 } } --! 'domain.2' must be a number; got nan

scale.quantize { domain = { 0, 5, 10 }, range = { 1, 2 } } --! two numbers, the least and the greatest; got 3; limits of your own are a scale.threshold's

scale.quantize { domain = { 0, 5 }, range = { 1, 2 }, steps = 3 } --! 'steps' is 3, but the range has 2: leave it out, it is for a ramp's name

scale.quantize { domain = { 0, 5 }, range = {} } --! 'range' has 0 values; one or more are needed

scale.quantize { domain = { 0, 5 }, range = "Blues", steps = 10 } --! "Blues" has 3 to 9 colours; 10 are needed, one for each step

scale.quantize { domain = { 0, 5 }, range = "Blues", steps = 2 } --! 2 are needed, one for each step: a list does, as in { "white", "navy" }

scale.quantize { domain = { 0, 5 }, range = "Blues", classes = 5 } --! 'classes' is unknown here

scale.threshold { domain = { 1, 2 }, range = { 1, 2 } } --! 'range' has 2 values; 3 are needed, one more than there are limits

scale.ordinal { domain = { "a", "b", "a" }, range = "Set2" } --! 'domain.3' has the name "a" twice

scale.ordinal { domain = { "a", "b" }, range = { "red" } } --! 'range' has 1 value; 2 are needed, one for each name

scale.ordinal { domain = {}, range = "Set2" } --! 'domain' must be one name or more; got an empty list

scale.quantise { domain = { 0, 5 }, range = "Blues" } --! scale has no 'quantise'; did you mean 'quantize'?

local many = {} for i = 1, 300 do many[i] = i end
scale.ordinal { domain = many, range = "Set2" } --! 'domain' must be at most 256 values; got 300

overlay.legend { scale = "Blues" } --! 'scale' must be a scale, which scale.quantize { … } gives; got "Blues"

overlay.attribution { title = "Office" } --! 'text' is missing: it must be a text

scale.quantize { domain = { 0, 1 }, colors = { "red", "blue" } } --! 'colors' is unknown here; did you mean 'range'?

scale.quantize { domain = { 0, 1 }, range = "Blues", bins = 4 } --! 'bins' is unknown here; did you mean 'steps'?

overlay.copyright { text = "© Office" } --! did you mean 'attribution'?
