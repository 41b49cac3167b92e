local function inner() overlay.circle { center = { 91, 0 }, radius = 1 } end
return { draw = inner }
