import LunetteScene

/// The surface as people read it.
struct MarkdownReference {
  private(set) var text = """
    # Reference

    All that a scene's script finds beside Lua itself. Made by `lunette api --markdown` from the declarations that check the
    calls; `lunette api --lua` gives the same to editors, `--json` to programs.

    A name that stands alone in braces is a key: `camera.set { center, zoom }` is written
    `camera.set { center = {21.03, 105.85}, zoom = 12 }`. What stands in brackets can be left out.

    """

  init() {
    addContents()
    for chapter in Chapter.all {
      add(chapter)
      if chapter.module?.functions.contains(where: { $0.name == Surface.makers.first?.name }) == true { addHandle() }
    }
    addInnerTables()
    addWarnings()
    addLua()
  }

  mutating func add(_ paragraph: String) { text += "\n\(paragraph)\n" }

  private mutating func addContents() {
    var lines: [String] = []
    for chapter in Chapter.all {
      lines.append("- \(Self.link(chapter.name)): \(chapter.summary.firstSentence)")
      guard let functions = chapter.module?.functions, !functions.isEmpty else { continue }
      lines.append("  \(functions.map { Self.link($0.key, to: $0.name) }.joined(separator: " · "))")
      if functions.contains(where: { $0.name == Surface.makers.first?.name }) {
        lines.append("- \(Self.link(Surface.handleName)): \(Self.handleSummary)")
      }
    }
    if !Self.fieldTables.isEmpty { lines.append("- [tables](#tables): Tables that fields take.") }
    lines.append("- [warnings](#warnings): \(Self.warningsSummary)")
    lines.append("- [Lua](#lua): \(Self.luaSummary)")
    add(lines.joined(separator: "\n"))
  }

  private mutating func add(_ chapter: Chapter) {
    add("## \(chapter.name)")
    if let module = chapter.module {
      add(module.summary)
      if let call = module.call { addBody(of: call) }
      addProperties(module.properties.map { ($0.name, $0.typeName, $0.summary) })
      for function in module.functions {
        add("### \(function.name)")
        addBody(of: function)
      }
      if module.functions.contains(where: { $0.name == Surface.makers.first?.name }) { addSharedFields() }
    }
    if let value = chapter.value { add(value.summary) }
    if let function = chapter.function { addBody(of: function) }
    if let value = chapter.value {
      addProperties(value.properties.map { ($0.name, $0.typeName, $0.summary) })
      if let call = value.call {
        let takes = "`\(call.parameter.name)`: \(call.parameter.expected)"
        addRows(
          ["call", "gives", "meaning"],
          [["`\(call.form)`", Self.shownType(call.returns), "\(call.summary) (\(takes))"]])
      }
      addMethods(value.methods)
    }
  }

  private mutating func addBody(of function: Function) {
    let result = function.result.map { " → \(Self.shownType($0))" } ?? ""
    add(function.signatures.map { "**`\($0)`**\(result)" }.joined(separator: "  \n"))
    add(function.summary)
    if let table = function.table?() {
      if let choice = table.choice { add(choice) }
      let shared = SharedFields.all.filter {
        $0.makers.contains(function.key) && function.returns == Surface.handleName
      }
      let names = Set(shared.flatMap { $0.fields.map(\.name) })
      addTable("field", function.parameters.filter { !names.contains($0.name) })
      if !shared.isEmpty {
        add("And the \(shared.map { Self.link($0.title.lowercasedFirst) }.joined(separator: " and the ")).")
      }
    } else {
      let parameters = function.allParameters
      addTable("parameter", parameters, saysRequired: function.calls.count == 1)
      for parameter in parameters {
        guard let table = parameter.facts.table?() else { continue }
        add("The keys of `\(parameter.name)`:")
        addTable("key", table.fields)
      }
    }
    if !function.example.isEmpty { add("```lua\n\(function.example)\n```") }
  }

  private mutating func addSharedFields() {
    for shared in SharedFields.all {
      add("### \(shared.title)")
      addTable("field", shared.fields)
    }
  }

  static let handleSummary = "What a function of `overlay` gives."

  private mutating func addHandle() {
    add("## \(Surface.handleName)")
    add(
      "\(Self.handleSummary) Beside these it has the fields that its function takes, to read and to set: `zone.radius = 800`."
        + " They are checked as in the call; nil puts a default back.")
    addProperties(HandleSchema.properties.map { ($0.name, $0.typeName, $0.summary) })
    addMethods(HandleSchema.methods)
  }

  /// The tables that stand in fields; those of parameters stand with their function.
  static let fieldTables: [RecordText] = {
    let tables = Surface.argumentTables + Surface.innerTables
    let names = Set(tables.flatMap(\.fields).compactMap { $0.facts.table?().name })
    return Surface.innerTables.filter { names.contains($0.name) }
  }()

  private mutating func addInnerTables() {
    let fields = (Surface.argumentTables + Surface.innerTables).flatMap(\.fields)
    if Self.fieldTables.isEmpty { return }
    add("## tables")
    for table in Self.fieldTables {
      add("### \(table.name) table")
      let names = fields.filter { $0.facts.table?().name == table.name }.map { "`\($0.name)`" }
      let unique = names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
      add("What \(unique.joined(separator: " and ")) \(unique.count == 1 ? "takes" : "take").")
      addTable("key", table.fields)
    }
  }

  private static let warningsSummary = "What may be wrong with a scene that is drawn all the same."

  private mutating func addWarnings() {
    add("## warnings")
    add(
      "\(Self.warningsSummary) They go to standard error, and with their codes into JSON documents and a batch's answers;"
        + " `lunette check` and `--strict` make errors of them.")
    addRows(["code", "meaning"], WarningCode.allCases.map { ["`\($0.rawValue)`", $0.summary] })
  }

  private static let luaSummary = "What there is of Lua 5.4's own library."

  private mutating func addLua() {
    add("## Lua")
    add(
      "\(Self.luaSummary) `print` writes to standard error; `require \"name\"` loads `name.lua` from the scene's folder."
        + " `os.time()` and `os.date()` say the run's time in UTC, which is the first second of 1970 unless `--time` gives one;"
        + " `math.random` is seeded by `--seed`; `pairs` goes through numbers in ascending order, then texts by their bytes."
        + " A metatable's `__gc`, `__mode`, `__close` and `__concat` are refused; its `__call` must be a function."
    )
    let rows = LuaNames.libraries.map { ("`\($0.name)`", $0.members) }
    let lines = [("globals", LuaNames.globals)] + rows
    add(lines.map { "- \($0): \($1.map { "`\($0)`" }.joined(separator: " "))" }.joined(separator: "\n"))
  }
}
