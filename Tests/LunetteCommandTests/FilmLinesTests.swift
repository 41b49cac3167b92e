import Foundation
import Lunette
import LunetteData
import TestSupport
import Testing

@testable import LunetteCommand

/// A film's frames as lines of JSON, and as one page.
@Suite struct FilmLinesTests {
  let scratch = Scratch()

  func open() throws(Diagnostic) -> OutputFile { try OutputFile(scratch.path("x.ndjson")) }

  @Test(arguments: [Picture.Format.svg, .json, .geojson]) func aLineAFrame(_ format: Picture.Format) throws {
    defer { scratch.remove() }
    let frames = try FrameFilesTests.frames(3)
    let output = FrameLines(as: format, options: Picture.Options(), open: open)
    for frame in frames { try output.take(frame) }
    #expect(scratch.text("x.ndjson") == "")
    try output.finish(length: 0.2)
    let text = scratch.text("x.ndjson")
    #expect(text.hasSuffix("\n{\"end\":true,\"frames\":3}\n") && scratch.names == ["x.ndjson"])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    for (frame, line) in zip(frames, lines) {
      let value = try JSONValue(parsing: Array(line.utf8))
      #expect(value["time"] == .number(frame.time))
      if format == .svg {
        let picture = String(decoding: try frame.picture.bytes(as: .svg, options: Picture.Options()), as: UTF8.self)
        #expect(value["svg"] == .text(picture))
        #expect(
          line.hasPrefix("{\"frame\":\(frame.number),\"time\":\(["0", "0.1", "0.2"][frame.number]),\"svg\":\"<svg "))
      } else {
        #expect(value["type"] == .text("FeatureCollection"))
        #expect(
          line.hasPrefix("{\"type\":\"FeatureCollection\",\"lunette\":{\"format\":1,\"target\":\"rfc7946\"},\"time\":"))
      }
    }
  }

  @Test func plainDocumentsHaveNoTime() throws {
    defer { scratch.remove() }
    var options = Picture.Options()
    options.json.hasExtras = false
    let output = FrameLines(as: .geojson, options: options, open: open)
    for frame in try FrameFilesTests.frames(2) { try output.take(frame) }
    try output.finish(length: 0.1)
    #expect(!scratch.text("x.ndjson").contains("\"time\""))
  }

  @Test func discardingLeavesWhatWasThere() throws {
    defer { scratch.remove() }
    scratch.write("x.ndjson", "old")
    let output = FrameLines(as: .svg, options: Picture.Options(), open: open)
    for frame in try FrameFilesTests.frames(2) { try output.take(frame) }
    output.discard()
    #expect(scratch.names == ["x.ndjson"] && scratch.text("x.ndjson") == "old")
  }

  @Test(arguments: [false, true]) func pagesAreWhole(_ fails: Bool) throws {
    defer { scratch.remove() }
    scratch.write("x.ndjson", "old")
    let output = PageFile(Picture.Options()) { () throws(Diagnostic) in
      if fails { throw Diagnostic(.file, "full") }
      return try open()
    }
    for frame in try FrameFilesTests.frames(2) { try output.take(frame) }
    #expect(scratch.text("x.ndjson") == "old")
    if fails {
      #expect(throws: Diagnostic(.file, "full")) { try output.finish(length: 0.1) }
      output.discard()
    } else {
      try output.finish(length: 0.1)
    }
    #expect(scratch.names == ["x.ndjson"])
    let text = scratch.text("x.ndjson")
    #expect(fails ? text == "old" : text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>\n"))
  }
}
