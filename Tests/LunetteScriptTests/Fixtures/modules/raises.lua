local center = nil
local function place() return center.lat end

local lat = place()
return { lat = lat }
