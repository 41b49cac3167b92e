import CLuaShims
import LunetteGeometry
import LunetteScene

extension GivenValue {
  /// A script's value, as it may be given for a parameter; `expected` is what else messages ask for.
  init(_ call: Call, _ index: Int32, _ expected: String) throws(Mistake) {
    switch lsh_type_at(call.run, index) {
    case LSH_NUMBER: self = .number(try FieldType<Double>.number().read(call, index))
    case LSH_BOOLEAN: self = .boolean(lsh_boolean(call.run, index))
    case LSH_TEXT: self = .text(try FieldType<String>.text.read(call, index))
    case LSH_TABLE: self = try GivenValue.table(call, index)
    case LSH_VALUE:
      if let coordinate = ValueKind.coordinate.payload(call, index, as: Coordinate.self) {
        self = .coordinate(coordinate)
      } else if let color = ValueKind.color.payload(call, index, as: Color.self) {
        self = .color(color)
      } else {
        throw call.mismatch(index, expected)
      }
    default: throw call.mismatch(index, expected)
    }
  }

  /// A list, or named values; neither holds further tables.
  private static func table(_ call: Call, _ index: Int32) throws(Mistake) -> GivenValue {
    let count = lsh_length(call.run, index)
    guard count > 0 else { return try members(call, index) }
    guard count <= Parameter.mostElements else {
      throw Mistake("must be a list of at most \(Parameter.mostElements) elements; got \(count)")
    }
    if lsh_has_keys(call.run, index) { throw Mistake("must be a list without keys; got a table that has both") }
    call.charge(count, of: 2 * MemoryLayout<GivenValue>.stride)
    var elements: [GivenValue] = []
    elements.reserveCapacity(count)
    for position in 1...count {
      guard lsh_push_element(call.run, index, Int64(position)) else { break }
      defer { lsh_set_top(call.run, -2) }
      do throws(Mistake) {
        elements.append(try plain(call, lsh_top(call.run)))
      } catch {
        throw error.within("\(position)")
      }
    }
    return .list(elements)
  }

  private static func members(_ call: Call, _ index: Int32) throws(Mistake) -> GivenValue {
    let members = try call.members(index, most: 16) { key, value throws(Mistake) in
      Member(name: key, value: try plain(call, value))
    }
    return members.isEmpty ? .list([]) : .table(members)
  }

  private static func plain(_ call: Call, _ index: Int32) throws(Mistake) -> GivenValue {
    if call.isTable(index) { throw call.mismatch(index, "a number or a text") }
    return try GivenValue(call, index, "a number or a text")
  }
}

extension Call {
  /// The named values of a table, sorted by name, since tables have no order of their own.
  func members<Member>(
    _ index: Int32, most: Int, _ read: (String, Int32) throws(Mistake) -> Member
  ) throws(Mistake) -> [Member] {
    let top = lsh_top(run)
    defer { lsh_set_top(run, top) }
    let count = lsh_push_pairs(run, index, Int32(most))
    guard count <= most else { throw Mistake("must have at most \(most) keys; got more") }
    var places: [(name: String, index: Int32)] = []
    for pair in 0..<Int32(count) {
      let key = top + 1 + 2 * pair
      guard bytes(key) != nil else { throw Mistake("must have names as its keys; got \(described(key))") }
      places.append((try FieldType<String>.text.read(self, key), key + 1))
    }
    places.sort { $0.name < $1.name }
    var members: [Member] = []
    var mistakes: [Mistake] = []
    for place in places {
      do throws(Mistake) {
        members.append(try read(place.name, place.index))
      } catch {
        mistakes += error.within(place.name).all
      }
    }
    if let mistake = Mistake(mistakes) { throw mistake }
    return members
  }
}
