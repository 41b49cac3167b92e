-- A ride whose receiver knows where it heads: the map goes along and turns, and the line behind grows.
-- lunette render follow.lua -f html --frames 2 -o follow.html
scene { width = 390, height = 600, title = "A ride along the lake", background = "#f4f1ea" }
local ride = data.gpx("data/lake-ride.gpx").tracks[1]
local shore = path.decode(
  [[_oj_CwkaeSx@Sz@Qz@Oz@Mz@Mz@K|@Iz@I|@Gz@E|@E|@Az@?|@Bz@Nb@p@?`AG~@I~@M~@e@n@{@P}@D{@F}@H{@J{@L{@N{@L{@J}@]] ..
  [[F}@B{@?}@E{@K{@Oy@Uu@]m@k@[y@D_Ah@m@v@[x@Sz@O]])
overlay.polygon { path = shore, fill = "#d6ebf7", stroke = "none", title = "Hồ Hoàn Kiếm" }
overlay.label { at = shore.bounds.center, text = "Hồ Hoàn Kiếm", size = 16, color = "#31688e", halo = "none" }
overlay.polyline {
  path = ride.path, stroke = "white", stroke_width = 8, casing = { color = "#c9c2b4", stroke_width = 10 },
}

local behind = overlay.polyline { path = {}, stroke = "#1a73e8", stroke_width = 5, title = "The way so far" }
local been = {}
location.on("update", function(fix)
  been[#been + 1] = fix.at
  behind.path = been
end)
overlay.user_location {}
overlay.compass { position = "top_right" }
overlay.scale_bar {}

camera.follow { heading = true, zoom = 17 }
wait(location.simulate { gpx = "data/lake-ride.gpx" })
