import LunetteGeometry

extension JSONReader {
  /// Takes an array of positions, `[[105.85,21.03],…]`, its first bracket taken already and one position known to follow;
  /// and adds them to a list. The bulk of large files, so that numbers of usual length are read here, from memory that is
  /// known to hold them, and only others by `number()`.
  mutating func takePositions(into list: inout [Coordinate]) throws(DataError) {
    let start = offset
    repeat {
      list.append(try position())
      // By the length of the first ones: to grow the list again and again would touch twice the memory.
      if list.count == 4096 { list.reserveLargeCapacity(4096 + 4096 * (bytes.count - offset) / (offset - start)) }
    } while try nextElement()
  }

  /// Takes a position: longitude, latitude, and numbers that are ignored.
  @inline(__always)
  mutating func position() throws(DataError) -> Coordinate {
    if let place = quickPosition() { return place }
    return try carefulPosition()
  }

  @inline(never)
  private mutating func carefulPosition() throws(DataError) -> Coordinate {
    _ = nextByte
    let start = offset
    try beginArray()
    var numbers = (longitude: 0.0, latitude: 0.0)
    var count = 0
    while try nextElement() {
      guard case .number = try peek() else { throw unexpected("a number, as a position's longitude and latitude") }
      let number = try number()
      if count == 0 { numbers.longitude = number } else if count == 1 { numbers.latitude = number }
      count += 1
    }
    guard count >= 2 else {
      throw error(
        "a position is a longitude and a latitude, as in [105.85, 21.03]; got \(count == 1 ? "one number" : "no number")",
        at: start)
    }
    guard abs(numbers.latitude) <= 90 else { throw latitudeError(numbers, at: start) }
    return Coordinate(latitude: numbers.latitude, longitude: numbers.longitude)
  }

  private func latitudeError(_ numbers: (longitude: Double, latitude: Double), at start: Int) -> DataError {
    let isSwapped = abs(numbers.longitude) <= 90 && abs(numbers.latitude) <= 180
    return error(
      "a latitude is -90 to 90 degrees; got \(numbers.latitude)"
        + (isSwapped
          ? "; a position is written longitude first: are they swapped?"
          : abs(numbers.latitude) > 360 ? "; are these metres of a projection? Positions are degrees on WGS 84" : ""),
      at: start)
  }

  /// Takes a position that is written without white space and needs no more than double precision; nil, and nothing is
  /// taken, for any other.
  @inline(__always)
  mutating func quickPosition() -> Coordinate? {
    guard var place = QuickPlace(bytes, from: offset), let position = place.takePosition() else { return nil }
    offset = place.offset(in: bytes)
    return position
  }
}
