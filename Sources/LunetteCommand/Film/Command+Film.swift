import Glibc
import Lunette

extension Command {
  /// Runs a scene as a film.
  static func film(to target: FilmTarget, _ options: Options) -> ExitCode {
    let files = InputFiles(scene: options.words[0], options)
    return reporting(files, options) { () throws(Diagnostic) in
      let requireFree = { () throws(Diagnostic) in
        if target.isOneFile { try requireNoInput(target.file, files, options) }
      }
      let output = try output(of: target, beside: files, options, requireFree)
      do throws(Diagnostic) {
        try FilmRun(files: files, options: options, source: files.readScript()).run(
          to: output, showsProgress: showsProgress(of: target, options), requireFree)
      } catch {
        output.discard()
        throw error
      }
    }
  }

  private static func output(
    of target: FilmTarget, beside files: InputFiles, _ options: Options,
    _ requireFree: @escaping () throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> any FilmOutput {
    let open = { () throws(Diagnostic) in
      try requireFree()
      return try OutputFile(target.file)
    }
    switch target {
    case .files(let pattern, let format):
      return FrameFiles(pattern, as: format, options: options.picture) { name throws(Diagnostic) in
        try requireNoInput(name, files, options)
      }
    case .lines(_, let format): return FrameLines(as: format, options: options.picture, open: open)
    case .page: return PageFile(options.picture, open: open)
    }
  }

  /// Whether there is somebody who waits, and a place where a line of it stands alone.
  private static func showsProgress(of target: FilmTarget, _ options: Options) -> Bool {
    guard !options.isQuiet, isatty(STDERR_FILENO) == 1, !(target.isStandardOutput && Terminal.isOutput) else {
      return false
    }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  /// Writes what happens in a scene.
  static func trace(_ options: Options) throws(UsageError) -> ExitCode {
    if options.framesPerSecond != nil {
      throw UsageError("--trace writes what happens in the place of pictures, --frames pictures: one call each")
    }
    if options.format != nil {
      throw UsageError("--trace writes lines of JSON in the place of a picture: it has no other format, so -f goes")
    }
    if let output = options.output, let ending = output.formatEnding, OutputFormat(named: ending) != nil {
      throw UsageError(
        "--trace writes lines of JSON in the place of a picture, so .\(ending) isn't its ending; -o trace.ndjson is")
    }
    let files = InputFiles(scene: options.words[0], options)
    return reporting(files, options) { () throws(Diagnostic) in
      let source = try files.readScript()
      try write(to: options.outputFile, beside: files, options) { file in
        try FilmRun(files: files, options: options, source: source).trace(to: file)
        // Read by the script meanwhile.
        try requireNoInput(options.outputFile, files, options)
      }
    }
  }
}
