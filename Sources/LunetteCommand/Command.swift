import Lunette

/// The command line: `lunette render SCENE.lua` and its other commands.
public enum Command {
  /// One command: what it is for, the words and options it takes, what it does.
  struct Declaration: Sendable {
    let name: String
    let usage: String
    let summary: String
    let words: Words
    let run: @Sendable (Options) throws(UsageError) -> ExitCode
    /// Made only for the command that is called.
    private let makeOptions: @Sendable () -> [Option]

    var options: [Option] { makeOptions() }

    init(
      name: String, usage: String, summary: String, words: Words = .scenes,
      options: @autoclosure @escaping @Sendable () -> [Option],
      run: @escaping @Sendable (Options) throws(UsageError) -> ExitCode
    ) {
      self.name = name
      self.usage = usage
      self.summary = summary
      self.words = words
      self.run = run
      makeOptions = options
    }
  }

  static let all = [
    Declaration(
      name: "render", usage: "lunette render SCENE.lua [-o FILE]",
      summary: "evaluates a scene and writes it, as it ends or as a film; - as SCENE reads standard input",
      words: .scene,
      options: [.output, .format(OutputFormat.allCases)] + Option.film + Option.writing + [.at] + Option.evaluating,
      run: { options throws(UsageError) in try render(options) }),
    Declaration(
      name: "check", usage: "lunette check SCENE.lua…", summary: "evaluates scenes and reports, writes nothing",
      options: [.at] + Option.evaluating, run: { options throws(UsageError) in try check(options) }),
    Declaration(
      name: "batch", usage: "lunette batch SCENE.lua [--rows FILE] [-o 'out/{name}.svg']",
      summary:
        "one scene a row of parameters, CSV or a JSON object a line, to files or to lines of JSON in the rows' order",
      words: .scene,
      options: Option.batch + [.format(OutputFormat.ofPictures)] + Option.writing + [.at] + Option.evaluating,
      run: { options throws(UsageError) in try batch(options) }),
    Declaration(
      name: "verify", usage: "lunette verify SCENE.lua EXPECTED",
      summary: "renders and compares with a file: 0 the same, 1 different", words: .sceneAndFile,
      options: [.format(OutputFormat.ofPictures)] + Option.writing + [.at] + Option.evaluating,
      run: { options throws(UsageError) in try verify(options) }),
    Declaration(
      name: "params", usage: "lunette params SCENE.lua", summary: "what can be set of a scene, as JSON or as a table",
      words: .scene,
      options: [.output, .table] + Option.evaluating, run: { options throws(UsageError) in try params(options) }),
    Declaration(
      name: "explain", usage: "lunette explain SCENE.lua",
      summary: "how large overlays are, how far other models of the Earth are off, the camera in other maps' terms",
      words: .scene, options: [.output, .at] + Option.evaluating,
      run: { options throws(UsageError) in
        reporting(options.words[0], options) { picture, _, files throws(Diagnostic) in
          let text = try picture.explanation()
          try write(to: options.outputFile, beside: files, options) { file in
            var out = ByteBuffer { try file.write($0) }
            out.append(text)
            try out.flush()
          }
        }
      }),
    api, initialize, completions,
  ]

  /// Runs a call, given without the program's name.
  public static func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      return try dispatch(arguments)
    } catch {
      Terminal.error("lunette: \(error.message.showingBytes)\n")
      return .wrongCall
    }
  }

  private static func dispatch(_ arguments: [String]) throws(UsageError) -> ExitCode {
    guard let first = arguments.first else {
      Terminal.error(Help.overview)
      return .wrongCall
    }
    switch first {
    case "--version":
      return write("lunette \(Engine.version)\n", to: nil)
    case "--help", "-h", "help":
      return try help(about: arguments.dropFirst().first)
    default: break
    }
    // A bare scene is rendered.
    let named = all.first { $0.name == first }
    let command = named ?? all[0]
    var options = try OptionParser(command: command.name, options: command.options).parse(
      named == nil ? arguments : Array(arguments.dropFirst()))
    if options.wantsHelp { return write(Help.text(command), to: nil) }
    if named == nil { try requireScene(options.words) }
    try command.words.check(options.words, of: command)
    try options.requireOneReader()
    do throws(Diagnostic) {
      try options.readParameterFiles()
    } catch {
      report(error)
      return ExitCode(error.kind)
    }
    return try command.run(options)
  }

  private static func help(about topic: String?) throws(UsageError) -> ExitCode {
    guard let topic else { return write(Help.overview, to: nil) }
    guard let command = all.first(where: { $0.name == topic }) else {
      throw UsageError("there is no command \(topic)\(Spelling.hint(for: topic, among: all.map(\.name)))")
    }
    return write(Help.text(command), to: nil)
  }

  /// The first word of a bare call is a scene, unless it looks like a command's name.
  private static func requireScene(_ words: [String]) throws(UsageError) {
    guard let word = words.first, word != "-", !word.contains(where: { $0 == "." || $0 == "/" }) else { return }
    let names = all.map(\.name) + ["--version", "--help"]
    let hint = Spelling.hint(for: word, among: names)
    if words.count > 1 || !hint.isEmpty { throw UsageError("there is no command \(word)\(hint)") }
  }
}
