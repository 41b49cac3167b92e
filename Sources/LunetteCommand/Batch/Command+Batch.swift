import Lunette

extension Command {
  /// Draws a scene for each of many rows.
  static func batch(_ options: Options) throws(UsageError) -> ExitCode {
    let scene = options.words[0]
    if (options.rows ?? "-") == "-" && (scene == "-" || options.parameterFiles.contains("-")) {
      throw UsageError("standard input can be the rows or something else, not both; --rows FILE names the rows' file")
    }
    let output = options.outputFile
    if options.output == nil && Terminal.isOutput {
      throw UsageError(
        "standard output is a terminal: name files with -o 'out/{row}.svg', or write lines here with -o -")
    }
    var pattern: NamePattern?
    if let output { pattern = try NamePattern(output) }
    let format = try Picture.Format(of: options, for: output, command: "batch")
    let files = InputFiles(scene: scene, options)
    do throws(Diagnostic) {
      let source = try files.readScript()
      try requireNoInput(nil, files, options)
      let batch = Batch(
        source: source, options: options, format: format, folder: files.folder,
        modules: ModuleCache(files), pattern: pattern)
      return try batch.run()
    } catch {
      report(error)
      return ExitCode(error.kind)
    }
  }
}
