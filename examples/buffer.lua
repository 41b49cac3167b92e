-- A corridor of 250 m around a walk: what lies outside of it is dimmed.
scene { width = 480, height = 480, title = "250 m around a walk" }
local width = param("width", 250, { unit = "m", min = 20, max = 1000, step = 10, label = "Distance from the walk" })
local walk = path {
  { 21.0287, 105.8522 }, { 21.0312, 105.8526 }, { 21.0341, 105.8512 }, { 21.0369, 105.8478 }, { 21.0366, 105.8436 },
  { 21.0335, 105.8401 }, { 21.0293, 105.8398 },
}

local corridor = overlay.buffer {
  title = "Within reach of the walk", path = walk, radius = width, stroke = "#57606a", stroke_width = 1,
  mask = "rgb(20 30 60 / 40%)",
}
overlay.polyline { path = walk, stroke = "#1f6feb", stroke_width = 3, arrow = "end" }
overlay.label {
  at = walk:at(walk:length() / 2), text = ("%.1f km"):format(walk:length() / 1000), offset = { 0, -14 }, size = 14,
}
overlay.scale_bar { position = "bottom_left" }
camera.fit(corridor, { padding = 24 })
