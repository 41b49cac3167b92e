print(coordinate(21.0278, 105.8523)) --> 21.0278, 105.8523
local c = coordinate(21.0278, 105.8523) print(c.lat, c.lon) --> 21.0278	105.8523

print(coordinate(1, 2) == coordinate(1, 2), coordinate(1, 2) == coordinate(1, 3)) --> true	false

-- geographiclib: one degree of the equator, and of the meridian at the equator.
print(("%.6f"):format(coordinate(0, 0):distance { 0, 1 })) --> 111319.490793
print(("%.6f"):format(coordinate(0, 0):distance { 1, 0 })) --> 110574.388558

-- geographiclib: JFK to Singapore over the pole.
local jfk, sin = coordinate(40.640, -73.779), coordinate(1.359, 103.989)
print(("%.3f %.5f"):format(jfk:distance(sin), jfk:bearing(sin))) --> 15347613.649 3.30880

print(coordinate(0, 179):midpoint { lat = 0, lng = -179 }) --> 0, 180

print(coordinate(10, 20):destination(90, 0)) --> 10, 20

coordinate(91, 0) --! 'lat' must be -90…90 degrees of latitude; got 91

coordinate(105.8523, 21.0278) --! the order is latitude, longitude: {21.0278, 105.8523}?

coordinate("21", 105) --! 'lat' must be a number of degrees; got "21"; without the quotes it is a number

coordinate(21) --! 'lon' is missing: it must be a number of degrees

coordinate(0 / 0, 1) --! got nan (not a number)

coordinate(1, math.huge) --! must be a finite number of degrees; got infinity

coordinate(1, 2, 3) --! takes 2 arguments; got 3

local c = coordinate(1, 2)
c.lat = 3 --! a coordinate can't be changed; make a new one

print(coordinate(1, 2).latitude) --! a coordinate has no 'latitude'; did you mean 'lat'?

print(coordinate(1, 2).lng) --! did you mean 'lon'?

print(coordinate(1, 2)[1]) --> nil

coordinate(1, 2):distance({ 1, 2, 3 }) --! 'other' must be two numbers {latitude, longitude}; got a list of 3

coordinate(1, 2):distance { lat = 1, lon = 2, alt = 3 } --! 'other.alt' is unknown here

coordinate(1, 2):distance { 1, "2" } --! 'other.lon' must be a number of degrees; got "2"

coordinate(1, 2):distance {} --! 'other' must be a coordinate {latitude, longitude} or { lat = …, lon = … }; got an empty table

print(color("#f00").hex, color("rgb(0 0 255 / 20%)").alpha) --> #ff0000	0.2
print(color("navy", 0.5), color("red"):with_alpha(0.25), color("black"):mixed("white", 0.5)) --> rgb(0 0 128 / 50%)	rgb(255 0 0 / 25%)	#808080
print(color("red") == color("#ff0000")) --> true

color("reed") --! got "reed"; did you mean 'red'?

color(5) --! 'css' must be a CSS colour

color("red", 2) --! 'alpha' must be a number from 0 to 1; got 2

print(units.km, units.mi, units.nmi, units.ft) --> 1000	1609.344	1852	0.3048

print(units.mile) --! units has no 'mile'; did you mean 'mi'?

units.km = 3 --! units.km can't be set: the table units is read-only

coordinate { 21, 105 } --! takes two numbers, as in coordinate(21.0278, 105.8523); got a table

local c = coordinate(1, 2)
c.distance({ 3, 4 }) --! is called with a colon, not a dot, as in …:distance(…)

print(units.m) --! units has no 'm'; it has: km, mi, nmi, ft
