import TestSupport
import Testing

/// Outputs that are no plain new file, as a shell makes them.
@Suite struct StreamTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// With $L for the command, in a folder with scene.lua.
    var shell: String
    var status: Int32
    var errors = ""
    /// What is there afterwards, beside scene.lua: names, and how their texts start.
    var files: [String: String] = [:]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a file, standard output closed", shell: "$L scene.lua -o c.svg >&-", status: 0, files: ["c.svg": "<svg"]),
    Case(name: "standard output closed", shell: "$L scene.lua >&-", status: 4, errors: "can't write standard output"),
    Case(
      name: "/dev/stdout that is appended to", shell: "echo old > log; $L scene.lua -o /dev/stdout >> log", status: 0,
      files: ["log": "old\n<svg"]),
    Case(
      name: "a link to a file that isn't there",
      shell: "ln -s real.svg link.svg; $L scene.lua -o link.svg; rm link.svg",
      status: 0, files: ["real.svg": "<svg"]),
    Case(
      name: "a link to itself", shell: "ln -s a.svg a.svg; $L scene.lua -o a.svg; e=$?; rm a.svg; exit $e", status: 4,
      errors: "can't write a.svg"),
    Case(
      name: "a long name", shell: "n=$(printf %0250d 0).svg; $L scene.lua -o $n; mv $n x.svg", status: 0,
      files: ["x.svg": "<svg"]),
    Case(name: "a pipe", shell: "$L scene.lua | head -c 4 > x", status: 0, files: ["x": "<svg"]),
    Case(
      name: "the mode of a file that is replaced",
      shell: "echo old > c.svg; chmod 600 c.svg; $L scene.lua -o c.svg; stat -c %a c.svg > mode",
      status: 0, files: ["c.svg": "<svg", "mode": "600"]),
    Case(
      name: "a script from a pipe", shell: "cat scene.lua | $L - -f json > x.json", status: 0,
      files: ["x.json": "{\"type\""]),
    Case(
      name: "a script that is a pipe", shell: "mkfifo f; $L f; e=$?; rm f; exit $e", status: 4,
      errors: "no regular file"),
  ]

  @Test(arguments: cases) func isWrittenAsItShould(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", CommandTests.circle)
    let child = try Child("/bin/sh", ["-c", test.shell], folder: scratch.folder, environment: ["L": Project.command])
    #expect(child.status == test.status, "\(child.errors)")
    #expect(child.errors.contains(test.errors) || test.errors.isEmpty && child.errors.isEmpty, "\(child.errors)")
    #expect(scratch.names == (test.files.keys + ["scene.lua"]).sorted())
    for (name, start) in test.files { #expect(scratch.text(name).hasPrefix(start)) }
  }
}
