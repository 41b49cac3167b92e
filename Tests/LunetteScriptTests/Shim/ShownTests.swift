import CLuaShims
import Testing

/// What is printed is the same in every run: no address, no clock.
@Suite struct ShownTests {
  static let printed: [(script: String, line: String)] = [
    ("print({}, print, load '', value(), named())", "table\tfunction\tfunction\tuserdata\tZone"),
    ("print(tostring({}), tostring(nil), tostring(1.0), tostring(1), tostring(false))", "table\tnil\t1.0\t1\tfalse"),
    ("print(string.format('%s %10s|%-8s|%.2s %s', {}, {}, print, {}, named()))", "table      table|function|ta Zone"),
    ("print(('%d%% %s %q %5.1f %x %s'):format(5, {}, 'a', 2, 255, 'z'))", "5% table \"a\"   2.0 ff z"),
    ("print((pcall(string.format, '%p', {})), (pcall(string.format, '%10p', 'x')))", "false\tfalse"),
    ("print(select(2, pcall(string.format, '%d', {})))", "bad argument #2 to '?' (number expected, got table)"),
    ("print(select(2, pcall(string.format, '%s')))", "bad argument #2 to '?' (no value)"),
    (
      "print((pcall(string.format)), (pcall(string.format, '%')), (pcall(string.format, '%123456789s', {})))",
      "false\tfalse\tfalse"
    ),
    ("print('a\\0b', #'a\\0b')", "a\0b\t3"), ("print()", ""), ("print(nil, nil)", "nil\tnil"), ("print('')", ""),
    ("print(loud(), 'x', loud())", "loud\tx\tloud"), ("print(pcall(print, broken()))", "false\ttest.lua:1: broken"),
    ("print(pcall(tostring))", "false\tbad argument #1 to '?' (value expected)"),
    ("print(string.format('%s%s', ('x'):rep(3), 4))", "xxx4"),
  ]

  @Test(arguments: printed) func isTheSameInEveryRun(_ example: (script: String, line: String)) throws {
    let sandbox = try #require(Sandbox())
    defineValues(sandbox)
    #expect(sandbox.execute(example.script) == LSH_DONE)
    #expect(sandbox.lines.last == example.line)
  }

  /// A __tostring that prints begins no new line inside the one being printed.
  @Test func printsInsidePrints() throws {
    let sandbox = try #require(Sandbox())
    defineValues(sandbox)
    #expect(sandbox.execute("print('a', loud(), 'b')") == LSH_DONE)
    #expect(sandbox.lines == ["inside", "a\tloud\tb"])
  }

  /// What an error is called with may lie in its __tostring, raise there or never end: it isn't asked.
  @Test func errorsCallNoMetamethod() throws {
    for script in ["error(loud())", "error(broken())", "error(endless())", "assert(false, loud())"] {
      let sandbox = try #require(Sandbox())
      defineValues(sandbox)
      define(sandbox, "endless", kind: 4) {
        sandbox.push { run in
          let script = "while true do end"
          return lsh_execute(run, script, script.utf8.count, "=endless") == LSH_DONE ? 0 : -1
        }
        lsh_set_field(sandbox.run, -2, "__tostring")
      }
      #expect(sandbox.execute(script) == LSH_FAILED)
      #expect(sandbox.message == "error was called with a value; a text says more, as in error(tostring(value))")
      #expect(sandbox.lines.isEmpty)
    }
    let sandbox = try #require(Sandbox())
    defineValues(sandbox)
    #expect(sandbox.execute("error(named())") == LSH_FAILED)
    #expect(sandbox.message == "error was called with a Zone; a text says more, as in error(\"no radius\")")
  }

  private func defineValues(_ sandbox: Sandbox) {
    let run = sandbox.run
    define(sandbox, "value", kind: 0) {}
    define(sandbox, "named", kind: 1) {
      lsh_push_text(run, "Zone", 4)
      lsh_set_field(run, -2, "__name")
    }
    define(sandbox, "loud", kind: 2) {
      sandbox.push { run in
        let script = "print 'inside'"
        lsh_execute(run, script, script.utf8.count, "=inside")
        lsh_push_text(run, "loud", 4)
        return 1
      }
      lsh_set_field(run, -2, "__tostring")
    }
    define(sandbox, "broken", kind: 3) {
      sandbox.push { [unowned sandbox] _ in
        sandbox.fail("broken")
        return -1
      }
      lsh_set_field(run, -2, "__tostring")
    }
  }

  /// A global function that makes values of a kind, whose metatable `fill` finds on top.
  private func define(_ sandbox: Sandbox, _ name: String, kind: Int32, fill: () -> Void) {
    lsh_push_table(sandbox.run, 0, 1)
    fill()
    lsh_define_kind(sandbox.run, kind)
    sandbox.define(name) { run in lsh_push_value(run, kind, 8) == nil ? -1 : 1 }
  }
}
