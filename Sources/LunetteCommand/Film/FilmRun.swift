import Lunette

/// A scene's run as a film or as a trace, with what is said meanwhile.
struct FilmRun {
  let files: InputFiles
  let options: Options
  let source: SourceText

  /// Hands all frames to an output, and puts it into its place unless `requireFree` fails: what is there may have been read
  /// meanwhile.
  func run(
    to output: any FilmOutput, showsProgress: Bool, _ requireFree: () throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var times = FilmTimes()
    times.framesPerSecond = options.framesPerSecond
    times.usesOwnRate = options.framesPerSecond == nil
    times.end = options.at
    let progress = showsProgress ? whole().map { Progress($0) } : nil
    defer { progress?.clear() }
    var environment = environment
    let print = environment.print
    environment.print = { line in
      progress?.clear()
      print(line)
    }
    // The end's: on its way a camera sees nothing now and then, and that is nothing wrong.
    var warnings: [Diagnostic] = []
    let length = try film(environment, times) { frame throws(Diagnostic) in
      warnings = frame.picture.scene.warnings
      try output.take(frame)
      progress?.show(done: frame.number + 1, time: frame.time)
    }
    Watchdog.begin(.drawing)
    progress?.clear()
    let late = [Diagnostic.endingEarly(after: length, before: options.at), output.warning()].compactMap { $0 }
    try Command.say(warnings + late, options, inFolder: files.folder)
    try requireFree()
    try output.finish(length: length)
  }

  /// Writes what happens.
  func trace(to file: OutputFile) throws {
    var times = FilmTimes()
    times.end = options.at
    let lines = TraceLines(file)
    do {
      var warnings: [Diagnostic] = []
      let length = try film(environment, times, trace: { lines.add($0) }) { frame throws(Diagnostic) in
        warnings = frame.picture.scene.warnings
      }
      let late = Diagnostic.endingEarly(after: length, before: options.at)
      try Command.say(warnings + (late.map { [$0] } ?? []), options, inFolder: files.folder)
    } catch {
      // What happened before is worth more than the failure of writing it.
      try? lines.flush()
      throw error
    }
    try lines.flush()
  }

  private var environment: Environment {
    Command.environment(options) { path throws(Diagnostic) in try files.read(path) }
  }

  /// Runs the scene without pictures, to see how long it is. What it says, and how it fails, comes with the film.
  private func whole() -> Progress.Whole? {
    var environment = environment
    environment.print = { _ in }
    var times = FilmTimes()
    times.end = options.at
    defer { Watchdog.begin(.script) }
    guard let length = try? film(environment, times, take: { _ throws(Diagnostic) in }) else { return nil }
    return Progress.Whole(length: length, framesPerSecond: options.framesPerSecond)
  }

  private func film(
    _ environment: Environment, _ times: FilmTimes, trace: ((UnsafeRawBufferPointer) -> Void)? = nil,
    take: (FilmFrame) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Double {
    try Engine(environment).film(
      source, size: options.size, assignments: options.assignments, preset: options.preset, times: times, trace: trace
    ) { try take($0) }
  }
}

/// Events on their way out, a line each.
private final class TraceLines {
  private var out: ByteBuffer

  init(_ file: OutputFile) { out = ByteBuffer { try file.write($0) } }

  func add(_ line: UnsafeRawBufferPointer) {
    out.append(line.assumingMemoryBound(to: UInt8.self))
    out.append("\n")
  }

  func flush() throws { try out.flush() }
}
