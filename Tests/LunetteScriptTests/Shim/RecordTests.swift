import CLuaShims
import Testing

@Suite struct RecordTests {
  private static let names = ["center", "radius", "fill", "name"]

  /// Reads `{…}` as a record of `names` and shows it: the fields by their order, then the strangers, sorted.
  private func shown(_ table: String, names: [String] = names) throws -> String {
    let sandbox = try #require(Sandbox())
    var result = ""
    sandbox.define("host") { run in
      for _ in 0..<2 {
        var record = lsh_record()
        let top = lsh_top(run)
        guard define(run, 7, names), lsh_read_record(run, 1, 7, &record) else { return 0 }
        #expect(lsh_top(run) == record.base + Int32(names.count) - 1 + min(record.strangers, Int32(LSH_MOST_STRANGERS)))
        let fields = names.indices.map { index in
          #expect((lsh_type_at(run, record.base + Int32(index)) != LSH_NIL) == (record.present >> index & 1 == 1))
          return self.text(run, record.base + Int32(index))
        }
        let kept = min(Int(record.strangers), LSH_MOST_STRANGERS)
        let strangers = (0..<kept).map { self.text(run, record.base + Int32(names.count + $0)) }.sorted()
        result = "\(fields.joined(separator: " ")) | \(record.strangers) \(strangers.joined(separator: " "))"
        lsh_set_top(run, top)
      }
      return 0
    }
    #expect(sandbox.execute("host(\(table))") == LSH_DONE)
    return result
  }

  private func text(_ run: OpaquePointer, _ index: Int32) -> String {
    var number = 0.0
    if lsh_number(run, index, &number) { return "\(Int(number))" }
    switch lsh_type_at(run, index) {
    case LSH_NIL: return "-"
    case LSH_BOOLEAN: return "\(lsh_boolean(run, index))"
    case LSH_TABLE: return "{}"
    default: return run.text(index) ?? "?"
    }
  }

  static let tables: [(table: String, shown: String)] = [
    ("{}", "- - - - | 0 "),
    ("{ radius = 1 }", "- 1 - - | 0 "),
    ("{ center = {}, radius = 1, fill = false, name = 'x' }", "{} 1 false x | 0 "),
    ("{ center = nil, radius = 2, raduis = 3, 4, [true] = 5 }", "- 2 - - | 3 1 raduis true"),
    ("{ ['ra' .. 'dius'] = 3, [('fill'):rep(1)] = 4 }", "- 3 4 - | 0 "),
    (
      "{ ['radius\\0'] = 1, Radius = 2, [('radius'):rep(9)] = 3 }",
      "- - - - | 3 Radius radius\0 \(String(repeating: "radius", count: 9))"
    ),
    (
      "(function() local t = { name = 'x' } for i = 1, 1000 do t[i] = i end return t end)()",
      "- - - x | 1000 1 10 11 12 13 14 15 16 2 3 4 5 6 7 8 9"
    ),
  ]

  @Test(arguments: tables) func readsFieldsAndStrangers(_ example: (table: String, shown: String)) throws {
    #expect(try shown(example.table) == example.shown)
  }

  /// Two names of one thing are two fields: the host decides.
  @Test func aliasesAreFields() throws {
    #expect(try shown("{ colour = 1, lng = 2 }", names: ["color", "colour", "lon", "lng"]) == "- 1 - 2 | 0 ")
  }

  @Test func asManyFieldsAsThereMayBe() throws {
    let names = (0..<Int(LSH_MOST_FIELDS)).map { "field\($0)" }
    let table = "{ " + names.enumerated().map { "\($1) = \($0)" }.joined(separator: ", ") + " }"
    #expect(try shown(table, names: names) == (0..<64).map(String.init).joined(separator: " ") + " | 0 ")
  }

  @Test(arguments: [(-1, 1), (128, 1), (0, 65)] as [(Int32, Int)]) func moreIsRefused(_ id: Int32, _ count: Int) throws
  {
    let sandbox = try #require(Sandbox())
    #expect(!define(sandbox.run, id, (0..<count).map { "field\($0)" }))
    #expect(sandbox.passed == LSH_HOST)
  }

  @Test func keysAreSeen() throws {
    let sandbox = try #require(Sandbox())
    sandbox.define("keys") { run in
      lsh_push_boolean(run, lsh_has_keys(run, 1))
      return 1
    }
    #expect(sandbox.execute("print(keys {}, keys { 1, 2 }, keys { 1, x = 2 }, keys { x = 1 }, keys(5))") == LSH_DONE)
    #expect(sandbox.lines == ["false\tfalse\ttrue\ttrue\tfalse"])
  }

  /// Work that a script gives the host by the size of its tables counts.
  @Test func strangersAreCharged() throws {
    let sandbox = try #require(Sandbox())
    sandbox.define("host") { run in
      var record = lsh_record()
      return define(run, 1, ["x"]) && lsh_read_record(run, 1, 1, &record) ? 0 : -1
    }
    let script = "local t = {} for i = 1, 1e5 do t[i] = i end for i = 1, 1000 do host(t) end"
    #expect(sandbox.execute(script) == LSH_STOPPED)
    #expect(sandbox.passed == LSH_STEPS)
  }
}

/// Defines a record from Swift strings.
func define(_ run: OpaquePointer, _ id: Int32, _ names: [String]) -> Bool {
  let texts = names.map { name in
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
    for (index, byte) in name.utf8.enumerated() { text[index] = CChar(bitPattern: byte) }
    text[name.utf8.count] = 0
    return text
  }
  defer { for text in texts { text.deallocate() } }
  return lsh_define_record(run, id, texts.map { UnsafePointer($0) }, Int32(names.count))
}
