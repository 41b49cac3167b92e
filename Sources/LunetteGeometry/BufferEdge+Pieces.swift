import Glibc

extension BufferEdge {
  /// What lies around an edge, together with the circles around its ends.
  enum Piece {
    /// All beside it between two of its parts.
    case strip(from: Double, to: Double)
    /// The circle around its place at a part.
    case circle(at: Double)
  }

  /// Strips where no pole is in reach, else circles so close together that they leave out no more than the tolerance.
  func pieces(radius: Double, tolerance: Double) -> [Piece] {
    var division = Division(edge: self, radius: radius, tolerance: tolerance)
    let (start, end) = (Division.Stop(part: 0, station(at: 0)), Division.Stop(part: 1, station(at: 1)))
    // Between circles that close together nothing is missing.
    if division.length(start, end) > division.spacing(start, end) { division.divide(start, end, depth: 0) }
    return division.pieces
  }

  private struct Division {
    struct Stop {
      let part: Double
      let station: Station

      init(part: Double, _ station: Station) { (self.part, self.station) = (part, station) }
    }

    let edge: BufferEdge
    let radius: Double
    let tolerance: Double
    var pieces: [Piece] = []
    private var lastCircle = 0.0

    init(edge: BufferEdge, radius: Double, tolerance: Double) {
      (self.edge, self.radius, self.tolerance) = (edge, radius, tolerance)
    }

    mutating func divide(_ start: Stop, _ end: Stop, depth: Int) {
      let length = length(start, end)
      if length <= 1_000_000 && width(start, end) <= 20 && isFarFromPoles(start, end, length) {
        pieces.append(.strip(from: start.part, to: end.part))
      } else if length <= spacing(start, end) || depth > 50 {
        for stop in [start, end] where stop.part > lastCircle && stop.part < 1 {
          pieces.append(.circle(at: stop.part))
          lastCircle = stop.part
        }
      } else {
        let part = (start.part + end.part) / 2
        let middle = Stop(part: part, edge.station(at: part))
        divide(start, middle, depth: depth + 1)
        divide(middle, end, depth: depth + 1)
      }
    }

    /// Within a pole's reach the geodesics across an edge meet, and beyond it they go apart again.
    private func isFarFromPoles(_ start: Stop, _ end: Stop, _ length: Double) -> Bool {
      let steepest = max(abs(start.station.place.latitude), abs(end.station.place.latitude))
      // A degree of latitude has 110,574 m or more.
      return (90 - steepest) * 110_574 - length / 2 > 1.1 * radius + 1
    }

    private func width(_ start: Stop, _ end: Stop) -> Double {
      abs(end.station.place.longitude - start.station.place.longitude)
    }

    /// An upper bound in metres: along the meridian, and along the parallel nearer the equator.
    func length(_ start: Stop, _ end: Stop) -> Double {
      let (from, to) = (start.station.place.latitude, end.station.place.latitude)
      let nearest = from * to <= 0 ? 0 : min(abs(from), abs(to))
      return abs(to - from) * 111_700 + width(start, end) * 111_320 * cos(nearest / .degrees)
    }

    /// How far apart two circles may be that leave out no more than a part of the tolerance between them.
    ///
    /// On a sphere of radius R, along a line of geodesic curvature k, circles of radius ρ R at a distance s leave out
    /// (cot ρ / R + k) s² / 8 beside its outer side.
    func spacing(_ start: Stop, _ end: Stop) -> Double {
      let earth = 6_371_000.0
      let allowed = max(0.25 * tolerance, 1e-5 * radius)
      // A hundredth is more than what the Earth's flattening changes.
      let bend = 1 / tan(radius / earth) + 0.01 + max(curvature(start), curvature(end))
      guard bend > 0 else { return 1_000_000 }
      return min(max((8 * allowed * earth / bend).squareRoot(), allowed), 1_000_000)
    }

    /// Geodesic curvature in radians a radius of the Earth: that of lines which are straight on the map.
    private func curvature(_ stop: Stop) -> Double {
      guard !edge.isGeodesic else { return 0 }
      return abs(tan(stop.station.place.latitude / .degrees) * stop.station.azimuth.sine)
    }
  }
}
