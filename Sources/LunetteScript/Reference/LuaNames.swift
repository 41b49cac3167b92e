import LunetteScene

/// What a script finds of Lua itself, as a script sees it.
enum LuaNames {
  /// One of Lua's libraries.
  struct Library: Sendable {
    let name: String
    let members: [String]
  }

  /// The globals that are no libraries, sorted.
  static let globals =
    names.first?.members.filter { !declared.contains($0) && (!libraryNames.contains($0) || $0 == "_G") } ?? []
  /// The libraries, sorted.
  static let libraries = names.dropFirst().filter { !declared.contains($0.name) && $0.name != "_G" }

  private static let libraryNames = Set(names.dropFirst().map(\.name))
  private static let declared = Set(Surface.functions.map(\.key) + Surface.modules.map(\.name))

  /// A line for the globals, then one for each table among them: its name and what is in it.
  private static let script = """
    local function sorted(t)
      local names = {}
      for name in next, t do names[#names + 1] = name end
      table.sort(names)
      return names
    end
    print("", table.concat(sorted(_G), " "))
    for _, name in ipairs(sorted(_G)) do
      if type(_G[name]) == "table" then print(name, table.concat(sorted(_G[name]), " ")) end
    end
    """

  private static let names: [Library] = {
    var lines: [String] = []
    let host = ScriptHost(
      print: { lines.append(String(decoding: $0, as: UTF8.self)) },
      module: { path throws(Diagnostic) in throw Diagnostic(.file, "there is no file \(path)") })
    // It fails only where there is no memory for a run; then nothing is listed.
    let listing = Script(SourceText(path: "names.lua", bytes: Array(script.utf8)), isRunOnce: true)
    _ = try? listing.run(on: Stage(), host: host)
    return lines.map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Library(name: String(parts[0]), members: parts.last?.split(separator: " ").map(String.init) ?? [])
    }
  }()
}
