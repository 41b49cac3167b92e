import CLuaShims
import Testing

/// The rule that keeps Swift whole: a limit passed under a Swift frame comes back to it, and no jump crosses it.
@Suite struct AllocationTests {
  private final class Counter {
    var deinits = 0
  }

  private final class Live {
    let counter: Counter
    init(_ counter: Counter) { self.counter = counter }
    deinit { counter.deinits += 1 }
  }

  @Test(arguments: Allocation.all) func atTheCapNothingLiveIsLost(_ allocation: Allocation) throws {
    let counter = Counter()
    let sandbox = try #require(Sandbox(memory: 1 << 20))
    sandbox.define("host") { run in
      let live = Live(counter)
      return withExtendedLifetime(live) {
        var turn = 0
        while turn < 10_000_000, allocation.call(run, turn) { turn += 1 }
        #expect(counter.deinits == 0)
        expectAllFails(run)
        return 0
      }
    }
    let status = sandbox.execute("xpcall(host, print, { a = 1, 2 }) while pcall(host) do print 'caught' end print 'on'")
    #expect(status == LSH_STOPPED)
    #expect(sandbox.passed == LSH_MEMORY)
    #expect(sandbox.lines == [])
    #expect(counter.deinits == 1)
    #expect(lsh_memory_used(sandbox.run) <= 1 << 20)
    expectAllFails(sandbox.run)
    #expect(sandbox.execute("print 'again'") == LSH_STOPPED)
  }

  /// Before a script runs there is no jump target to fall back on.
  @Test(arguments: Allocation.all) func outsideOfAScriptToo(_ allocation: Allocation) throws {
    let sandbox = try #require(Sandbox(memory: 1 << 20))
    lsh_push_table(sandbox.run, 0, 0)
    lsh_push_boolean(sandbox.run, true)
    lsh_set_field(sandbox.run, 1, "a")
    var turn = 0
    while turn < 10_000_000, allocation.call(sandbox.run, turn) { turn += 1 }
    #expect(sandbox.passed == LSH_MEMORY)
    expectAllFails(sandbox.run)
    #expect(sandbox.execute("print 'on'") == LSH_STOPPED)
  }

  @Test func aTextBeyondTheCapIsStopped() throws {
    let sandbox = try #require(Sandbox(string: 100))
    sandbox.define("host") { run in
      let text = String(repeating: "x", count: 101)
      #expect(lsh_push_text(run, text, 100))
      #expect(!lsh_push_text(run, text, 101))
      #expect(!lsh_push_text(run, text, Int.max))
      expectAllFails(run)
      return 0
    }
    #expect(sandbox.execute("pcall(host)") == LSH_STOPPED)
    #expect(sandbox.passed == LSH_STRING)
  }

  /// Indexes and ids that the host gets wrong end the run, not the process.
  @Test func whatTheHostGetsWrongIsHarmless() throws {
    let sandbox = try #require(Sandbox())
    let run = sandbox.run
    lsh_set_top(run, 1000)
    #expect(lsh_top(run) == 0)
    lsh_set_top(run, -9)
    #expect(lsh_top(run) == 0)
    #expect(lsh_type_at(run, -9) == LSH_NONE)
    #expect(lsh_type_at(run, 9) == LSH_NONE)
    lsh_push_integer(run, 1)
    var record = lsh_record()
    #expect(!lsh_push_element(run, 1, 1))
    #expect(!lsh_has_keys(run, 1))
    #expect(!lsh_read_record(run, 1, 5, &record))
    #expect(!lsh_knows_record(run, -1))
    #expect(!lsh_knows_record(run, 64))
    #expect(sandbox.passed == LSH_WITHIN)
    #expect(lsh_push_value(run, 99, 8) == nil)
    #expect(sandbox.passed == LSH_HOST)
  }
}

private func expectAllFails(_ run: OpaquePointer) {
  let top = lsh_top(run)
  var record = lsh_record()
  #expect(!lsh_push_nil(run))
  #expect(!lsh_push_text(run, "x", 1))
  #expect(!lsh_push_table(run, 0, 0))
  #expect(lsh_push_value(run, 0, 8) == nil)
  #expect(!lsh_push_element(run, 1, 1))
  #expect(!lsh_set_field(run, 1, "x"))
  #expect(!lsh_read_record(run, 1, 0, &record))
  #expect(!lsh_charge_memory(run, 0))
  #expect(!lsh_charge_steps(run, 0))
  lsh_set_top(run, -5)
  lsh_remove(run, -1)
  #expect(lsh_top(run) == top)
}
