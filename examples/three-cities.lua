-- A film: from Hanoi to Bangkok to Singapore, an inverted circle opening in each.
-- lunette render three-cities.lua -f html -o film.html      (14 s)
scene { width = 1280, height = 720, basemap = "land", title = "Three cities" }
local cities = {
  { name = "Hà Nội",    at = { 21.0285, 105.8542 }, radius = 8000 },
  { name = "กรุงเทพฯ",   at = { 13.7563, 100.5018 }, radius = 15000 },
  { name = "Singapore", at = {  1.3521, 103.8198 }, radius = 12000 },
}
for _, city in ipairs(cities) do
  city.zone = overlay.circle { center = city.at, radius = 0, mask = "rgb(10 20 60 / 40%)", stroke = "white" }
  overlay.label { at = city.at, text = city.name, size = 22, halo = "white" }
end
for i, city in ipairs(cities) do
  camera.fit_circle {
    center = city.at, radius = city.radius, ratio = 0.7, of = "min",
    duration = i > 1 and 4 or 0, move = "fly",
  }
  city.zone:ease_to { radius = city.radius, duration = 1, easing = "out" }
  wait(1)
end
