import CSQLite
import LunetteGeometry

/// Images of an MBTiles archive (version 1.3): read from its bytes, which SQLite never writes to.
public struct TileArchive: Sendable {
  /// The zooms that it has tiles of, 0...30.
  public let zooms: ClosedRange<Int>
  /// Who made what it shows, as plain text; empty where it doesn't say.
  public let attribution: String
  private let bytes: [UInt8]

  /// The most that is read of all its tiles.
  public static let mostBytes = 256 << 20

  /// An archive; says why it is none.
  public init(_ bytes: [UInt8]) throws(TileError) {
    guard bytes.starts(with: Array("SQLite format 3\0".utf8)), bytes.count >= 100 else {
      throw TileError("it is no SQLite database, as MBTiles archives are")
    }
    var bytes = bytes
    // 2 says that changes may lie in a file beside it; there is none, and 1 is a database alone.
    for version in 18...19 where bytes[version] == 2 { bytes[version] = 1 }
    let (zooms, format, attribution) = try TileArchive.reading(bytes) { archive throws(TileError) in
      (try archive.zooms(), try archive.metadata("format"), try archive.metadata("attribution"))
    }
    if format == "pbf" { throw TileError("it has vector tiles (pbf); only images can be drawn") }
    (self.zooms, self.attribution, self.bytes) = (zooms, attribution.withoutMarkup, bytes)
  }

  /// The images of tiles, nil for those that it lacks.
  public func images(of tiles: [TileAddress]) throws(TileError) -> [[UInt8]?] {
    try TileArchive.reading(bytes) { archive throws(TileError) in
      var (images, size) = ([[UInt8]?](), 0)
      images.reserveCapacity(tiles.count)
      for tile in tiles {
        let image = try archive.image(of: tile)
        size += image?.count ?? 0
        guard size <= TileArchive.mostBytes else {
          throw TileError("the view's tiles are more than \(TileArchive.mostBytes >> 20) MB")
        }
        images.append(image)
      }
      return images
    }
  }

  private static func reading<Result>(
    _ bytes: [UInt8], _ body: (OpenArchive) throws(TileError) -> Result
  ) throws(TileError) -> Result {
    try bytes.withUnsafeBufferPointer { bytes throws(TileError) in
      guard let pointer = csqlite_open(bytes.baseAddress, bytes.count) else {
        throw TileError("SQLite has no memory for it")
      }
      defer { csqlite_close(pointer) }
      return try body(OpenArchive(pointer: pointer))
    }
  }
}

/// Why there are no tiles.
public struct TileError: Error, Equatable, Sendable {
  /// A sentence without a full stop.
  public var message: String

  init(_ message: String) { self.message = message }
}

/// An archive while SQLite reads it.
private struct OpenArchive {
  let pointer: OpaquePointer

  private var error: TileError { TileError("SQLite says: \(String(cString: csqlite_message(pointer)))") }

  func zooms() throws(TileError) -> ClosedRange<Int> {
    var (lowest, highest) = (Int32(0), Int32(0))
    switch csqlite_zooms(pointer, &lowest, &highest) {
    case 1 where lowest >= 0 && highest <= 30 && lowest <= highest: return Int(lowest)...Int(highest)
    case 1: throw TileError("its zooms are \(lowest) to \(highest); those of maps are 0 to 30")
    case 0: throw TileError("it has no tiles")
    default: throw error
    }
  }

  func metadata(_ name: String) throws(TileError) -> String {
    var (text, length) = (UnsafePointer<CChar>?.none, 0)
    switch csqlite_metadata(pointer, name, &text, &length) {
    case 1: return String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
    case 0: return ""
    default: throw error
    }
  }

  func image(of tile: TileAddress) throws(TileError) -> [UInt8]? {
    var (bytes, length) = (UnsafePointer<UInt8>?.none, 0)
    // Archives count rows from the south.
    let row = (1 << Int64(tile.zoom)) - 1 - Int64(tile.row)
    switch csqlite_tile(pointer, Int32(tile.zoom), Int64(tile.column), row, &bytes, &length) {
    case 1: return Array(UnsafeBufferPointer(start: bytes, count: length))
    case 0: return nil
    default: throw error
    }
  }
}
