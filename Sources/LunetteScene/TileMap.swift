import LunetteGeometry

/// A map of images of squares. Two are the same only if they are one.
public final class TileMap: Equatable, Sendable {
  /// The file, as messages name it.
  public let path: String
  /// The zooms that there are tiles of.
  public let zooms: ClosedRange<Int>
  /// Who made it; empty where nobody is named.
  public let attribution: String
  /// The images of tiles, nil for those that there are none of.
  public let images: @Sendable (_ tiles: [TileAddress]) throws(Diagnostic) -> [[UInt8]?]

  /// A map of images.
  public init(
    path: String, zooms: ClosedRange<Int>, attribution: String,
    images: @escaping @Sendable (_ tiles: [TileAddress]) throws(Diagnostic) -> [[UInt8]?]
  ) {
    (self.path, self.zooms, self.attribution, self.images) = (path, zooms, attribution, images)
  }

  /// The zoom whose tiles are drawn nearest to their own size of 256 points.
  public func zoom(for camera: Camera) -> Int {
    min(max(Int(camera.zoom.rounded()), zooms.lowerBound), zooms.upperBound)
  }

  /// Whether two are one.
  public static func == (one: TileMap, other: TileMap) -> Bool { one === other }
}
