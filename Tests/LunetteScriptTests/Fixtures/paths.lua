-- Numbers of lengths, bearings and areas are geographiclib's; the encoded text is the one that Google's page gives.
local p = path { { 38.5, -120.2 }, { 40.7, -120.95 }, { 43.252, -126.453 } }
print(p, #p, p[1], p[3].lon, p[0], p[4]) --> 3 coordinates	3	38.5, -120.2	-126.453	nil	nil
print(p:encoded(), path.decode([[_p~iF~ps|U_ulLnnqC_mqNvxq`@]]) == p) --> _p~iF~ps|U_ulLnnqC_mqNvxq`@	true
print(p.bounds) --> 38.5…43.252, -126.453…-120.2
for i, c in ipairs(p:slice(0, 1e9)) do if i == 2 then print(c) end end --> 40.7, -120.95
print(("%.6f %.6f"):format(p:length(), p:reversed():length())) --> 789436.426377 789436.426377
print(p:at(0), p:at(-1), p:at(1e9), ("%.9f"):format(p:bearing_at(0))) --> 38.5, -120.2	nil	nil	345.464038890
print(#p:slice(1000, 2000), ("%.6f"):format(p:slice(2000, 1000):length())) --> 2	1000.000000
print(#p:simplified(1e6), #p:joined(p:reversed()), #p:appending({ 1, 2 }), p:densified(1e5)[2] ~= p[2]) --> 2	5	4	true

print(path {}, #path {}, path {}.bounds, path {}:length(), path {}:area()) --> 0 coordinates	0	nil	0	0

local p = path { { 1, 2 } }
print(p, p[1], #p:joined({ 3, 4 }), p == path { { 1, 2 } }, p == path { { 1, 3 } }) --> 1 coordinate	1, 2	2	true	false
p[1] = { 3, 4 } --! a path can't be changed; make a new one

print(path({ { 1, 2 } }).lenght) --! a path has no 'lenght'; did you mean 'length'?

local ring = path.circle({ 10, 20 }, 1000, 4)
print(#ring, ring[1] == ring[5], ring[1].lon, ("%.3f"):format(ring[1]:distance({ 10, 20 }))) --> 5	true	20	1000.000

print(#path.circle({ 10, 20 }, 1000), #path.arc { center = { 10, 20 }, radius = 500, from = 0, to = 90, segments = 9 }) --> 361	10

-- Row 2.5 of the articles: passing 67.9362° N.
local way = path.geodesic({ 65, 20 }, { 60, -55 })
print(("%.3f %.4f"):format(way:length(), way.bounds.north)) --> 3672458.624 67.9362

path.circle({ 10, 20 }, 1000, 2) --! 'segments' must be a whole number from 3 to 1000000; got 2

path.arc { center = { 10, 20 }, radius = 500, from = 0 } --! 'to' is missing: it must be an angle in degrees

path.decode("_p~iF~ps|U_ulLnnqC_mqNv") --! 'encoded' ends in the middle of a number, at character 24: a part of it is missing

path.decode("_p~iF ps|U") --! 'encoded' has a character at 6 that no encoded polyline has (code 32)

path.decode("_izlhA~rlgdF_{geC~ywl@") --! written with 6 decimals? path.decode(text, 6)

path { { 21, 105 }, { 105, 21 } } --! 'coordinates.2.lat' must be -90…90 degrees of latitude; got 105; the order is latitude, longitude: {21, 105}?

path.circle({ 1, 2 }, 20003932) --! 'radius' must be a number of metres from 0 to 20003931; got 20003932

path.circle({ 1, 2 }, 5):densified(1e-9) --! 'meters' would give more than 10,000,000 places

-- Places past 180 stay as they are written.
local p = path { { 0, 170 }, { 0, 190 } }
print(p[2].lon, p.bounds, #p:densified(1e6)) --> 190	0…0, 170…-170	4

path { 50, { 1, 2 }, { 3, 4 } } --! 'coordinates' must be two numbers {latitude, longitude}; got a list of 3

path { 50, 1, 51 } --! each in braces of its own: { {50, 1}, {51, …}, … }; got a list of 3 numbers
