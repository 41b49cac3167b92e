import Foundation
import Lunette
import TestSupport
import Testing

@testable import LunetteCommand

/// A film's frames on their way into files: there together, or nothing of them.
@Suite struct FrameFilesTests {
  let scratch = Scratch()

  /// So many frames, ten a second, each a title of its number.
  static func frames(_ count: Int) throws -> [FilmFrame] {
    let script = """
      local title = overlay.title { text = "frame 0" }
      for number = 1, \(count - 1) do
        wait(0.1)
        title.text = "frame " .. number
      end
      """
    var times = FilmTimes()
    times.framesPerSecond = 10
    var frames: [FilmFrame] = []
    _ = try Engine().film(SourceText(path: "scene.lua", bytes: Array(script.utf8)), times: times) { frames.append($0) }
    return frames
  }

  func files(
    _ pattern: String, requireFree: @escaping (String) throws(Diagnostic) -> Void = { _ throws(Diagnostic) in }
  ) throws -> FrameFiles {
    FrameFiles(
      try NamePattern(scratch.path(pattern), of: .frame), as: .svg, options: Picture.Options(), requireFree: requireFree
    )
  }

  @Test func comeTogether() throws {
    defer { scratch.remove() }
    let output = try files("new/deep/{frame:02}.svg")
    for frame in try Self.frames(11) {
      try output.take(frame)
      let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("new/deep"))
      #expect(names == [".lunette-\(getpid()).part"])
    }
    #expect(output.warning() == nil)
    try output.finish(length: 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("new/deep")).sorted()
    #expect(names == (0...10).map { "\($0 < 10 ? "0" : "")\($0).svg" })
    for number in 0...10 {
      #expect(scratch.text("new/deep/\(names[number])").contains(">frame \(number)<"))
    }
  }

  @Test func discardingLeavesWhatWasThere() throws {
    defer { scratch.remove() }
    scratch.write("1.svg", "old")
    for pattern in ["{frame}.svg", "new/deep/{frame}.svg"] {
      let output = try files(pattern)
      for frame in try Self.frames(3) { try output.take(frame) }
      output.discard()
      #expect(scratch.names == ["1.svg"] && scratch.text("1.svg") == "old")
    }
    // Before the first frame there is nothing.
    try files("new/{frame}.svg").discard()
    #expect(scratch.names == ["1.svg"])
  }

  /// A file keeps who may read it.
  @Test func replacesWhatWasThere() throws {
    defer { scratch.remove() }
    scratch.write("f1.svg", "old")
    chmod(scratch.path("f1.svg"), 0o640)
    let output = try files("f{frame}.svg")
    for frame in try Self.frames(3) { try output.take(frame) }
    #expect(scratch.text("f1.svg") == "old")
    try output.finish(length: 0.2)
    #expect(scratch.names == ["f0.svg", "f1.svg", "f2.svg"] && scratch.text("f1.svg").contains(">frame 1<"))
    var status = stat()
    #expect(stat(scratch.path("f1.svg"), &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  /// A folder that comes into the way of the last frame, after all were written.
  @Test func oneThatCannotBeMovedKeepsAllBack() throws {
    defer { scratch.remove() }
    scratch.write("0.svg", "old")
    let output = try files("{frame}.svg")
    for frame in try Self.frames(3) { try output.take(frame) }
    try FileManager.default.createDirectory(atPath: scratch.path("2.svg"), withIntermediateDirectories: false)
    let failure = #expect(throws: Diagnostic.self) { try output.finish(length: 0.2) }
    #expect(failure?.kind == .file && failure?.message.contains("2.svg: something is there that is no regular") == true)
    output.discard()
    #expect(scratch.names == ["0.svg", "2.svg"] && scratch.text("0.svg") == "old")
  }

  /// What moves back a frame that had its place already, with what stood there and without.
  @Test(arguments: [true, false]) func movesBack(_ wasThere: Bool) throws {
    defer { scratch.remove() }
    if wasThere { scratch.write("x.svg", "old") }
    let staging = try StagingFolder(in: scratch.folder + "/")
    let place = scratch.path("x.svg")
    #expect(staging.move(0, to: place) == ENOENT)
    #expect(scratch.text("x.svg") == (wasThere ? "old" : ""))
    _ = FileManager.default.createFile(atPath: staging.path(0), contents: Data("new".utf8))
    #expect(staging.move(0, to: place) == nil && scratch.text("x.svg") == "new")
    staging.moveBack(0, from: place)
    #expect(scratch.text("x.svg") == (wasThere ? "old" : ""))
    staging.removeFiles(1)
    staging.removeMadeFolders()
    #expect(scratch.names == (wasThere ? ["x.svg"] : []))
  }

  @Test func filesThatAreRead() throws {
    defer { scratch.remove() }
    scratch.write("1.svg", "data")
    let output = try files("{frame}.svg") { name throws(Diagnostic) in
      if name.hasSuffix("/1.svg") { throw Diagnostic(.call, "\(name) is read") }
    }
    let frames = try Self.frames(2)
    try output.take(frames[0])
    #expect(throws: Diagnostic.self) { try output.take(frames[1]) }
    output.discard()
    #expect(scratch.names == ["1.svg"])
  }

  /// Files of a longer film before stay, and are named.
  @Test func staleFrames() throws {
    defer { scratch.remove() }
    for name in [
      "f02.svg", "f04.svg", "f100.svg", "f5.svg", "f03.json", "g09.svg", "f-1.svg", "f99999999999999999999.svg",
    ] {
      scratch.write(name, "old")
    }
    let output = try files("f{frame:02}.svg")
    for frame in try Self.frames(4) { try output.take(frame) }
    let warning = try #require(output.warning())
    #expect(warning.kind == .warning)
    #expect(warning.message.hasPrefix("beside the film's 4 frames stand 2 of a longer one before, "))
    #expect(
      warning.message.hasSuffix("/f04.svg to \(scratch.path("f100.svg")); delete them, or players will show them too"))
    try output.finish(length: 0.3)
    #expect(scratch.text("f04.svg") == "old" && scratch.text("f02.svg") != "old")
  }

  static let names: [(pattern: String, name: String, frame: Int?)] = [
    ("{frame}.svg", "0.svg", 0), ("{frame}.svg", "120.svg", 120), ("{frame}.svg", "012.svg", nil),
    ("{frame}.svg", ".svg", nil), ("{frame}.svg", "x.svg", nil), ("{frame}.svg", "1.json", nil),
    ("a/{frame:04}.svg", "a/0012.svg", 12), ("a/{frame:04}.svg", "a/12345.svg", 12345),
    ("a/{frame:04}.svg", "a/12.svg", nil), ("a/{frame:04}.svg", "b/0012.svg", nil),
    ("{frame}0.svg", "120.svg", 12), ("{frame}-{frame:03}.svg", "7-007.svg", 7),
    ("{frame}-{frame}.svg", "7-8.svg", nil),
    ("{{{frame}}}", "{3}", 3), ("ä{frame}", "ä3", 3), ("{frame}", "999999999999999999", 999_999_999_999_999_999),
    ("{frame}", "1000000000000000000", nil), ("{frame:020}", "00000000000000000007", 7),
  ]

  @Test(arguments: names) func namesOfFrames(_ test: (pattern: String, name: String, frame: Int?)) throws {
    let pattern = try NamePattern(test.pattern, of: .frame)
    #expect(pattern.frame(of: test.name) == test.frame)
    if let frame = test.frame { #expect(pattern.name(frame: frame) == test.name) }
  }
}
