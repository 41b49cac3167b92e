import TestSupport
import Testing

/// The command's own edges, as a shell makes them: odd files for scenes, odd names, outputs that are inputs.
@Suite struct EdgeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// With $L for the command, in a folder with scene.lua.
    var shell: String
    var status: Int32
    var errors = ""
    /// All of standard output.
    var output = ""
    /// What is there afterwards, beside scene.lua.
    var files: [String] = []
    var testDescription: String { shell }

    init(_ shell: String, _ status: Int32, _ errors: String = "", output: String = "", files: [String] = []) {
      (self.shell, self.status, self.errors, self.output, self.files) = (shell, status, errors, output, files)
    }
  }

  /// Nothing but a file is read, and nothing else waited for.
  static let scenes: [Case] = [
    Case("mkfifo f; $L f", 4, "lunette: f is no regular file", files: ["f"]),
    Case("mkfifo f; ln -s f l; $L check l", 4, "lunette: l is no regular file", files: ["f", "l"]),
    Case("$L .", 4, "lunette: . is no regular file"),
    Case("mkdir d; $L params d/", 4, "lunette: d/ is no regular file", files: ["d"]),
    Case("$L /dev/null", 4, "/dev/null is no regular file"), Case("$L /dev/zero", 4, "/dev/zero is no regular file"),
    Case("$L explain /dev/tty", 4, "/dev/tty is no regular file"),
    Case("$L /proc/self/maps", 4, "/proc/self/maps is no regular file"),
    // Some containers have no /sys.
    Case(
      "f=/sys/kernel/mm/transparent_hugepage/enabled; [ -e $f ] || f=/proc/self/stat; $L $f", 4, "is no regular file"),
    Case("$L check /proc/self/cwd/scene.lua", 0, output: "/proc/self/cwd/scene.lua: fine\n"),
    Case("ln -s a.lua b.lua; ln -s b.lua a.lua; $L a.lua", 4, "Too many levels of", files: ["a.lua", "b.lua"]),
    Case("$L batch scene.lua --params /dev/zero", 4, "/dev/zero is no regular file"),
    Case("$L verify scene.lua /dev/zero -f svg", 4, "/dev/zero is no regular file"),
    Case(": > e.lua; $L e.lua", 1, "e.lua: the script is empty", files: ["e.lua"]),
    Case("truncate -s 67108865 b.lua; $L b.lua; e=$?; rm b.lua; exit $e", 4, "lunette: b.lua is larger than 64 MB\n"),
    Case("truncate -s 67108864 b.lua; $L b.lua; e=$?; rm b.lua; exit $e", 1, "the script is empty"),
    Case("$L ''", 2, "a file's name can't be empty: lunette render SCENE.lua"),
    Case("$L check scene.lua ''", 2, "a file's name can't be empty"),
    Case("$L $(printf %05000d 0).lua", 4, "000.lua: File name too long\n"),
    Case("$L - < scene.lua -q | head -n 1 | cut -c 1-4", 0, output: "<svg\n"),
    Case("$L - -", 2, "render takes one scene; got -, -"),
    Case("$L check - - < scene.lua", 2, "standard input can be read only once; - is given 2 times"),
    Case("$L scene.lua --params - --params - < scene.lua", 2, "standard input can be read only once"),
    Case("$L - <&-", 4, "can't read standard input: Bad file descriptor"),
    Case("$L batch scene.lua <&-", 4, "can't read standard input: Bad file descriptor"),
    Case("$L check none.lua scene.lua none.lua", 4, "there is no file none.lua", output: "scene.lua: fine\n"),
  ]

  /// A name is what its bytes say, and is shown so that it steers no terminal.
  static let names: [Case] = [
    Case(
      "n=$(printf 'a\\033[31m\\n\\342\\200\\256b.lua'); echo 'x(' > \"$n\"; $L \"$n\"; e=$?; rm \"$n\"; exit $e", 1,
      "a\\x1b[31m\\n\\u{202e}b.lua:1:2: unexpected symbol"),
    Case("$L \"$(printf 'a\\033[31m\\n.lua')\"", 4, "lunette: there is no file a\\x1b[31m\\n.lua\n"),
    Case(
      "n=$(printf 'a\\033.lua'); cp scene.lua \"$n\"; $L check \"$n\"; rm \"$n\"", 0, output: "a\\x1b.lua: fine\n"),
    Case(
      "n=$(printf 'a\\377b.lua'); cp scene.lua \"$n\"; $L check \"$n\"; rm \"$n\"", 0, output: "a\\xffb.lua: fine\n"),
    Case(
      "n=$(printf 'a\\377b.lua'); echo 'while true do end' > \"$n\"; $L \"$n\" --steps 9000; e=$?; rm \"$n\"; exit $e",
      3, "a\\xffb.lua:1: the script passed its limit of 9000 steps"),
    Case("$L \"$(printf 'a\\377b.lua')\"", 4, "lunette: there is no file a\\xffb.lua\n"),
    Case(
      "d=$(printf 'd\\377'); mkdir \"$d\"; cp scene.lua \"$d\"; echo 'return 5' > \"$d/m.lua\"; "
        + "echo 'require(\"m\") print(\"on\")' >> \"$d/scene.lua\"; $L check \"$d/scene.lua\"; rm -r \"$d\"", 0, "on\n",
      output: "d\\xff/scene.lua: fine\n"),
    Case(
      "o=$(printf 'o\\377.json'); $L scene.lua -o \"$o\"; head -c 7 \"$o\"; ln -s \"$o\" l; $L scene.lua -o l -f svg;"
        + " head -c 4 \"$o\"; rm \"$o\" l", 0, output: "{\"type\"<svg"),
    Case("$L scene.lua -o \"$(printf 'none\\377/o.svg')\"", 4, "can't write none\\xff/o.svg: No such file"),
    Case(
      "p=$(printf 'p\\377.json'); echo '{\"r\":0}' > \"$p\"; $L scene.lua --params \"$p\"; e=$?; rm \"$p\"; exit $e", 2,
      "p\\xff.json, r: "),
    Case(
      "o=$(printf 'o\\377'); printf 'n\\n1\\n' | $L batch scene.lua -o \"$o/{n}.svg\"; rm -r \"$o\"", 0,
      output: "{\"row\":1,\"ok\":true,\"file\":\"o\\\\xff/1.svg\"}\n"),
    Case("$L scene.lua --set \"$(printf 'r=\\377')\"", 2, "--set takes texts in UTF-8; got \"r=\\xff\""),
    Case("$L scene.lua --steps \"$(printf '\\377\\033')\"", 2, "got \"\\xff\\x1b\"\n"),
    Case("$L scene.lua \"$(printf '\\033')\"", 2, "got scene.lua, \\x1b\n"),
    // A slash and an accent: one character to readers, two names to the system.
    Case(
      "n=$(printf 'd/\\314\\201.lua'); mkdir d; cp scene.lua \"$n\"; $L \"$n\" -o \"$n.svg\"; ls d | wc -l; rm -r d", 0,
      output: "2\n"),
    Case("cp scene.lua ./-x.lua; $L check -- -x.lua; rm ./-x.lua", 0, output: "-x.lua: fine\n"),
    Case("cp scene.lua ./-x.lua; $L check ./-x.lua; rm ./-x.lua", 0, output: "./-x.lua: fine\n"),
    Case("cp scene.lua ./-x.lua; $L -o -y.svg -- -x.lua; rm ./-x.lua", 0, files: ["-y.svg"]),
    Case("$L -x.lua", 2, "there is no option -x.lua\n"),
    Case("$L scene.lua -o $(printf %0300d 0).svg", 4, "000.svg: File name too long\n"),
  ]

  /// What was read is never written to, by whichever of its names.
  static let inputs: [Case] = [
    Case("$L scene.lua -f svg -o ./scene.lua", 2, "the output ./scene.lua is a file of the scene itself"),
    Case(
      "ln scene.lua h; $L scene.lua -f svg -o h", 2, "the output h is a file of the scene itself", files: ["h"]),
    Case("ln -s scene.lua l; $L scene.lua -f svg -o l", 2, "the output l is a file of the scene itself", files: ["l"]),
    Case("$L scene.lua >> scene.lua", 2, "standard output is a file of the scene itself"),
    Case("$L - < scene.lua -f svg -o scene.lua", 2, "the output scene.lua is a file of the scene itself"),
    Case("$L params scene.lua -o scene.lua", 2, "the output scene.lua is a file of the scene itself"),
    Case("$L explain scene.lua -o scene.lua", 2, "the output scene.lua is a file of the scene itself"),
    Case(
      "echo 'return 5' > m.lua; echo 'require \"m\"' >> scene.lua; ln m.lua n; $L scene.lua -f svg -o n", 2,
      "the output n is a file of the scene itself", files: ["m.lua", "n"]),
    Case(
      "echo '{}' > p.json; $L scene.lua --params p.json -o p.json", 2, "p.json is a file that values are read from",
      files: ["p.json"]),
    Case(
      "echo '{}' > p.json; $L params scene.lua --params p.json -o ./p.json", 2,
      "p.json is a file that values are read from", files: ["p.json"]),
    Case(
      "echo '{}' > p; $L batch scene.lua --rows p >> p", 2, "standard output is a file that values are read from",
      files: ["p"]),
    Case(
      "printf 'n\\n1\\n' > r1; $L batch scene.lua --rows r1 -f svg -o 'r{n}' | grep -c 'r1 is a file that the batch'",
      0,
      output: "1\n", files: ["r1"]),
    Case(
      "echo 'error()' > scene.lua; echo old > x.svg; $L scene.lua -o x.svg; cat x.svg", 0, "scene.lua:1:",
      output: "old\n", files: ["x.svg"]),
    Case(
      "echo old > x.json; $L scene.lua -o x.json --memory 4 --tolerance 0.000001 --set r=6e6; cat x.json", 0,
      "passed its limit of 44 MB of memory", output: "old\n", files: ["x.json"]),
    Case("$L scene.lua -o /proc/x.svg", 4, "can't write /proc/x.svg"),
  ]

  @Test(arguments: scenes + names + inputs) func endsAsItShould(_ test: Case) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "overlay.circle { center = { 21, 105 }, radius = param('r', 500, { min = 1 }) }\n")
    let child = try Child(
      "/bin/sh", ["-c", test.shell], folder: scratch.folder, environment: ["L": Project.command, "LC_ALL": "C"])
    #expect(child.status == test.status, "\(child.errors)")
    #expect(test.errors.isEmpty ? child.errors.isEmpty : child.errors.contains(test.errors), "\(child.errors)")
    #expect(child.output == test.output)
    #expect(scratch.names == (test.files + ["scene.lua"]).sorted())
  }

  static let writers = [
    "--help", "--version", "help", "help batch", "render --help", "api --lua", "api --json", "api --markdown",
    "completions bash", "completions zsh", "completions fish", "scene.lua", "scene.lua -f json", "params scene.lua",
    "params scene.lua --table", "check scene.lua", "verify scene.lua same.svg", "verify scene.lua other.svg",
    "explain scene.lua", "batch -q scene.lua --rows rows.csv", "init folder",
  ]

  /// What can't be written is no success, whatever was to be said.
  @Test(arguments: writers, [">&-": "Bad file descriptor", "> /dev/full": "No space left on device"])
  func outputThatFails(_ call: String, _ output: (shell: String, reason: String)) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", CommandTests.circle)
    scratch.write("rows.csv", "n\n1\n")
    scratch.write("other.svg", "<svg/>")
    #expect(try Child(Project.command, ["scene.lua", "-o", "same.svg"], folder: scratch.folder).status == 0)
    let child = try Child(
      "/bin/sh", ["-c", "$L \(call) \(output.shell)"], folder: scratch.folder, environment: ["L": Project.command])
    #expect(child.status == 4)
    #expect(child.errors == "lunette: can't write standard output: \(output.reason)\n")
  }

  /// Nobody hears the message then, but the code is right.
  @Test(arguments: [("none.lua", 4), ("--nonsense", 2), ("scene.lua -o x.svg", 0)], ["2>&-", "2> /dev/full"])
  func errorsThatNobodyHears(_ call: (words: String, status: Int32), _ errors: String) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("scene.lua", "print 'x' " + CommandTests.circle)
    let child = try Child(
      "/bin/sh", ["-c", "$L \(call.words) \(errors)"], folder: scratch.folder, environment: ["L": Project.command])
    #expect(child.status == call.status)
    #expect(scratch.names == (call.status == 0 ? ["scene.lua", "x.svg"] : ["scene.lua"]))
    #expect(scratch.text("x.svg").hasPrefix(call.status == 0 ? "<svg" : ""))
  }

  /// Nothing of the environment shows.
  @Test(arguments: ["svg", "json"]) func environmentsWithoutEffect(_ format: String) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("m.lua", "return 1.5")
    scratch.write("evil.lua", "error('run')")
    scratch.write(
      "scene.lua",
      """
      local value = require "m"
      overlay.circle { center = { 21.5, 105.25 }, radius = 500 * value, mask = true }
      overlay.label { at = { 21.5, 105.25 }, text = ("%.2f %s"):format(value, tostring(1 / 3)) }
      """)
    let call = ["scene.lua", "-f", format]
    let plain = try Child(Project.command, call, folder: scratch.folder)
    #expect(plain.status == 0 && plain.errors.isEmpty)
    let odd = try Child(
      Project.command, call, folder: scratch.folder,
      environment: [
        "LUA_INIT": "error('run')", "LUA_INIT_5_4": "@\(scratch.path("evil.lua"))",
        "LUA_PATH": "\(scratch.folder)/evil.lua",
        "LUA_PATH_5_4": "\(scratch.folder)/evil.lua", "LUA_CPATH": "\(scratch.folder)/evil.so", "LC_ALL": "de_DE.UTF-8",
        "LC_NUMERIC": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu", "HOME": "/nonexistent",
        "TMPDIR": "/none",
        "NO_COLOR": "1", "COLUMNS": "10", "POSIXLY_CORRECT": "1", "MALLOC_PERTURB_": "85",
      ])
    #expect(odd.status == 0 && odd.errors.isEmpty)
    #expect(odd.output == plain.output)
  }
}
