import Glibc

extension [Coordinate] {
  /// The area in square metres inside the ring that the path closes to, its edges geodesics of WGS84.
  ///
  /// The first point may be repeated at the end or not. A ring parts the Earth in two: this is the smaller side. Where it
  /// crosses itself, what it goes around clockwise counts against what it goes around the other way.
  public var geodesicArea: Double {
    guard count > 2 else { return 0 }
    if let plane = TangentPlane.area(of: self) { return abs(plane) }
    // Far from the equator the large areas down to it would hide the digits of a small ring's.
    let isNorthern = allSatisfy { $0.latitude > 45 }
    let isSouthern = allSatisfy { $0.latitude < -45 }
    let reference: AreaEdge.Reference = isNorthern || isSouthern ? .northPole : .equator
    let mirror = isSouthern ? -1.0 : 1.0
    func seen(_ point: Coordinate) -> Coordinate {
      Coordinate(latitude: mirror * point.latitude, longitude: point.longitude)
    }
    var (area, eastward) = (CompensatedSum(), CompensatedSum())
    var start = seen(self[count - 1])
    for point in self {
      let end = seen(point)
      let edge = AreaEdge(from: start, to: end, reference: reference)
      area.add(edge.area)
      eastward.add(edge.eastward)
      start = end
    }
    let earth = 4 * Double.pi * AreaEdge.authalicSquare
    let sum = remainder(area.value, earth)
    // A ring that goes around the Earth an odd number of times holds one pole: the sum is short of a hemisphere.
    let isAroundPole = remainder((eastward.value / 360).rounded(), 2) != 0
    return reference == .equator && isAroundPole ? earth / 2 - abs(sum) : abs(sum)
  }
}
