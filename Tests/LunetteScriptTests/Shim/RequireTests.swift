import CLuaShims
import Testing

@Suite struct RequireTests {
  static let modules = [
    "once": "print 'loading' return { n = 1 }", "empty": "", "wrong": "return false", "nothing": "return nil",
    "a": "return require 'b'", "b": "return require 'c'", "c": "return require 'a'", "self": "require 'self'",
    "syntax": "\nx = = 1", "fails": "\n\nerror 'inside'", "loops": "while true do end", "binary": "\u{1b}Lua",
    "global": "shared = 5", "outer": "local m = require 'once' return m.n + 1",
  ]

  static let done: [(script: String, printed: String)] = [
    ("print(require('once') == require('once'), require('once').n)", "loading\ntrue\t1"),
    ("print(require('empty'), require('wrong'), require('nothing'))", "true\ttrue\ttrue"),
    ("require 'global' print(shared)", "5"),
    ("print(require 'outer', require 'once'.n)", "loading\n2\t1"),
    ("print(pcall(require, 'missing'))", "false\tno module missing"),
    ("print((pcall(require))) print((pcall(require, {})))", "false\nfalse"),
    ("print(pcall(require, 'fails'))", "false\tfails.lua:3: inside"),
    ("print(select(2, pcall(require, 'syntax')))", "syntax.lua:2: unexpected symbol near '='"),
    ("pcall(require, 'syntax') print(select(2, pcall(require, 'syntax')))", "syntax.lua:2: unexpected symbol near '='"),
    ("print(select(2, pcall(require, 'binary')))", "attempt to load a binary chunk (mode is 't')"),
    (
      "pcall(require, 'fails') print(select(2, pcall(require, 'fails')))",
      "require: module 'fails' did not end: modules require each other in a circle, or it failed before"
    ),
  ]

  private func sandbox() throws -> Sandbox {
    let sandbox = try #require(Sandbox())
    sandbox.modules = RequireTests.modules
    return sandbox
  }

  @Test(arguments: done) func loads(_ example: (script: String, printed: String)) throws {
    let sandbox = try sandbox()
    #expect(sandbox.execute(example.script) == LSH_DONE)
    #expect(sandbox.lines.joined(separator: "\n") == example.printed)
  }

  @Test(arguments: [("self", 1, "self"), ("a", 1, "a"), ("b", 1, "b")]) func circlesAreErrors(
    _ name: String, _ line: Int, _ again: String
  ) throws {
    let sandbox = try sandbox()
    #expect(sandbox.execute("require '\(name)'") == LSH_FAILED)
    #expect(sandbox.message.contains("module '\(again)' did not end"))
  }

  @Test func theHostIsAskedOnce() throws {
    let sandbox = try sandbox()
    #expect(sandbox.execute("for i = 1, 9 do require 'once' end") == LSH_DONE)
    #expect(sandbox.requests == 1)
  }

  @Test func framesReachIntoModules() throws {
    let sandbox = try sandbox()
    #expect(sandbox.execute("\nlocal x = require 'fails'") == LSH_FAILED)
    #expect(sandbox.message == "fails.lua:3: inside")
    #expect(
      frames(of: sandbox) == [FrameSummary(line: 3, name: "", isMain: true, source: "fails.lua"), .main(2)])
  }

  @Test func limitsReachIntoModules() throws {
    let sandbox = try sandbox()
    #expect(sandbox.execute("pcall(require, 'loops') print 'on'") == LSH_STOPPED)
    #expect(sandbox.passed == LSH_STEPS)
    #expect(sandbox.lines == [])
  }

  /// A limit that the host passes while it gives a module or prints ends the script too.
  @Test(arguments: ["pcall(require, 'stop')", "pcall(print, 'stop')"]) func theHostMayStop(_ call: String) throws {
    let run = try #require(
      lsh_open(lsh_limits(steps: 1_000_000, memory: 1 << 20, string: 1 << 20, print: 99, cpu: 600, seed: 1, time: 0)))
    defer { lsh_close(run) }
    lsh_set_host(
      run,
      lsh_host(
        context: UnsafeMutableRawPointer(run), call: { _, _ in 0 },
        print: { run, _, _ in lsh_stop(OpaquePointer(run!), LSH_HOST) },
        module: { _, run, _, _ in
          lsh_stop(run, LSH_HOST)
          return lsh_give_source(run, "return 1", 8, "=stop")
        }))
    let script = call + " while true do end"
    #expect(lsh_execute(run, script, script.utf8.count, "=stop") == LSH_STOPPED)
    #expect(lsh_passed_limit(run) == LSH_HOST)
  }
}
