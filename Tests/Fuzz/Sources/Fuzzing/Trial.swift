import Lunette

/// What came of one script.
public struct Trial: Equatable {
  /// What it printed, each line with its end.
  public private(set) var printed: [UInt8] = []
  /// As people see it.
  public private(set) var error: String?
  /// What was written of its scene.
  public private(set) var documents: [[UInt8]] = []

  /// More is not looked at: it would take the time of thousands of other inputs.
  private static let mostOverlays = 64
  private static let mostBytes = 2 << 20

  /// Runs a script under small limits, and where it comes to its end again to write its scene in every form. What breaks the
  /// engine's word is a finding.
  public init(_ script: [UInt8], assignments: [String: Assignment] = [:]) {
    let source = SourceText(path: "scene.lua", bytes: script)
    var printed: [UInt8] = []
    do throws(Diagnostic) {
      let environment = Trial.environment(of: source) { printed += $0 + [UInt8(ascii: "\n")] }
      let stage = Stage(assignments: assignments)
      let host = ScriptHost(print: environment.print, module: environment.readFile)
      _ = try Script(source, limits: environment.limits, isRunOnce: true).run(on: stage, host: host)
      // The next one's number is how many there are.
      let count = orNothing { () throws(Mistake) in try stage.add(Overlay(.title(Title()))) }
      if let count, count <= Trial.mostOverlays {
        let before = printed
        printed = []
        let picture = try Engine(environment).evaluate(source, assignments: assignments)
        if printed != before { finding("two runs print \(before.count) and \(printed.count) bytes") }
        for warning in picture.scene.warnings { Document.check(warning) }
        try write(picture, by: Choices(withUnsafeBytes(of: digest(script)) { Array($0) }))
      }
    } catch {
      Document.check(error)
      self.error = error.text()
    }
    self.printed = printed
  }

  /// As `init`, twice, which must give the same, for one script of four.
  public static func run(_ script: [UInt8], assignments: [String: Assignment] = [:]) {
    let first = Trial(script, assignments: assignments)
    guard digest(script) % 4 == 0 else { return }
    let second = Trial(script, assignments: assignments)
    // Which of two runs passes a limit of time is chance.
    let isTimed = [first, second].contains { $0.error?.contains("CPU time") ?? false }
    if first != second && !isTimed { finding("two runs differ: \(first.described)\n\(second.described)") }
  }

  private static func environment(
    of source: SourceText, print: @escaping (UnsafeRawBufferPointer) -> Void
  ) -> Environment {
    var environment = Environment()
    environment.limits.steps = 100_000
    environment.limits.memory = 16 << 20
    environment.limits.string = 1 << 20
    environment.limits.print = 64 << 10
    environment.limits.cpu = 5
    environment.print = print
    // A module that is there, and one that requires itself.
    environment.readFile = { path throws(Diagnostic) in
      switch path {
      case source.path: return source.bytes
      case "m.lua": return Array("return { radius = 500, ring = function(c) return path.circle(c, 500) end }".utf8)
      default: throw Diagnostic(.file, "there is no file \(path)")
      }
    }
    return environment
  }

  private mutating func write(_ picture: Picture, by choices: Choices) throws(Diagnostic) {
    var choices = choices
    var options = Picture.Options()
    if choices.happens(oneIn: 4) { options.decimals = choices.number(below: 10) }
    options.json.reading.target = choices.one(of: AreaReading.Target.allCases)
    if choices.happens(oneIn: 4) { options.json.reading.givenAntimeridian = .unwrap }
    if choices.happens(oneIn: 4) { options.json.reading.givenMaximumLatitude = 60 }
    for format in [Picture.Format.svg, .json] {
      let document = try Document(picture, as: format, options: options, most: Trial.mostBytes)
      document.check()
      documents.append(document.bytes)
    }
    if choices.happens(oneIn: 4) { documents.append(Array(try picture.explanation().utf8)) }
  }

  private var described: String {
    let sizes = documents.map { "\($0.count) bytes" }.joined(separator: ", ")
    return "\(error ?? "no error"), \(sizes), printed: \(String(decoding: printed, as: UTF8.self))"
  }
}
