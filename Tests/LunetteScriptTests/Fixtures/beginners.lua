-- What people write who know other languages, or Lua only a little.
local place = nil
print(place.lat) --? :7 --! attempt to index a nil value (local 'place'); what line 2 sets 'place' to is nil

local zone = { radius = 5 }
print(zone.center.lat) --? :12 --! attempt to index a nil value (field 'center'); what stands before the dot or bracket was never set

print(zones[1].radius) --? :7 --! 'zones' was never set

local zones = {}
print(zones[1].radius) --? :7 --! attempt to index a nil value (an element of a list or table); lists begin at 1; coordinates have no elements, but .lat and .lon

local zones = { { name = "a" } }
print(zones.a.name) --? :13 --! attempt to index a nil value (field 'a'); what stands before the dot or bracket was never set

draw_zone(5) --? :1 --! 'draw_zone' was never set

local zones = {}
zones.draw(5) --? :7 --! attempt to call a nil value (field 'draw'); what stands before the dot has no such function

local zones = {}
zones:draw(5) --? :7 --! attempt to call a nil value (method 'draw'); what stands before the colon has no such function

local s = "abc"
s:shout() --? :3 --! attempt to call a nil value (method 'shout'); what stands before the colon has no such function

local r = "5oo"
print(r * 2) --? :9 --! attempt to multiply a 'string' with a 'number'; tonumber(text) makes a number of a text of digits

local r = nil
print(r * 2) --? :7 --! attempt to perform arithmetic on a nil value (local 'r'); what line 1 sets 'r' to is nil

local r = nil
print("Radius: " .. r) --? :21 --! attempt to concatenate a nil value (local 'r'); what line 1 sets 'r' to is nil

print("Visible: " .. true) --? :19 --! attempt to concatenate a boolean value; tostring(value) makes a text of anything

print("Place: " .. { 21, 105 }) --? :17 --! attempt to concatenate a table value; table.concat(list, ", ") joins a list's texts

print("Place: " .. coordinate(21, 105)) --? :17 --! attempt to concatenate a coordinate value; tostring(value) makes a text of anything

local a, b = 5, nil
if a < b then print(a) end --? :6 --! attempt to compare number with nil; one of the two was never set

if "5" < 10 then print(5) end --? :8 --! attempt to compare string with number; tonumber(text) makes a number of a text

if {} < {} then print(5) end --? :7 --! attempt to compare two table values; < and > compare two numbers or two texts; == compares anything

local c = coordinate(21, 105)
if c < coordinate(22, 105) then print(5) end --? :6 --! attempt to compare two coordinate values; < and > compare two numbers or two texts; == compares anything

local n = nil
for i = 1, n do print(i) end --? :12 --! bad 'for' limit (number expected, got nil); for i = first, last do … end counts from one number to another; this one was never set

for i = "a", 5 do print(i) end --? :9 --! bad 'for' initial value (number expected, got string); for i = first, last do … end counts from one number to another; tonumber(text) makes a number of a text

for i = 1, 10, 0 do print(i) end --? :16 --! 'for' step is zero; the third number is what i grows by: for i = 1, 10, 2 do

for i = 1, "x" do print(i) end --? :12 --! bad 'for' limit (number expected, got string); for i = first, last do … end counts from one number to another; tonumber(text) makes a number of a text

for i = 1, #places do print(i) end --? :13 --! 'places' was never set

local n = nil
for i = 1, #n do print(i) end --? :13 --! attempt to get length of a nil value (local 'n'); what line 1 sets 'n' to is nil

for _, p in ipairs(nil) do print(p) end --? :20 --! attempt to index a nil value; ipairs walks a list; what it is given was never set

for _, p in pairs(places) do print(p) end --? :19 --! 'places' was never set

for _, p in pairs(nil) do print(p) end --? :19 --! bad argument #1 to 'pairs' (table expected, got nil); pairs walks a table; what it is given here was never set, or is none

for i, p in { 1, 2 } do print(p) end --? :10 --! attempt to call a table value (after 'in'); a list is walked by ipairs(list), a table of names by pairs(t): for key, value in pairs(t) do

for i in 5 do print(p) end --? :7 --! attempt to call a number value (after 'in'); numbers are counted with =: for i = 1, 10 do … end

local c = coordinate(21, 105)
print(c.distance(coordinate(22, 105))) --? :9 --! coordinate:distance: is called with a colon, not a dot, as in …:distance(…)

local c = coordinate(21, 105)
print(c:distance(22, 105)) --? :18 --! coordinate:distance: 2 mistakes:

local c = coordinate(21, 105)
print(c:distance({ 105.8, 21 })) --? :20 --! coordinate:distance: 'other.lat' must be -90…90 degrees of latitude; got 105.8; the order is latitude, longitude: {21, 105.8}?

local c = coordinate(21, 105)
print(c:lat()) --? :9 --! attempt to call a number value (method 'lat'); 'lat' is no function, but a value: with a dot, and without brackets

local c = coordinate(21, 105)
print(c:bearing()) --? :9 --! coordinate:bearing: 'other' is missing: it must be a coordinate {latitude, longitude} in degrees

local c = coordinate(21, 105)
print(c:destination({ 1, 2 }, 50)) --? :21 --! coordinate:destination: 'bearing' must be an angle in degrees; got a table

local c = coordinate(21, 105)
c.lat = 5 --? :3 --! a coordinate can't be changed; make a new one, with :destination, :midpoint or from its parts

local c = coordinate("21", "105") --? :22 --! coordinate: 'lat' must be a number of degrees; got "21"; without the quotes it is a number

local c = coordinate(21) --? :11 --! coordinate: 'lon' is missing: it must be a number of degrees

local c = coordinate() --? :11 --! coordinate: 'lat' is missing: it must be a number of degrees

local c = coordinate(21, 105, 7) --? :11 --! coordinate: takes 2 arguments; got 3

string.format("%d", 3.5) --? :21 --! bad argument #2 to 'format' (number has no integer representation); math.floor(x) makes it whole; a format's %g and %.1f take all numbers

string.format("%d", "x") --? :21 --! bad argument #2 to 'format' (number expected, got string)

string.format("%5.2f", nil) --? :24 --! bad argument #2 to 'format' (number expected, got nil); what is given there was never set

string.format("%y", 5) --? :8 --! invalid conversion '%y' to 'format'; a format has %d of whole numbers, %.2f of numbers, %s of anything, %% for a percent sign

string.format("%d %d", 5) --? :8 --! bad argument #3 to 'format' (no value); each % of the format needs a value after it

print(("abc"):rep("x")) --? :19 --! bad argument #1 to 'rep' (number expected, got string)

print(string.rep()) --? :14 --! bad argument #1 to 'rep' (string expected, got no value); nothing is given there

print(tonumber("5,3") + 1) --? :23 --! attempt to perform arithmetic on a nil value; tonumber gives nil for a text that is no number

print(math.floor("x")) --? :18 --! bad argument #1 to 'floor' (number expected, got string)

print(math.max()) --? :12 --! bad argument #1 to 'max' (value expected); nothing is given there

print(math.sqrt(nil)) --? :17 --! bad argument #1 to 'sqrt' (number expected, got nil); what is given there was never set

print(math.random(5, 1)) --? :19 --! bad argument #1 to 'random' (interval is empty); the smaller number comes first

table.insert(nil, 5) --? :14 --! bad argument #1 to 'insert' (table expected, got nil); what is given there was never set

table.insert({}, 1, 2, 3) --? :7 --! wrong number of arguments to 'insert'; table.insert(list, value) or table.insert(list, position, value)

table.insert({}, 5, 2) --? :18 --! bad argument #2 to 'insert' (position out of bounds); positions of a list go from 1 to #list + 1

table.concat({ 1, {}, 3 }) --? :7 --! invalid value (table) at index 2 in table for 'concat'; table.concat joins texts and numbers

table.sort({ 3, "a", 1 }) --! attempt to compare number with string; tonumber(text) makes a number of a text

print(#nil) --? :7 --! attempt to get length of a nil value; # counts lists, paths and the bytes of texts

print(#5) --? :7 --! attempt to get length of a number value; # counts lists, paths and the bytes of texts

local x = 5
x() --? :1 --! attempt to call a number value (local 'x'); brackets, braces or a text after a name call it, and this is no function; is a comma missing?

local x = 5
x.y = 3 --? :1 --! attempt to index a number value (local 'x'); a number has no fields

local t = {}
t[nil] = 5 --! table index is nil; what stands in the brackets was never set

local t = {}
t[0/0] = 5 --! table index is NaN; what stands in the brackets is no number: 0/0, or the root of a negative one

print(1 // 0) --? :9 --! attempt to divide by zero; // and % of whole numbers can't divide by 0

print(1 % 0) --? :9 --! attempt to perform 'n%0'; // and % of whole numbers can't divide by 0

print(1 << 1.5) --? :9 --! number has no integer representation; math.floor(x) makes it whole; a format's %g and %.1f take all numbers

print("a" | 1) --? :7 --! attempt to perform bitwise operation on a string value (constant 'a')

print(2^53 | 0, 1e100 | 0) --! number has no integer representation; math.floor(x) makes it whole; a format's %g and %.1f take all numbers

print(-{}) --? :7 --! attempt to perform arithmetic on a table value; numbers of a table are its elements, t[1], or its fields, t.radius

print(select(0, 1)) --? :14 --! bad argument #1 to 'select' (index out of range)

goto done --? :6 --! no visible label 'done' for <goto> at line 1; goto needs a ::label:: in the same function

local function f() return 1 end
local x = f
print(x + 1) --? :7 --! attempt to perform arithmetic on a function value (local 'x'); a function is called with brackets behind its name: name(…)

assert(nil) --! assertion failed!; assert got nil or false; a text behind it says more: assert(x, "no radius")

assert(false, "radius is missing") --! radius is missing

assert(tonumber("x"), "no number") --! no number

require("zones.lua") --? :1 --! require: "zones.lua": there is no file zones/lua.lua; without its ending: require "zones"

local zone = overlay.circle { center = { 21, 105 }, radius = 5 }
zone:hide() --? :6 --! a circle has no 'hide'; it has: center, radius, model, fill, fill_opacity, fill_rule, hatch, stroke, stroke_opacity, stroke_width, dash, line_cap, line_join, casing, mask, id, title, visible, opacity, z, class, legend, kind, bounds, remove

local zone = overlay.circle { center = { 21, 105 }, radius = 5 }
zone.radius = "big" --? :15 --! circle: 'radius' must be a number of metres from 0 to 1000000000; got "big"

local zone = overlay.circle { center = { 21, 105 }, radius = 5 }
zone.remove() --? :6 --! handle:remove: is called with a colon, not a dot, as in …:remove(…)

local zone = overlay.circle { center = { 21, 105 }, radius = 5 }
zone.radius = zone.radius + nil --? :27 --! attempt to perform arithmetic on a nil value; one of the values was never set

local zone = overlay.circle { center = { 21, 105 }, radius = 5 }
print(zone + 1) --? :7 --! attempt to perform arithmetic on a handle value (local 'zone'); what functions of overlay give is a handle; its numbers are fields: zone.radius

local r = param("radius", 500, { unit = "m", min = 100, max = 50 }) --? :52 --! param: 'min' is 100 m, more than the max, 50 m

local r = param("radius") --? :11 --! param: 'default' is missing: it must be a number, true or false, a text, a coordinate or a colour

local r = param { name = "radius" } --? :11 --! param: takes its values in round brackets: param(name, default, options)

overlay.circle { center = param("center", { 21, 105 }), radius = param("radius") } --? :43 --! param: 'default' is missing: it must be a number, true or false, a text, a coordinate or a colour

overlay.circle { center = { 21, 105 }, radius = 500, }} --? :55 --! unexpected symbol near '}'; is this one too many, or is the one that opens missing, or an end before it?

overlay.circle { center = { 21, 105 }, radius = 500; --? :16 --! unexpected symbol near <eof>; the script ends in the midst of this: something is never closed, or a value is missing

overlay.circle { center = { 21, 105 ), radius = 500 } --? :37 --! '}' expected near ')'; is a ',' or a '}' missing before ')'?

overlay.circle ( center = { 21, 105 }, radius = 500 ) --? :25 --! ')' expected near '='; keys and their values stand in braces: f { radius = 500 }

overlay.circle { center = { 21, 105 } radius = 500 } --? :39 --! '}' expected near 'radius'; is a ',' or a '}' missing before 'radius'?

overlay.circle { center == { 21, 105 }, radius = 500 } --? :18 --! 'center' was never set; a key and its value have one = between them: { center = … }

overlay.circle { center = 21, 105, radius = 500 } --? :27 --! overlay.circle: 2 mistakes:

overlay.circle { { 21, 105 }, 500 } --? :9 --! overlay.circle: 3 mistakes:

overlay.circle({ 21, 105 }, 500) --? :9 --! overlay.circle: takes one table, as in overlay.circle { center = …, radius = … }; got 2 arguments

overlay.circle(500, { 21, 105 }) --? :9 --! overlay.circle: takes one table, as in overlay.circle { center = …, radius = … }; got 2 arguments

--? beginners.lua:2:16 --! unfinished string near '''; a text with an apostrophe stands in double quotes: "it's"
local x = 'it's'
print(1)

--? beginners.lua:2:7 --! unfinished string near '"a)'; a text ends in its line, with the quote that began it; over several lines it is [[ … ]]
print("a)
print(1)

--? beginners.lua:2:7 --! unfinished string near ''a"'; a text ends in its line, with the quote that began it; over several lines it is [[ … ]]
print('a"
print(1)

print(“a”) --? :7 --! unexpected symbol near '<\226>'; texts stand in straight quotes, "…"

--? beginners.lua:2:11 --! unfinished long string (starting at line 2) near <eof>; it ends with ]]
local x = [[ abc
print(1)

local 1x = 5 --? :7 --! malformed number near '1x'; a name has letters, digits and _ and begins with no digit, as in north_gate, and is no word of Lua

local end = 5 --? :7 --! <name> expected near 'end'; 'end' can be no name here; a name has letters, digits and _ and begins with no digit, as in north_gate, and is no word of Lua

local my-name = 5 --? :9 --! unexpected symbol near '-'; a name has letters, digits and _ and begins with no digit, as in north_gate, and is no word of Lua

local x = 5,
print(x) --? :7 --! 'x' was never set; the list of line 1 goes on here: is the comma at its end too many?

x = = 5 --? :5 --! unexpected symbol near '='; one = sets a value, == compares two; is one too many?

if x == 5 print(x) end --? :11 --! 'then' expected near 'print'; if … then … end

if (x == 5) { print(x) } --? :24 --! 'then' expected near <eof>; blocks have no braces: function f(x) … end, if … then … end, for … do … end

while x < 5 print(x) end --? :13 --! 'do' expected near 'print'; for … do … end, while … do … end

function f(x) { return x } --? :15 --! unexpected symbol near '{'; blocks have no braces: function f(x) … end, if … then … end, for … do … end

return 5
print(6) --? :1 --! <eof> expected near 'print'; nothing may follow a return

else print(5) end --? :1 --! <eof> expected near 'else'; it belongs to an if … then; is there an end too many before it?

end --? :1 --! <eof> expected near 'end'; there is one end too many

elseif x then end --? :1 --! <eof> expected near 'elseif'; it belongs to an if … then; is there an end too many before it?

local function f() return 1 --? :27 --! 'end' expected near <eof>; every if, for, while and function has an end of its own

for i = 1, 10 print(i) end --? :15 --! 'do' expected near 'print'; for … do … end, while … do … end

for i = 1 to 10 do print(i) end --? :11 --! ',' expected near 'to'; for i = 1, 3 do … end

for i in range(10) do print(i) end --? :10 --! 'range' was never set; numbers are counted so: for i = 1, 10 do … end

foreach (x in t) do end --? :12 --! ')' expected near 'in'; lists are walked so: for i, value in ipairs(list) do … end

switch (x) { } --? :1 --! 'switch' was never set; Lua has no switch, but if … then … elseif … then … else … end

try { x() } catch (e) { } --? :1 --! 'try' was never set; errors are caught so: local ok, message = pcall(f)

class Zone { } --? :7 --! syntax error near 'Zone'; Lua has no classes; a table holds values and functions

import zones --? :8 --! syntax error near 'zones'; in Lua: local zones = require "zones"

def f(x): return x --? :5 --! syntax error near 'f'; in Lua: function draw(x) … end

x = function(a, b) a + b end --? :22 --! syntax error near '+'; a value alone is no statement: return it, or give it a name

x = y ?? 5 --? :8 --! unexpected symbol near '?'; in Lua: x or 5

x = a?.b --? :6 --! unexpected symbol near '?'; in Lua: x and x.y

x = `abc` --? :5 --! unexpected symbol near '`'; texts stand in straight quotes, "…"

x = f"abc" --? :5 --! 'f' was never set

x = "a" + "b" --? :9 --! attempt to add a 'string' with a 'string'; texts are joined with .. and not with +: "a" .. 5

x = 5 + "b" --? :7 --! attempt to add a 'number' with a 'string'; texts are joined with .. and not with +: "a" .. 5

x = {} + 1 --? :8 --! attempt to perform arithmetic on a table value; numbers of a table are its elements, t[1], or its fields, t.radius

x = nil + 1 --? :9 --! attempt to perform arithmetic on a nil value; one of the values was never set

x = [1, 2, 3] --? :5 --! unexpected symbol near '['; lists and coordinates stand in braces: { 21.03, 105.85 }

x = (1, 2) --? :7 --! ')' expected near ','; lists and coordinates stand in braces: { 21.03, 105.85 }

x = {1, 2, 3
print(x) --? :1 --! '}' expected (to close '{' at line 1) near 'print'; is a ',' or a '}' missing before 'print'?

x = 1,5 print(x + y) --? :19 --! 'y' was never set

x = 5 % print --? :9 --! attempt to perform arithmetic on a function value (global 'print'); a function is called with brackets behind its name: name(…)

print "a", "b" --? :10 --! syntax error near ','; what is more than one text stands in brackets: print("a", 5)

print(1 2) --? :9 --! ')' expected near '2'; is a ',' or a ')' missing before '2'?

print(1,,2) --? :9 --! unexpected symbol near ','; is a value missing before it, or is the comma one too many?

print 5 --? :7 --! syntax error near '5'; what is more than one text stands in brackets: print("a", 5)

# comment
x = 1 # comment --? :7 --! unexpected symbol near '#'; comments begin with --

// comment --? :1 --! unexpected symbol near '//'; comments begin with --

/* comment */ --? :1 --! unexpected symbol near '/'; comments are -- up to the line's end, or --[[ … ]]

x = 1 /* c */ --? :8 --! unexpected symbol near '*'; comments are -- up to the line's end, or --[[ … ]]

<!-- x --? :1 --! unexpected symbol near '<'; comments begin with --

x := 5 --? :4 --! <name> expected near '='; in Lua: x = 5

x === 5 --? :3 --! syntax error near '=='; to compare, write ==

if x = 5 then end --? :6 --! 'then' expected near '='; to compare, write ==

if x <> 5 then end --? :7 --! unexpected symbol near '>'; in Lua 'not equal' is ~=

if not x == 5 and then end --? :19 --! unexpected symbol near 'then'; a value is missing before 'then'

if x is nil then end --? :6 --! 'then' expected near 'is'; to compare, write ==

local a = b = 5 --? :13 --! unexpected symbol near '='; one = sets a value, == compares two; is one too many?

local a, b = f(),  --? :17 --! unexpected symbol near <eof>; the script ends in the midst of this: something is never closed, or a value is missing

local f = x => x --? :13 --! unexpected symbol near '='; a function is written: function(x) return x end

local f = (x) -> x --? :16 --! unexpected symbol near '>'; a function is written: function(x) return x end

local f = lambda x: x --? :21 --! function arguments expected near <eof>; a function is written: function(x) return x end

x.y:z = 5 --? :7 --! function arguments expected near '='; behind a colon stand a method's name and its brackets: value:name(…)

f() = 5 --? :5 --! syntax error near '='; a statement is a call, f(…) or f { … }, or name = value

5 = x --? :1 --! unexpected symbol near '5'

"a".x() --? :1 --! unexpected symbol near '"a"'; a text's functions are called so: ("a"):upper()

("a").x() --? :7 --! attempt to call a nil value (field 'x'); what stands before the dot has no such function

@x = 5 --? :1 --! unexpected symbol near '@'; this character can stand in texts only, in quotes

x = $y --? :5 --! unexpected symbol near '$'; this character can stand in texts only, in quotes

x = ~y --? :6 --! 'y' was never set

x = y~ --? :6 --! unexpected symbol near <eof>; the script ends in the midst of this: something is never closed, or a value is missing

x = 0b101 --? :5 --! malformed number near '0b101'; a number ends with its digits; south and west are negative

x = 1_000 --? :5 --! malformed number near '1_'; digits stand together: 1000

x = 5m --? :5 --! malformed number near '5m'; write 5, without the unit

x = 1e --? :5 --! malformed number near '1e'; a number ends with its digits; south and west are negative

x = 0xZZ --? :5 --! malformed number near '0xZ'; a number ends with its digits; south and west are negative

x = "\q" --? :5 --! invalid escape sequence near '"\q'; in [[ … ]] a backslash is a backslash

x = "\300" --? :5 --! decimal escape too large near '"\300"'; in [[ … ]] a backslash is a backslash

x = "\u{110000000}" --? :5 --! UTF-8 value too large near '"\u{110000000'

break --? :1 --! break outside loop at line 1; break leaves a for, a while or a repeat

goto x; local y; ::x:: print(y) --? :15 --! <goto x> at line 1 jumps into the scope of local 'y'

local x <const> = 5
x = 6 --? :1 --! attempt to assign to const variable 'x'

local zone = overlay.circle { center = { 21, 105 }, radius = 500 }
camera.fit(zone { padding = 20 }) --? :12 --! attempt to call a handle value (local 'zone'); an overlay is changed by its fields: zone.radius = 800

local zone = overlay.circle { center = { 21, 105 }, radius = 500 }
camera.fit_circle { circle = "zone", ratio = 0.8 } --? :30 --! camera.fit_circle: 'circle' must be an overlay's handle, which local zone = overlay.circle { … } gives; got "zone"

local route = path { { 21, 105 }, { 22, 106 } }
for i = 1, route:length() do overlay.marker { at = route[i] } end --? :52 --! overlay.marker: 'at' is missing: it must be a coordinate {latitude, longitude} in degrees; what is written there is nil: it was never set, or a list has no such element (the first is 1)

local route = path { { 21, 105 }, { 22, 106 } }
for i, c in pairs(route) do print(c) end --? :19 --! bad argument #1 to 'pairs' (table expected, got path); a list is walked so: for i, coordinate in ipairs(…) do … end

for i, c in ipairs(path { { 21, 105 } }) do print(c.lat, c.lng) end --? :60 --! a coordinate has no 'lng'; did you mean 'lon'?

local route = { { 21, 105 }, { 22, 106 } }
route.length() --? :7 --! attempt to call a nil value (field 'length'); #list counts a list's elements

print(overlay.circle.radius) --? :15 --! attempt to index a function value (field 'circle'); a function is called with brackets behind its name: name(…)

local c = overlay.circle
c.radius = 5 --? :1 --! attempt to index a function value (local 'c'); a function is called with brackets behind its name: name(…)

print(scene.size) --? :13 --! scene has no 'size'; it has: width, height, projection

print(units.kilometers) --? :13 --! units has no 'kilometers'; did you mean 'km'?

overlay.circle { center = place("Hanoi"), radius = 500 } --? :27 --! 'place' was never set

local function area(r)
  math.pi * r ^ 2 --? :11 --! syntax error near '*'; a value alone is no statement: return it, or give it a name
end

print(area(5) --? :6 --! ')' expected near <eof>; the script ends in the midst of this: something is never closed, or a value is missing

local radius == 500 --? :14 --! unexpected symbol near '=='; one = sets a value, == compares two; is one too many?

overlay.circle { center = { 21, 105 }; radius: 500 } --? :48 --! <name> expected near '500'; a table's keys take '=': { radius = 500 }

overlay.circle { center = { 21, 105 }, radius = 500 }, --? :54 --! syntax error near ','; a statement is a call, f(…) or f { … }, or name = value

overlay.circle { center = { lat: 21, lon: 105 }, radius = 500 } --? :34 --! <name> expected near '21'; a table's keys take '=': { radius = 500 }

overlay.circle { center = (21, 105), radius = 500 } --! ')' expected near ','; lists and coordinates stand in braces: { 21.03, 105.85 }

overlay.circle { center = "21, 105", radius = 500 } --? :27 --! overlay.circle: 'center' must be a coordinate {latitude, longitude} in degrees; got "21, 105"; in braces, without the quotes: {21, 105}

overlay.circle { center = { 21.0278 105.8523 }, radius = 500 } --? :37 --! '}' expected near '105.8523'; is a ',' or a '}' missing before '105.8523'?

overlay.circle{ center={21,105}, radius=500 } overlay.marker{ at={21 105} } --? :70 --! '}' expected near '105'; is a ',' or a '}' missing before '105'?

overlay.circle({center = {21, 105}, radius = 500) --? :49 --! '}' expected near ')'; is a ',' or a '}' missing before ')'?

local t = { 1, 2, 3 ] --? :21 --! '}' expected near ']'; is a ',' or a '}' missing before ']'?

if radius > 5 then print("a") else print("b") --? :45 --! 'end' expected near <eof>; every if, for, while and function has an end of its own

while true
  print("x") --? :3 --! 'do' expected near 'print'; for … do … end, while … do … end
end

repeat print(1) end --? :17 --! 'until' expected near 'end'; repeat … until condition

local function f(a, b,) end --? :23 --! <name> or '...' expected near ')'; is a name missing before it, or is the comma one too many?

local function f(a b) end --? :20 --! ')' expected near 'b'; is a ',' or a ')' missing before 'b'?

local function 5f() end --? :16 --! malformed number near '5f'; a name has letters, digits and _ and begins with no digit, as in north_gate, and is no word of Lua

function zones.draw:all() end --? :10 --! 'zones' was never set

local a.b = 5 --? :8 --! unexpected symbol near '.'; a field is set without local: zones.first = 5

print("a" "b") --? :11 --! ')' expected near '"b"'; is a ',' or a ')' missing before '"b"'?

x = 5 y = 6 print x, y --? :19 --! syntax error near 'x'; what is more than one text stands in brackets: print("a", 5)

print(5..6) --? :7 --! malformed number near '5..6'; a range is counted so: for i = 1, 3 do … end

x = "abc" .. nil --? :11 --! attempt to concatenate a nil value; one of the values was never set

x = #"abc" + "abc" --? :12 --! attempt to add a 'number' with a 'string'; texts are joined with .. and not with +: "a" .. 5

overlay.circle { center = { 21, 105 }, radius = 500, fill = rgb(255, 0, 0) } --? :61 --! 'rgb' was never set; a colour is a text, in quotes: "rgb(255 0 0 / 50%)"

overlay.circle { center = { 21, 105 }, radius = 500, fill = #ff0000 } --? :62 --! 'ff0000' was never set; a colour is a text, in quotes: "#ff0000"

overlay.circle { center = { 21, 105 }, radius = 5e } --? :49 --! malformed number near '5e'; a number ends with its digits; south and west are negative

overlay.marker { at = { 21, 105 }, label = { text = "A" size = 12 } } --? :57 --! '}' expected near 'size'; is a ',' or a '}' missing before 'size'?

overlay.marker { at = { 21, 105 } label = "A" } --? :35 --! '}' expected near 'label'; is a ',' or a '}' missing before 'label'?

string.foo("x") --? :8 --! attempt to call a nil value (field 'foo'); string has no 'foo'; it has: byte, char, find, format, gmatch, gsub, len, lower, match, pack, packsize, rep, reverse, sub, unpack, upper

math.round(5.5) --? :6 --! attempt to call a nil value (field 'round'); math has no 'round'; math.floor(x + 0.5) rounds

table.getn({}) --? :7 --! attempt to call a nil value (field 'getn'); table has no 'getn'; #list counts its elements

table.unpack(nil) --! attempt to get length of a nil value; # counts lists, paths and the bytes of texts

("x"):format(5):foo() --? :17 --! attempt to call a nil value (method 'foo'); what stands before the colon has no such function

string.sub(nil, 1) --? :12 --! bad argument #1 to 'sub' (string expected, got nil); what is given there was never set

("abc").len --? :9 --! syntax error near <eof>; a statement is a call, f(…) or f { … }, or name = value

x = ("abc"):sub("a") --? :17 --! bad argument #1 to 'sub' (number expected, got string)

utf8.char("a") --? :11 --! bad argument #1 to 'char' (number expected, got string)

overlay.circle { center = coordinate(21), radius = 500 } --? :27 --! coordinate: 'lon' is missing: it must be a number of degrees

camera.set { center = { 21, 105 }, zoom = "12" } --? :43 --! camera.set: 'zoom' must be a number from -2 to 26; got "12"; without the quotes it is a number

scene { width = 360.5 } --? :17 --! scene: 'width' must be a whole number of points from 1 to 16384; got 360.5

scene { width = 360 } scene { height = 640 } --! scene: can be called once; it was called at beginners.lua:1

style { stroke = red } --? :18 --! 'red' was never set; a colour is a text, in quotes: "red"

preset("Walk", 5) --? :16 --! preset: 'values' must be a table of values by parameter, as in { radius = 5 }; got 5

local z = region { center = { 21, 105 }, width = 500 } --? :11 --! region: 'height' is missing: it must be a number of metres from 0 to 50000000

local z = region({ 21, 105 }, 500, 500) --? :11 --! region: takes one table, as in region { center = …, width = …, height = … }; got 3 arguments

print(camera.center) --? :14 --! camera.center: the camera is unset: it lacks centre and zoom; call camera.set { center = …, zoom = … } or camera.fit(…) first

local p = projection.point(21, 105) --? :28 --! projection.point: 2 mistakes:

unpack({ 1, 2 }) --? :1 --! 'unpack' was never set; it is table.unpack(list)

print(sqrt(4)) --? :7 --! 'sqrt' was never set; did you mean 'math.sqrt'?

print(floor(4.5)) --? :7 --! 'floor' was never set; did you mean 'math.floor'?

param(500, "radius") --? :7 --! param: 'name' must be a text; got 500; the name comes first: param("radius", 500)

len({}) --? :1 --! 'len' was never set; #list counts a list's elements

local function f(self) end
print(self.x) --? :7 --! 'self' was never set; a function that is written and called with a colon, function zones:draw() … end, has a self
