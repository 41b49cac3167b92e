import CGEOS

/// Set operations of GEOS on a grid: its only user.
///
/// Coordinates are handed over in units of the grid; what is found inside of crossing lines has its vertices on it. What it
/// gives is put into one order, so that neither the order of shapes nor its version shows.
struct PlaneLibrary {
  private let grid: PlaneGrid

  init(_ grid: PlaneGrid) { self.grid = grid }

  /// The union of areas. Where rounding left them invalid, so that they can't be united as they are, it is what any of
  /// them goes around.
  func union(_ regions: [Region]) throws(UnionFailure) -> Region {
    do {
      return try result {
        cgeos_union($0, $1)
      } of: {
        flat(regions)
      }.region
    } catch  where !error.isMissing {
      let windings = Windings(regions.flatMap(\.rings))
      return try area(of: regions.flatMap(\.rings)) { windings.turns(around: $0) > 0 }
    }
  }

  /// The rings around the union of areas, clockwise, and those of islands in it, counter-clockwise.
  func holes(around regions: [Region]) throws(UnionFailure) -> [Ring] {
    guard let box = Box(around: regions.lazy.flatMap(\.rings).joined()) else { return [] }
    let unit = 1 / grid.scale
    let (low, high) = (
      grid.nearest(to: Point(x: box.minX, y: box.minY)), grid.nearest(to: Point(x: box.maxX, y: box.maxY))
    )
    let frame = Box(minX: low.x - 3 * unit, minY: low.y - 3 * unit, maxX: high.x + 3 * unit, maxY: high.y + 3 * unit)
    let outside: Region
    do {
      let scaled = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { $0 * grid.scale }
      outside = try result {
        cgeos_outside($0, scaled, $1)
      } of: {
        flat(regions)
      }.region
    } catch  where !error.isMissing {
      let windings = Windings(regions.flatMap(\.rings))
      outside = try area(of: regions.flatMap(\.rings) + [frame.ring]) { windings.turns(around: $0) <= 0 }
    }
    // The rectangle's own ring is no hole's.
    return outside.rings.filter { $0[0].x > frame.minX + unit }
  }

  /// What lies inside of lines that may cross, of all faces those that a choice by a point of them takes.
  func area(of lines: [Ring], where isInside: (Point) -> Bool) throws(UnionFailure) -> Region {
    var chosen = FlatRings()
    let faces = try result {
      cgeos_faces($0, $1)
    } of: {
      flat(lines: lines)
    }
    for (face, point) in zip(faces.polygons, faces.innerPoints) where isInside(point) {
      chosen.append(face, scale: grid.scale)
    }
    guard !chosen.polygonSizes.isEmpty else { return Region() }
    // Their edges meet in whole numbers, so that nothing new is found. (GEOS's own union of coverages loses faces that
    // others enclose by their corners.)
    return try result {
      cgeos_union($0, $1)
    } of: {
      chosen
    }.region
  }

  /// Whether polygons on the grid are valid together.
  func isValid(_ polygons: [Polygon]) throws(UnionFailure) -> Bool {
    try open()
    var rings = FlatRings()
    for polygon in polygons { rings.append(polygon, scale: grid.scale) }
    return rings.withLibraryRings { cgeos_is_valid($0) == 1 }
  }

  private func flat(_ regions: [Region]) -> FlatRings {
    var flat = FlatRings()
    for region in regions {
      for polygon in Polygon.polygons(from: region.rings) { flat.append(polygon, scale: grid.scale) }
    }
    return flat
  }

  private func flat(lines: [Ring]) -> FlatRings {
    var flat = FlatRings()
    for line in lines { flat.append(line, scale: grid.scale) }
    return flat
  }

  private func open() throws(UnionFailure) {
    if let message = cgeos_open() { throw UnionFailure(message: String(cString: message), isMissing: true) }
  }

  private func result(
    _ operation: (UnsafePointer<cgeos_rings>, UnsafeMutablePointer<cgeos_result>) -> UnsafePointer<CChar>?,
    of rings: () -> FlatRings
  ) throws(UnionFailure) -> PlaneResult {
    try open()
    var result = cgeos_result()
    defer { cgeos_release(&result) }
    let message = rings().withLibraryRings { operation($0, &result) }
    if let message { throw UnionFailure(message: String(cString: message)) }
    return PlaneResult(result, scale: grid.scale)
  }
}

/// Rings as the library takes them.
private struct FlatRings {
  private var xy: [Double] = []
  private var ringSizes: [Int32] = []
  private(set) var polygonSizes: [Int32] = []

  mutating func append(_ ring: Ring, scale: Double) {
    for point in ring {
      xy.append(point.x * scale)
      xy.append(point.y * scale)
    }
    ringSizes.append(Int32(ring.count))
  }

  mutating func append(_ polygon: Polygon, scale: Double) {
    append(polygon.outer, scale: scale)
    for hole in polygon.holes { append(hole, scale: scale) }
    polygonSizes.append(Int32(1 + polygon.holes.count))
  }

  func withLibraryRings<R>(_ body: (UnsafePointer<cgeos_rings>) -> R) -> R {
    xy.withUnsafeBufferPointer { xy in
      ringSizes.withUnsafeBufferPointer { ringSizes in
        polygonSizes.withUnsafeBufferPointer { polygonSizes in
          var rings = cgeos_rings(
            xy: xy.baseAddress, ring_sizes: ringSizes.baseAddress, ring_count: ringSizes.count,
            polygon_sizes: polygonSizes.baseAddress, polygon_count: polygonSizes.count)
          return body(&rings)
        }
      }
    }
  }
}

/// What the library gave: outer rings counter-clockwise, holes clockwise.
private struct PlaneResult {
  var polygons: [Polygon] = []
  /// Of faces: a point inside each.
  var innerPoints: [Point] = []

  init(_ result: cgeos_result, scale: Double) {
    // What was on the grid comes back to it to the last digit: sides that areas were cut to stay straight.
    func unscaled(_ number: Double) -> Double {
      let whole = number.rounded()
      return (abs(number - whole) < 1e-6 ? whole : number) / scale
    }
    func point(_ xy: UnsafePointer<Double>, _ index: Int) -> Point {
      Point(x: unscaled(xy[2 * index]), y: unscaled(xy[2 * index + 1]))
    }
    var (at, ring) = (0, 0)
    for polygon in 0..<result.polygon_count {
      var rings: [Ring] = []
      for _ in 0..<result.polygon_sizes[polygon] {
        let size = Int(result.ring_sizes[ring])
        rings.append((at..<(at + size)).map { point(result.xy, $0) })
        (at, ring) = (at + size, ring + 1)
      }
      polygons.append(
        Polygon(
          outer: rings[0].oriented(isHole: false), holes: rings.dropFirst().map { $0.oriented(isHole: true) }))
      if let inner = result.inner_xy { innerPoints.append(point(inner, polygon)) }
    }
  }

  /// In an order of its own.
  var region: Region {
    Region(
      polygons.flatMap { [$0.outer] + $0.holes }.sorted {
        $0[0] != $1[0] ? $0[0].precedes($1[0]) : $0[1].precedes($1[1])
      }, isUnited: true)
  }
}

extension Ring {
  /// Counter-clockwise, or clockwise for a hole, from its least point on: the same ring whatever made it.
  fileprivate func oriented(isHole: Bool) -> Ring {
    let ring = (signedArea < 0) == isHole ? self : reversed()
    guard let start = ring.indices.min(by: { ring[$0].precedes(ring[$1]) }) else { return ring }
    return Ring(ring[start...] + ring[..<start])
  }
}

extension Point {
  /// From left to right, then upward.
  fileprivate func precedes(_ other: Point) -> Bool { (x, y) < (other.x, other.y) }
}
