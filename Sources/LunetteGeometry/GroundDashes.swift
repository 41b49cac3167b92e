import Glibc

/// Cuts lines of the Mercator plane into dashes whose lengths are metres on the ground.
public struct GroundDashes: Sendable {
  /// Metres drawn and left out in turn; an even number of them, their sum more than 0.
  private let lengths: [Double]
  /// What is seen: dashes outside of it are counted, not made.
  private let visible: Box

  /// Lengths in metres (an odd number of them counts twice, as in SVG), and what is seen of the plane.
  public init(_ lengths: [Double], visible: Box) {
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    self.visible = visible
  }

  /// The dashes of a line in radians of the plane; nil where there are more of them than `most`.
  public func dashes(of line: [Point], atMost most: Int) -> [[Point]]? {
    guard let first = line.first, lengths.reduce(0, +) > 0 else { return [] }
    var walk = Walk(lengths: lengths, at: first)
    for (start, end) in zip(line, line.dropFirst()) {
      // Pieces so short that the ground's scale is even along them: towards the poles it changes by 1/250 at most.
      let pieces = min((abs(end.y - start.y) * 250).rounded(.up), 100_000)
      var from = start
      for piece in 1...max(1, Int(pieces)) {
        let t = Double(piece) / max(1, pieces)
        let to =
          piece >= Int(pieces) ? end : Point(x: start.x + t * (end.x - start.x), y: start.y + t * (end.y - start.y))
        if let seen = visible.visiblePart(of: from, to) {
          walk.skip(to: seen.0)
          walk.draw(to: seen.1, atMost: most)
        }
        walk.skip(to: to)
        guard walk.finished.count <= most else { return nil }
        from = to
      }
    }
    return walk.finished
  }

  /// The length on WGS84 of a short line of the plane, by the radii of curvature at its middle.
  static func meters(_ start: Point, _ end: Point) -> Double {
    let tangent = sinh((start.y + end.y) / 2)
    let flattening = Ellipsoid.wgs84.flattening
    let (a, e2) = (Mercator.radius, flattening * (2 - flattening))
    let cosineSquared = 1 / (1 + tangent * tangent)
    let w2 = 1 - e2 * (1 - cosineSquared)
    let parallel = a / w2.squareRoot() * cosineSquared.squareRoot()
    let meridian = a * (1 - e2) / (w2 * w2.squareRoot())
    let north = (atan(sinh(end.y)) - atan(sinh(start.y))) * meridian
    let east = (end.x - start.x) * parallel
    return (north * north + east * east).squareRoot()
  }

  /// A pen that goes along a line and is lifted in the gaps.
  private struct Walk {
    let lengths: [Double]
    var at: Point
    var finished: [[Point]] = []
    private var index = 0
    private var left: Double
    private var isOpen = false

    init(lengths: [Double], at start: Point) {
      self.lengths = lengths
      at = start
      left = lengths[0]
    }

    /// Along a piece that is seen.
    mutating func draw(to end: Point, atMost most: Int) {
      let meters = GroundDashes.meters(at, end)
      var rest = meters
      let start = at
      // The scale changes nearly evenly along a piece; by the change the dashes at one end are longer on the map.
      let (scale, endScale) = (1 / cosh(start.y), 1 / cosh(end.y))
      let change = (scale - endScale) / (scale + endScale)
      while rest > left && finished.count <= most {
        let part = 1 - (rest - left) / meters
        let t = part - change * part * (1 - part)
        append(Point(x: start.x + t * (end.x - start.x), y: start.y + t * (end.y - start.y)))
        rest -= left
        index = (index + 1) % lengths.count
        left = lengths[index]
        isOpen = false
      }
      append(end)
      left -= rest
    }

    private mutating func append(_ point: Point) {
      if index % 2 == 0 {
        if isOpen { finished[finished.count - 1].append(point) } else { finished.append([at, point]) }
        isOpen = true
      }
      at = point
    }

    /// Along a piece that is not seen.
    mutating func skip(to end: Point) {
      guard end != at else { return }
      isOpen = false
      var rest = fmod(GroundDashes.meters(at, end), lengths.reduce(0, +))
      while rest > left {
        rest -= left
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= rest
      at = end
    }
  }
}
