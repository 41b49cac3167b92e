import LunetteScene
import LunetteScript
import TestSupport
import Testing

/// Scripts with what they must say written beside the line: `--> text` is printed (several lines apart by ⏎), `--! text` is part of the error there.
/// `--? file:line:column` before it says where, without the column or with it alone (`--? :5`); each line of `--< text` is a
/// call of the trace, innermost first. Where lines of `--~ text` stand, each is a part of a warning, and there are no others.
///
/// A fixture holds many scenes, apart by empty lines; each runs by itself.
@Suite struct FixtureTests {
  struct Block: Sendable, CustomTestStringConvertible {
    var file: String
    var line: Int
    var text: String
    var testDescription: String { "\(file):\(line)" }
  }

  static let folder = "Tests/LunetteScriptTests/Fixtures"

  static let blocks: [Block] = Project.names(in: folder, ending: ".lua").flatMap { file in
    let text = String(decoding: Project.bytes("\(folder)/\(file)"), as: UTF8.self)
    var blocks: [Block] = []
    var line = 1
    for block in text.split(separator: "\n\n", omittingEmptySubsequences: false) {
      if block.contains(where: { !$0.isWhitespace }) {
        blocks.append(Block(file: file, line: line, text: String(block)))
      }
      line += block.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    }
    return blocks
  }

  @Test func thereAreFixtures() {
    #expect(Self.blocks.count > 50)
    #expect(Self.blocks.count { $0.file == "mistakes.lua" } >= 80)
  }

  @Test(arguments: blocks) func saysWhatIsWrittenBesideIt(_ block: Block) throws {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let expectedPrints = lines.flatMap { after("--> ", in: $0)?.components(of: " ⏎ ") ?? [] }
    let wrong = lines.firstIndex { $0.contains("--! ") }
    let (printed, diagnostic, warnings) = run(block)
    if let wrong, let text = after("--! ", in: lines[wrong]) {
      let error = try #require(diagnostic, "no error came, expected: \(text)")
      #expect(error.message.contains(text), "\(error.text())")
      let place = after("--? ", in: lines[wrong])?.split(separator: " ").first.map(String.init) ?? ""
      let own = place.isEmpty || place.hasPrefix(":") ? "\(block.file):\(wrong + 1)\(place)" : place
      let column = own.filter { $0 == ":" }.count > 1 ? ":\(error.column ?? 0)" : ""
      #expect("\(error.file ?? ""):\(error.line ?? 0)\(column)" == own, "\(error.text())")
      let trace = lines.compactMap { after("--< ", in: $0) }
      if !trace.isEmpty { #expect(error.traceLines == trace, "\(error.text())") }
    } else if let diagnostic {
      Issue.record("\(diagnostic.text())")
    }
    #expect(printed == expectedPrints)
    let expectedWarnings = lines.compactMap { after("--~ ", in: $0) }
    guard !expectedWarnings.isEmpty else { return }
    #expect(warnings.count == expectedWarnings.count, "\(warnings.map(\.message))")
    for (warning, text) in zip(warnings, expectedWarnings) { #expect(warning.message.contains(text)) }
  }

  private func after(_ mark: String, in line: String) -> String? {
    guard let range = line.range(of: mark) else { return nil }
    return String(line[range.upperBound...])
  }

  /// A script that is run many times says the same every time.
  @Test(arguments: blocks) func saysTheSameOnEveryRun(_ block: Block) {
    let script = script(block, isRunOnce: false)
    let (printed, error, _) = run(block)
    for _ in 0..<3 {
      let again = run(script)
      #expect(again.printed == printed && again.error == error)
    }
  }

  private func run(_ block: Block) -> (printed: [String], error: Diagnostic?, warnings: [Diagnostic]) {
    run(script(block, isRunOnce: true))
  }

  private func script(_ block: Block, isRunOnce: Bool) -> Script {
    var limits = ScriptLimits()
    limits.steps = 1_000_000
    limits.memory = 8 << 20
    let source = SourceText(path: block.file, bytes: Array(block.text.utf8))
    return Script(source, limits: limits, isRunOnce: isRunOnce)
  }

  private func run(_ script: Script) -> (printed: [String], error: Diagnostic?, warnings: [Diagnostic]) {
    var printed: [String] = []
    let host = ScriptHost(
      print: { printed.append(String(decoding: $0, as: UTF8.self)) },
      module: { path throws(Diagnostic) in
        let bytes = Project.bytes("Tests/LunetteScriptTests/Fixtures/modules/\(path)")
        guard !bytes.isEmpty else { throw Diagnostic(.file, "there is no file \(path)") }
        return bytes
      })
    let stage = Stage()
    do throws(Diagnostic) {
      _ = try script.run(on: stage, host: host)
      return (printed, nil, try stage.scene().warnings)
    } catch {
      return (printed, error, [])
    }
  }
}

extension Diagnostic {
  /// The trace as it is shown.
  fileprivate var traceLines: [String] {
    text().split(separator: "\n").filter { $0.hasPrefix("    at ") || $0.hasPrefix("    … ") }
      .map { String($0.dropFirst($0.hasPrefix("    … ") ? 4 : 7)) }
  }
}

extension String {
  /// Where another text first stands in this one.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] { split(separator: separator).map(String.init) }
}
