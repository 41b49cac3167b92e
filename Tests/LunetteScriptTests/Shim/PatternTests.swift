import CLuaShims
import TestSupport
import Testing

/// find, match, gmatch and gsub answer as stock Lua does: Patterns/table.tsv is what Debian's Lua 5.4.4 answered once, to
/// Patterns/make_table.lua.
@Suite struct PatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let call: String
    let answer: String
    var testDescription: String { call }
  }

  private static func text(_ name: String) -> String {
    String(decoding: Project.bytes("Tests/LunetteScriptTests/Patterns/" + name), as: UTF8.self)
  }

  static let rows = text("table.tsv").split(separator: "\n").dropFirst().map { line in
    let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return Row(call: fields[0], answer: fields[1])
  }

  private static let prelude = text("outcome.lua")

  @Test(arguments: rows) func answersAsStockLuaDoes(_ row: Row) throws {
    let sandbox = try #require(Sandbox())
    let script = Self.prelude + "print(outcome(function() return table.pack(\(row.call)) end))"
    #expect(sandbox.execute(script) == LSH_DONE, "\(sandbox.message)")
    #expect(sandbox.lines == [row.answer])
  }

  @Test(arguments: [
    "malformed pattern (ends with '%')", "malformed pattern (missing ']')", "missing '[' after '%f' in pattern",
    "malformed pattern (missing arguments to '%b')", "invalid pattern capture", "invalid capture index %0",
    "unfinished capture", "too many captures", "invalid use of '%' in replacement string",
    "invalid replacement value (a table)",
    "bad argument #2 to 'gsub' (string/function/table expected, got nil)",
  ]) func everyMistakeIsInTheTable(_ message: String) {
    #expect(Self.rows.count >= 400)
    #expect(Self.rows.contains { $0.answer == "error: " + message })
  }
}
