import LunetteGeometry
import LunetteScene

/// A meridian or parallel as a view shows it.
struct GraticuleLine {
  /// So many steps from Greenwich or the equator.
  var count: Int
  var isLatitude: Bool
  /// In view points; they may reach out of the view.
  var pieces: [[Point]]
  /// Where it ends at a globe's limb.
  var ends: [Point]
  /// A place of it near the middle of the map, where its degrees can stand if it meets no side of the view.
  var inside: Point?
}

extension Graticule {
  /// The multiples of a step between two latitudes, but for the poles; nil for more than so many.
  static func parallels(_ step: Double, from south: Double, to north: Double, atMost most: Int) -> [Int]? {
    let (from, to) = ((south / step).rounded(.up), (north / step).rounded(.down))
    guard to - from < Double(most) else { return nil }
    guard from <= to else { return [] }
    return (Int(from)...Int(to)).filter { abs(Double($0) * step) < 90 - 1e-9 }
  }

  /// The multiples of a step between two longitudes that run on, which may be many turns of the globe; nil for more than so
  /// many. What no step meets at 180 begins anew in each turn.
  static func meridians(
    _ step: Double, from west: Double, to east: Double, atMost most: Int
  ) -> [(count: Int, longitude: Double)]? {
    guard (east - west) / step < Double(most), east - west < 360 * 64 else { return nil }
    let last = Int((180 / step * (1 + 1e-12)).rounded(.down))
    // -180 is 180.
    let first = abs(Double(last) * step - 180) < 1e-9 ? 1 - last : -last
    var meridians: [(count: Int, longitude: Double)] = []
    for copy in Int(((west - 180) / 360).rounded(.down))...Int(((east + 180) / 360).rounded(.up)) {
      let turn = 360 * Double(copy)
      let from = max(Double(first), ((west - turn) / step).rounded(.up))
      let to = min(Double(last), ((east - turn) / step).rounded(.down))
      guard from <= to else { continue }
      meridians += (Int(from)...Int(to)).map { ($0, turn + Double($0) * step) }
    }
    return meridians
  }
}
