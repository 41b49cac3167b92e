-- What is no text.

--! 1 attempt to load a binary chunk
assert(load("\27Lua"))

--! 1 attempt to load a binary chunk
assert(load("\27LuaT\0\25\147\r\n\26\n\4\8\8", "x", "b"))

--! 1 attempt to load a binary chunk
assert(load("\27", "=x", "bt"))

--! 1 attempt to load a binary chunk
require "bytecode"

--! 1 nil value (field 'dump')
string.dump(function() end)

--! 1
local dump = ("").dump or rawget(string, "dump")
dump(function() end)

--! 1
load(function() return "\27Lua" end)

--! 1 bad argument #1 to 'load'
load(nil)

--! 1 binary
assert(load("\27LuaS" .. ("\0"):rep(4000000)))

--! 1 unexpected symbol
assert(load("\0\27Lua"))

--! 1 near
assert(load("#!/bin/lua\n\27Lua"))

--! 1 near '<\27>'
assert(load(" \27Lua"))

--! 1 unexpected symbol
assert(load("\239\187\191return"))
