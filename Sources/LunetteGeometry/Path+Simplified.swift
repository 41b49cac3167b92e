import Glibc

extension [Coordinate] {
  /// The path with fewer of its points: each one left out lies within a tolerance in metres, on the ground, of the step
  /// that takes its place (Douglas and Peucker 1973). Its ends stay.
  public func simplified(_ meters: Double) -> [Coordinate] {
    guard meters > 0, count > 2 else { return self }
    let isKept = Simplification(self, tolerance: meters).isKept
    return zip(self, isKept).filter(\.1).map(\.0)
  }
}

/// Which points of a path stay.
private struct Simplification {
  private(set) var isKept: [Bool]
  private let points: [EarthVector]
  private let limitSquared: Double
  /// Whether no point lies on the other side of the Earth from another one.
  private let isOnOneSide: Bool

  /// A piece of the path whose ends stay; how many cuts led to it.
  private struct Piece {
    var first, last: Int
    var depth: Int

    var middle: Int { (first + last) / 2 }
  }

  /// A random path of 10^6 points takes some 60 cuts on end; one whose farthest point is always next to an end would take
  /// 10^6. From here on pieces are halved: that bounds the work, and costs points that could have gone.
  private static let deepest = 200

  init(_ path: [Coordinate], tolerance: Double) {
    var points: [EarthVector] = []
    points.reserveLargeCapacity(path.count)
    for place in path { points.append(EarthVector(place)) }
    self.points = points
    // All within 43° of the first: any two less than a quarter turn apart.
    let nearest = 0.73 * points[0].lengthSquared
    isOnOneSide = points.allSatisfy { $0.dot(points[0]) > nearest }
    isKept = Array(repeating: false, count: path.count)
    // Straight through the ground it is shorter; the radius of curvature is 6,335,439 m or more. Below 0.1 µm what is
    // compared is rounding.
    let radius = 6_335_000.0
    let limit = max(radius * sin(min(tolerance / radius, .pi / 2)), 1e-7)
    limitSquared = limit * limit * (1 + 2e-9)
    isKept[0] = true
    isKept[path.count - 1] = true
    var pieces = [Piece(first: 0, last: path.count - 1, depth: 0)]
    while let piece = pieces.popLast() {
      guard let cut = cut(of: piece) else { continue }
      isKept[cut] = true
      pieces.append(Piece(first: cut, last: piece.last, depth: piece.depth + 1))
      pieces.append(Piece(first: piece.first, last: cut, depth: piece.depth + 1))
    }
  }

  /// Where a piece has to be cut; nil if all of it lies within the tolerance.
  private func cut(of piece: Piece) -> Int? {
    guard piece.last - piece.first > 1 else { return nil }
    let segment = GroundSegment(from: points[piece.first], to: points[piece.last])
    let (farthest, index) =
      isOnOneSide
      ? farthest(of: piece) { segment.distanceSquared(toNear: $0) }
      : farthest(of: piece) { segment.distanceSquared(to: $0) }
    guard farthest > limitSquared else { return nil }
    return piece.depth < Simplification.deepest ? index : piece.middle
  }

  /// The point of a piece that is farthest, and the square of its distance; of equally far ones the one nearest the middle: a
  /// zigzag would else lose one tooth at a time.
  @inline(__always)
  private func farthest(of piece: Piece, _ distanceSquared: (EarthVector) -> Double) -> (Double, index: Int) {
    let middle = piece.middle
    var (farthest, index) = (0.0, middle)
    // Below the first nothing is as far as the farthest so far; up to the other all are as far.
    var (low, high) = (0.0, 0.0)
    points.withUnsafeBufferPointer { points in
      for i in piece.first + 1..<piece.last {
        let distance = distanceSquared(points[i])
        if distance < low { continue }
        if distance <= high && abs(i - middle) >= abs(index - middle) { continue }
        index = i
        farthest = max(farthest, distance)
        (low, high) = (farthest * (1 - 2e-9), farthest * (1 + 2e-9))
      }
    }
    return (farthest, index)
  }
}
