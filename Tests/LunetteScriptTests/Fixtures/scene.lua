scene { width = 360, height = 640, title = "A", background = "none", lang = "vi" }
print(scene.width, scene.height, scene.projection) --> 360	640	mercator

scene { width = 0 } --! 'width' must be a whole number of points from 1 to 16384; got 0

scene { width = 2.5 } --! got 2.5

scene { widht = 3 } --! 'widht' is unknown here; did you mean 'width'?

scene {}
scene {} --! scene: can be called once; it was called at scene.lua:1

print(scene.width) --> 800
scene {} --! must come before anything that reads the view, as scene.lua:1 does

scene.width = 3 --! scene.width is read-only: scene { width = 3 }

-- Nothing drawn is a picture too.

-- The one integer without a positive twin.
scene { width = math.mininteger } --! got -9.223372036854776e+18
