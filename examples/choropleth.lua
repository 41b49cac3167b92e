-- How densely people live: countries coloured by a scale, and a legend that is drawn from the same scale. People and
-- borders are Natural Earth's (public domain); areas are measured on WGS84.
local steps = param("steps", 6, { type = "integer", min = 3, max = 9, label = "Classes" })
scene { width = 640, height = 560, title = "People per km² in Southeast Asia", basemap = "land" }

local countries = data.geojson("data/southeast-asia.geojson")
local ramp = scale.quantize { domain = { 0, 360 }, range = "YlGnBu", steps = steps, missing = "lightgray" }

local function density(country) return country.properties.people / (country:area() / 1e6) end

overlay.geojson {
  data = countries,
  style = function(country)
    local text = ("%s: %.0f per km²"):format(country.properties.name, density(country))
    return { fill = ramp(density(country)), stroke = "white", stroke_width = 0.75, title = text }
  end,
  label = function(country)
    if country:area() > 1e11 then return { text = country.properties.name, size = 11 } end
  end,
}
overlay.legend { scale = ramp, title = "People per km²", position = "bottom_left" }
overlay.attribution { text = "Natural Earth" }
camera.fit(countries.bounds, { padding = 20 })
