-- Two corners in any order lie on the smaller way around the globe.
print(bounds({ 20, -170 }, { 10, 170 }), bounds({ 10, 170 }, { 20, -170 }).center) --> 10…20, 170…-170	15, 180

print(bounds({ 10, 0 }, { 20, 180 }), bounds({ -5, 30 }, { 5, 10 })) --> 10…20, 0…180	-5…5, 10…30

-- Sides are taken as written, eastward.
local b = bounds { south = 10, west = 170, north = 20, east = -170 }
print(b.span, b.south_west, b.north_east, b == bounds { b }) --> 10, 20	10, 170	20, -170	true
print(b:contains({ 15, 180 }), b:contains({ 15, -180 }), b:contains({ 15, 0 }), b:contains({ 20, -170 })) --> true	true	false	true
print(#b:path(), b:path()[2].lon, b:path()[5] == b:path()[1]) --> 5	190	true
print(b:including({ 0, 160 }), b:including({ 15, 175 }) == b) --> 0…20, 160…-170	true
b.west = 5 --! bounds can't be changed; make a new one

-- 1000 m are 0.0090417° of latitude at 10° and 0.0090407° at 20° by geographiclib.
local b = bounds { south = 10, west = 0, north = 20, east = 1 }:padded(1000)
print(("%.6f %.6f"):format(b.south, b.north)) --> 9.990959 20.009033

-- What holds a pole has every longitude.
print(bounds { { 90, 0 }, { 80, 10 } }, bounds { overlay.circle { center = { 85, 0 }, radius = 1e6 } }) --> 80…90, every longitude	76.044338…90, every longitude

print(bounds { south = 80, west = 0, north = 90, east = 10 }:contains({ 90, 50 })) --> true

local line = overlay.polyline { path = { { 1, 2 }, { 3, 4 } } }
print(bounds { line, { 10, 20 }, bounds({ 0, 0 }, { 1, 1 }), { { 5, 5 }, { 6, 6 } } }) --> 0…10, 0…20

bounds { south = 20, west = 0, north = 10, east = 5 } --! 'south' is 20, more than north, 10; swapped?

bounds { south = 20, west = 0, north = 30 } --! 'east' is missing: it must be an angle in degrees

bounds {} --! needs something to hold

bounds({ 1, 2 }, 5) --! 'second' must be a coordinate

bounds(5) --! must be a coordinate, a path, bounds, an overlay's handle, or a list of them; got 5

-- Rows 3.1 to 3.3 of the articles; MapKit's spans were recorded on a device.
local phone = region { center = { 0, 0 }, width = 2000, height = 1000, model = "mapkit" }
print(phone.span.lat == .009043695025814083, phone.span.lon == .017966310975031877) --> true	true
print(region { center = { -23.55052, -46.633308 }, width = 1000, height = 1000 }) --> -23.555035…-23.546005, -46.638205…-46.628411

print(region { center = { 89.999, 0 }, width = 1000, height = 1000 }.east, region { center = { 0, 180 }, width = 1000, height = 1000 }) --> 180	-0.004522…0.004522, 179.995508…-179.995508

region { center = { 0, 0 }, width = 100 } --! 'height' is missing: it must be a number of metres from 0 to 50000000

region { center = { 0, 0 }, width = 100, height = 100, model = "google" } --! 'model' must be "wgs84" or "mapkit"; got "google"
