-- A run from a watch: the line, a dot at every kilometre, start and finish.
scene { width = 480, height = 640, title = "A run around the lake" }
local track = data.gpx("data/lake-run.gpx").tracks[1]
local line = track.path

overlay.polyline { path = line, stroke = "orangered", stroke_width = 3, casing = { color = "white", stroke_width = 6 } }
for km = 1, line:length() // 1000 do
  overlay.marker {
    at = line:at(km * 1000), icon = "dot", size = 18, color = "white",
    label = { text = km, anchor = "center", size = 10, color = "orangered" },
  }
end
overlay.marker { at = line[1], icon = "dot", size = 14, color = "green", title = "Start" }
overlay.marker { at = line[#line], icon = "flag", color = "black", title = "Finish" }
overlay.title { text = ("%s · %.2f km · %d min"):format(track.name, line:length() / 1000, track.duration // 60) }
overlay.scale_bar {}
camera.fit(line, { padding = { top = 70, right = 40, bottom = 40, left = 40 } })
