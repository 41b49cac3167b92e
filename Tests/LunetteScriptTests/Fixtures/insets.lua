local i = overlay.inset {}
print(i.kind, i.id, i.size[1], i.size[2], i.fit, i.zoom, i.basemap, i.show) --> inset	inset-1	160	120	nil	nil	land	basemap
print(i.outline, i.position, i.margin, i.bounds, i.z, i.visible) --> #ff0000	top_left	12	nil	0	true
i.outline = false print(i.outline) --> false
i.outline = "#00f8" print(i.outline.hex, i.outline.alpha) --> #0000ff	0.53333333333333
i.outline = true print(i.outline) --> #ff0000
i.outline = nil print(i.outline) --> #ff0000
i.size = { 16, 4096 } print(i.size[1], i.size[2]) --> 16	4096
i.size = nil print(i.size[1]) --> 160
i.zoom = 3 i.basemap = "countries" i.show = "all" i.position = "bottom-right" print(i.zoom, i.basemap, i.show, i.position) --> 3	countries	all	bottom_right
i.fit = { 1, 2 } --! 'zoom' goes without fit, which says the zoom

-- What is fitted is handed back as it was given.
local zone = overlay.circle { center = { 21, 105 }, radius = 500 }
local i = overlay.inset { fit = zone } print(i.fit == zone) --> true
i.fit = { 1, 2 } print(i.fit) --> 1, 2
i.fit = { { 1, 2 }, { 3, 4 } } print(#i.fit, i.fit[2]) --> 2	3, 4
i.fit = { south = 1, west = 2, north = 3, east = 4 } print(i.fit) --> 1…3, 2…4
i.fit = { zone, bounds { south = 1, west = 2, north = 3, east = 4 } } print(#i.fit, i.fit[1] == zone, i.fit[2]) --> 2	true	1…3, 2…4
i.fit = nil print(i.fit) --> nil

overlay.inset { size = { 160 } } --! 'size' must be two numbers of points { width, height }, as in {160, 120}

overlay.inset { size = 160 } --! 'size' must be two numbers of points { width, height }, as in {160, 120}; got 160

overlay.inset { size = { 160, 15 } } --! 'size.2' must be a number of points from 16 to 4096; got 15

overlay.inset { size = { 4097, 160 } } --! 'size.1' must be a number of points from 16 to 4096; got 4097

overlay.inset { size = { 160, 120, width = 5 } } --! 'size' must be two numbers of points

overlay.inset { fit = { 1, 2 }, zoom = 5 } --! 'zoom' goes without fit, which says the zoom

overlay.inset { fit = "Hanoi" } --! 'fit' must be a coordinate, a path, bounds, an overlay's handle, or a list of them; got "Hanoi"

overlay.inset { zoom = 27 } --! 'zoom' must be a number from -2 to 26; got 27

overlay.inset { basemap = "osm" } --! 'basemap' must be "none" or "land" or "countries"; got "osm"

overlay.inset { show = "map" } --! 'show' must be "basemap" or "all"; got "map"

overlay.inset { outline = "rde" } --! 'outline' must be a CSS colour, as in "#1f6feb", "navy" or "rgb(0 0 255 / 20%)"; got "rde"; did you mean 'red'?

overlay.inset { mask = true } --! 'mask' is unknown here

overlay.minimap {} --! overlay has no 'minimap'; did you mean 'inset'?

-- What is fitted is looked for at the end.
camera.set { center = { 21, 105 }, zoom = 10 }
local zone = overlay.circle { center = { 21, 105 }, radius = 500 }
overlay.inset { id = "where", fit = zone } --! where.fit: circle-1 is invisible, so there is nothing to fit
zone.visible = false

overlay.inset { fit = {} } --! inset-1.fit: there is nothing to fit: the table is empty
