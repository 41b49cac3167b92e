-- A lap around Hoàn Kiếm lake in Hanoi: 219 points as a routing service gives them, an encoded polyline. The line hides
-- while the map moves, and is drawn again afterwards: lunette render route.lua -f html -o route.html
scene { width = 390, height = 600, title = "A lap around Hoàn Kiếm lake", lang = "vi" }
local route = path.decode(
  [[kpj_CmlaeSJELALAPCLEJALEJELCNALCNCLAJALEJENANCLELAL?HANENALCNCLCJ?LAJANAPAJANEJAJANALAN?P?JALCJ?LCNANAL@]] ..
  [[N?JAL?LALAPAN?J?L?J?L@P?LAN?L?JAL@L@NBN?LBLDJBHFHJDNBL@NAPCNAJCL?N@LCNANAPEL?LANAL?LCLCPANEN?NALGLEHKJMH]] ..
  [[KDMBKDKBQ?M?O@M?K?M@MBM@Q@M@M@OAI?MBO@M@QBMDK@M?KBMBQ@MBMDMBIBOBMBM?Q@KBMBMBK@OBOBMAO@K@K@O?MBO@O?M?M?KA]] ..
  [[MAOAO@M?OAKAM?MCMEOAOAKCMCK?MCOGMCMEMEKEKEKCMGOGIGKIKKGIKGIKIKIIEKCOEOAMCOAQ@M@KDMHMFKHIHKHKLELELENEHALC]] ..
  [[LEJCPANCJCN?JCCJANCN?LCLCL@L?L]])
local shore = path.decode(
  [[_oj_CwkaeSx@Sz@Qz@Oz@Mz@Mz@K|@Iz@I|@Gz@E|@E|@Az@?|@Bz@Nb@p@?`AG~@I~@M~@e@n@{@P}@D{@F}@H{@J{@L{@N{@L{@J}@]] ..
  [[F}@B{@?}@E{@K{@Oy@Uu@]m@k@[y@D_Ah@m@v@[x@Sz@O]])

overlay.polygon { path = shore, fill = "#d6ebf7", stroke = "none", title = "Hồ Hoàn Kiếm" }
local line = overlay.polyline { path = route, stroke = "blue", stroke_width = 2, title = "The lap" }

for walked = 250, route:length() - 100, 250 do
  local here = route:at(walked)
  local outside = here:destination(route:bearing_at(walked) - 90, 30)   -- 30 m to the walker's left
  overlay.marker { at = here, icon = "dot", size = 8, color = "blue" }
  overlay.label { at = outside, text = walked, size = 10, color = "blue" }
end
overlay.marker {
  at = route[1], icon = "dot", size = 14, color = "green",
  label = { text = "Cầu Thê Húc", anchor = "left" },
}
overlay.marker { at = route[#route], icon = "flag", label = { text = "Đền Ngọc Sơn", anchor = "right" } }
overlay.label {
  at = shore.bounds.center, size = 22, color = "#31688e", halo = "none",
  text = ("%.2f km"):format(route:length() / 1000),
}

camera.on("will_change", function() line.visible = false end)
camera.on("did_change", function() line.visible = true end)

local room = { top = 24, right = 64, bottom = 24, left = 40 }
camera.fit(line, { padding = room })
wait(1)
camera.ease_to { center = route[1], zoom = camera.zoom + 1, duration = 2 }
wait(1)
camera.fit(line, { padding = room, duration = 2, move = "fly" })
wait(1)
