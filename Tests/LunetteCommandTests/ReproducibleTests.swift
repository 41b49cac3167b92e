import TestSupport
import Testing

/// The same script and parameters give the same bytes: in every process, wherever its memory lies, whatever its
/// environment, however it was built.
@Suite struct ReproducibleTests {
  /// How a process is started.
  struct Start: Sendable {
    var program: String
    var before: [String] = []
    var environment: [String: String] = [:]

    func render(_ scene: String, as format: String, _ more: [String] = [], in folder: String) throws -> Child {
      try Child(program, before + [scene, "-f", format, "-o", "-"] + more, folder: folder, environment: environment)
    }
  }

  static let starts: [Start] = {
    let command = Project.command
    let german = ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Hanoi", "LUA_INIT": "error('read')"]
    var starts = [
      Start(program: command), Start(program: command, environment: german),
      Start(program: "/usr/bin/env", before: ["-i", command]),
    ]
    // Where the system lets a process turn the randomisation of its addresses off.
    if (try? Child("/usr/bin/setarch", ["-R", "/bin/true"]))?.status == 0 {
      starts.append(Start(program: "/usr/bin/setarch", before: ["-R", command]))
    }
    return starts
  }()

  static let debug = Start(program: Project.folder + "/.build/debug/lunette")

  private func requireSame(
    _ scene: String, as format: String, _ more: [String] = [], in folder: String, runs: Int = 20
  ) throws {
    let first = try Self.debug.render(scene, as: format, more, in: folder)
    #expect(first.status == 0, "\(first.errors)")
    for run in 0..<runs {
      let again = try Self.starts[run % Self.starts.count].render(scene, as: format, more, in: folder)
      #expect(again.status == 0 && again.output == first.output && again.errors == first.errors, "run \(run)")
    }
  }

  @Test(arguments: Project.examples, ["svg", "json"]) func exampleGivesTheSameBytes(_ name: String, _ format: String)
    throws
  {
    try requireSame(name, as: format, in: Project.folder + "/examples")
  }

  @Test(arguments: ["route", "area-around-me", "follow", "three-cities"], ["svg", "json"])
  func filmGivesTheSameBytes(_ name: String, _ format: String) throws {
    try requireSame(name + ".lua", as: format, ["--frames", "2.5"], in: Project.folder + "/examples", runs: 4)
  }

  /// Whatever a script can learn of itself, of its time and of chance.
  static let curious = """
    local objects, names = {}, {}
    for i = 1, 40 do
      local made = ({ {}, function() end, coroutine.create(print), coordinate(i, i) })[i % 4 + 1]
      objects[made] = i
      names["name" .. i * 7919 % 97] = i
      if i % 3 == 0 then names["name" .. i * 7919 % 97] = nil end
    end
    local order = {}
    for _, i in pairs(objects) do order[#order + 1] = i end
    for name in pairs(names) do order[#order + 1] = name end
    for name in next, _G do order[#order + 1] = name end
    for name in pairs(string) do order[#order + 1] = name end
    print(table.concat(order, " "))
    print({}, print, coroutine.create(print), coordinate(1, 2), tostring({}), string.format("%s %s", {}, print))
    print(os.time(), os.date(), os.clock(), math.random(), math.random(1000), 0 / 0, -(0 / 0))
    local list = {}
    for i = 1, 300 do list[i] = { i % 10, i } end
    table.sort(list, function(a, b) return a[1] < b[1] end)
    for i, pair in ipairs(list) do order[i] = pair[2] end
    print(table.concat(order, " "))
    print(pcall(error, {}), pcall(overlay.circle, { center = {}, colour = names, [{}] = 1, [print] = 2 }))
    print(select(2, pcall(function() return nil .. {} end)), select(2, load("x = = 1")))
    overlay.label { at = { 21, 105 }, text = table.concat(order, " ", 1, 20) }
    camera.set { center = { 21, 105 }, zoom = 10 }
    """

  @Test(arguments: ["svg", "json"]) func whatAScriptLearnsIsTheSame(_ format: String) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("curious.lua", Self.curious)
    try requireSame("curious.lua", as: format, in: scratch.folder)
  }

  /// The seed and the time are the run's own.
  @Test func seedAndTimeAreGiven() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let scene = "print(math.random(1000000), os.date('%F %T')) camera.set { center = { 0, 0 }, zoom = 1 }"
    scratch.write("scene.lua", scene)
    func printed(_ options: [String]) throws -> String {
      try Child(Project.command, ["check", "-q", "scene.lua"] + options, folder: scratch.folder).errors
    }
    let plain = try printed([])
    #expect(plain.hasSuffix("1970-01-01 00:00:00\n"), "\(plain)")
    #expect(try printed(["--seed", "0"]) == plain)
    let seeded = try printed(["--seed", "1", "--time", "2024-05-01T12:00:00Z"])
    #expect(seeded.hasSuffix("2024-05-01 12:00:00\n") && seeded.prefix(6) != plain.prefix(6), "\(seeded)")
  }
}
