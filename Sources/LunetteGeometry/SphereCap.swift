import Glibc

/// All places of the sphere within an angle of a centre.
public struct SphereCap: Sendable {
  /// Its middle.
  public let center: Coordinate
  /// From the middle to its edge, in radians; less than a quarter of a turn.
  public let angle: Double

  /// The smallest cap around places, latitudes taken as spherical; nil for none, and where none smaller than a hemisphere
  /// holds them.
  public init?(around places: [Coordinate]) {
    guard let first = places.first else { return nil }
    let vectors = SphereCap.mixed(places.map(UnitVector.init))
    var cap = Cap(middle: UnitVector(first), cosine: 1)
    // Each place that lies out of the cap so far is on the edge of the next one, with one or two of those before.
    for (count, one) in vectors.enumerated() where !cap.holds(one) {
      cap = Cap(middle: one, cosine: 1)
      for (fewer, other) in vectors[..<count].enumerated() where !cap.holds(other) {
        guard let pair = Cap(one, other) else { return nil }
        cap = pair
        for third in vectors[..<fewer] where !cap.holds(third) {
          guard let triple = Cap(one, other, third) else { return nil }
          cap = triple
        }
      }
    }
    guard cap.cosine > 1e-9 else { return nil }
    center = TurnedSphere(center: Coordinate(latitude: 90, longitude: 0)).coordinate(of: cap.middle.turned)
    angle = vectors.reduce(0) { max($0, $1.angle(to: cap.middle)) }
  }

  /// In another order, the same for the same places: outlines come around evenly, which would take long.
  private static func mixed(_ vectors: [UnitVector]) -> [UnitVector] {
    var mixed = vectors
    var state: UInt64 = 1
    for index in mixed.indices.dropFirst().reversed() {
      // Knuth's generator; its upper bits are the good ones.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      mixed.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
    }
    return mixed
  }
}

/// A cap by its middle and the cosine of its angle.
private struct Cap {
  let middle: UnitVector
  let cosine: Double

  init(middle: UnitVector, cosine: Double) {
    self.middle = middle
    self.cosine = cosine
  }

  /// Two places apart on its edge; nil for antipodes.
  init?(_ one: UnitVector, _ other: UnitVector) {
    self.init(towards: UnitVector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z), edge: one)
  }

  /// Three places on its edge.
  init?(_ one: UnitVector, _ other: UnitVector, _ third: UnitVector) {
    let (u, v) = (other.minus(one), third.minus(one))
    let across = UnitVector(x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x)
    let side: Double = across.dot(one) < 0 ? -1 : 1
    self.init(towards: UnitVector(x: side * across.x, y: side * across.y, z: side * across.z), edge: one)
  }

  private init?(towards direction: UnitVector, edge: UnitVector) {
    let length = direction.dot(direction).squareRoot()
    guard length > 1e-15 else { return nil }
    middle = UnitVector(x: direction.x / length, y: direction.y / length, z: direction.z / length)
    cosine = middle.dot(edge)
  }

  /// With a margin of a tenth of a micrometre's chord: cosines of small angles have no more digits.
  func holds(_ place: UnitVector) -> Bool { middle.dot(place) >= cosine - 1e-14 }
}

extension UnitVector {
  fileprivate func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y + z * other.z }

  fileprivate func angle(to other: UnitVector) -> Double { 2 * asin(min(chord(to: other) / 2, 1)) }

  /// As the sphere around the north pole has it.
  fileprivate var turned: UnitVector { UnitVector(x: y, y: -x, z: z) }
}
