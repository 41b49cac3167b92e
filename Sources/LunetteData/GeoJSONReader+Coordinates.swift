import LunetteGeometry

extension GeoJSONReader {
  /// Takes positions in arrays, as deep as they are written: the type may only follow.
  mutating func coordinates() throws(DataError) -> GeoJSONCoordinates {
    if let place = json.quickPosition() { return .position(place) }
    guard case .array = try json.peek() else { throw json.unexpected("coordinates, an array […]") }
    switch json.openingBrackets {
    case (1, false): return .position(try json.position())
    case (2, false): return try list()
    default: return try nested()
    }
  }

  private mutating func list() throws(DataError) -> GeoJSONCoordinates {
    places.removeAll(keepingCapacity: true)
    try json.beginArray()
    guard try json.nextElement() else { return .empty }
    try json.takePositions(into: &places)
    if places.count > 4096 && 2 * places.count > places.capacity {
      defer { places = [] }
      return .list(places)
    }
    // Array(places) would share the room that is left for the next list.
    let list = [Coordinate](unsafeUninitializedCapacity: places.count) { room, count in
      count = places.count
      _ = room.initialize(fromContentsOf: places)
    }
    return .list(list)
  }

  private mutating func nested() throws(DataError) -> GeoJSONCoordinates {
    let (start, reader) = (json.mark, json)
    func unequal() -> DataError { reader.error("coordinates are equally deep, and at most four arrays", from: start) }
    var lists: [[Coordinate]] = []
    var listsOfLists: [[[Coordinate]]] = []
    try json.beginArray()
    while try json.nextElement() {
      switch try coordinates() {
      case .empty: continue
      case .list(let list): lists.append(list)
      case .lists(let list): listsOfLists.append(list)
      case .position, .listsOfLists: throw unequal()
      }
    }
    guard lists.isEmpty || listsOfLists.isEmpty else { throw unequal() }
    if !lists.isEmpty { return .lists(lists) }
    return listsOfLists.isEmpty ? .empty : .listsOfLists(listsOfLists)
  }
}

extension JSONReader {
  /// How many arrays open here in each other, and whether the innermost is empty or ends the document.
  fileprivate var openingBrackets: (count: Int, isEmpty: Bool) {
    var count = 0
    var place = offset
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["): count += 1
      case 0x20, 0x0a, 0x0d, 0x09: break
      default: return (count, bytes[place] == UInt8(ascii: "]"))
      }
      place += 1
    }
    return (count, true)
  }
}
