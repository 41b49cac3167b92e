import Glibc

/// What one run of a command took.
///
/// A child's peak begins with its parent's memory at the fork, so the parent is to be small: no interpreter.
struct ChildProcess {
  var cpu: Double  // milliseconds, of the user and the system
  var wall: Double  // milliseconds
  var peak: Double  // megabytes

  /// Runs a command once, its standard output thrown away; nil where it can't be run or fails.
  static func run(_ command: [String]) -> ChildProcess? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var (pid, status, usage) = (pid_t(), Int32(0), rusage())
    let start = wallTime()
    guard posix_spawnp(&pid, command[0], &actions, nil, &arguments, environ) == 0,
      wait4(pid, &status, 0, &usage) == pid, status == 0
    else { return nil }
    let wall = wallTime() - start
    return ChildProcess(
      cpu: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), wall: wall,
      peak: Double(usage.ru_maxrss) / 1024)
  }

  /// Runs a command many times and reports the least, the median and the peak.
  static func measure(_ name: String, runs: Int, cpuBar: String, peakBar: String, _ command: [String]) -> Bool {
    var taken: [ChildProcess] = []
    for _ in 0..<runs {
      guard let run = run(command) else { return false }
      taken.append(run)
    }
    let (cpu, wall) = (taken.map(\.cpu).sorted(), taken.map(\.wall).sorted())
    report("\(name): CPU, least", cpu[0], "ms")
    report("\(name): CPU, median", cpu[runs / 2], "ms", bar: cpuBar)
    report("\(name): wall, least", wall[0], "ms")
    report("\(name): wall, median", wall[runs / 2], "ms")
    report("\(name): peak memory", taken.map(\.peak).max() ?? 0, "MB", bar: peakBar)
    return true
  }

  private static func wallTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
}
