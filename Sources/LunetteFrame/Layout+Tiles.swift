import LunetteGeometry
import LunetteScene

/// An image of a basemap at its place.
public struct PlacedTile: Sendable {
  /// Its north-western corner.
  public var corner: Point
  /// How long its sides are.
  public var side: Double
  /// What a tilted view shows of it; else empty.
  public var parts: [TiltedPart]
  /// A file's bytes.
  public var image: [UInt8]
  /// What kind of file.
  public var format: Format

  /// Files that browsers and librsvg draw alike.
  public enum Format: String, Sendable { case png, jpeg, webp }
}

extension Layout {
  /// The most images of one picture: those of the largest view are some 8,000.
  private static let mostTiles = 10_000

  /// What the view shows of a map of images; where there is none of a tile, the paper shows.
  func tiles(of map: TileMap) throws(Diagnostic) -> [PlacedTile] {
    let zoom = map.zoom(for: view.camera)
    let tileGrid = TileGrid(view, zoom: zoom)
    guard let tiles = tileGrid.tiles(atMost: Layout.mostTiles) else {
      throw Diagnostic(
        .limit,
        "the view shows more than \(Layout.mostTiles) tiles of \(map.path), whose zooms begin at \(zoom): zoom in")
    }
    let images = try map.images(tiles.map(\.tile))
    var placed: [PlacedTile] = []
    for (tile, image) in zip(tiles, images) {
      guard let image, let format = PlacedTile.Format(of: image) else { continue }
      placed.append(
        PlacedTile(
          corner: tile.corner, side: tileGrid.side, parts: tileGrid.parts(of: tile.corner), image: image, format: format
        )
      )
    }
    return placed
  }
}

extension PlacedTile.Format {
  /// By a file's first bytes; nil for no image.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else {
      return nil
    }
  }
}
