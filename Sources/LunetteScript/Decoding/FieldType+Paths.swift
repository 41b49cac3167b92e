import CLuaShims
import LunetteGeometry
import LunetteScene

extension FieldType where Value == [Coordinate] {
  /// A path value or a list of coordinates; one coordinate is a list of it.
  static let path = FieldType(
    name: "path", expected: "a path or a list of coordinates",
    read: { call, index throws(Mistake) in
      if let path = call.path(index) { return path }
      let one = FieldType<Coordinate>.coordinate
      guard lsh_type_at(call.run, index) == LSH_TABLE else {
        if let coordinate = ValueKind.coordinate.payload(call, index, as: Coordinate.self) { return [coordinate] }
        throw call.mismatch(index, "a path or a list of coordinates")
      }
      switch call.shape(ofTable: index) {
      case .coordinate:
        if let mistake = flatList(call, index) { throw mistake }
        return [try one.read(call, index)]
      case .empty: return []
      case .bounds, .list: return try list(call, index, of: one)
      }
    },
    push: { call, path in call.push(path) })

  /// The mistake of a path of numbers: { 21.02, 105.84, 21.03, 105.85 }.
  private static func flatList(_ call: Call, _ index: Int32) -> Mistake? {
    let leading = call.numbers(index, atMost: 4).map(\.shown)
    guard leading.count > 2 else { return nil }
    let numbers = leading + ["…"]
    return Mistake(
      "must be a list of coordinates, each in braces of its own: { {\(numbers[0]), \(numbers[1])}, "
        + "{\(numbers[2]), \(numbers[3])}, … }; got a list of \(lsh_length(call.run, index)) numbers")
  }
}

extension FieldType where Value == [[Coordinate]] {
  /// A list of paths; one path is a list of it.
  static let paths = FieldType(
    name: "path[]", expected: "a list of paths",
    read: { call, index throws(Mistake) in
      let one = FieldType<[Coordinate]>.path
      guard lsh_type_at(call.run, index) == LSH_TABLE else { return [try one.read(call, index)] }
      switch call.shape(ofTable: index) {
      case .coordinate: return [try one.read(call, index)]
      case .empty: return []
      case .bounds, .list:
        return call.shape(ofElement: 1, of: index) == .coordinate
          ? [try one.read(call, index)] : try list(call, index, of: one)
      }
    }, push: pushList)

  /// Always a list of paths: one path would be a list of holes of one coordinate each.
  static let holes = FieldType(
    name: "path[]", expected: "a list of paths",
    read: { call, index throws(Mistake) in
      let isPath = call.borrowedPath(index) != nil || call.shape(ofElement: 1, of: index) == .coordinate
      guard lsh_type_at(call.run, index) == LSH_TABLE, !isPath else {
        throw Mistake(
          "must be a list of paths, even of one: holes = { path }; got \(isPath ? "one path" : call.described(index))")
      }
      return try list(call, index, of: FieldType<[Coordinate]>.path)
    }, push: pushList)

  @Sendable private static func pushList(_ call: Call, _ paths: [[Coordinate]]) {
    lsh_push_table(call.run, Int32(paths.count), 0)
    for (position, path) in paths.enumerated() {
      call.push(path)
      lsh_set_element(call.run, -2, Int64(position + 1))
    }
  }
}

extension FieldType {
  /// Every element of the table at an index; a mistake names the element's position.
  static func list<Element>(
    _ call: Call, _ index: Int32, of element: FieldType<Element>
  ) throws(Mistake) -> [Element] {
    let count = lsh_length(call.run, index)
    var elements: [Element] = []
    // For the call: what the scene keeps of it is counted where it is kept.
    guard call.lend(count, of: MemoryLayout<Element>.stride), call.charge(steps: 8 * count) else { return [] }
    elements.reserveCapacity(count)
    for position in 0..<count {
      guard lsh_push_element(call.run, index, Int64(position + 1)) else { return [] }
      defer { lsh_set_top(call.run, -2) }
      do throws(Mistake) {
        elements.append(try element.read(call, lsh_top(call.run)))
      } catch {
        throw error.within("\(position + 1)")
      }
    }
    return elements
  }
}

/// What a table may stand for, by its first element or its keys.
enum TableShape {
  case empty, coordinate, bounds, list
}

extension Call {
  /// In doubt: a table whose first element is a number is a coordinate, one with a key `south` is bounds, one with other
  /// keys only a coordinate.
  func shape(ofTable index: Int32) -> TableShape {
    let count = lsh_length(run, index)
    guard count == 0 else {
      lsh_push_element(run, index, 1)
      defer { lsh_set_top(run, -2) }
      return lsh_type_at(run, -1) == LSH_NUMBER ? .coordinate : .list
    }
    guard lsh_has_keys(run, index) else { return .empty }
    lsh_push_field(run, index, "south")
    defer { lsh_set_top(run, -2) }
    return lsh_type_at(run, -1) == LSH_NIL ? .coordinate : .bounds
  }

  /// What an element of a table may stand for; nil where there is none or it is no table.
  func shape(ofElement position: Int64, of index: Int32) -> TableShape? {
    guard isTable(index), lsh_push_element(run, index, position) else { return nil }
    defer { lsh_set_top(run, -2) }
    let top = lsh_top(run)
    if ValueKind.coordinate.payload(self, top, as: Coordinate.self) != nil { return .coordinate }
    return isTable(top) ? shape(ofTable: top) : nil
  }
}
