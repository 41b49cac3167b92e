import Foundation
import Lunette
import TestSupport
import Testing

/// Crashes and requests to end, as signals from outside: the process is inside Lua, in Swift, or has a file half written.
@Suite struct SignalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var number: Int32
    /// In a script's loop, and anywhere else.
    var inside: Int32
    var outside: Int32
    var testDescription: String { "signal \(number)" }
  }

  static let cases: [Case] = [
    Case(number: SIGSEGV, inside: 3, outside: 70), Case(number: SIGBUS, inside: 3, outside: 70),
    Case(number: SIGILL, inside: 70, outside: 70), Case(number: SIGTRAP, inside: 70, outside: 70),
    Case(number: SIGABRT, inside: 70, outside: 70), Case(number: SIGFPE, inside: 70, outside: 70),
    Case(number: SIGINT, inside: 130, outside: 130), Case(number: SIGTERM, inside: 143, outside: 143),
    Case(number: SIGHUP, inside: 129, outside: 129), Case(number: SIGQUIT, inside: 131, outside: 131),
  ]

  @Test(arguments: cases) func insideOfAScript(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "print 'on' while true do end")
    let process = try Coprocess(
      Project.command, ["scene.lua", "-o", "x.svg"], folder: scratch.folder, joinsErrors: true)
    #expect(process.line() == "on")
    // Having printed, it is in the host still.
    let ticks = process.ticks
    while process.isRunning, process.ticks < ticks + 5 { usleep(1000) }
    process.signal(test.number)
    let (lines, status) = process.end()
    #expect(status == test.inside)
    #expect(lines.map(start) == expected(test.inside))
    #expect(scratch.names == ["scene.lua"])
  }

  /// A batch that waits for rows is in no script.
  @Test(arguments: cases) func whileRowsAreAwaited(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", CommandTests.circle)
    let process = try Coprocess(
      Project.command, ["batch", "scene.lua", "-o", "{n}.svg"], folder: scratch.folder, joinsErrors: true)
    process.send("{\"n\":1}")
    #expect(process.line() == "{\"row\":1,\"ok\":true,\"file\":\"1.svg\"}")
    process.signal(test.number)
    let (lines, status) = process.end()
    #expect(status == test.outside)
    #expect(lines.map(start) == expected(test.outside))
    #expect(scratch.names == ["1.svg", "scene.lua"])
  }

  static let written: [(arguments: [String], number: Int32, status: Int32)] = [
    (["scene.lua", "-o", "1.json"], SIGSEGV, 70), (["scene.lua", "-o", "1.json"], SIGABRT, 70),
    (["scene.lua", "-o", "1.json"], SIGINT, 130), (["batch", "scene.lua", "-o", "{n}.json"], SIGINT, 130),
    (["batch", "scene.lua", "-o", "{n}.json"], SIGTERM, 143),
    (["scene.lua", "--frames", "10", "-o", "{frame}.json"], SIGTERM, 143),
    (["scene.lua", "--frames", "10", "-o", "{frame}.json"], SIGSEGV, 70),
    (["scene.lua", "--frames", "10", "-f", "json", "-o", "1.json"], SIGINT, 130),
  ]

  /// The file beside the output's place goes, what stood there stays.
  @Test(arguments: written) func withAFileHalfWritten(_ arguments: [String], _ number: Int32, _ wanted: Int32) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", WatchdogTests.longDrawing)
    scratch.write("1.json", "old")
    let process = try Coprocess(Project.command, arguments, folder: scratch.folder, joinsErrors: true)
    for row in 1...40 where arguments[0] == "batch" { process.send("{\"n\":\(row)}") }
    while process.isRunning, !scratch.names.contains(where: { $0.hasSuffix(".part") }) { usleep(1000) }
    process.signal(number)
    let (lines, status) = process.end()
    #expect(status == wanted)
    #expect(lines.map(start) == expected(wanted))
    #expect(scratch.names == ["1.json", "scene.lua"])
    #expect(scratch.text("1.json") == "old")
  }

  /// What a parent wants ignored stays so, as under nohup: the script's limit ends it.
  @Test(arguments: ["HUP", "INT", "TERM"]) func ignoredSignals(_ name: String) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "print 'on' while true do end")
    let shell = "trap '' \(name); exec \(Project.command) scene.lua --timeout 0.5"
    let process = try Coprocess("/bin/sh", ["-c", shell], folder: scratch.folder, joinsErrors: true)
    #expect(process.line() == "on")
    process.signal(["HUP": SIGHUP, "INT": SIGINT][name] ?? SIGTERM)
    #expect(process.end().status == 3)
  }

  /// A program that imports the library finds its handlers and its timer as they were.
  @Test func librariesInstallNothing() throws {
    let before = handlers()
    let source = SourceText(path: "scene.lua", bytes: Array(CommandTests.circle.utf8))
    try Engine().evaluate(source).write(as: .svg) { _ in }
    #expect(handlers() == before)
    var timer = itimerval()
    getitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer)
    #expect(timer.it_interval.tv_usec == 0 && timer.it_value.tv_usec == 0)
  }

  private func handlers() -> [UInt] {
    (1..<Int32(32)).map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    }
  }

  private func expected(_ status: Int32) -> [String] {
    switch status {
    case 3: ["lunette: scene.lua: the script interpreter failed"]
    case 70: ["lunette: scene.lua: internal error, please report"]
    default: []
    }
  }

  /// The start of a message: as long as that of the one expected, whichever it is.
  private func start(_ line: String) -> String {
    for status: Int32 in [3, 70] {
      for text in expected(status) where line.hasPrefix(text) { return text }
    }
    return line
  }
}
