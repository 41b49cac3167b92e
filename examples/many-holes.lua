-- Three minutes on foot from a station of Tokyo's Yamanote line: thirty holes in one mask.
-- Japan's estate agents count 80 m a minute.
scene { width = 480, height = 640, title = "Three minutes from the Yamanote line", lang = "ja" }
local minutes = param("minutes", 3, { min = 1, max = 3.5, step = 0.5, label = "Minutes on foot" })
local stations = {
  { "東京", 35.6812, 139.7671 }, { "神田", 35.6918, 139.7709 }, { "秋葉原", 35.6984, 139.7731 },
  { "御徒町", 35.7075, 139.7748 }, { "上野", 35.7138, 139.7773 }, { "鶯谷", 35.7212, 139.7782 },
  { "日暮里", 35.7278, 139.7710 }, { "西日暮里", 35.7321, 139.7669 }, { "田端", 35.7381, 139.7608 },
  { "駒込", 35.7365, 139.7470 }, { "巣鴨", 35.7334, 139.7393 }, { "大塚", 35.7314, 139.7287 },
  { "池袋", 35.7295, 139.7109 }, { "目白", 35.7212, 139.7066 }, { "高田馬場", 35.7128, 139.7038 },
  { "新大久保", 35.7013, 139.7000 }, { "新宿", 35.6896, 139.7006 }, { "代々木", 35.6831, 139.7020 },
  { "原宿", 35.6702, 139.7027 }, { "渋谷", 35.6580, 139.7016 }, { "恵比寿", 35.6467, 139.7101 },
  { "目黒", 35.6340, 139.7157 }, { "五反田", 35.6262, 139.7234 }, { "大崎", 35.6197, 139.7286 },
  { "品川", 35.6285, 139.7388 }, { "高輪ゲートウェイ", 35.6355, 139.7407 }, { "田町", 35.6457, 139.7476 },
  { "浜松町", 35.6554, 139.7571 }, { "新橋", 35.6664, 139.7583 }, { "有楽町", 35.6751, 139.7630 },
}

style { circle = { stroke = "#80c241", mask = "rgb(20 30 60 / 40%)" } }
local line = {}
for i, station in ipairs(stations) do
  local name, lat, lon = table.unpack(station)
  line[i] = coordinate(lat, lon)
  overlay.circle { center = line[i], radius = minutes * 80, title = name }
end
line[#line + 1] = line[1]                  -- it runs in a circle
local loop = overlay.polyline { path = line, stroke = "#80c241", stroke_width = 3, title = "山手線" }
overlay.label { at = loop.bounds.center, text = "山手線", size = 32, color = "white", halo = "none" }
-- no camera call: all that is drawn is fitted, with 5 % around it
