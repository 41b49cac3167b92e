import CLuaShims
import Testing

/// Limits that hardly leave room to begin.
@Suite struct SmallLimitTests {
  @Test(arguments: [-1, 0, 1, 10, 100, 999, 1000, 1001, 5000] as [Int64]) func stepsAreCountedFromTheFirst(
    _ steps: Int64
  ) throws {
    let sandbox = try #require(Sandbox(steps: steps))
    let before = lsh_steps_left(sandbox.run)
    #expect(before == steps)
    var ticks: Int64 = 0
    sandbox.define("tick") { _ in
      ticks += 1
      return 0
    }
    #expect(sandbox.execute("while true do tick() end") == LSH_STOPPED)
    #expect(sandbox.passed == LSH_STEPS)
    #expect(ticks <= max(0, steps) / 3 + 350)
    if steps < 1000 { #expect(ticks <= max(0, steps) / 3 + 1) }
  }

  /// Either there is no run, or a stopped one, or one that works, at every size.
  @Test func memoryOfEverySizeIsSafe() {
    var opened = 0, done = 0
    for memory in stride(from: 0, through: 120_000, by: 291) {
      guard let sandbox = Sandbox(memory: memory) else { continue }
      opened += 1
      sandbox.define("host") { run in lsh_push_text(run, "x", 1) ? 1 : 0 }
      lsh_push_table(sandbox.run, 2, 2)
      lsh_set_top(sandbox.run, 0)
      let status = sandbox.execute("local t = {} for i = 1, 100 do t[i] = host() .. i end")
      #expect(status == LSH_DONE || sandbox.passed == LSH_MEMORY)
      if status == LSH_DONE { done += 1 }
    }
    #expect(opened > done && done > 0)
  }

  @Test(arguments: 0..<60) func textOfEverySizeIsSafe(_ size: Int) {
    guard let sandbox = Sandbox(string: size) else { return }
    #expect(sandbox.execute("local s = 'x' while true do s = s .. 'x' end") == LSH_STOPPED)
    #expect(sandbox.passed == LSH_STRING)
  }

  @Test func chargedStepsCount() throws {
    let sandbox = try #require(Sandbox())
    sandbox.define("host") { run in
      #expect(lsh_charge_steps(run, 10_000_000))
      #expect(lsh_charge_steps(run, -5))
      #expect(!lsh_charge_steps(run, .max))
      #expect(!lsh_charge_steps(run, .max))
      return 0
    }
    #expect(sandbox.execute("pcall(host) print 'on'") == LSH_STOPPED)
    #expect(sandbox.passed == LSH_STEPS)
    #expect(sandbox.lines == [])
  }

  @Test func theHostMayStop() throws {
    let sandbox = try #require(Sandbox())
    sandbox.define("host") { run in
      lsh_stop(run, LSH_HOST)
      lsh_stop(run, LSH_MEMORY)
      return -1
    }
    #expect(sandbox.execute("\n  pcall(host) print 'on'") == LSH_STOPPED)
    #expect(sandbox.passed == LSH_HOST)
    #expect(frames(of: sandbox).map(\.line) == [2])
  }

  /// The defaults' extremes: nothing overflows.
  @Test func noLimitAtAll() throws {
    let sandbox = try #require(Sandbox(steps: .max, memory: .max, string: .max, print: .max))
    #expect(sandbox.execute("print(#('x'):rep(2 << 20)) assert(not pcall(string.rep, 'xx', 1 << 62))") == LSH_DONE)
    #expect(sandbox.lines == ["2097152"])
  }
}
