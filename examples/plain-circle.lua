-- Before the inversion: a red circle of 500 m with a red outline, at zoom 15.
scene { width = 360, height = 640, title = "500 m in Ho Chi Minh City" }
local center = coordinate(10.762622, 106.660172)

overlay.circle { center = center, radius = 500 }   -- red at 20 %, outline red, 2 points: the defaults
camera.set { center = center, zoom = 15 }
