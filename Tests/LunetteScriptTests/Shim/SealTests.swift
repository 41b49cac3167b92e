import CLuaShims
import Glibc
import Testing

/// A sealed run can be put back: each time it is as if it had just been opened.
@Suite struct SealTests {
  static let scripts = [
    "print(kept, #string, rawequal(_G, _G)) kept = 1 string.kept = 2 print(kept, string.kept)",
    "print(math.random(1000), math.random(1000))",
    "local t = {} for i = 1, 2000 do t[i] = ('x'):rep(i) end print(#t, t[2000]:len())",
    "for i = 1, 100 do _G['name ' .. i] = i end print(_G['name 7'])",
    "error('no')", "print(pcall(error, { 1 })) error({ 2 })", "local function f() return f() + 1 end f()",
    "while true do end", "local t = {} while true do t[#t + 1] = {} end", "print(('x'):rep(2000000))",
    "print(require('part'), require('part'))", "print(host { a = 1, b = 2 }, host { a = 1, z = 3 })",
  ]

  /// What a script prints, and how it ends.
  private func outcome(_ sandbox: Sandbox, _ status: lsh_status) -> [String] {
    sandbox.takeLines() + [
      "\(status.rawValue)", status == LSH_FAILED ? sandbox.message : "", "\(sandbox.passed.rawValue)",
    ]
  }

  private func sandbox() throws -> Sandbox {
    let sandbox = try #require(Sandbox(steps: 2_000_000))
    sandbox.modules["part"] = "print('in part') return {}"
    sandbox.define("host") { run in
      var record = lsh_record()
      let names = ["a", "b"].map { $0.withCString { UnsafePointer(strdup($0)) } }
      defer { for name in names { free(UnsafeMutablePointer(mutating: name)) } }
      #expect(lsh_define_record(run, 5, names, 2))
      #expect(lsh_read_record(run, 1, 5, &record))
      lsh_push_integer(run, Int64(record.present) * 10 + Int64(record.strangers))
      return 1
    }
    return sandbox
  }

  @Test(arguments: scripts) func everyRunIsTheFirst(_ script: String) throws {
    let once = try sandbox()
    #expect(lsh_load(once.run, script, script.utf8.count, "@test.lua") == LSH_DONE)
    let expected = outcome(once, lsh_call_loaded(once.run))

    let sealed = try sandbox()
    #expect(lsh_load(sealed.run, script, script.utf8.count, "@test.lua") == LSH_DONE)
    try #require(lsh_seal(sealed.run))
    let used = lsh_memory_used(sealed.run)
    var left: Set<Int64> = []
    for _ in 0..<4 {
      #expect(outcome(sealed, lsh_call_loaded(sealed.run)) == expected)
      left.insert(lsh_steps_left(sealed.run))
      lsh_restore(sealed.run)
      #expect(lsh_memory_used(sealed.run) == used && lsh_passed_limit(sealed.run) == LSH_WITHIN)
    }
    // Sealing collects memory, so only these among themselves take the same steps.
    #expect(left.count == 1)
  }

  /// A script that is larger than what is copied runs all the same, each time from the beginning.
  @Test func whatIsTooLargeIsNotSealed() throws {
    let sandbox = try #require(Sandbox())
    let script = "local t = { \(String(repeating: "'some text', 12345.5, ", count: 20_000)) } print(#t)"
    #expect(lsh_load(sandbox.run, script, script.utf8.count, "@test.lua") == LSH_DONE)
    #expect(!lsh_seal(sandbox.run))
    #expect(lsh_call_loaded(sandbox.run) == LSH_DONE)
    #expect(sandbox.takeLines() == ["40000"])
  }
}
