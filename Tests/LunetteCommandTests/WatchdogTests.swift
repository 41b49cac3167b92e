import Foundation
import TestSupport
import Testing

/// What ends the command where nothing else does: each time by itself, with a message and a code, and no file left.
@Suite struct WatchdogTests {
  /// One call that takes seconds.
  static let longCall = """
    local track = path.circle({ 0, 0 }, 1e6, 50000)
    camera.fit(overlay.buffer { path = track:joined(track:slice(0, 5e6)), radius = 5 })
    """
  /// Little of a script, and minutes of drawing.
  static let longDrawing = """
    local places = {}
    for i = 1, 5000 do places[i] = { i * 7919 % 17000 / 100 - 85, i * 104729 % 36000 / 100 - 180 } end
    overlay.buffer { path = path(places), radius = 100000 }
    camera.set { center = { 0, 0 }, zoom = 0 }
    """

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var script = CommandTests.circle
    /// With $L for the command, in a folder with scene.lua.
    var shell: String
    var status: Int32 = 3
    var errors = ""
    /// All of standard output.
    var output = ""
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a loop", script: "\nwhile true do end", shell: "$L scene.lua -o x.svg --timeout 0.2",
      errors: "scene.lua:2: the script passed its limit of 0.2 s of CPU time; does a loop never end?"),
    Case(
      name: "a long call", script: longCall, shell: "$L scene.lua -o x.svg --timeout 0.2",
      errors: "lunette: scene.lua: the script passed its limit of 0.2 s of CPU time; --timeout SECONDS raises it\n"),
    Case(
      name: "drawing", script: longDrawing, shell: "$L scene.lua -f json -o x.json --timeout 2",
      errors: "lunette: scene.lua: drawing and writing passed their limit of 2 s of CPU time; --timeout SECONDS"),
    Case(
      name: "drawing a frame", script: longDrawing,
      shell: "$L scene.lua --frames 10 -f json -o 'new/deep/{frame}.json' --timeout 2",
      errors: "lunette: scene.lua: drawing and writing passed their limit of 2 s of CPU time; --timeout SECONDS"),
    Case(
      name: "explain", script: longDrawing, shell: "$L explain scene.lua --timeout 2",
      errors: "lunette: scene.lua: drawing and writing passed their limit of 2 s"),
    Case(
      name: "memory of drawing", script: "overlay.circle { center = { 1, 2 }, radius = 6e6 }",
      shell: "$L scene.lua -f json -o x.json --tolerance 0.000001 --memory 8",
      errors: "lunette: scene.lua: the process passed its limit of 48 MB of memory; --memory MB raises it\n"),
    Case(
      name: "a long call in a batch", script: "if param('n', 1) == 2 then \(longCall) end",
      shell:
        "printf 'n\\n1\\n2\\n3\\n' | $L batch scene.lua -o '{n}.svg' --timeout 0.2 -j 2 > /dev/null; e=$?; rm -f [13].svg; exit $e",
      errors: "lunette: scene.lua: row 2: the script passed its limit of 0.2 s of CPU time"),
    Case(
      name: "drawing in a batch", script: "if param('n', 1) == 3 then \(longDrawing) end",
      shell: "printf 'n\\n3\\n' | $L batch scene.lua -o '{n}.svg' --timeout 2",
      errors: "lunette: scene.lua: row 1: drawing and writing passed their limit of 2 s"),
    Case(
      name: "a loop in a batch is its row's", script: "if param('n', 1) == 2 then while true do end end",
      shell: "printf 'n\\n1\\n2\\n3\\n' | $L batch scene.lua --timeout 0.2 | cut -c 1-19",
      status: 0, output: "{\"row\":1,\"ok\":true,\n{\"row\":2,\"ok\":false\n{\"row\":3,\"ok\":true,\n"),
    Case(
      name: "the code of a batch with such a row", script: "if param('n', 1) == 2 then while true do end end error 'x'",
      shell: "printf 'n\\n1\\n2\\n3\\n' | $L batch scene.lua --timeout 0.2 > /dev/null"),
    Case(
      name: "no room for the stack", script: "local function f() pcall(f) end f()",
      shell: "ulimit -s 64; $L scene.lua -o x.svg",
      errors: "lunette: scene.lua: the script interpreter failed; please report it with the script\n"),
    Case(
      name: "a reader that goes",
      script: "for i = 1, 3000 do overlay.circle { center = { i / 50, 2 }, radius = 5e5 } end",
      shell: "{ $L scene.lua; echo $? >&2; } | head -c 4", status: 0, errors: "141\n", output: "<svg"),
    Case(
      name: "a reader of a batch's answers that goes",
      script: "for i = 1, 3000 do overlay.circle { center = { i / 50, 2 }, radius = 5e5 } end",
      shell: "{ printf 'n\\n1\\n2\\n3\\n' | $L batch scene.lua; echo $? >&2; } | head -c 4", status: 0, errors: "141\n",
      output: "{\"ro"),
    Case(
      name: "a file that may not grow",
      script: "for i = 1, 3000 do overlay.circle { center = { i / 50, 2 }, radius = 5e5 } end",
      shell: "ulimit -f 8; $L scene.lua -o x.svg", status: 4, errors: "can't write x.svg: File too large\n"),
    Case(
      name: "a frame that may not grow",
      script: "for i = 1, 3000 do overlay.circle { center = { i / 50, 2 }, radius = 5e5 } end",
      shell: "ulimit -f 8; $L scene.lua --frames 10 -o 'new/{frame}.svg'", status: 4,
      errors: "can't write new/0.svg: File too large\n"),
    Case(
      name: "no seconds", shell: "$L scene.lua --timeout 0", status: 2,
      errors: "--timeout takes seconds, more than 0 and at most 86400; got \"0\""),
    Case(
      name: "seconds that are none", shell: "$L scene.lua --timeout nan", status: 2, errors: "--timeout takes seconds"),
    Case(name: "a word for seconds", shell: "$L scene.lua --timeout 2s", status: 2, errors: "--timeout takes seconds"),
  ]

  @Test(arguments: cases) func endsByItself(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", test.script)
    let child = try Child("/bin/sh", ["-c", test.shell], folder: scratch.folder, environment: ["L": Project.command])
    #expect(child.status == test.status, "\(child.errors)")
    #expect(test.errors.isEmpty ? child.errors.isEmpty : child.errors.contains(test.errors), "\(child.errors)")
    #expect(child.output == test.output)
    #expect(scratch.names == ["scene.lua"])
  }
}
