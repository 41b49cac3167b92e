-- A finished figure: what lies within 4,500 km of Hà Nội, the largest cities there in their own writing, and all that
-- belongs around a map. People are those of urban areas in millions (UN, World Urbanization Prospects 2018).
local reach = param("reach", 4500, { unit = "km", min = 2000, max = 6000, step = 100, label = "Reach" })

scene {
  width = 760, height = 620, basemap = "countries", lang = "en", title = "Large cities around Hà Nội",
  description = "A map of Asia, dark beyond 4,500 km of Hà Nội, with dots for cities and their names",
}

local cities = {
  { "Hà Nội", 4.3, 21.03, 105.85 }, { "TP. Hồ Chí Minh", 8.1, 10.82, 106.63 }, { "Jakarta", 10.5, -6.21, 106.85 },
  { "Maynila", 13.5, 14.60, 120.98 }, { "Singapore", 5.8, 1.35, 103.82 }, { "กรุงเทพฯ", 10.2, 13.76, 100.50 },
  { "दिल्ली", 28.5, 28.61, 77.21 }, { "मुंबई", 20.0, 19.08, 72.88 }, { "काठमाडौं", 1.3, 27.72, 85.32 },
  { "کراچی", 15.4, 24.86, 67.01 }, { "کابل", 4.0, 34.53, 69.17 }, { "北京", 19.6, 39.90, 116.41 },
  { "上海", 25.6, 31.23, 121.47 }, { "香港", 7.4, 22.32, 114.17 }, { "重庆", 14.8, 29.56, 106.55 },
  { "서울", 10.0, 37.57, 126.98 }, { "東京", 37.5, 35.68, 139.69 }, { "大阪", 19.3, 34.69, 135.50 },
  { "Улаанбаатар", 1.5, 47.89, 106.91 }, { "Владивосток", 0.6, 43.12, 131.89 }, { "Алматы", 1.8, 43.24, 76.89 },
  { "Новосибирск", 1.6, 55.03, 82.92 },
}
local colors = { "#f6c141", "#f1932d", "#e8601c", "#c1121f", "#72190e" }
local size = scale.threshold { domain = { 2, 5, 10, 20 }, range = { 7, 9, 12, 15, 19 } }
local tint = scale.threshold { domain = { 2, 5, 10, 20 }, range = colors }

local center = coordinate(21.03, 105.85)
local zone = overlay.circle {
  center = center, radius = reach, mask = "rgb(15 30 50 / 50%)", stroke = "#15324f", stroke_width = 1.5,
}
overlay.graticule { step = 20, position = "bottom_right", stroke = "#5a718480" }

for _, city in ipairs(cities) do
  local name, people, lat, lon = table.unpack(city)
  if center:distance { lat, lon } <= reach then
    overlay.marker {
      at = { lat, lon }, icon = "dot", size = size(people), color = tint(people),
      title = ("%s: %.1f million"):format(name, people),
      label = { text = name, size = people >= 10 and 14 or 11, priority = people },
    }
  end
end

overlay.title { text = ("Large cities within %.0f km of Hà Nội"):format(reach / units.km), size = 20 }
overlay.scale_bar { measured_at = "center", margin = 32 }
overlay.legend { title = "Millions of people", scale = tint, position = "bottom_left", margin = 32 }
overlay.compass { size = 44 }
overlay.inset { size = { 150, 110 } }
overlay.attribution { text = "Map: Natural Earth. People: UN, 2018", margin = 36 }

camera.fit(zone, { padding = { top = 48, right = 16, bottom = 32, left = 16 } })
