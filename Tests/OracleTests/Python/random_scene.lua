-- A scene drawn by lot from its row's number alone: any kind of overlay, anywhere, from a millimetre to all of the
-- Earth, in any view. random_scenes.py runs thousands of rows; `lunette random_scene.lua --set row=N` shows one.
local row = param("row", 1, { type = "integer" })
local kinds = param("kinds", { "circle", "polygon", "rectangle", "polyline", "marker", "label" }, { type = "list" })
local largest = param("largest", 2e7, { unit = "m" })

-- SplitMix64: the same numbers whatever the engine's own random numbers are.
local state = row * 0x5851F42D4C957F2D
local function uniform(low, high)
  state = state + 0x9E3779B97F4A7C15
  local z = state
  z = (z ~ (z >> 30)) * 0xBF58476D1CE4E5B9
  z = (z ~ (z >> 27)) * 0x94D049BB133111EB
  z = z ~ (z >> 31)
  return low + (high - low) * (z >> 11) * 2.0 ^ -53
end
local function integer(low, high) return low + math.floor(uniform(0, 1) * (high - low + 1)) end
local function one(list) return list[integer(1, #list)] end
local function chance(part) return uniform(0, 1) < part end
local function spread(low, high) return 10 ^ uniform(math.log(low, 10), math.log(high, 10)) end
local function radius() return math.min(spread(1e-3, largest), largest) end

local function latitude()
  if chance(0.7) then return math.deg(math.asin(uniform(-1, 1))) end
  return one { 90, -90, 0, 90 - spread(1e-9, 10), spread(1e-9, 10) - 90, 85.0511287798066 }
end
local function longitude()
  if chance(0.6) then return uniform(-180, 180) end
  return one { 180, -180, 0, 180 - spread(1e-9, 1), spread(1e-9, 1) - 180, uniform(-540, 540) }
end
local last
local function place()
  -- Half of them near the one before, so that shapes meet.
  if last and chance(0.5) then
    local near = last:destination(uniform(0, 360), radius())
    return coordinate(near.lat, near.lon)
  end
  last = coordinate(latitude(), longitude())
  return last
end
local function places(fewest, most)
  local list, reach = {}, radius()
  local middle = place()
  for _ = 1, integer(fewest, most) do
    local away = math.min(reach, 1.9e7) * uniform(0, 1)
    list[#list + 1] = chance(0.1) and place() or middle:destination(uniform(0, 360), away)
  end
  return list
end

local function turns() return uniform(0, 360) end
local makers = {
  circle = function()
    local model = one { "wgs84", "wgs84", "sphere", "planar" }
    local center = place()
    -- The planar circle has no scale at a pole.
    if model == "planar" and math.abs(center.lat) > 89 then model = "sphere" end
    return { center = center, radius = radius(), model = model }
  end,
  polygon = function()
    local holes = {}
    for _ = 1, integer(-2, 2) do holes[#holes + 1] = places(3, 6) end
    return { path = places(3, 9), holes = holes, geodesic = chance(0.3), fill_rule = one { "nonzero", "evenodd" } }
  end,
  rectangle = function()
    if chance(0.5) then return { bounds = bounds(place(), place()) } end
    return { center = coordinate(uniform(-80, 80), longitude()), width = radius() / 100, height = radius() / 100 }
  end,
  ellipse = function()
    local major = math.min(radius(), 1e7)
    return { center = place(), semi_major = major, semi_minor = major * uniform(0.01, 1), rotation = turns() }
  end,
  sector = function()
    local outer = radius()
    local inner = chance(0.5) and outer * uniform(0, 1) or nil
    return { center = place(), radius = outer, inner = inner, from = turns(), to = turns() }
  end,
  buffer = function()
    local reach = math.min(radius(), 1e7)
    if chance(0.3) then return { points = places(1, 5), radius = reach } end
    return { path = places(2, 6), radius = reach }
  end,
  polyline = function()
    return { path = places(0, 12), geodesic = chance(0.4), arrow = chance(0.2) and "end" or nil }
  end,
  marker = function()
    return { at = place(), icon = one { "pin", "dot", "star", "flag" }, label = chance(0.3) and "M" or nil }
  end,
  label = function() return { at = place(), text = "Label " .. row, rotation = uniform(-180, 180) } end,
}
local areas = { circle = true, polygon = true, rectangle = true, ellipse = true, sector = true, buffer = true }

scene { width = integer(1, 1000), height = integer(1, 1000) }
for _ = 1, integer(1, 8) do
  local kind = one(kinds)
  local keys = makers[kind]()
  if kind ~= "marker" and kind ~= "label" then
    keys.stroke_width = keys.arrow and 2 or one { 0, 1, 2, 20 } -- an arrow's head is some strokes long
    if chance(0.1) then keys.dash = { 6, 4 } end
  end
  if areas[kind] and chance(0.6) then keys.mask = one { true, { group = "a" }, { group = "b", z = -1 } } end
  overlay[kind](keys)
end
if chance(0.9) then
  local center = chance(0.6) and last or coordinate(latitude(), longitude())
  center = coordinate(math.max(-89, math.min(89, center.lat)), center.lon)
  camera.set { center = center, zoom = uniform(-2, 22), bearing = one { 0, 0, 90, turns() } }
end
