import TestSupport
import Testing

/// Which files a script may read: those of its folder, and of folders that --allow names.
@Suite struct AllowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// What the script says; with $F for the test's folder.
    var script: String
    /// With $F as well; after `lunette check scenes/a.lua`.
    var options: String
    /// What stands in the message; nil where the file is read.
    var error: String?
    var status: Int32
    var testDescription: String { "\(script) \(options)" }

    init(_ script: String, _ options: String, _ error: String? = nil, status: Int32 = 1) {
      (self.script, self.options, self.error) = (script, options, error)
      self.status = error == nil ? 0 : status
    }
  }

  private static let outside = "lies outside the script's folder; --allow DIR lets scripts read"
  private static let elsewhere = "lies outside the script's folder and what --allow names; --allow DIR lets"

  static let cases: [Case] = [
    Case("data.text '../data/a.txt'", "", "../data/a.txt \(outside)"),
    Case("data.text '$F/data/a.txt'", "", "/data/a.txt \(outside)"),
    Case("data.text '../data/a.txt'", "--allow data"),
    Case("data.text '$F/data/a.txt'", "--allow data"),
    Case("data.text '../data/a.txt'", "--allow=$F/data/"),
    Case("data.text '../data/./more/../a.txt'", "--allow data"),
    Case("data.text '../data/more/b.txt'", "--allow data"),
    // A link names the folder, or leads into it.
    Case("data.text '../data/a.txt'", "--allow link"),
    Case("data.text '../link/a.txt'", "--allow data"),
    Case("data.text 'in.txt'", "--allow data"),
    Case("data.text 'in.txt'", "", "in.txt \(outside)"),
    // Several; the root holds all.
    Case("data.text '../other/c.txt' data.text '../data/a.txt'", "--allow data --allow other"),
    Case("data.text '../other/c.txt'", "--allow data", "../other/c.txt \(elsewhere)"),
    Case("data.text '../other/c.txt'", "--allow /"),
    // Nothing leads out of a folder that is allowed, and a name that begins like it is another.
    Case("data.text '../data/out.txt'", "--allow data", "../data/out.txt \(elsewhere)"),
    Case("data.text '../data/out.txt'", "--allow data --allow other"),
    Case("data.text '../data/../other/c.txt'", "--allow data", "../data/../other/c.txt \(elsewhere)"),
    Case("data.text '../data2/d.txt'", "--allow data", "../data2/d.txt \(elsewhere)"),
    Case("data.text '../data/a.txt'", "--allow data/more", "../data/a.txt \(elsewhere)"),
    // Whether there is a file elsewhere isn't told.
    Case("data.text '../other/none.txt'", "--allow data", "../other/none.txt \(elsewhere)"),
    Case("data.text '../none/none.txt'", "--allow data", "../none/none.txt \(elsewhere)"),
    Case("data.text '../data/none.txt'", "--allow data", "there is no file ../data/none.txt"),
    Case("data.text '../data/more'", "--allow data", "../data/more is no regular file"),
    Case("data.text '../data/pipe'", "--allow data", "../data/pipe is no regular file"),
    Case("data.text '/proc/self/environ'", "--allow /", "/proc/self/environ is no regular file"),
    // All that reads files.
    Case("data.csv '../data/t.csv'", "--allow data"), Case("data.json '../data/j.json'", "--allow data"),
    Case("data.geojson '../data/g.geojson'", "--allow data"),
    Case("overlay.geojson { file = '../data/g.geojson' }", "--allow data"),
    Case("scene { basemap = { geojson = '../data/g.geojson' } }", "--allow data"),
    Case(
      "scene { basemap = { mbtiles = '../data/a.txt' } }", "--allow data", "../data/a.txt: it is no SQLite database"),
    Case("scene { basemap = { mbtiles = '../data/a.txt' } }", "", "../data/a.txt \(outside)"),
    Case(
      "overlay.image { file = '../data/a.txt', bounds = bounds({ 0, 0 }, { 1, 1 }) }", "--allow data",
      "../data/a.txt: expected a PNG, JPEG, WebP or SVG picture"),
    Case(
      "overlay.image { file = '../data/a.txt', bounds = bounds({ 0, 0 }, { 1, 1 }) }", "", "../data/a.txt \(outside)"),
    // Modules are the script's own.
    Case("require '../data/m'", "--allow data", "takes a name of letters"),
    Case("require 'm'", "--allow data", "there is no file m.lua"),
    Case("", "--allow none", "--allow takes a folder; got \"none\", which is none", status: 2),
    Case("", "--allow data/a.txt", "--allow takes a folder; got \"data/a.txt\"", status: 2),
    Case("", "--allow ''", "--allow takes a folder; got \"\"", status: 2),
  ]

  private static func folder() throws -> Scratch {
    let scratch = Scratch()
    let script = """
      mkdir scenes data data/more data2 other; ln -s data link; ln -s ../data/a.txt scenes/in.txt
      ln -s ../other/c.txt data/out.txt; mkfifo data/pipe
      echo a > data/a.txt; echo b > data/more/b.txt; echo c > other/c.txt; echo d > data2/d.txt
      printf 'lat,lon\\n1,2\\n' > data/t.csv; echo '[1]' > data/j.json; echo 'return 5' > data/m.lua
      echo '{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}' > data/g.geojson
      """
    #expect(try Child("/bin/sh", ["-c", script], folder: scratch.folder).status == 0)
    return scratch
  }

  @Test(arguments: cases) func readsWhatItMay(_ test: Case) throws {
    let scratch = try Self.folder()
    defer { scratch.remove() }
    let script = test.script.split(separator: "$F", omittingEmptySubsequences: false).joined(separator: scratch.folder)
    scratch.write("scenes/a.lua", script + " overlay.circle { center = { 1, 2 }, radius = 500 }")
    let child = try Child(
      "/bin/sh", ["-c", "$L check -q scenes/a.lua \(test.options)"], folder: scratch.folder,
      environment: ["L": Project.command, "F": scratch.folder])
    #expect(child.status == test.status, "\(child.errors)")
    #expect(test.error.map(child.errors.contains) ?? child.errors.isEmpty, "\(child.errors)")
  }

  /// Every command that runs a scene takes it, and none writes to what was read.
  @Test func everyCommandTakesIt() throws {
    let scratch = try Self.folder()
    defer { scratch.remove() }
    scratch.write("scenes/a.lua", "data.text '../data/a.txt' overlay.circle { center = { 1, 2 }, radius = 500 }")
    let calls = [
      "render scenes/a.lua -o a.svg", "verify scenes/a.lua a.svg", "params scenes/a.lua", "explain scenes/a.lua",
      "batch scenes/a.lua --rows data/t.csv -f svg",
    ]
    for call in calls {
      let child = try Child(
        "/bin/sh", ["-c", "$L \(call) --allow data"], folder: scratch.folder, environment: ["L": Project.command])
      #expect(child.status == 0, "\(call): \(child.errors)")
    }
    let child = try Child(
      Project.command, ["scenes/a.lua", "--allow", "data", "-f", "svg", "-o", "link/a.txt"], folder: scratch.folder)
    #expect(child.status == 2 && child.errors.contains("the output link/a.txt is a file of the scene itself"))
  }
}
