/// Whole statements of a script, and what may stand around some of one.
enum Statements {
  static let all = [
    "overlay.circle { center = { 21.03, 105.85 }, radius = 500 }",
    "overlay.circle { center = { 89, 0 }, radius = 5e6, mask = true }",
    "local c = overlay.circle { center = coordinate(0, 180), radius = 1e6, dash = { 6, 4 } }", "c.radius = 800",
    "c:remove()",
    "overlay.polygon { path = { { 0, 0 }, { 0, 9 }, { 9, 0 } }, holes = { { { 1, 1 }, { 1, 2 }, { 2, 1 } } } }",
    "overlay.polyline { path = { { 0, 170 }, { 10, -170 } }, geodesic = true, arrow = 'both' }",
    "overlay.rectangle { center = { 0, 0 }, width = 1e6, height = 1e6 }",
    "overlay.ellipse { center = { 1, 2 }, semi_major = 5e5, semi_minor = 1e5, rotation = 30 }",
    "overlay.sector { center = { 1, 2 }, radius = 5e5, inner = 1e4, from = 350, to = 20 }",
    "overlay.buffer { path = { { 0, 0 }, { 9, 9 } }, radius = 1e5 }", "overlay.marker { at = { 1, 2 }, label = 'A' }",
    "overlay.label { at = { 1, 2 }, text = 'שלום' }", "overlay.scale_bar {}", "overlay.title { text = 'a\\nb' }",
    "overlay.group({ title = 'g' }, function() overlay.marker { at = { 1, 2 } } end)",
    "camera.set { center = { 1, 2 }, zoom = 3, bearing = 45 }", "camera.fit(c, { padding = 9 })",
    "camera.fit_circle { circle = c, ratio = 0.8 }", "scene { width = 360, height = 'auto', title = 't' }",
    "wait(1)", "together(function() camera.ease_to { zoom = 5 } c:ease_to { radius = 9, duration = 2 } end)",
    "camera.fly_to { center = { 60, 179 }, zoom = 9 }",
    "camera.ease_to { bearing = 9, easing = function(t) return 2 * t end }",
    "local s = camera.on('did_change', function(now) camera.set { bearing = now.bearing + 1 } end)", "s:off()",
    "camera.on('frame', function(t) print(t) end)", "camera.follow { heading = true }", "overlay.user_location {}",
    "location.simulate { path = { { 0, 0 }, { 0, 1 } }, speed = 9e4, noise = 5 }", "location.fail('none')",
    "location.on('update', function(fix) c.center = fix end)",
    "style { stroke = 'red', circle = { fill = 'none' } }", "param('r', 500, { unit = 'm', min = 1, max = 1e4 })",
    "preset('p', { r = 7 })", "print(projection.point({ 1, 2 }))", "print(path.decode('_p~iF~ps|U'):simplified(9))",
    "local t = setmetatable({}, { __index = function(t, k) return k end })", "for k, v in pairs(t) do print(k, v) end",
    "table.sort(t, function(a, b) return true end)", "print(('x'):rep(9):gsub('.', '%0%0'))",
    "print(string.format('%s %q %5.2f %d', 'x', 'y', 1, 2))", "load('return 1')()", "require 'm'", "require 'scene'",
    "local co = coroutine.wrap(function(...) coroutine.yield(...) end) co(1)", "error({ code = 2 })", "error('x', 2)",
    "goto x ::x::", "local x <const> = 1", "os.date('%c')", "return", "t[#t + 1] = #t", "math.randomseed(1, 2)",
    "xpcall(error, function(e) return e end, 1)", "string.pack('i4s1', 1, 'x')", "utf8.codepoint('é', 1, -1)",
  ]

  static let around = [
    ("pcall(function() ", " end)"), ("for i = 1, 3 do ", " end "), ("while true do ", " end "), ("if x then ", " end "),
    ("coroutine.wrap(function() ", " end)()"), ("(", ")"), ("{ ", " }"), ("local function x() ", " end x()"),
    ("[[", "]]"),
    ("'", "'"), ("tostring(", ")"), ("setmetatable({}, { __index = ", " })"), ("load[==[", "]==]"),
    ("xpcall(", ", print)"),
    ("overlay.group({}, function() ", " end)"), ("-", ""), ("not ", ""), ("#", ""), ("return ", ""), ("local x = ", ""),
  ]
}
