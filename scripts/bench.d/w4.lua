-- The shared workload w4: dots at 100,000 points of a file, all in view.
scene { width = 1024, height = 1024 }
local points = data.geojson(param("file", "w4.geojson"))
overlay.geojson { data = points, style = { fill = "red", stroke = "white", size = 8 } }
camera.fit(points.bounds)
