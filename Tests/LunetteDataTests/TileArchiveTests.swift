import LunetteGeometry
import TestSupport
import Testing

@testable import LunetteData

/// A small archive, made by Python's sqlite3: zoom 1 without its south-eastern tile, and a link as its attribution.
@Suite struct TileArchiveTests {
  static let squares = Project.bytes("Tests/DocumentTests/Scenes/squares.mbtiles")

  @Test func tilesAreFound() throws {
    let archive = try TileArchive(Self.squares)
    #expect(archive.zooms == 1...1 && archive.attribution == "© Squares & Co")
    let tiles = [(1, 0, 0), (1, 1, 0), (1, 0, 1), (1, 1, 1), (7, 0, 0), (30, 1 << 29, 1 << 29)]
    let images = try archive.images(of: tiles.map { TileAddress(zoom: $0.0, column: $0.1, row: $0.2) })
    // Red, green and blue: the whole of the image's data but its ends.
    #expect(images.map { $0?.count } == [69, 69, 69, nil, nil, nil])
    #expect(Set(images.compactMap { $0 }).count == 3)
  }

  /// Another application's log of changes would lie in a file beside it.
  @Test func logsAreNotWaitedFor() throws {
    var bytes = Self.squares
    (bytes[18], bytes[19]) = (2, 2)
    #expect(try TileArchive(bytes).zooms == 1...1)
  }

  struct Broken: CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var message: String
  }

  static let broken: [Broken] = [
    Broken(testDescription: "nothing", bytes: [], message: "it is no SQLite database, as MBTiles archives are"),
    Broken(testDescription: "text", bytes: Array(repeating: 65, count: 5000), message: "it is no SQLite database"),
    Broken(testDescription: "a head alone", bytes: Array(squares.prefix(100)), message: "SQLite says: "),
    Broken(testDescription: "half of it", bytes: Array(squares.prefix(700)), message: "SQLite says: "),
    Broken(
      testDescription: "vector tiles", bytes: replacing("formatpng", "formatpbf"),
      message: "it has vector tiles (pbf); only images can be drawn"),
    Broken(
      testDescription: "other tables", bytes: replacing("tile_data blob)", "tile_dota blob)"),
      message: "SQLite says: no such column: tile_data"),
  ]

  @Test(arguments: broken) func brokenOnesAreRefused(_ broken: Broken) {
    let error = #expect(throws: TileError.self) {
      _ = try TileArchive(broken.bytes).images(of: [TileAddress(zoom: 1, column: 0, row: 0)])
    }
    #expect(error?.message.hasPrefix(broken.message) == true, "\(error?.message ?? "")")
  }

  private static func replacing(_ old: String, _ new: String) -> [UInt8] {
    var bytes = squares
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    guard let at = bytes.indices.first(where: { bytes[$0...].starts(with: old) }) else { return [] }
    bytes.replaceSubrange(at..<(at + old.count), with: new)
    return bytes
  }

  /// By HTML's own rules, worked by hand.
  @Test(arguments: [
    ("plain", "plain"), ("<a href='x'>&copy; A</a> &amp;\n B", "© A & B"), ("a < b & c", "a < b & c"),
    ("&#169;&#xa9;&unknown;&#55296;", "©©&unknown;&#55296;"), ("\u{1}x\u{200}", "x\u{200}"), ("<", "<"), ("", ""),
    ("&lt;b&gt;", "<b>"),
  ])
  func markupIsNotShown(_ html: String, _ text: String) { #expect(html.withoutMarkup == text) }
}
