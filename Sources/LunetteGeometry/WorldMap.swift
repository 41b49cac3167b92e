import CBasemap

/// The map of the world that is built in, by Natural Earth at 1:110m: unpacked when it is first asked for.
public enum WorldMap {
  /// Rings of land, the land to the left, their longitudes running on; one goes around the south pole.
  public static func land() -> [[Coordinate]] {
    paths(UnsafeRawBufferPointer(start: cbasemap_land(), count: cbasemap_land_length()))
  }

  /// The borders between countries, each once.
  public static let borders = paths(
    UnsafeRawBufferPointer(start: cbasemap_borders(), count: cbasemap_borders_length()))

  /// Outlines of the land on the Mercator plane in radians, x from Greenwich. Together they are one area, whose lakes are
  /// clockwise.
  public static let mercatorLand: [Outline] = land().compactMap { ring in
    guard let first = ring.first, let last = ring.last else { return nil }
    guard abs(last.longitude - first.longitude) > 180 else { return Outline(points: ring.onMercator(from: 0)) }
    // The land to its left holds the south pole, so it goes west.
    let end = Coordinate(latitude: first.latitude, longitude: first.longitude - 360)
    return Outline(points: (ring + [end]).onMercator(from: 0), heldPole: .south)
  }

  /// Encoded polylines of precision 2, a newline after each.
  private static func paths(_ bytes: UnsafeRawBufferPointer) -> [[Coordinate]] {
    bytes.withMemoryRebound(to: UInt8.self) { text in
      text.split(separator: UInt8(ascii: "\n")).map { line in
        // They are our own, so none fails.
        (try? [Coordinate].decodedPolyline(UnsafeBufferPointer(rebasing: line), precision: 2)) ?? []
      }
    }
  }
}
