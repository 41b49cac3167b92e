import Foundation
import Testing

@testable import LunetteData

/// Pictures that Pillow 13.0 wrote, some cut off or changed by hand.
@Suite struct ImageFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    var format = ImageFile.Format.png
    var width = 0.0
    var height = 0.0
    var message = ""

    init(_ name: String, _ base64: String, _ format: ImageFile.Format, _ width: Double, _ height: Double) {
      testDescription = name
      bytes = Case.decoded(base64)
      (self.format, self.width, self.height) = (format, width, height)
    }

    init(_ name: String, _ bytes: [UInt8], _ message: String) {
      (testDescription, self.bytes, self.message) = (name, bytes, message)
    }

    static func decoded(_ base64: String) -> [UInt8] { Data(base64Encoded: base64).map(Array.init) ?? [] }
  }

  static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGP8zwAFTDAGAwATKQED8NgHhAAAAABJRU5ErkJggg=="
  static let lossy =
    "UklGRkQAAABXRUJQVlA4IDgAAAAwAwCdASohABUAP83m7XA/uDIrJWgD8DmJZwDPoA8KmggAAP7UmUTHorX/bb34eawEtsPNcBEAAA=="
  static let lossless = "UklGRhwAAABXRUJQVlA4TA8AAAAvC0AIAAcQ/Y/+ByKi/wEA"
  static let extended =
    "UklGRlYAAABXRUJQVlA4WAoAAAAQAAAABAAABgAAQUxQSAoAAAABB1CtiAhERP8DVlA4ICYAAABwAQCdASoFAAcADMDOJaACdAFAAAD+3FHSXS5D"
    + "f6u/O36ntgAAAA=="
  /// Its beginning, up to the frame's header.
  static let baseline =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
    + "AQEBAQEBAQEBAQEBAQH/wAALCADIASwBAREA"
  static let progressive =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
    + "AQEBAQEBAQEBAQEBAQH/wgALCAAJABEBAREA"

  static let good: [Case] = [
    Case("a PNG", png, .png, 3, 2), Case("a JPEG", baseline, .jpeg, 300, 200),
    Case("a progressive JPEG", progressive, .jpeg, 17, 9), Case("a lossy WebP", lossy, .webp, 33, 21),
    Case("a lossless WebP", lossless, .webp, 12, 34), Case("a WebP with alpha", extended, .webp, 5, 7),
  ]

  @Test(arguments: good) func sizesAreRead(_ file: Case) throws {
    let image = try ImageFile(file.bytes)
    #expect(image.format == file.format && image.width == file.width && image.height == file.height)
    #expect(image.bytes == file.bytes && image.leftOut == nil)
  }

  /// Every beginning of a good header that is too short for its size is refused, and none crashes.
  @Test(arguments: good) func cutHeadersAreRefused(_ file: Case) {
    for count in 12..<24 {
      guard file.format != .jpeg || count < file.bytes.count else { continue }
      #expect(throws: ImageError.self) { try ImageFile(Array(file.bytes.prefix(count))) }
    }
  }

  private static func changed(_ base64: String, _ changes: [Int: UInt8]) -> [UInt8] {
    var bytes = Case.decoded(base64)
    for (position, byte) in changes { bytes[position] = byte }
    return bytes
  }

  static let bad: [Case] = [
    Case("nothing", [], "got an empty file"),
    Case("a GIF", Array("GIF89a\u{1}\u{0}".utf8), "got a GIF: save it as PNG"),
    Case("a BMP", Array("BM6\0\0\0".utf8), "got a BMP"), Case("a TIFF", Array("II*\0\u{8}".utf8), "got a TIFF"),
    Case("a PDF", Array("%PDF-1.7".utf8), "got a PDF"),
    Case("an AVIF", [0, 0, 0, 28] + Array("ftypavif".utf8), "got an AVIF: save it as WebP"),
    Case("an SVGZ", [0x1F, 0x8B, 8], "got a gzip archive, which an .svgz is"),
    Case("a sound", Array("RIFF\0\0\0\0WAVE".utf8), "got a RIFF file without WebP"),
    Case("a text", Array("a picture".utf8), "expected a PNG, JPEG, WebP or SVG picture; got a text"),
    Case("bytes", [7, 200, 0], "got something else"),
    Case("a PNG's signature alone", Array(Case.decoded(png).prefix(8)), "it ends after 8 bytes, in its header"),
    Case("a PNG without IHDR", changed(png, [12: 0x4A]), "no IHDR stands at its beginning"),
    Case("a PNG of no width", changed(png, [19: 0]), "it has 0 × 2 pixels"),
    // 0x7FFFFFFF is a PNG's most.
    Case(
      "a PNG of 2^31 - 1 pixels a side",
      changed(png, [16: 0x7F, 17: 0xFF, 18: 0xFF, 19: 0xFF, 20: 0x7F, 21: 0xFF, 22: 0xFF, 23: 0xFF]),
      "2147483647 × 2147483647 pixels, and pictures have 64 million at most"),
    // 8001 · 8000.
    Case(
      "a PNG of one column too many", changed(png, [18: 0x1F, 19: 0x41, 22: 0x1F, 23: 0x40]),
      "it has 8001 × 8000 pixels"),
    Case("a JPEG of no height", changed(progressive, [94: 0, 95: 0]), "it has 17 × 0 pixels"),
    Case("a JPEG without a frame", [0xFF, 0xD8, 0xFF, 0xDA, 0, 2], "its data begin before its size is told"),
    Case("a JPEG of a segment without a length", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], "a segment at byte 3 has no length"),
    Case("a JPEG of other bytes", [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 1, 2], "no marker stands at byte 7"),
    Case("a WebP of an unknown chunk", changed(lossy, [15: 0x39]), "its first chunk is none of VP8, VP8L and VP8X"),
    Case("a WebP without a start code", changed(lossy, [23: 0]), "its frame has no start code"),
    Case("a WebP without a signature", changed(lossless, [20: 0]), "its lossless data have no signature"),
    Case(
      "a WebP of 2^24 pixels a side",
      changed(extended, [24: 0xFF, 25: 0xFF, 26: 0xFF, 27: 0xFF, 28: 0xFF, 29: 0xFF]), "16777216 × 16777216 pixels"),
  ]

  @Test(arguments: bad) func othersAreNamed(_ file: Case) {
    let error = #expect(throws: ImageError.self) { try ImageFile(file.bytes) }
    #expect(error?.message.contains(file.message) == true, "\(error?.message ?? "")")
  }

  /// 8000 · 8000 is the most.
  @Test func theLargestIsTaken() throws {
    let image = try ImageFile(Self.changed(Self.png, [18: 0x1F, 19: 0x40, 22: 0x1F, 23: 0x40]))
    #expect(image.width == 8000 && image.height == 8000)
  }
}
