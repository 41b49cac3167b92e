import Lunette

extension Command {
  static func render(_ options: Options) throws(UsageError) -> ExitCode {
    if options.wantsTrace { return try trace(options) }
    let target = try FilmTarget(options)
    let output = options.outputFile
    if options.output == nil && Terminal.isOutput {
      let wanted = target == nil ? "a file with -o FILE" : "files with -o 'frames/{frame:04}.svg'"
      throw UsageError("standard output is a terminal: name \(wanted), or write it here with -o -")
    }
    if let target { return film(to: target, options) }
    let format = try Picture.Format(of: options, for: output, command: "render")
    return reporting(options.words[0], options) { picture, _, files throws(Diagnostic) in
      try write(to: output, beside: files, options) { file in
        try picture.write(as: format, options: options.picture) { try file.write($0) }
      }
    }
  }

  /// Writes a file as a whole, unless it is one that the scene was made of.
  static func write(
    to output: String?, beside files: InputFiles, _ options: Options, _ body: (OutputFile) throws -> Void
  ) throws(Diagnostic) {
    try requireNoInput(output, files, options)
    let file = try OutputFile(output)
    do {
      try body(file)
    } catch {
      file.discard()
      throw error as? Diagnostic ?? Diagnostic(.file, "can't write: \(error)")
    }
    try file.finish()
  }

  /// Fails where an output is one of the files that were read, by whichever name.
  static func requireNoInput(_ output: String?, _ files: InputFiles, _ options: Options) throws(Diagnostic) {
    guard let file = FileIdentity.output(output) else { return }
    let name = output.map { "the output \($0.shownName)" } ?? "standard output"
    if files.hasRead(file) {
      throw Diagnostic(.call, "\(name) is a file of the scene itself; name another with -o")
    }
    if options.read(file) {
      throw Diagnostic(.call, "\(name) is a file that values are read from; name another with -o")
    }
  }

  static func check(_ options: Options) throws(UsageError) -> ExitCode {
    var worst = ExitCode.done
    for scene in options.words {
      var isClean = true
      var code = reporting(scene, options) { picture, warnings, _ throws(Diagnostic) in
        isClean = warnings.isEmpty
        if isClean && !options.isQuiet { try Terminal.output("\(scene.shownName): fine\n") }
      }
      if code == .done && !isClean { code = .sceneFailed }
      worst = max(worst, code)
    }
    return worst
  }

  /// Evaluates a scene and hands its picture on, with what may be wrong with it; errors are reported and become the exit code.
  static func reporting(
    _ scene: String, _ options: Options, then use: (Picture, [Diagnostic], InputFiles) throws(Diagnostic) -> Void
  ) -> ExitCode {
    let files = InputFiles(scene: scene, options)
    return reporting(files, options) { () throws(Diagnostic) in
      let (picture, warnings) = try evaluate(files, options)
      try say(warnings, options, inFolder: files.folder)
      try use(picture, warnings, files)
    }
  }

  /// Does what may fail; an error is reported and becomes the exit code.
  static func reporting(
    _ files: InputFiles, _ options: Options, _ body: () throws(Diagnostic) -> Void
  ) -> ExitCode {
    Watchdog.watch(files.folder + files.name, options.limits)
    Watchdog.begin(.script)
    defer { Watchdog.begin(.rest) }
    do throws(Diagnostic) {
      try body()
      return .done
    } catch {
      report(error, inFolder: files.folder)
      return ExitCode(error.kind)
    }
  }

  /// Says what went wrong; what has no place in a file is the command's own.
  static func report(_ error: Diagnostic, inFolder folder: String = "") {
    Terminal.error(error.file == nil ? "lunette: \(error.text())" : error.text(inFolder: folder))
  }

  /// The picture at a scene's end, or where --at ends it, and what may be wrong with it.
  private static func evaluate(
    _ files: InputFiles, _ options: Options
  ) throws(Diagnostic) -> (Picture, warnings: [Diagnostic]) {
    let environment = environment(options) { path throws(Diagnostic) in try files.read(path) }
    let engine = Engine(environment)
    let source = try files.readScript()
    guard let end = options.at else {
      let picture = try engine.evaluate(
        source, size: options.size, assignments: options.assignments, preset: options.preset)
      return (picture, picture.scene.warnings)
    }
    return try engine.picture(
      engine.prepare(source), at: end, size: options.size, assignments: options.assignments, preset: options.preset)
  }

  /// The outside world as a call's options say it; what scripts print goes to standard error.
  static func environment(
    _ options: Options, readFile: @escaping (String) throws(Diagnostic) -> [UInt8]
  ) -> Environment {
    var environment = Environment()
    environment.seed = options.seed
    environment.limits = options.limits
    if let time = options.time { environment.time = time }
    environment.readFile = readFile
    environment.scriptHasEnded = { Watchdog.begin(.drawing) }
    environment.scriptStandsStill = { Watchdog.interruptScript() }
    environment.scriptGoesOn = { Watchdog.resumeScript() }
    environment.print = { line in
      // One write a line, so that lines of processes that share a terminal stay whole.
      var bytes = line.escapedLines
      bytes.append(UInt8(ascii: "\n"))
      _ = bytes.withUnsafeBytes { Terminal.write($0, to: 2) }
    }
    return environment
  }
}

extension Diagnostic {
  /// A warning as the error that --strict makes of it.
  var asError: Diagnostic {
    var error = self
    error.kind = .error
    error.message += " (a warning, which --strict makes an error)"
    return error
  }
}
