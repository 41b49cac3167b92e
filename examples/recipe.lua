-- A recipe to hand around: how far one gets from a place. Every type of parameter, and presets of them.
-- lunette params recipe.lua --table · lunette recipe.lua --preset Ride --set tint=teal --set minutes=10,20,40
preset("Walk", { speed = 4.8, minutes = { 5, 10, 15 }, look = "light" })
preset("Ride", { speed = 16, minutes = { 10, 20, 30 }, look = "dark", tint = "darkorange" })

local place   = param("place", coordinate(48.8584, 2.2945), { label = "From", group = "Where" })
local name    = param("name", "Tour Eiffel", { label = "Its name", group = "Where" })
local speed   = param("speed", 4.8, { unit = "km/h", min = 1, max = 40, step = 0.1, group = "How far" })
local minutes = param("minutes", { 5, 10, 15 }, { type = "list", group = "How far", label = "Rings, in minutes" })
local delay   = param("delay", 1, { type = "duration", unit = "min", min = 0, max = 60, group = "How far" })
local detour  = param("detour", 25, { type = "integer", unit = "%", min = 0, max = 100, group = "How far" })
local day     = param("day", "2026-05-01", { type = "date", label = "As of", group = "Look" })
local tint    = param("tint", "navy", { type = "color", label = "Colour", group = "Look" })
local look    = param("look", "light", { choices = { { "light", "By day" }, { "dark", "By night" } }, group = "Look" })
local labels  = param("labels", true, { label = "Minutes on the rings", group = "Look" })

scene { width = 480, height = 480, theme = look, title = name .. ", " .. day }
local farthest
for i, minute in ipairs(minutes) do
  local walking = math.max(0, minute * 60 - delay)          -- durations are seconds, whatever unit people see
  local radius = walking * speed / 3.6 / (1 + detour / 100)
  farthest = overlay.circle {
    center = place, radius = radius, stroke = tint, fill = "none",
    mask = i == #minutes and color(tint, 0.35),             -- false: no mask
  }
  if labels then overlay.label { at = place:destination(0, radius), text = ("%g min"):format(minute), color = tint } end
end
overlay.marker { at = place, icon = "star", color = tint, label = name }
camera.fit_circle { circle = farthest, ratio = 0.9, of = "min" }
