import CLuaShims
import LunetteGeometry
import LunetteScene

extension FieldType where Value == Bounds {
  /// A bounds value or `{ south =, west =, north =, east = }`.
  static let bounds = FieldType(
    name: "bounds", expected: "bounds, as in { south = …, west = …, north = …, east = … }",
    read: { call, index throws(Mistake) in
      if let bounds = ValueKind.bounds.payload(call, index, as: Bounds.self) { return bounds }
      guard call.isTable(index), call.shape(ofTable: index) == .bounds else {
        throw Mistake(
          "must be bounds, as in { south = …, west = …, north = …, east = … }, bounds(corner, corner) or "
            + "region { center, width, height }; got \(call.describedWithNames(index))")
      }
      var sides = Bounds(south: 0, west: 0, north: 0, east: 0)
      if let mistake = Mistake(BoundsSchema.sides.decode(call, index, into: &sides)) { throw mistake }
      return sides.asWritten
    }, push: { call, bounds in ValueKind.bounds.push(call, bounds) },
    facts: TypeFacts(table: { BoundsSchema.sides.text }))
}

extension Bounds {
  /// Longitudes as they are written, eastward: in -180…180 unless they run on.
  fileprivate var asWritten: Bounds {
    guard abs(west) > 180 || abs(east) > 180 else { return self }
    if east - west >= 360 { return Bounds(south: south, west: -180, north: north, east: 180) }
    let (from, to) = (west.normalizedLongitude, east.normalizedLongitude)
    return Bounds(south: south, north: north, unrolledWest: from, unrolledEast: to < from ? to + 360 : to)
  }
}

extension FieldType where Value == [Fittable] {
  /// Anything that has a place: coordinates, paths, bounds, handles, and lists of them.
  static let things = FieldType(
    name: "coordinate|path|bounds|handle|features|feature|rows|track|table",
    expected: "a coordinate, a path, bounds, an overlay's handle, or a list of them",
    read: { call, index throws(Mistake) in
      var things: [Fittable] = []
      try read(call, index, depth: 0, into: &things)
      return things
    }, push: { _, _ in })

  private static let deepest = 16

  private static func read(
    _ call: Call, _ index: Int32, depth: Int, into things: inout [Fittable]
  ) throws(Mistake) {
    if let overlay = ValueKind.handle.payload(call, index, as: Int.self) {
      guard call.stage.overlay(at: overlay) != nil else { throw Mistake("is the handle of a removed overlay") }
      return things.append(.overlay(overlay))
    }
    if let bounds = ValueKind.bounds.payload(call, index, as: Bounds.self) { return things.append(.bounds(bounds)) }
    if let region = ValueKind.visibleRegion.payload(call, index, as: VisibleRegion.self) {
      return things.append(.bounds(region.bounds))
    }
    if let path = call.path(index) { return things.append(.path(path)) }
    if let place = ValueKind.coordinate.payload(call, index, as: Coordinate.self) {
      return things.append(.path([place]))
    }
    if let data = call.boundsOfData(index) { return things += data.map { [.bounds($0)] } ?? [] }
    guard call.isTable(index) else {
      throw call.mismatch(index, "a coordinate, a path, bounds, an overlay's handle, or a list of them")
    }
    switch call.shape(ofTable: index) {
    case .coordinate:
      guard lsh_length(call.run, index) > 0 || call.names(index).contains(where: FieldType<Coordinate>.isName) else {
        throw Mistake(
          "must be a coordinate, a path, bounds, an overlay's handle, or a list of them; got "
            + call.describedWithNames(index))
      }
      things.append(.path([try FieldType<Coordinate>.coordinate.read(call, index)]))
    case .bounds: things.append(.bounds(try FieldType<Bounds>.bounds.read(call, index)))
    case .empty: break
    case .list: try readList(call, index, depth: depth, into: &things)
    }
  }

  private static func readList(
    _ call: Call, _ index: Int32, depth: Int, into things: inout [Fittable]
  ) throws(Mistake) {
    guard depth < deepest else { throw Mistake("is a list in lists more than \(deepest) deep") }
    let count = lsh_length(call.run, index)
    let start = things.count
    // Twice, as the list grows.
    guard call.lend(count, of: 2 * MemoryLayout<Fittable>.stride), call.charge(steps: 4 * count) else { return }
    for position in 0..<count {
      guard lsh_push_element(call.run, index, Int64(position + 1)) else { return }
      defer { lsh_set_top(call.run, -2) }
      do throws(Mistake) {
        try read(call, lsh_top(call.run), depth: depth + 1, into: &things)
      } catch {
        throw error.within("\(position + 1)")
      }
    }
    // Only coordinates are a path: they belong together.
    let places = things[start...].compactMap { thing -> Coordinate? in
      guard case .path(let path) = thing, path.count == 1 else { return nil }
      return path[0]
    }
    if places.count > 1, places.count == things.count - start {
      things.replaceSubrange(start..., with: [.path(places)])
    }
  }
}
