-- A module that isn't Lua.
local zones = {
  radius: 500,
}
return zones
