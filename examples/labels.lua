-- Cities along the Danube: the larger come first, each name stands where it covers no other, the river's runs along it.
local smallest = param("smallest", 0, { unit = "thousand people", max = 2000, step = 50, label = "Cities from" })

scene { width = 640, height = 480, basemap = "countries", title = "Cities along the Danube" }

-- Thousands of people, latitude, longitude.
local cities = {
  { "Wien", 1980, 48.21, 16.37 }, { "Budapest", 1690, 47.50, 19.04 }, { "München", 1510, 48.14, 11.58 },
  { "Praha", 1360, 50.08, 14.44 }, { "Београд", 1200, 44.80, 20.46 }, { "Kraków", 800, 50.06, 19.94 },
  { "Zagreb", 770, 45.81, 15.98 }, { "Nürnberg", 520, 49.45, 11.08 }, { "Bratislava", 480, 48.15, 17.11 },
  { "Brno", 400, 49.20, 16.61 }, { "Нови Сад", 330, 45.25, 19.84 }, { "Augsburg", 300, 48.37, 10.90 },
  { "Graz", 300, 47.07, 15.44 }, { "Ljubljana", 290, 46.06, 14.51 }, { "Ostrava", 285, 49.84, 18.29 },
  { "Katowice", 280, 50.26, 19.02 }, { "Linz", 210, 48.31, 14.29 }, { "Trieste", 200, 45.65, 13.77 },
  { "Plzeň", 185, 49.75, 13.38 }, { "Szeged", 160, 46.25, 20.15 }, { "Salzburg", 157, 47.80, 13.04 },
  { "Regensburg", 155, 49.02, 12.10 }, { "Pécs", 140, 46.07, 18.23 }, { "Ingolstadt", 140, 48.76, 11.43 },
  { "Innsbruck", 131, 47.27, 11.39 }, { "Győr", 129, 47.69, 17.64 }, { "Klagenfurt", 104, 46.62, 14.31 },
  { "Olomouc", 102, 49.59, 17.25 }, { "Kecskemét", 108, 46.91, 19.69 }, { "Maribor", 97, 46.56, 15.65 },
  { "Osijek", 96, 45.55, 18.69 }, { "České Budějovice", 97, 48.97, 14.47 },
  { "Székesfehérvár", 95, 47.19, 18.41 }, { "Žilina", 82, 49.22, 18.74 }, { "Nitra", 78, 48.31, 18.09 },
  { "Landshut", 75, 48.54, 12.15 }, { "Trnava", 64, 48.37, 17.59 }, { "Sopron", 62, 47.68, 16.58 },
  { "Passau", 54, 48.57, 13.46 }, { "Wiener Neustadt", 48, 47.81, 16.24 },
  { "Dunaújváros", 42, 46.97, 18.93 }, { "Krems", 25, 48.41, 15.60 }, { "Eisenstadt", 15, 47.85, 16.52 },
}

local danube = path {
  { 48.40, 9.99 }, { 48.72, 10.78 }, { 48.76, 11.43 }, { 49.02, 12.10 }, { 48.88, 12.57 }, { 48.57, 13.46 },
  { 48.31, 14.29 }, { 48.16, 14.87 }, { 48.23, 15.33 }, { 48.41, 15.60 }, { 48.33, 16.05 }, { 48.14, 16.90 },
  { 48.14, 17.11 }, { 47.85, 17.70 }, { 47.75, 18.12 }, { 47.80, 18.74 }, { 47.79, 18.95 }, { 47.68, 19.12 },
  { 47.50, 19.05 }, { 46.97, 18.95 }, { 46.62, 18.87 }, { 46.18, 18.92 }, { 45.77, 18.85 }, { 45.35, 19.00 },
  { 45.23, 19.38 }, { 45.25, 19.85 }, { 45.05, 20.20 }, { 44.82, 20.46 },
}
overlay.polyline { path = danube, stroke = "#5b9bd5", stroke_width = 2.5 }
overlay.label { along = danube, text = "Danube", color = "#2a6496", offset = { 0, -9 }, size = 11, spacing = 160 }

for _, city in ipairs(cities) do
  local name, people, lat, lon = table.unpack(city)
  if people >= smallest then
    overlay.marker {
      at = { lat, lon }, icon = "dot", size = people > 1000 and 8 or 6, color = people > 1000 and "#b5179e" or "#444",
      title = name, label = { text = name, size = people > 1000 and 14 or 11, priority = people },
    }
  end
end
camera.set { center = { 47.9, 15.7 }, zoom = 6.3 }
