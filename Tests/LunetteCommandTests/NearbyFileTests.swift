import Foundation
import TestSupport
import Testing

/// What was meant by the name of a file that isn't there: files of the same folder, inside the script's.
@Suite struct NearbyFileTests {
  static let names: [(call: String, error: String)] = [
    ("data.csv(\"towms.csv\")", "there is no file towms.csv; did you mean 'towns.csv'?"),
    ("data.csv(\"Towns.CSV\")", "there is no file Towns.CSV; did you mean 'towns.csv'?"),
    ("data.csv(\"sub/place.csv\")", "there is no file sub/place.csv; did you mean 'sub/places.csv'?"),
    ("data.text(\"sub/deep/nots.txt\")", "there is no file sub/deep/nots.txt; did you mean 'sub/deep/notes.txt'?"),
    ("require \"zons\"", "there is no file zons.lua; did you mean 'zones.lua'?"),
    // Near to nothing, to a folder, to a link, to a hidden file.
    ("data.csv(\"elephants.csv\")", "there is no file elephants.csv"),
    ("data.csv(\"folder.cs\")", "there is no file folder.cs"), ("data.csv(\"link.cs\")", "there is no file link.cs"),
    ("data.csv(\"sub/.hidden.cs\")", "there is no file sub/.hidden.cs"),
    // Not in this folder, not through a link, nor above.
    ("data.csv(\"nowhere/towms.csv\")", "there is no file nowhere/towms.csv"),
    (
      "data.csv(\"out/secrets.cs\")",
      "out/secrets.cs lies outside the script's folder; --allow DIR lets scripts read the files of another folder"
    ),
    ("data.csv(\"inside/place.csv\")", "there is no file inside/place.csv"),
    (
      "data.csv(\"../secrets.cs\")",
      "../secrets.cs lies outside the script's folder; --allow DIR lets scripts read the files of another folder"
    ),
    ("data.csv(\"sub/../towms.csv\")", "there is no file sub/../towms.csv"),
    ("data.csv(\"\")", "data.csv: the file's name is empty"),
  ]

  @Test(arguments: names) func nearNamesAreSaid(_ call: String, _ error: String) throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let files = FileManager.default
    for folder in ["scene/sub/deep", "scene/folder.csv"] {
      try files.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
    for file in [
      "secrets.csv", "scene/towns.csv", "scene/zones.lua", "scene/sub/places.csv", "scene/sub/.hidden.csv",
      "scene/sub/deep/notes.txt",
    ] { scratch.write(file, "a") }
    for (link, target) in [("link.csv", "../secrets.csv"), ("out", ".."), ("inside", "sub")] {
      try files.createSymbolicLink(atPath: scratch.path("scene/" + link), withDestinationPath: target)
    }
    scratch.write("scene/scene.lua", call)
    let child = try Child(Project.command, ["check", "scene.lua"], folder: scratch.path("scene"))
    #expect(child.status == 1)
    let first = child.errors.split(separator: "\n").first ?? ""
    #expect(first.hasSuffix(error), "\(child.errors)")
  }

  /// More than a text can hold, and more than there is memory for.
  @Test func largeFilesAreNamed() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("large.txt", String(repeating: "a", count: (4 << 20) + 1))
    let cases = [
      (
        "data.text(\"large.txt\")", "large.txt has 4194305 bytes; one text has at most 4194304, which are 4 MB", 1,
        "256"
      ),
      ("data.json(\"large.txt\")", "of 32 MB of memory, reading large.txt, which has 4194305 bytes; --memory", 3, "32"),
      (
        "overlay.geojson { file = \"large.txt\" }", "of 3 MB of memory, reading large.txt, which is larger; --memory",
        3, "3"
      ),
      (
        "data.json(\"s.lua\") data.text(\"s.lua\") local t = {} for i = 1, 1e9 do t[i] = i end",
        "of 8 MB of memory; --memory", 3, "8"
      ),
    ]
    scratch.write("s.lua", "1")
    for (script, error, status, memory) in cases {
      scratch.write("scene.lua", script)
      let child = try Child(Project.command, ["check", "--memory", memory, "scene.lua"], folder: scratch.folder)
      #expect(child.status == Int32(status) && child.errors.contains(error), "\(child.errors)")
    }
  }
}
