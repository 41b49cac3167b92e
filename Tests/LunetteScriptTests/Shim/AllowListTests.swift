import CLuaShims
import Testing

/// A script finds exactly what is listed here.
@Suite struct AllowListTests {
  static let listed = [
    "_G": """
    _G _VERSION assert collectgarbage coroutine error getmetatable ipairs load math next os pairs pcall print rawequal
    rawget rawlen rawset require select setmetatable string table tonumber tostring type utf8 xpcall
    """,
    "coroutine": "create isyieldable resume running status wrap yield",
    "os": "clock date time",
    "string": "byte char find format gmatch gsub len lower match pack packsize rep reverse sub unpack upper",
    "table": "concat insert move pack remove sort unpack",
    "math": """
    abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min mininteger modf pi rad random
    randomseed sin sqrt tan tointeger type ult
    """,
    "utf8": "char charpattern codepoint codes len offset",
  ]

  @Test(arguments: listed.keys.sorted()) func exactlyTheListedNames(_ table: String) throws {
    let sandbox = try #require(Sandbox())
    let script = "local n = {} for k in next, \(table) do n[#n + 1] = k end table.sort(n) print(table.concat(n, ' '))"
    #expect(sandbox.execute(script) == LSH_DONE)
    let expected = try #require(AllowListTests.listed[table]).split { $0 == " " || $0 == "\n" }
    #expect(sandbox.lines == [expected.joined(separator: " ")])
  }

  @Test(arguments: [
    "io", "debug", "package", "dofile", "loadfile", "loadstring", "warn", "string.dump", "math.pow", "table.getn",
    "('').dump", "_ENV.io", "_G._G.io", "load('return io')()", "coroutine.close", "os.execute", "os.getenv",
    "os.exit", "os.remove", "os.tmpname", "string.gmatch('', '')",
  ]) func isMissing(_ name: String) throws {
    let sandbox = try #require(Sandbox())
    #expect(sandbox.execute("print(\(name))") == LSH_DONE)
    #expect(sandbox.lines == [name.contains("gmatch") ? "function" : "nil"])
  }

  static let load: [(script: String, printed: String)] = [
    ("print(load('return 1 + 1')())", "2"),
    ("print(load('x ='))", "nil\t[string \"x =\"]:1: unexpected symbol near <eof>"),
    ("print(load('\\27Lua', 'c', 'b'))", "nil\tattempt to load a binary chunk (mode is 't')"),
    ("print(load('\\27Lua'))", "nil\tattempt to load a binary chunk (mode is 't')"),
    ("print(load('return x', '=c', 't', { x = 5 })())", "5"),
    (
      "print(pcall(load('return x', '=c', 't', nil)))",
      "false\t[string \"c\"]:1: attempt to index a nil value (upvalue '_ENV')"
    ),
    ("print((pcall(load)), (pcall(load, {})), (pcall(load, print)), (pcall(load, nil)))", "false\tfalse\tfalse\tfalse"),
    ("print(load(('('):rep(300)) == nil)", "true"),
    ("print(load('', ('x'):rep(1000)) ~= nil, load(5) == nil)", "true\ttrue"),
  ]

  @Test(arguments: load) func loadsTextOnly(_ example: (script: String, printed: String)) throws {
    let sandbox = try #require(Sandbox())
    #expect(sandbox.execute(example.script) == LSH_DONE)
    #expect(sandbox.lines == [example.printed])
  }
}
