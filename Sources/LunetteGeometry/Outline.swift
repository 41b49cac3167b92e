/// A pole of the Earth.
public enum Pole: Sendable {
  /// 90°.
  case north
  /// -90°.
  case south
}

/// The outline of an area on a plane whose x is a longitude, counter-clockwise, its longitudes running on without jumps.
public struct Outline: Sendable {
  /// Its vertices. Around a pole the last is the first again, one turn of the globe further.
  public var points: [Point]
  /// The pole it goes around: then it is no closed line on the plane.
  public var heldPole: Pole?

  /// An outline.
  public init(points: [Point], heldPole: Pole? = nil) {
    self.points = points
    self.heldPole = heldPole
  }
}

extension HalfCircle {
  /// The pole that the whole circle holds: the meridian through it is met on the other side.
  var heldPole: Pole? {
    guard let north = samples.first, let south = samples.last else { return nil }
    if north.point.longitude > 3 { return .north }
    return south.point.longitude > 3 ? .south : nil
  }

  /// The whole circle's outline: this half and its mirror image, each point placed by `place(point, side)`, side ±1.
  func outline(_ place: (_ point: FanPoint, _ side: Double) -> Point) -> Outline {
    var points: [Point] = []
    points.reserveCapacity(2 * samples.count)
    let pole = heldPole
    if pole == .north {
      // Eastward, so that the pole is to the left: from π west of the centre to π east of it.
      for sample in samples { points.append(place(sample.point, -1)) }
      for sample in samples.dropLast().reversed() { points.append(place(sample.point, 1)) }
    } else {
      for sample in samples.reversed() { points.append(place(sample.point, 1)) }
      let west = pole == nil ? samples.dropFirst().dropLast() : samples.dropFirst()
      for sample in west { points.append(place(sample.point, -1)) }
    }
    return Outline(points: points, heldPole: pole)
  }
}
