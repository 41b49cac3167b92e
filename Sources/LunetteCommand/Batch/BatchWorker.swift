import Lunette

/// Draws rows, one after another, on one thread.
final class BatchWorker {
  private let batch: Batch
  private let engine: Engine
  private let script: Script
  private let gathered: Gathered
  /// What rows have for their files' names alone.
  private let namesOfFiles: Set<String>
  private var out: ByteBuffer

  /// What the rows of a chunk gave so far.
  private final class Gathered {
    var answer = BatchAnswer()
    /// The bytes of the picture being drawn.
    var picture: [UInt8] = []
  }

  init(_ batch: Batch) {
    self.batch = batch
    namesOfFiles = batch.pattern?.fields ?? []
    let gathered = Gathered()
    self.gathered = gathered
    out = ByteBuffer { gathered.answer.output += $0 }
    let modules = batch.modules
    var environment = Command.environment(batch.options) { path throws(Diagnostic) in try modules.read(path) }
    // Kept until the answer is written, so that what rows print comes in their order too.
    environment.print = { line in
      gathered.answer.errors += line.escapedLines
      gathered.answer.errors.append(UInt8(ascii: "\n"))
    }
    engine = Engine(environment)
    script = engine.prepare(batch.source)
  }

  /// Draws rows and gives what they gave; what is large is handed on before.
  func draw(_ rows: [Row], handOn: (BatchAnswer) -> Void) -> BatchAnswer {
    for row in rows {
      draw(row)
      if gathered.answer.isLarge { handOn(taken()) }
    }
    return taken()
  }

  private func taken() -> BatchAnswer {
    // Gathering bytes never fails.
    try? out.flush()
    defer { gathered.answer = BatchAnswer() }
    return gathered.answer
  }

  private func draw(_ row: Row) {
    Watchdog.begin(row: row.number)
    Watchdog.begin(.script)
    defer { Watchdog.begin(.rest) }
    do throws(Diagnostic) {
      let content = try row.content.get()
      let warnings = try draw(content, number: row.number)
      out.beginAnswer(row: row.number, isDone: true)
      if let file = content.file {
        out.append(",\"file\":")
        out.append(jsonString: file.holdsBytes ? file.shownName : file)
      } else {
        out.append(picture: gathered.picture, as: batch.format)
      }
      out.append(warnings: warnings, folder: batch.folder)
    } catch {
      gathered.answer.worst = max(gathered.answer.worst, error.kind == .limit ? .limitPassed : .sceneFailed)
      out.beginAnswer(row: row.number, isDone: false)
      // What is wrong with the row itself lies in the rows' file.
      out.append(error: error, folder: row.isBroken ? "" : batch.folder)
    }
    out.endAnswer()
  }

  /// Draws one picture, to its file or to memory, and gives the scene's warnings.
  private func draw(_ content: Row.Content, number: Int) throws(Diagnostic) -> [Diagnostic] {
    let (picture, warnings) = try evaluate(content.assignments)
    // A name of the call's own is none that a row may have too many.
    for name in picture.unusedAssignments {
      guard let given = batch.options.assignments[name], given == content.assignments[name] else { continue }
      throw Diagnostic(.call, "\(given.origin): the scene never asks for '\(name)'")
    }
    let strangers = picture.unusedAssignments.filter { !namesOfFiles.contains($0) }
    try requireNames(picture.scene, content, strangers)
    if batch.options.isStrict {
      if let stranger = strangers.first { throw BatchOutput.unused(stranger).asError }
      if let warning = warnings.first { throw warning.asError }
    }
    gathered.answer.unused += strangers
    gathered.picture.removeAll(keepingCapacity: true)
    let gathered = gathered
    guard let file = content.file else {
      try write(picture) { gathered.picture += $0 }
      return warnings
    }
    if let known = FileIdentity(path: file), batch.modules.hasRead(known) || batch.options.read(known) {
      throw Diagnostic(.call, "\(file.shownName) is a file that the batch reads itself")
    }
    let output = try OutputFile(file, number: number)
    do throws(Diagnostic) {
      try write(picture) { try output.write($0) }
    } catch {
      output.discard()
      throw error
    }
    try output.finish()
    return warnings
  }

  private func evaluate(
    _ assignments: [String: Assignment]
  ) throws(Diagnostic) -> (picture: Picture, warnings: [Diagnostic]) {
    let options = batch.options
    if let end = options.at {
      return try engine.picture(
        script, at: end, size: options.size, assignments: assignments, preset: options.preset,
        allowsUnknownAssignments: true)
    }
    let picture = try engine.evaluate(
      script, size: options.size, assignments: assignments, preset: options.preset, allowsUnknownAssignments: true)
    return (picture, picture.scene.warnings)
  }

  /// A row whose names are misspelt would give the default picture.
  private func requireNames(_ scene: Scene, _ content: Row.Content, _ strangers: [String]) throws(Diagnostic) {
    guard !strangers.isEmpty else { return }
    let names = scene.parameters.map(\.name)
    for stranger in strangers {
      let hint = Spelling.hint(for: stranger, among: names.filter { content.assignments[$0] == nil })
      if !hint.isEmpty { throw Diagnostic(.call, "'\(stranger)' is no parameter of the scene\(hint)") }
    }
    if !names.isEmpty, !names.contains(where: { content.assignments[$0] != nil }) {
      throw Diagnostic(
        .call, "no name of the row is a parameter of the scene; it asks for: \(names.joined(separator: ", "))")
    }
  }

  private func write(_ picture: Picture, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws(Diagnostic)
  {
    do {
      try picture.write(as: batch.format, options: batch.options.picture, to: sink)
    } catch {
      throw error as? Diagnostic ?? Diagnostic(.file, "can't write: \(error)")
    }
  }
}

extension Row {
  fileprivate var isBroken: Bool { if case .failure = content { true } else { false } }
}
