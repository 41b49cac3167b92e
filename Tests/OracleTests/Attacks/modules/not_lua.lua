this is no Lua
