-- The shared workloads w3 and w3s: a line of 1,000,000 points, all in view; simplified to so many points of the view.
scene { width = 1024, height = 1024 }
local line = data.geojson(param("file", "w3.geojson"))[1].path
camera.fit(line)
local tolerance = param("tolerance", 0) * projection.meters_per_point(camera.center)
overlay.polyline { path = tolerance > 0 and line:simplified(tolerance) or line, stroke_width = 1 }
