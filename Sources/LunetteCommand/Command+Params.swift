import Lunette

extension Command {
  /// What can be set of a scene. Only the script runs: its scene may be one that can't be drawn.
  static func params(_ options: Options) throws(UsageError) -> ExitCode {
    let files = InputFiles(scene: options.words[0], options)
    return reporting(files, options) { () throws(Diagnostic) in
      let environment = environment(options) { path throws(Diagnostic) in try files.read(path) }
      let sheet = try Engine(environment).parameters(
        of: try files.readScript(), size: options.size, assignments: options.assignments, preset: options.preset)
      try write(to: options.outputFile, beside: files, options) { file in
        var out = ByteBuffer { try file.write($0) }
        if options.wantsTable { out.append(ParameterTable(sheet).text) } else { sheet.write(to: &out) }
        try out.flush()
      }
    }
  }
}
