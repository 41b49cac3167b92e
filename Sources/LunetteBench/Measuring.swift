import Glibc

/// What `scripts/bench` makes a row of: `RESULT`, a name, a value, its unit, and what it is to be compared with.
func report(_ name: String, _ value: Double, _ unit: String, bar: String = "") {
  let digits = value < 10 ? 100.0 : value < 1000 ? 10.0 : 1.0
  let rounded = (value * digits).rounded() / digits
  let text = digits == 1 ? "\(Int(rounded))" : "\(rounded)"
  print("RESULT\t\(name)\t\(text)\t\(unit)\(bar.isEmpty ? "" : "\t\(bar)")")
  fflush(nil)  // each row when it is known, into a pipe too
}

/// The least CPU nanoseconds an item of several rounds: what others do on the machine only ever adds to it.
func nanoseconds(items: Int, _ work: () -> Void) -> Double {
  work()  // warms caches, and does what is done once a process
  var least = Double.infinity
  for _ in 0..<7 {
    var (calls, spent) = (0, 0.0)
    let start = cpuTime()
    repeat {
      work()
      calls += 1
      spent = cpuTime() - start
    } while spent < 3e7
    least = min(least, spent / Double(calls * items))
  }
  return least
}

/// The kernels that are asked for: all, or those with a text in their names.
struct Kernels {
  let pattern: String

  /// Reports the nanoseconds an item, if the kernel is asked for.
  func measure(_ name: String, items: Int, bar: String = "", _ work: () -> Void) {
    guard isWanted(name) else { return }
    report(name, nanoseconds(items: items, work), "ns", bar: bar)
  }

  func isWanted(_ name: String) -> Bool {
    guard !pattern.isEmpty else { return true }
    let (name, pattern) = (Array(name.utf8), Array(pattern.utf8))
    return name.indices.contains { name[$0...].starts(with: pattern) }
  }
}

/// Nanoseconds of CPU that this process has taken.
private func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Takes a result, so that the compiler can't leave out what made it.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
