import CLuaShims
import Glibc
import Testing

/// The limit of CPU time, and what a signal's handler is told of where a thread is.
@Suite struct TimeLimitTests {
  static let endless = [
    "\nwhile true do end", "\npcall(function() while true do end end) print 'on'",
    "\nwhile true do local t = {} end", "\nwhile true do pcall(error) end",
    "\nlocal s = ('x'):rep(1000000) while true do s:upper() end",
    "\nwhile true do host() end",
    // What no count of instructions tells of.
    "\nload('if x then ' .. ('elseif y then '):rep(50000) .. 'end')",
    "\nlocal function f(...) return f(1, ...) end f()",
    "\nlocal a, b = ('x'):rep(1000000), ('x'):rep(999999) .. 'x' while true do local x = a == b end",
    "\nlocal a, b = ('x'):rep(1000000) .. 'a', ('x'):rep(1000000) .. 'b' while true do local x = a < b end",
  ]

  @Test(arguments: endless) func endsTheScript(_ script: String) throws {
    let sandbox = try #require(Sandbox(steps: .max, cpu: 0.05))
    sandbox.define("host") { run in lsh_charge_steps(run, 1000) ? 0 : -1 }
    #expect(sandbox.execute(script) == LSH_STOPPED)
    #expect(sandbox.passed == LSH_CPU)
    #expect(frames(of: sandbox).map(\.line).last == 2)
    #expect(sandbox.lines == [])
    #expect(!lsh_is_inside())
    #expect(!lsh_push_nil(sandbox.run))
  }

  /// Whatever number it is: none traps, and none that is a time leaves no time.
  @Test(arguments: [
    (-1e300, LSH_CPU), (-1, LSH_CPU), (0, LSH_CPU), (.nan, LSH_CPU), (86400, LSH_STEPS), (1e300, LSH_STEPS),
    (.infinity, LSH_STEPS),
  ]) func anyNumberOfSeconds(_ seconds: Double, _ passed: lsh_limit) throws {
    let sandbox = try #require(Sandbox(steps: 1_000_000, cpu: seconds))
    #expect(sandbox.execute("while true do end") == LSH_STOPPED)
    #expect(sandbox.passed == passed)
  }

  /// Each run of a sealed state has all of the time.
  @Test func aRestoredRunBeginsAnew() throws {
    let sandbox = try #require(Sandbox(steps: .max, cpu: 0.5))
    sandbox.define("work") { run in
      let end = threadTime + 0.3
      while threadTime < end {}
      return lsh_charge_steps(run, 200_000) ? 0 : -1
    }
    let script = "work() again = again and work()"
    #expect(lsh_load(sandbox.run, script, script.utf8.count, "@test.lua") == LSH_DONE)
    #expect(lsh_seal(sandbox.run))
    for _ in 0..<3 {
      #expect(lsh_call_loaded(sandbox.run) == LSH_DONE)
      lsh_restore(sandbox.run)
    }
    lsh_push_boolean(sandbox.run, true)
    lsh_set_global(sandbox.run, "again")
    #expect(lsh_call_loaded(sandbox.run) == LSH_STOPPED)
    #expect(sandbox.passed == LSH_CPU)
  }

  struct Pause: Sendable {
    /// What the host does beside its work, which takes longer than the limit.
    var before: @Sendable (OpaquePointer) -> Void
    var after: @Sendable (OpaquePointer) -> Void
    var ends: Bool
  }

  static let pauses: [Pause] = [
    Pause(before: { lsh_pause_clock($0) }, after: { lsh_resume_clock($0) }, ends: false),
    Pause(
      before: { run in for _ in 0..<2 { lsh_pause_clock(run) } },
      after: { run in for _ in 0..<2 { lsh_resume_clock(run) } }, ends: false),
    Pause(before: { lsh_resume_clock($0) }, after: { lsh_resume_clock($0) }, ends: true),
    // Never resumed: what the host does of its own is not counted.
    Pause(before: { lsh_pause_clock($0) }, after: { _ in }, ends: false),
  ]

  @Test(arguments: pauses) func pausesDontCount(_ pause: Pause) throws {
    let sandbox = try #require(Sandbox(steps: .max, cpu: 0.2))
    sandbox.define("work") { run in
      pause.before(run)
      let end = threadTime + 0.4
      while threadTime < end {}
      let isWithin = lsh_charge_steps(run, 200_000)
      pause.after(run)
      return isWithin ? 0 : -1
    }
    #expect(sandbox.execute("for i = 1, 3 do work() end") == (pause.ends ? LSH_STOPPED : LSH_DONE))
    #expect(sandbox.passed == (pause.ends ? LSH_CPU : LSH_WITHIN))
  }

  /// After a pause the script has what it had left, and no more.
  @Test func aResumedClockRunsOut() throws {
    let sandbox = try #require(Sandbox(steps: .max, cpu: 0.05))
    sandbox.define("pause") { run in
      lsh_pause_clock(run)
      lsh_resume_clock(run)
      return 0
    }
    #expect(sandbox.execute("while true do pause() end") == LSH_STOPPED)
    #expect(sandbox.passed == LSH_CPU)
  }

  /// In the host a thread is outside of Lua, however it came there, and stays so when a limit was passed.
  @Test func theHostIsOutside() throws {
    let sandbox = try #require(Sandbox(memory: 1 << 20))
    var outside: [Bool] = []
    sandbox.modules["m"] = "host() print 'x' return 1"
    sandbox.define("host") { run in
      outside.append(!lsh_is_inside())
      lsh_push_text(run, "x", 1)
      outside.append(!lsh_is_inside())
      return 0
    }
    sandbox.define("bomb") { run in
      while lsh_push_table(run, 1000, 0) {}
      outside.append(!lsh_is_inside())
      return -1
    }
    #expect(!lsh_is_inside())
    #expect(sandbox.execute("host() pcall(host) require 'm'") == LSH_DONE)
    #expect(!lsh_is_inside())
    #expect(sandbox.execute("error 'x'") == LSH_FAILED)
    #expect(!lsh_is_inside())
    #expect(sandbox.execute("pcall(bomb) print 'on'") == LSH_STOPPED)
    #expect(!lsh_is_inside())
    #expect(outside == Array(repeating: true, count: 7))
  }
}

private var threadTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
