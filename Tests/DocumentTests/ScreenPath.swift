import Foundation

/// Path data in points of the view, as documents and SVGs hold it: absolute M, L and Z.
struct ScreenPath {
  /// Each begun by a move.
  let parts: [[SceneDocument.Point]]

  init(_ data: String) {
    parts = data.split(separator: "M").map { part in
      part.split { "LZ".contains($0) }.map { point in
        let numbers = point.split(separator: ",").compactMap { Double($0) }
        return SceneDocument.Point(x: numbers[0], y: numbers[1])
      }
    }
  }

  init(parts: [[SceneDocument.Point]]) { self.parts = parts }

  var points: [SceneDocument.Point] { parts.flatMap { $0 } }

  /// What the points span.
  var width: Double { (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0) }
  var height: Double { (points.map(\.y).max() ?? 0) - (points.map(\.y).min() ?? 0) }

  /// The vertices of rings and the middles of their edges.
  var outline: [SceneDocument.Point] {
    parts.flatMap { ring in
      ring + Self.edges(ring).map { SceneDocument.Point(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2) }
    }
  }

  /// What rings cover together, where none lies in another.
  var area: Double {
    parts.reduce(0) { sum, ring in
      sum + abs(Self.edges(ring).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 })
    }
  }

  private static func edges(_ ring: [SceneDocument.Point]) -> Zip2Sequence<[SceneDocument.Point], [SceneDocument.Point]>
  {
    zip(ring, Array(ring.dropFirst() + ring.prefix(1)))
  }
}

extension SceneDocument.Point {
  /// How far apart two points are.
  func distance(to other: SceneDocument.Point) -> Double { hypot(other.x - x, other.y - y) }
}

extension SceneDocument.Feature {
  /// Its path in the view; nil where none of it is there.
  var path: ScreenPath? { screen?.path.map { ScreenPath($0) } }
}
