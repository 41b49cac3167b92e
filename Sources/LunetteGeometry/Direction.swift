import Glibc

/// An angle held as its sine and cosine, so that cardinal directions are exact.
struct Direction {
  var sine: Double
  var cosine: Double

  static let zero = Direction(sine: 0, cosine: 1)

  /// This direction scaled to unit length; the zero angle if it has no length.
  var normalized: Direction {
    let length = (sine * sine + cosine * cosine).squareRoot()
    return length > 0 ? Direction(sine: sine / length, cosine: cosine / length) : .zero
  }

  /// Twice the angle.
  var doubled: Direction {
    Direction(sine: 2 * sine * cosine, cosine: (cosine - sine) * (cosine + sine))
  }

  /// The angle in radians, -pi...pi.
  var radians: Double { atan2(sine, cosine) }

  /// This angle plus another.
  func plus(_ other: Direction) -> Direction {
    Direction(
      sine: sine * other.cosine + cosine * other.sine,
      cosine: cosine * other.cosine - sine * other.sine)
  }

  /// This angle minus another.
  func minus(_ other: Direction) -> Direction {
    Direction(
      sine: sine * other.cosine - cosine * other.sine,
      cosine: cosine * other.cosine + sine * other.sine)
  }
}

extension Direction {
  init(radians: Double) {
    self.init(sine: sin(radians), cosine: cos(radians))
  }

  /// The direction of an angle in degrees, plus a small residue; exact at multiples of 90 degrees.
  init(degrees: Double, residue: Double = 0) {
    // Both steps are exact in floating point, so no digits are lost to the factor pi / 180 before the last moment.
    let turn = abs(degrees) <= 180 ? degrees : remainder(degrees, 360)
    let quarters = (turn / 90).rounded()
    let radians = ((turn - 90 * quarters) + residue) * Direction.radiansPerDegree
    let (s, c) = radians.sineAndCosineOfEighth
    switch Int(quarters) & 3 {
    case 0: self.init(sine: s, cosine: c)
    case 1: self.init(sine: c, cosine: -s)
    case 2: self.init(sine: 0 - s, cosine: -c)
    default: self.init(sine: -c, cosine: s)
    }
  }

  /// The angle in degrees, -180...180; exact at multiples of 90 degrees.
  var degrees: Double {
    let perRadian = Direction.degreesPerRadian
    if abs(sine) <= abs(cosine) {
      let fromAxis = atan(sine / abs(cosine)) * perRadian
      return cosine > 0 || sine == 0 && cosine == 0 ? fromAxis : copysign(180, sine) - fromAxis
    }
    return copysign(90, sine) - atan(cosine / sine) * perRadian
  }

  static let degreesPerRadian = 180 / Double.pi
  static let radiansPerDegree = Double.pi / 180
}
