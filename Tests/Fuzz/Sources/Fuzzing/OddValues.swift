/// Values as Lua writes them that few functions expect.
public enum OddValues {
  /// Numbers at the ends of what there is, and of what places, angles and views have.
  public static let numbers = [
    "0", "-0.0", "1", "-1", "0/0", "1/0", "-1/0", "1e308", "-1e308", "5e-324", "2.2250738585072014e-308", "2^53",
    "2^63", "-2^63", "2^31", "2^32", "2^1023", "math.maxinteger", "math.mininteger", "0x7fffffff", "90", "-90",
    "89.99999999999999", "90.00000000000001", "85.0511287798066", "-85.0511287798066", "180", "-180",
    "179.99999999999997",
    "180.00000000000003", "360", "-360", "540", "720.5", "1e9", "-1e9", "1e15", "1e18", "20003931.4587",
    "20003931.4588",
    "10001965.729", "6378137", "19900000", "0.1", "0.5", "1e-9", "-1e-9", "1e-300", "16384", "16385", "4096", "256",
    "255",
    "26", "-2", "25.999999999", "3", "64", "1000", "1e6",
  ]

  /// Texts that are none, too much, or mean something elsewhere.
  public static let texts = [
    "''", "' '", "'\\0'", "'\\xff'", "'\\xc3\\x28'", "'\\xed\\xa0\\x80'", "'\\u{202E}x'", "'\\u{FFFE}'",
    "'\\u{10FFFF}'",
    "'\\27[31m'", "'a\\nb'", "'a\\r\\nb'", "'\\t'", "']]>'", "'<b a=\"1\">'", "'&amp;'", "'&#0;'", "'--'", "'\"'",
    "'%s%d%p'",
    "'%'", "'[a'", "'x' .. ('y'):rep(5000)", "('\\xe2\\x82'):rep(99)", "'red'", "'#12345678'", "'#ff'",
    "'rgb(1 2 3 / 4%)'",
    "'hsl(1e308deg 50% 50%)'", "'none'", "'transparent'", "'center'", "'top-left'", "'21.03, 105.85'", "'5 km'",
    "'2026-05-01'",
    "'2026-02-30T12:00:00Z'", "'nan'", "'1e999'", "'0x10'", "'_p~iF~ps|U_ulLnnqC'", "'wgs84'", "'m'", "'a b'",
    "'mask-1'",
    "'circle-1'", "'шар'", "'e\\u{301}'", "'👨‍👩‍👧'", "('e' .. ('\\u{301}'):rep(2000))",
  ]

  /// Everything else: functions, tables that lie, values of other kinds.
  public static let others = [
    "nil", "true", "false", "{}", "{ {} }", "{ 1 }", "{ 1, 2 }", "{ 1, 2, 3 }", "{ { 1, 2 } }",
    "{ { 1, 2 }, { 3, 4 } }",
    "{ [0] = 1 }", "{ [2] = 1 }", "{ [1e300] = 1 }", "{ nil, 2 }", "{ 1, nil, 3 }", "{ lat = 1, lon = 2 }",
    "{ lat = 1, lng = 2 }", "{ x = 1 }", "{ [true] = 1 }", "{ [{}] = 1 }", "{ ['\\0'] = 1 }", "{ 1, x = 2 }",
    "{ south = 1, west = 2, north = 3, east = 4 }", "print", "error", "function() end", "function(...) return ... end",
    "function() error({}) end", "function() error('x', 0) end", "coroutine.create(print)", "coroutine.wrap(print)",
    "_G",
    "string", "overlay", "scene", "path", "camera", "projection", "math", "coordinate(1, 2)", "coordinate(90, 180)",
    "color('red')", "path { { 1, 2 }, { 3, 4 } }", "path {}", "bounds({ 1, 2 }, { 3, 4 })", "units",
    "(function() local t = {} t.t = t t[1] = t return t end)()",
    "(function() local t = {} for i = 1, 300 do t = { t } end return t end)()",
    "(function() local t = {} for i = 1, 300 do t = { t, t } end return t end)()",
    "(function() local t = {} for i = 1, 5000 do t[i] = { i % 90, i % 180 } end return t end)()",
    "setmetatable({}, { __index = function(t, k) return t end })", "setmetatable({}, { __index = _G })",
    "setmetatable({}, { __len = function() return 1e9 end })", "setmetatable({}, { __len = function() return -1 end })",
    "setmetatable({}, { __tostring = function() error('x') end })",
    "setmetatable({}, { __tostring = function() return 1 end })",
    "setmetatable({}, { __name = ('n'):rep(9999) })", "setmetatable({}, { __name = '\\27\\xff' })",
    "setmetatable({}, { __pairs = function() return next, {}, nil end })",
    "setmetatable({ 1, 2 }, { __metatable = 'no' })",
    "setmetatable({}, { __call = function(_, ...) return ... end })",
    "setmetatable({}, { __eq = function() error('x') end })",
    "setmetatable({}, { __lt = function() return {} end, __le = function() return nil end })",
    "setmetatable({}, { __newindex = function() error('x') end })", "coordinate", "overlay.circle", "param",
    "table.pack(table.unpack({}, 1, 200))",
  ]

  /// All of them.
  public static let all = numbers + texts + others
}
