-- The shared workload w1: one circle with a mask, 300 of the view's 360 points wide.
scene { width = 360, height = 640 }
local zone = overlay.circle {
  center = {21.0285, 105.8542}, radius = 500,
  stroke = "#00f", stroke_width = 2, mask = "rgb(0 0 0 / 50%)",
}
camera.fit_circle { circle = zone, ratio = 300 / 360 }
