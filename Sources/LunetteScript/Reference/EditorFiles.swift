/// What editors and linters need to know of a scene's folder.
enum EditorFiles {
  /// A `.luacheckrc`: the globals that there are, and what lies in each.
  static var linterSettings: String {
    var lines = [
      "-- The globals of a scene's script, for luacheck. Made by `lunette init`.", "stds.lunette = {",
      "  read_globals = {",
    ]
    let names = LuaNames.globals + Surface.functions.map(\.key)
    lines += wrapped(names.map { "\"\($0)\"" }, indent: "    ")
    let tables = LuaNames.libraries.map { ($0.name, $0.members) } + Surface.modules.map { ($0.name, $0.memberNames) }
    for (name, members) in tables {
      lines.append("    \(name) = {")
      lines.append("      fields = {")
      lines += wrapped(members.map { "\"\($0)\"" }, indent: "        ")
      lines += ["      },", "    },"]
    }
    lines += ["  },", "}", "std = \"lunette\""]
    return lines.joined(separator: "\n") + "\n"
  }

  /// lua-language-server's own names of Lua's libraries.
  private static let serverLibraries = [
    "basic", "bit", "bit32", "builtin", "coroutine", "debug", "ffi", "io", "jit", "math", "os", "package", "string",
    "table", "table.clear", "table.new", "utf8",
  ]

  /// A `.luarc.json`: Lua's version, the annotations' place, and no library that the sandbox lacks.
  static func serverSettings(annotationsIn folder: String) -> String {
    let known = Set(LuaNames.libraries.map(\.name) + ["basic", "builtin"])
    let missing = serverLibraries.filter { !known.contains($0) }
    let settings = JSONText.object([
      ("runtime.version", .text("Lua 5.4")),
      ("runtime.builtin", .object(missing.map { ($0, .text("disable")) })),
      ("workspace.library", .list([.text(folder)])),
      ("workspace.checkThirdParty", .boolean(false)),
    ])
    return settings.text
  }

  /// Elements and commas in lines of at most 120 letters.
  private static func wrapped(_ elements: [String], indent: String) -> [String] {
    var lines: [String] = []
    for element in elements {
      if let last = lines.last, last.count + element.count + 2 <= 120 {
        lines[lines.count - 1] += " \(element),"
      } else {
        lines.append("\(indent)\(element),")
      }
    }
    return lines
  }
}
