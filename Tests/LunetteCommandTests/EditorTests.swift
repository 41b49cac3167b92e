import TestSupport
import Testing

/// What the command writes for editors and for people who write scenes.
@Suite struct EditorTests {
  static let files = [".lunette/lunette.lua", ".luacheckrc", ".luarc.json", "scene.lua"]

  @Test func initMakesAFolderThatWorks() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let made = try Child(Project.command, ["init", "a/b"], folder: scratch.folder)
    #expect(made.status == 0, "\(made.errors)")
    for file in Self.files {
      #expect(made.output.contains("wrote a/b/\(file)\n") && !scratch.text("a/b/\(file)").isEmpty, "\(file)")
    }
    #expect(made.output.hasSuffix("Next: lunette a/b/scene.lua -o scene.svg\n"))
    let check = try Child(Project.command, ["check", "a/b/scene.lua"], folder: scratch.folder)
    #expect(check.status == 0 && check.output == "a/b/scene.lua: fine\n", "\(check.errors)")
    let set = try Child(Project.command, ["a/b/scene.lua", "--set", "radius=750"], folder: scratch.folder)
    #expect(set.status == 0 && set.output.contains("data-radius=\"750\""), "\(set.errors)")
    #expect(scratch.text("a/b/.lunette/lunette.lua") == (try Child(Project.command, ["api", "--lua"]).output))
  }

  @Test func initLeavesWhatIsThere() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "-- mine\n")
    let made = try Child(Project.command, ["init"], folder: scratch.folder)
    #expect(made.status == 0 && made.output.contains("scene.lua is there already, and was left as it is\n"))
    #expect(made.output.contains("wrote .luarc.json\n"))
    #expect(scratch.text("scene.lua") == "-- mine\n")
    let again = try Child(Project.command, ["init", "."], folder: scratch.folder)
    #expect(again.status == 0 && !again.output.contains("wrote"))
    #expect(again.output.contains("lunette api --lua -o .lunette/lunette.lua makes it anew\n"))
    #expect(try Child(Project.command, ["init", "-q"], folder: scratch.folder).output == "")
  }

  @Test func initSaysWhatItCannotWrite() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("file", "")
    let failed = try Child(Project.command, ["init", "file"], folder: scratch.folder)
    #expect(failed.status == 4 && failed.errors == "lunette: can't write file/scene.lua: Not a directory\n")
    #expect(scratch.names == ["file"])
  }

  @Test(arguments: ["--lua", "--markdown", "--json"]) func apiWritesFiles(_ form: String) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let printed = try Child(Project.command, ["api", form])
    #expect(printed.status == 0 && printed.output.contains("fit_circle"))
    #expect(try Child(Project.command, ["api", form, "-o", "out"], folder: scratch.folder).status == 0)
    #expect(scratch.text("out") == printed.output)
    #expect(try Child(Project.command, ["api", form, "-o", "none/out"], folder: scratch.folder).status == 4)
  }

  @Test(.enabled(if: Tool.find("luacheck") != nil, "luacheck is not installed"))
  func linterKnowsTheGlobals() throws {
    let luacheck = try #require(Tool.find("luacheck"))
    let scratch = Scratch()
    defer { scratch.remove() }
    #expect(try Child(Project.command, ["init"], folder: scratch.folder).status == 0)
    let clean = try Child(luacheck, ["scene.lua"], folder: scratch.folder)
    #expect(clean.status == 0, "\(clean.output)")
    scratch.write("bad.lua", "print(camera.zom, io.open, units.km, math.pow)\n")
    let warned = try Child(luacheck, ["--no-color", "bad.lua"], folder: scratch.folder)
    #expect(warned.status == 1)
    for name in ["field zom of global camera", "variable io", "field pow of global math"] {
      #expect(warned.output.replacing("'", with: "").contains(name), "\(name): \(warned.output)")
    }
    #expect(!warned.output.contains("units"))
    let examples = try Child(luacheck, ["examples"], folder: Project.folder)
    #expect(examples.status == 0, "\(examples.output)")
  }
}
