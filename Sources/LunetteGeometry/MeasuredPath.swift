/// A path whose geodesics are measured once, to be asked many times for what lies at a distance along it.
public struct MeasuredPath: Sendable {
  /// Its points as given.
  public let points: [Coordinate]
  /// The metres from the first point to each point.
  private let distances: [Double]

  /// Measures a path.
  public init(_ points: [Coordinate]) {
    self.points = points
    var sum = CompensatedSum()
    var previous: Coordinate?
    distances = points.map { point in
      if let previous { sum.add(previous.distance(to: point)) }
      previous = point
      return sum.value
    }
  }

  /// Its length in metres.
  public var length: Double { distances.last ?? 0 }

  /// The place at a distance along it, nil outside 0...length.
  ///
  /// A point of the path comes out as written, one between two runs on from the first of them.
  public func at(distance: Double) -> Coordinate? {
    guard let index = index(at: distance) else { return nil }
    if distances[index] == distance { return points[index] }
    return step(from: index).place(at: distance - distances[index])
  }

  /// The azimuth of the geodesic at a distance along it, in degrees, 0..<360; nil outside 0...length, and of a path that
  /// has no length.
  ///
  /// At a point that of the step that begins there, at the end that of the last one.
  public func bearing(at distance: Double) -> Double? {
    guard length > 0, let index = index(at: distance) else { return nil }
    if distances[index] == length {
      let last = firstIndex { $0 >= length }
      return step(from: last - 1).endBearing
    }
    return step(from: index).bearing(at: distance - distances[index])
  }

  /// The part between two distances, which are taken into 0...length; backwards where `from` is the larger.
  ///
  /// Its ends are the places at these distances (two of them, too, where both are the same), between them lie the path's
  /// own points.
  public func slice(from: Double, to: Double) -> [Coordinate] {
    guard from <= to else { return from > to ? slice(from: to, to: from).reversed() : [] }
    let (from, to) = (from.clamped(to: 0...length), to.clamped(to: 0...length))
    guard let start = at(distance: from), let end = at(distance: to) else { return [] }
    let inner = firstIndex { $0 > from }..<Swift.max(firstIndex { $0 > from }, firstIndex { $0 >= to })
    return [start] + points[inner] + [end]
  }

  /// The last point at or before a distance; nil outside 0...length.
  private func index(at distance: Double) -> Int? {
    guard !points.isEmpty, distance >= 0 && distance <= length else { return nil }
    return firstIndex { $0 > distance } - 1
  }

  private func step(from index: Int) -> GeodesicStep { GeodesicStep(from: points[index], to: points[index + 1]) }

  /// The first index whose distance fulfils a condition that all later ones fulfil, too; the count where none does.
  private func firstIndex(_ isReached: (Double) -> Bool) -> Int {
    var (low, high) = (0, distances.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(distances[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Coordinate] {
  /// The place at a distance in metres along the path's geodesics, nil outside 0...length.
  public func at(distance: Double) -> Coordinate? { MeasuredPath(self).at(distance: distance) }

  /// The azimuth of the path's geodesic at a distance in metres, in degrees, 0..<360; nil outside 0...length.
  public func bearing(at distance: Double) -> Double? { MeasuredPath(self).bearing(at: distance) }

  /// The part of the path between two distances in metres; backwards where `from` is the larger.
  public func slice(from: Double, to: Double) -> [Coordinate] { MeasuredPath(self).slice(from: from, to: to) }
}
