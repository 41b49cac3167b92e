import TestSupport
import Testing

/// Completions, as the shells themselves make them of what the command writes.
@Suite struct CompletionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var expected: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(words: ["ch"], expected: ["check"]),
    Case(words: ["sc"], expected: ["scene.lua"]),
    Case(words: ["render", ""], expected: ["a b.lua", "folder", "scene.lua"]),
    Case(words: ["check", "scene.lua", "a"], expected: ["a b.lua"]),
    Case(words: ["render", "--fo"], expected: ["--format"]),
    Case(words: ["render", "-f", ""], expected: ["geojson", "html", "json", "svg"]),
    Case(words: ["batch", "-f", ""], expected: ["geojson", "json", "svg"]),
    Case(words: ["render", "--fra"], expected: ["--frames"]),
    Case(words: ["verify", "--fra"], expected: []),
    Case(words: ["check", "--a"], expected: ["--allow", "--at"]),
    Case(words: ["render", "--format", "=", "s"], expected: ["svg"]),
    Case(words: ["scene.lua", "-o", "n"], expected: ["notes.txt"]),
    Case(words: ["scene.lua", "--set", ""], expected: []),
    Case(words: ["init", ""], expected: ["folder"]),
    Case(words: ["completions", ""], expected: ["bash", "fish", "zsh"]),
    Case(words: ["api", "--m"], expected: ["--markdown"]),
    Case(words: ["help", "a"], expected: ["api"]),
    Case(words: ["check", "--no-"], expected: []),
  ]

  static func folder() -> Scratch {
    let scratch = Scratch()
    for name in ["scene.lua", "a b.lua", "notes.txt"] { scratch.write(name, "") }
    _ = try? Child("/bin/mkdir", ["folder"], folder: scratch.folder)
    return scratch
  }

  @Test(.enabled(if: Tool.find("bash") != nil, "bash is not installed"), arguments: cases)
  func bash(_ example: Case) throws {
    let scratch = Self.folder()
    defer { scratch.remove() }
    let script = """
      set -u
      source <("$LUNETTE" completions bash)
      [[ $(complete -p lunette) == 'complete -F _lunette lunette' ]] || exit 1
      COMP_WORDS=(lunette "$@") COMP_CWORD=$#
      _lunette
      ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort
      """
    let shell = try Child(
      try #require(Tool.find("bash")), ["-c", script, "bash"] + example.words, folder: scratch.folder,
      environment: ["LUNETTE": Project.command])
    #expect(shell.status == 0 && shell.errors == "", "\(shell.errors)")
    #expect(shell.output.split(separator: "\n").map(String.init) == example.expected)
  }

  @Test(
    .enabled(if: Tool.find("fish") != nil, "fish is not installed"),
    arguments: [
      ("lunette api --m", "--markdown"), ("lunette completions z", "zsh"), ("lunette render -f g", "geojson"),
      ("lunette ini", "init"), ("lunette scene.lua --preci", "--precision"), ("lunette init fo", "folder/"),
      ("lunette check sc", "scene.lua"),
    ])
  func fish(_ line: String, _ expected: String) throws {
    let scratch = Self.folder()
    defer { scratch.remove() }
    let shell = try Child(
      try #require(Tool.find("fish")), ["-c", "$LUNETTE completions fish | source; complete -C '\(line)'"],
      folder: scratch.folder, environment: ["LUNETTE": Project.command, "HOME": scratch.folder])
    #expect(shell.status == 0, "\(shell.errors)")
    let completions = shell.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(completions == [Substring(expected)])
  }

  /// zsh's own functions need a terminal: they are replaced by ones that print what they are given.
  @Test(.enabled(if: Tool.find("zsh") != nil, "zsh is not installed")) func zsh() throws {
    let script = """
      _arguments() { print -l -- "$@" }
      _describe() { print -l -- ${(P)2} }
      _files() { print files "$@" }
      compdef() { print compdef "$@" }
      eval "$($LUNETTE completions zsh)"
      words=(lunette "") CURRENT=2; _lunette
      words=(lunette api "") CURRENT=3; _lunette
      words=(lunette scene.lua -) CURRENT=3; _lunette
      """
    let shell = try Child(
      try #require(Tool.find("zsh")), ["-f", "-c", script], environment: ["LUNETTE": Project.command])
    #expect(shell.status == 0 && shell.errors == "", "\(shell.errors)")
    let expected = [
      "compdef _lunette lunette", "check:evaluates scenes and reports, writes nothing", "files -g *.lua",
      "--markdown[the reference for people]", "(-h --help)--help[show this help]",
      "(-f --format)-f[svg, json, geojson, html (a page that plays the film); else the file's ending says it, else svg]"
        + ":FORMAT:(svg json geojson html)",
      "*--set[set a parameter; can be given several times]:NAME=VALUE: ", "1:scene:_files -g \"*.lua\"",
    ]
    let lines = shell.output.split(separator: "\n").map(String.init)
    for line in expected { #expect(lines.contains(line), "\(line)") }
  }
}
