import CLuaShims
import Testing

struct FrameSummary: Equatable, Sendable {
  var line: Int32
  var name: String
  var isMain = false
  var source = "test.lua"

  static func main(_ line: Int32) -> FrameSummary { FrameSummary(line: line, name: "", isMain: true) }
  static func function(_ name: String, _ line: Int32) -> FrameSummary { FrameSummary(line: line, name: name) }
}

func frames(of sandbox: Sandbox) -> [FrameSummary] {
  var count: Int32 = 0
  guard let first = lsh_frames(sandbox.run, &count) else { return [] }
  return (0..<Int(count)).map { index in
    var frame = first[index]
    return FrameSummary(
      line: frame.line, name: withUnsafePointer(to: &frame.name.0) { String(cString: $0) }, isMain: frame.main,
      source: withUnsafePointer(to: &frame.source.0) { String(cString: $0) })
  }
}

struct ErrorCase: Sendable, CustomTestStringConvertible {
  let script: String
  let message: String
  let frames: [FrameSummary]
  var testDescription: String { script }

  init(_ script: String, _ message: String, _ frames: [FrameSummary]) {
    self.script = script
    self.message = message
    self.frames = frames
  }
}

@Suite struct ErrorTests {
  static let raised = [
    ErrorCase("error('x')", "test.lua:1: x", [.main(1)]),
    ErrorCase("error('x', 0)", "x", [.main(1)]),
    ErrorCase("\nlocal t = nil\nt.x = 1", "test.lua:3: attempt to index a nil value (local 't')", [.main(3)]),
    ErrorCase(
      "function inner()\n  error 'x'\nend\nfunction outer()\n  inner()\n  return 1\nend\n\nouter()", "test.lua:2: x",
      [.function("inner", 2), .function("outer", 5), .main(9)]),
    // The frame of a tail call's caller is gone, and with it the name.
    ErrorCase(
      "function inner()\n  error 'x'\nend\nfunction outer()\n  return inner()\nend\nouter()", "test.lua:2: x",
      [.function("", 2), .main(7)]),
    ErrorCase("local t = { function()\n error 'x' end }\nt[1]()", "test.lua:2: x", [.function("", 2), .main(3)]),
    ErrorCase("host()", "test.lua:1: of the host", [.main(1)]),
    ErrorCase(
      "local function f()\n  return host()\nend\n\nf()", "test.lua:2: of the host",
      [.function("f", 2), .main(5)]),
    ErrorCase("pcall(host)\nerror('later')", "test.lua:2: later", [.main(2)]),
    ErrorCase(
      "pcall(pcall)\n  ;('x'):rep({})", "test.lua:2: bad argument #1 to 'rep' (number expected, got table)",
      [.main(2)]),
  ]

  private static let saysMore = "; a text says more, as in error(\"no radius\")"

  static let objects = [
    ErrorCase("error()", "error was called with nil" + saysMore, [.main(1)]),
    ErrorCase("error(nil)", "error was called with nil" + saysMore, [.main(1)]),
    ErrorCase("error(true)", "error was called with true" + saysMore, [.main(1)]),
    ErrorCase("error({})", "error was called with a table" + saysMore, [.main(1)]),
    ErrorCase("error(print)", "error was called with a function" + saysMore, [.main(1)]),
    ErrorCase("error(value())", "error was called with a value" + saysMore, [.main(1)]),
    ErrorCase("error(12)", "12", [.main(1)]), ErrorCase("error(1.5)", "1.5", [.main(1)]),
    ErrorCase("error('a\\0b', 0)", "a\0b", [.main(1)]),
    ErrorCase("assert(false)", "test.lua:1: assertion failed!", [.main(1)]),
    ErrorCase("assert(nil, {})", "error was called with a table" + saysMore, [.main(1)]),
  ]

  static let syntax = [
    ErrorCase("x =", "test.lua:1: unexpected symbol near <eof>", []),
    ErrorCase("\n\nfor", "test.lua:3: <name> expected near <eof>", []),
    ErrorCase("goto a", "test.lua:1: no visible label 'a' for <goto> at line 1", []),
    ErrorCase("\u{1b}Lua", "attempt to load a binary chunk (mode is 't')", []),
  ]

  @Test(arguments: raised + objects + syntax) func isKept(_ example: ErrorCase) throws {
    let sandbox = try #require(Sandbox())
    sandbox.define("host") { [unowned sandbox] _ in
      sandbox.fail("of the host")
      return -1
    }
    sandbox.define("value") { run in lsh_push_value(run, 0, 8) == nil ? 0 : 1 }
    #expect(sandbox.execute(example.script) == LSH_FAILED)
    #expect(sandbox.message == example.message)
    #expect(frames(of: sandbox) == example.frames)
    #expect(sandbox.passed == LSH_WITHIN)
    #expect(lsh_top(sandbox.run) == 0)
  }

  @Test func aCycleOfHandlersEnds() throws {
    let sandbox = try #require(Sandbox())
    #expect(sandbox.execute("local function h() error(1) end print(xpcall(error, h))") == LSH_DONE)
    #expect(sandbox.lines.count == 1)
  }

  @Test func deepRecursionIsAnError() throws {
    let sandbox = try #require(Sandbox(memory: 256 << 20))
    #expect(sandbox.execute("local function f() return 1 + f() end print(pcall(f)) f()") == LSH_FAILED)
    #expect(sandbox.message.hasPrefix("test.lua:1: stack overflow"))
    // Twelve of the inner ones and eight of the outer ones.
    let frames = frames(of: sandbox)
    #expect(frames.count == 20 && frames.last == .main(1) && frames.dropLast().allSatisfy { $0 == .function("f", 1) })
  }

  @Test func longNamesAreCut() throws {
    let sandbox = try #require(Sandbox())
    let path = String(repeating: "folder/", count: 20) + "end.lua"
    #expect(sandbox.execute("error('x')", as: "@" + path) == LSH_FAILED)
    let shown = "..." + path.suffix(56)
    #expect(sandbox.message == shown + ":1: x")
    #expect(frames(of: sandbox).map(\.source) == [shown])
  }

  @Test func aRunMayExecuteOften() throws {
    let sandbox = try #require(Sandbox())
    for turn in 0..<200 {
      #expect(sandbox.execute("n = (rawlen({}) + \(turn))") == LSH_DONE)
      #expect(sandbox.execute("error(n)") == LSH_FAILED)
      #expect(sandbox.message == "\(turn)")
    }
  }

  /// A host function that executes: its limit ends both, its error only the inner one.
  @Test func aHostFunctionMayExecute() throws {
    let sandbox = try #require(Sandbox())
    sandbox.define("nested") { run in
      let script = run.text(1)!
      let status = lsh_execute(run, script, script.utf8.count, "=nested")
      lsh_push_boolean(run, status == LSH_DONE)
      return 1
    }
    #expect(sandbox.execute("print(nested 'x = 1', nested 'error()', x)") == LSH_DONE)
    #expect(sandbox.lines == ["true\tfalse\t1"])
    #expect(sandbox.execute("pcall(nested, 'while true do end') print 'on'") == LSH_STOPPED)
    #expect(sandbox.lines.count == 1)
  }
}
