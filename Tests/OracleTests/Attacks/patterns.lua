-- Patterns that try everything.

--! 3 passed its limit of
("a"):rep(3000):find((".-"):rep(30) .. "X")

--! 3 passed its limit of
--+ --steps 20000000
("a"):rep(3000):match((".*"):rep(30) .. "X")

--! 3 passed its limit of
--+ --steps 20000000
("a"):rep(3000):gsub((".-"):rep(30) .. "X", "")

--! 3 passed its limit of
--+ --steps 20000000
for _ in ("a"):rep(3000):gmatch((".-"):rep(30) .. "X") do end

--! 3 passed its limit of
--+ --steps 20000000
("a"):rep(40):find(("a?"):rep(40) .. ("a"):rep(41))

--! 3 passed its limit of
--+ --steps 20000000
("a"):rep(200000):find((".-"):rep(2) .. "b")

--! 3 passed its limit of
--+ --steps 20000000
("a"):rep(4000000):find(".-b")

--! 3 passed its limit of
--+ --steps 20000000
("a"):rep(4000000):find("a-b")

--! 3 passed its limit of
--+ --steps 20000000
("("):rep(3000000):find("%b()")

--! 3 passed its limit of
--+ --steps 20000000
local s = ("ab"):rep(1000000)
while true do s:find("%f[%w]x") end

--! 3 passed its limit of
--+ --steps 20000000
local s = ("a"):rep(1000000)
while true do s:find("(a*)%1b") end

--! 3 passed its limit of
local s = ("a"):rep(20000)
while true do s:match("(.-)(.-)(.-)%1%2%3x") end

--! 3 passed its limit of
--+ --steps 20000000
local set = "[" .. ("a-b"):rep(1000000) .. "]"
while true do ("c"):rep(1000):find(set) end

--! 3 passed its limit of
--+ --steps 20000000
local set = "[^" .. ("%a"):rep(1000000) .. "]"
while true do ("c"):rep(1000):find(set) end

--! 3 passed its limit of
--+ --steps 20000000
local needle = ("a"):rep(1999999) .. "b"
while true do ("a"):rep(4000000):find(needle, 1, true) end

--! 3 passed its limit of
--+ --steps 20000000
local needle = ("a"):rep(10000) .. "b" .. ("a"):rep(10000)
local hay = ("a"):rep(4000000)
while true do hay:find(needle, 1, true) end

--! 3 passed its limit of
--+ --steps 20000000
local hay = ("x"):rep(4000000)
while true do hay:find("y", 1, true) hay:find("y") end

--! 3 passed its limit of
--+ --steps 20000000
local p = ("a"):rep(4000000)
while true do p:find(p) p:match(p) end

--! 3 passed
--+ --steps 20000000
while true do ("x"):rep(1000000):gsub(".", "%0") end

--! 3 passed
--+ --steps 20000000
local s = ("x"):rep(1000000)
while true do s:gsub("", "") end

--! 3 passed its limit of
--+ --steps 20000000
local s = ("x"):rep(4000000)
while true do s:gsub("^x", "y") end

--! 0 nothing is drawn
("a"):rep(300000):match(("(a"):rep(30) .. (")"):rep(30) .. ("a?"):rep(100000))

--! 1 too many captures
("x"):find(("("):rep(1000000))

--! 1 too many captures
("x"):rep(100):find(("(x)"):rep(40))

--! 1 malformed pattern
("x"):find("[")

--! 1 malformed pattern
("x"):find("%")

--! 1 malformed pattern
("x"):find("[%")

--! 1 malformed pattern
("x"):find("%b")

--! 1 %f
("x"):find("%f")

--! 1 capture index
("x"):find("%1")

--! 1 capture index
("x"):find("(%1)")

--! 1 pattern capture
("x"):find("(x))")

--! 1 invalid
("x"):gsub("x", "%9")

--! 1 invalid
("x"):gsub("x", "%")

--! 1 invalid replacement value
("x"):gsub("x", function() return {} end)

--! 1 deeply
("x"):gsub("x", function() error("deeply") end)

--! 3 passed its limit of
--+ --steps 20000000
local function again() return (("x"):gsub("x", again)) end
while true do pcall(again) end

--! 3 passed its limit of
--+ --steps 20000000
local next = ("x"):rep(1000):gmatch("()")
while true do next() next = ("x"):rep(100000):gmatch("()") end

-- An iterator whose text is the only thing that holds it, while memory is collected.
--! 0 200000
local count = 0
for word in (("word "):rep(200000)):gmatch("%a+") do count = count + 1 local _ = { word .. count } end
print(count)

--! 3 passed its limit of
--+ --steps 20000000
local s = ("\0"):rep(1000000)
while true do s:find("%z-x") s:find("\0*\1") end

--! 3 passed its limit of
--+ --steps 20000000
while true do ("x"):rep(100):gsub("x", { x = ("y"):rep(1000) }) end

--! 3 passed its limit of
--+ --steps 20000000
while true do ("%a"):rep(1000):gsub("%%a", "%%") end
