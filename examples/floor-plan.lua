-- A building's plan on the map, turned as the building stands, and a visitor in it.
scene { width = 360, height = 420, title = "Ground floor", background = "#eef1ee" }
local turned = param("turned", 18, { min = -90, max = 90, unit = "deg", label = "How the building stands" })
local pitch = param("pitch", 0, { min = 0, max = 60, unit = "deg", label = "How far the view is tilted" })

local middle = coordinate(21.02785, 105.8524)
-- 120 by 80 metres: a corner lies half of each from the middle.
local function corner(right, up)
  return middle:destination(turned + 90, right):destination(turned, up)
end
local plan = overlay.image {
  file = "floor-plan.svg", title = "The plan",
  corners = { corner(-60, 40), corner(60, 40), corner(60, -40), corner(-60, -40) },
}
overlay.user_location { at = corner(20, -25), accuracy = 9, heading = turned - 35, title = "You are here" }

camera.fit(plan, { padding = 30, bearing = 10, pitch = pitch })
overlay.title { text = "Ground floor", position = "top_left" }
overlay.scale_bar {}
overlay.compass { size = 34 }
