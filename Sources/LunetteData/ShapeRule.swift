import LunetteGeometry

/// What makes a list of places a line or a ring. Places that follow each other at the same spot stay: they harm nothing.
enum ShapeRule {
  /// A line of at least two places.
  static func line(_ path: [Coordinate], _ error: (String) -> DataError) throws(DataError) -> [Coordinate] {
    guard path.count >= 2 else { throw error("a line has two places or more; got \(path.count)") }
    return path
  }

  /// A ring of at least three different places, which is closed, with a warning, where it is not.
  static func ring(
    _ path: [Coordinate], notes: inout ReadingNotes, _ error: (String) -> DataError
  ) throws(DataError) -> [Coordinate] {
    // The first three that differ are found at once in nearly all rings.
    var different: [Coordinate] = []
    for place in path where !different.contains(place) {
      different.append(place)
      if different.count == 3 { break }
    }
    guard different.count == 3 else {
      throw error("a ring has three different places or more; got \(different.count)")
    }
    guard path[0] != path[path.count - 1] else { return path }
    notes.warn(error("a ring ends where it begins; this one was closed"))
    return path + [path[0]]
  }
}
