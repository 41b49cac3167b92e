-- Writes table.tsv: calls of find, match, gmatch and gsub, and what stock Lua answers to each.
-- lua5.4 make_table.lua > table.tsv, in this folder; last done with Debian's Lua 5.4.4.
local calls = {}
local function add(call) calls[#calls + 1] = call end

local function lines(block)
  for call in block:gmatch("[^\n]+") do add(call) end
end

-- In the place of a text, which is quoted.
local function code(text) return setmetatable({}, { __tostring = function() return text end }) end

-- The form with each combination of the lists' elements.
local function each(form, ...)
  local lists, chosen = { ... }, {}
  local function choose(index)
    if index > #lists then return add((form:format(table.unpack(chosen)))) end
    for _, element in ipairs(lists[index]) do
      chosen[index] = type(element) == "string" and '"' .. element .. '"' or tostring(element)
      choose(index + 1)
    end
  end
  choose(1)
end

-- Classes and sets, over all bytes.
for letter in ("acdglpsuwxz"):gmatch(".") do each("bytes(%s)", { "%" .. letter, "%" .. letter:upper() }) end
each("bytes(%s)", {
  ".", "%%", "%.", "%]", "%-", "%q", "%_", "%\\0", "%\\200", "\\0", "\\255", "[^a]", "[abc]", "[a-f]",
  "[^a-f]", "[f-a]", "[a-a]", "[]]", "[^]]", "[]a]", "[^]a]", "[a]", "[a-]", "[-a]", "[--]", "[--/]", "[+--]",
  "[^-a]", "[^a-]", "[]-a]", "[^]-a]", "[%a]", "[^%a]", "[%A]", "[^%A]", "[%a%d]", "[%a_]", "[%a-z]", "[a-%a]",
  "[!-%a]", "[a-%%]", "[!-%%]", "[%a-]", "[%]]", "[%^a]", "[a^]", "[^^]", "[^^a]", "[%%]", "[%-z]", "[a%-z]", "[.]",
  "[.*+?$]", "[(]", "[[]", "[[a]", "[a-cx-z]", "[a-b-c]", "[a-b-]", "[0-9%a]", "[\\0]", "[^\\0]", "[\\0-\\31]",
  "[\\128-\\255]", "[^\\128-\\255]", "[\\0-\\255]", "[^\\0-\\255]", "[%z]", "[^%z%s]", "[[:alpha:]", "[%w%p]", "[%W]",
  "[%S%s]", "[^%S%s]", "[%x]", "[z-\\200]", "[\\200-z]", "[a-z%d%s_]",
})

-- Quantifiers, greedy and lazy, beside each other and where nothing is left.
each("(%s):find(%s)", { "", "a", "b", "aab", "baaac" }, {
  "a*", "a+", "a-", "a?", "a*b", "a+b", "a-b", "a?b", "^a*", "^a+$", "a-$", "^a-$", ".-b", ".*b", "a*a", "a-a-",
  "a?a?$",
})
each("(%s):match(%s)", { "aaa", "aaab", "abab", "  x  " }, {
  "(a*)(a*)", "(a-)(a*)", "(a+)(a+)", "(a?)(a*)b", "(.-)(b)", "(.*)(b)", "(a*)b(.*)", "^%s*(.-)%s*$", "((a*)(b?))",
  "[^b]+", "(%a+)%s*$", "()a*()", "(a)(b)(a)(b)",
})
each("(%s):find(%s)", { "a*", "a+b", "^a", "a$b", "x.y" }, {
  "*", "a%*", "**", "+", "%+", "a+b", "^^", "^^a", "%^a", "$", "$$", "a$", "a%$", "a$b", "%.", ".%..", "?", "^*",
  "^?a", "a^",
})

-- Captures, places and what was captured again.
each("(%s):match(%s)", { "abcabc", "aabb", "" }, {
  "()", "()()", "(a)(b)(c)", "((a)(b))", "(((a)))", "(a)()", "()a()b", "(a)%1", "(a)(b)c%1%2", "((a)b)c%2%1",
  "((a)b)c%1", "(.-)%1", "(.+)%1", "(.*)%1", "(a*)%1b", "()a%1", "()%1", "(a)%1*", "(.)(.)(.)%3", "(.)%1(.)%2",
  "(a)()%2", "((.)%2)",
})
lines [==[
("a"):rep(32):match(("(a)"):rep(32))
("a"):rep(33):match(("(a)"):rep(33))
("b"):match(("(a)"):rep(33))
("a"):find(("("):rep(32) .. "a")
("a"):find(("("):rep(33) .. "a")
("ab"):find(("()"):rep(32))
("ab"):find(("()"):rep(33))
("a"):find(("("):rep(32) .. "a" .. (")"):rep(32))
("a"):rep(40):match(("(a)"):rep(9) .. "%9%1")
("xaxax"):match("(x)(a)%1%2%1")
("a=b, c=d"):match("(%w)=(%w), (%w)=(%w)")
("=[[x]]="):match("=(%[*)(x)(%]*)=")
]==]

-- Patterns of many items, up to what stock Lua takes for too complex.
for count = 42, 50 do
  add(('(("a"):rep(%d) .. "bc"):match(("%%l"):rep(%d) .. "(.-)(b)()")'):format(count, count))
  add(('("a"):rep(%d):match("^" .. ("%%l?"):rep(%d) .. "(a*)$")'):format(count + 3, count))
end
lines [==[
("a"):rep(60):find(("%a"):rep(60))
("a"):rep(59):find(("%a"):rep(60))
("a"):rep(150):find(("a?"):rep(150))
("ab"):rep(60):find(("[ab]b?"):rep(60))
("a"):rep(80):match(("%a"):rep(60) .. "[")
("b"):rep(80):match("a" .. ("%a"):rep(60) .. "[")
("ab"):rep(80):match(("a(b)"):rep(30) .. "%30(.)")
("ab"):rep(80):match(("()"):rep(20) .. ("%a"):rep(40) .. ("()"):rep(12))
all(("ab"):rep(100), ("%a"):rep(60))
all(("ab"):rep(100), "(" .. ("%a"):rep(29) .. ")(" .. ("%a"):rep(31) .. ")")
("ab"):rep(100):gsub(("%a"):rep(60), "<%0>")
("ab"):rep(5000):gsub(("%a"):rep(60), "<%0>"):len()
("ab"):rep(5000):gsub(("%a"):rep(60), function(s) return s .. s end):len()
("ab"):rep(100):gsub("^" .. ("[ab]"):rep(70), "")
("x"):rep(3000):find(("x"):rep(300) .. "$")
("x"):rep(3000):match("^(.-)()$"):len()
(("x"):rep(3000) .. "y"):find("x-y")
]==]

-- %b and %f.
each("(%s):find(%s)", { "f(a(b)c)d)", "((x)", "", "())(", "xax" }, {
  "%b()", "%b)(", "%bxx", "%bxa", "%b()$", "^%b()", "(%b())", "%b()*", "%b()%b()", "%b\\0\\0", "%b((", "a%b()",
})
each("(%s):find(%s)", { "THE (quick) fox", "abc", "", " a " }, {
  "%f[%a]", "%f[%A]", "%f[%a]%a+", "%f[%a]%a+%f[%A]", "%f[%l]%l", "%f[^%z]", "%f[\\0]", "%f[%z]", "%f[a]", "%f[^a]",
  "^%f[%w]", "()%f[^%s]", "%f[%w]$", "%f[]]",
})
lines [==[
("a\0b"):find("%f[\0]")
("\0a"):find("%f[^\0]")
("\0a"):find("%f[a]")
("]"):find("%f[]]")
("a"):find("%f[%w]*")
]==]

-- Zeros and bytes from 128.
lines [==[
("a\0b"):find("\0")
("a\0b"):find("\0b")
("a\0b"):find("a.b")
("a\0b"):match("a%zb")
("a\0b"):find("a\0")
("a"):find("a\0")
("a\0\0b"):find("\0+")
("a\0b\0"):match("(%Z*)%z(%Z*)")
("a\0b"):gsub("\0", "0")
("a\0b"):find("\0", 1, true)
("a\0b"):find("\0b", 1, true)
("\0\0\1"):find("\0\1", 1, true)
("a\0b"):gsub("b", "\0%0\0")
("\228\246"):find("\246")
("\228\246"):find("[\240-\250]")
("\228\246"):find("%a")
("\228\246"):find("%W+")
("\228\246"):gsub("[\128-\255]", "?")
("\255"):find("[^\255]")
("x\255y"):match("x(.)y")
("\195\164"):find("%u")
]==]

-- Where the search begins.
each('("abcabc"):find(%s, %s)', { "b", "", "c$", "^a", "^b", "()" }, {
  0, 1, 2, 6, 7, 8, -1, -2, -6, -7, code "math.mininteger",
})
each('("abcabc"):match("(b)()", %s)', { 1, 3, 5, 6, 7, -1, -2, -100, 100 })
lines [==[
("abc"):find("b", math.maxinteger)
("abc"):find("b", "2")
("abc"):find("b", 2.0)
("abc"):find("b", nil)
(""):find("", 1)
(""):find("")
(""):find("", 2)
(""):find("", 0)
(""):find("^$")
(""):match(".*")
(""):match(".+")
("x"):match("", 3)
]==]

-- Plain search.
each('("a.c+a.c"):find(%s, %s, true)', { ".", "a.c", "", "+", "x", "c+a", "a.c+a.c", "a.c+a.cd", "%." }, {
  1, 3, 7, 8, 9, -3,
})
lines [==[
("a.c"):find(".", 2, false)
("a.c"):find(".", 2, 0)
("a.c"):find(".", 2, nil)
("a.c"):find("[", 1, true)
("a[c"):find("[", 1, true)
("a)c"):find(")")
("a]c"):find("]")
("x)"):find("x)")
("a}c"):find("}c")
("aab"):find("ab")
("aaab"):find("aab")
("ab"):rep(100):find("abba")
(("ab"):rep(100) .. "ba"):find("bba")
("a"):rep(99):find(("a"):rep(98) .. "b")
("a"):rep(200):find(("a"):rep(100))
(("a"):rep(100) .. "b"):find(("a"):rep(80) .. "b")
("needle in a haystack"):find("hay")
("x"):find("x", 1, true, 5)
]==]

-- gmatch.
each("all(%s, %s)", { "", "a", "a,bb,,c", "hello world", "k=v, x=y" }, {
  "", ".", ".-", ".*", "%a+", "[^,]*", "[^,]+", "()", "(%a)(%a)", "(%w+)=(%w+)", "^a", "a$", "%f[%w]%w", ",?()",
  "%s*", "a*", "x*$",
})
each('all("abc abc", "%%a+", %s)', { 1, 2, 4, 5, 7, 8, 9, -1, -3, -100, 100 })
lines [==[
all("^a^a", "^a")
all("aaa", "^")
all("a^*", "^*")
all("abc", "()", math.mininteger)
all("abc", "()", math.maxinteger)
all("abc", "(.)(.)")
all("abcd", "((.)(.))")
all(12321, 2)
all("abc", "b", "2")
all("x", "x", nil)
("abc"):gmatch("b")()
("abc"):gmatch("x")()
pcall(string.gmatch("a", "%"))
pcall(string.gmatch("a", "(a"))
("a"):gmatch("%")
(function() local f = ("ab"):gmatch(".") return f(), f(), f(), f() end)()
(function() local f = ("a"):gmatch("()") return f(), f(), f(), f() end)()
(function() local f = ("aa"):gmatch("(a") return pcall(f), pcall(f), pcall(f) end)()
(function() local f = ("a%"):gmatch("a%") return pcall(f), pcall(f) end)()
]==]

-- gsub: texts.
each("(%s):gsub(%s, %s)", { "abc", "hello world" }, {
  "", "b", "o", "%w+", "(%w)(%w)", "()", "x*", "z", "^%w", "%w$",
}, {
  "", "x", "<%0>", "%1", "%%", "[%1%1]",
})
each('("abc"):gsub(%s, %s)', { "b", "(b)", "z", "(b)()" }, {
  "%", "%x", "%2", "%9", "%1%2", "a%", "%\\0", "% ", "%-", "%0%", "%%1", "%%%1", "%" .. "%%",
})
each('("aaa"):gsub("a", "b", %s)', { 0, 1, 2, 3, 4, -1, 2.0, "2", code "math.maxinteger", code "math.mininteger" })
each('("aaa"):gsub("", "-", %s)', { 0, 1, 3, 4, 5 })
lines [==[
("abc"):gsub("b", 5)
("abc"):gsub("b", 1.5)
("abc"):gsub("b", -0.0)
("abc"):gsub("b", 1e100)
("abc"):gsub("%w", "%0%0", 2)
("abc"):gsub("^a*", "x")
("aaa"):gsub("^a", "x")
("abc"):gsub("^", "x")
("abc"):gsub("$", "x")
("abc"):gsub("^$", "x")
(""):gsub("^$", "x")
(""):gsub("", "x")
(""):gsub(".*", "x")
("abc"):gsub(".*", "x")
("abc"):gsub(".-", "x")
("a b c"):gsub("%s*", "-")
("abc"):gsub("b*", "x")
("a,b,,c"):gsub("([^,]*)", "<%1>")
("abc"):gsub("(((((a)))))", "%5")
("abc"):gsub("(a)()", "%2%1")
("abc"):gsub("(a)()", "%2%1%3")
("xx"):gsub("(x", "y")
("xx"):gsub("(x", "%1")
("xx"):gsub("(x", "%2")
("xx"):gsub("x)", "y")
("hello  world "):gsub("%s+", " ")
("  trim  "):gsub("^%s*(.-)%s*$", "%1")
("a.b.c"):gsub("%.", "%%")
("x = 1"):gsub("(%w+) = (%w+)", "%2 = %1")
("abc"):rep(500):gsub("b", "xyz"):len()
("a"):rep(3000):gsub("a", ("b"):rep(10)):len()
(12321):rep(1):gsub(2, 3)
string.gsub(12321, 2, 3)
]==]

-- gsub: tables and functions.
lines [==[
("abc"):gsub("%w", { a = "1", b = true })
("abc"):gsub("%w", { a = "1", b = false, c = "zz" })
("abc"):gsub("%w", { a = 1, b = 2.5 })
("abc"):gsub("%w", { a = {} })
("abc"):gsub("%w", {})
("abc"):gsub("()", { "x", false, 3 })
("abc"):gsub("(.)(.)", { a = "x" })
("xx"):gsub("(x", {})
("abc"):gsub("", { [""] = "-" })
("$name is $age"):gsub("%$(%w+)", { name = "Lua", age = 5 })
("abc"):gsub("b", { b = print })
("abc"):gsub("%w", function(c) return c:upper() end)
("abc"):gsub("%w", function() end)
("abc"):gsub("%w", function() return nil end)
("abc"):gsub("%w", function() return false end)
("abc"):gsub("%w", function() return true end)
("abc"):gsub("%w", function() return {} end)
("abc"):gsub("%w", function() return print end)
("abc"):gsub("(.)(.)", function(a, b) return b .. a end)
("abc"):gsub("()", function(i) return i end)
("abc"):gsub("b", function(...) return select("#", ...) end)
("abc"):gsub("(b)()", function(...) return select("#", ...) end)
("abc"):gsub("b", function() return "x", "y" end)
("abc"):gsub("b", function() error("oops") end)
("abc"):gsub("b", function() error({}) end)
("abc"):gsub("b", function() error("oops", 0) end)
("xx"):gsub("(x", function() end)
("abc"):gsub("%w", string.upper)
("abc"):gsub("%w", string.byte)
("abc"):gsub("", function() return "-" end)
("abc"):gsub("%w", function(c) return (c:gsub("b", "BB")) end)
("a1b2"):gsub("%d", function(d) return d + 1 end)
("abc"):gsub("%w", function(c) return c == "b" and "" or nil end)
("abc"):gsub("x", function() error("oops") end)
("abc"):gsub("b", math.huge)
]==]

-- Mistakes in patterns: where they are reached, and where they are not.
local mistakes = {
  "%", "a%", "[", "[a", "[^", "[]", "[^]", "[%", "[a%", "[%]", "[a-", "[a-%]", "%b", "%bx", "%f", "%fa", "%f[",
  "%f[a", "(", "(a", "(()", "(a))", "%1", "%0", "%9", "(%1)", "(a)%2", "((a)%1)", "a*[", "b[", "b%", "(b%1)", "b(a))",
  "a-[", "a?%", "a%f", "()%2", "(a)%0",
}
each('("ab"):match(%s)', mistakes)
each('(""):match(%s)', mistakes)
each('("ab"):find("^" .. %s)', mistakes)
each('("ab"):gsub(%s, "x")', mistakes)
each('("ab"):gsub(%s, "x", 0)', { "%", "[", "(" })

-- Mistakes in arguments.
for _, name in ipairs { "find", "match", "gmatch", "gsub" } do
  for _, arguments in ipairs {
    "", '"a"', "nil", "nil, 1", "{}, 1", "true, 1", "print, 1", '"a", nil', '"a", {}', '"a", true',
  } do
    add(("string.%s(%s)"):format(name, arguments))
  end
  for _, arguments in ipairs { "", "nil", "{}", "print" } do add(('("a"):%s(%s)'):format(name, arguments)) end
end
each('("abc"):find("b", %s)', { "x", 1.5, "1.5", "0x2", " 2 ", "", code "{}" })
each('string.find("abc", "b", %s)', { "x", 1.5, code "{}" })
each('("abc"):match("b", %s)', { "x", 1.5 })
each('("abc"):gmatch("b", %s)', { "x", 1.5 })
each('("abc"):gsub("b", "x", %s)', { "y", 1.5, code "{}" })
lines [==[
("abc"):find("b", true)
("abc"):gsub("b", nil)
("abc"):gsub("b")
("abc"):gsub("b", true)
("abc"):gsub("b", nil, "x")
("abc"):gsub("b", nil, 1)
("abc"):gsub("%", "x", {})
("abc"):gsub({}, nil, {})
string.gsub("abc", "b", nil)
string.find(123, 2)
string.match(123.5, ".5")
string.find(-1, "-")
string.gsub(1.0, "%.", ",")
(5 .. ""):find(5)
string.find("1e100", 1e100)
]==]

local file = assert(io.open("outcome.lua"))
local prelude = file:read("a")
file:close()
print("call\tanswer")
for _, call in ipairs(calls) do
  local script = prelude .. "return outcome(function() return table.pack(" .. call .. ") end)"
  print(call .. "\t" .. assert(load(script, call))())
end
