/// A pole of the Earth.
public enum Pole: Sendable {
  /// 90°.
  case north
  /// -90°.
  case south
}

/// The outline of an area on a plane whose x is a longitude, counter-clockwise, its longitudes running on without jumps.
public struct Outline: Sendable {
  /// Its vertices. Around a pole the last is the first again, a turn of the globe further (or several).
  public var points: [Point]
  /// The pole it goes around: then it is no closed line on the plane.
  public var heldPole: Pole?
  /// How many times it goes around that pole before it comes back to where it began.
  public var turns = 1
  /// Whether the area is all but what the line goes around, which is clockwise then: a circle beyond a hemisphere, kept as
  /// what lies around the antipode. Without points it is everything.
  public var isInverted = false

  /// An outline.
  public init(points: [Point], heldPole: Pole? = nil, isInverted: Bool = false) {
    self.points = points
    self.heldPole = heldPole
    self.isInverted = isInverted
  }

  /// The whole Earth, which has no line.
  public static let everything = Outline(points: [], isInverted: true)
}

extension HalfCircle {
  /// Whether the whole circle holds a pole: the meridian through it is met on the other side.
  func holds(_ pole: Pole) -> Bool {
    guard let end = pole == .north ? samples.first : samples.last else { return false }
    return end.point.longitude > 3
  }

  /// The pole that the whole circle goes around: the one that it holds if it doesn't hold both.
  var heldPole: Pole? {
    let holdsNorth = holds(.north)
    if holdsNorth == holds(.south) { return nil }
    return holdsNorth ? .north : .south
  }

  /// The whole circle's outline, x from the centre's meridian: this half as it is placed, and its mirror image.
  ///
  /// One that holds both poles is closed around the antipode, half a turn from the centre.
  func outline(on plane: MapPlane, _ place: (_ point: FanPoint) -> Point) -> Outline {
    let pole = heldPole
    let isInverted = pole == nil && holds(.north)
    let mirror = isInverted ? plane.turn : 0
    let last = samples.count - 1
    let total = pole == nil ? 2 * last : 2 * last + 1
    let points = [Point](unsafeUninitializedCapacity: total) { points, initialized in
      for (index, sample) in samples.enumerated() {
        let east = place(sample.point)
        let west = Point(x: mirror - east.x, y: east.y)
        if pole == .north {
          // Eastward, so that the pole is to the left: from π west of the centre to π east of it.
          points.initializeElement(at: index, to: west)
          if index < last { points.initializeElement(at: total - 1 - index, to: east) }
        } else {
          // From the southernmost over the east to the northernmost, and back over the west: so the circle lies to the left,
          // also of its line around the antipode.
          points.initializeElement(at: last - index, to: east)
          if index > 0 && last + index < total { points.initializeElement(at: last + index, to: west) }
        }
      }
      initialized = total
    }
    return Outline(points: points, heldPole: pole, isInverted: isInverted)
  }
}
