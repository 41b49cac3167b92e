extension Circle {
  /// Which circles of a list lie in no other one; of equal ones the first. Only circles of WGS84 are compared.
  public static func outermost(of circles: [Circle]) -> [Bool] {
    var isOutermost = [Bool](repeating: true, count: circles.count)
    // From the largest on, in cells of height over the equator's plane, so that of many circles only near ones are
    // compared.
    let centers = circles.map { UnitVector($0.center) }
    let order = circles.indices.filter { circles[$0].model == .wgs84 && circles[$0].radius > 0 }
      .sorted { (circles[$1].radius, $0) < (circles[$0].radius, $1) }
    let cells = 4096.0
    func cell(_ height: Double) -> Int { Int(((height + 1) / 2 * cells).clamped(to: 0...(cells - 1))) }
    var larger = [[Int]](repeating: [], count: Int(cells))
    for index in order {
      let circle = circles[index]
      isOutermost[index] = !larger[cell(centers[index].z)].contains { other in
        let room = circles[other].radius - circle.radius
        return centers[index].chord(to: centers[other]) * shortestRadian <= room
          && circle.center.distance(to: circles[other].center) <= room
      }
      guard isOutermost[index] else { continue }
      let reach = circle.radius / shortestRadian
      for cell in cell(centers[index].z - reach)...cell(centers[index].z + reach) { larger[cell].append(index) }
    }
    return isOutermost
  }

  /// With geodetic latitudes on the unit sphere, no radian of WGS84 is shorter: the meridian's at the equator is 6,335,439
  /// m.
  private static let shortestRadian = 6_335_000.0
}
