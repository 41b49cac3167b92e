import LunetteGeometry

/// What numbers of a document are a place.
struct PlaceRule {
  /// The most degrees of a longitude. Shapes across ±180 run on in many files, some tables count from 0 to 360.
  var mostLongitude = 360.0

  /// A rule for longitudes from -180 to 180.
  static let oneTurn = PlaceRule(mostLongitude: 180)

  /// What is wrong with a pair of numbers, and with which of them; nil where they are a place.
  func mistake(latitude: Double, longitude: Double) -> (isLatitude: Bool, message: String)? {
    let isLatitude = !(abs(latitude) <= 90)
    guard isLatitude || !(abs(longitude) <= mostLongitude) else { return nil }
    let (name, most, value) = isLatitude ? ("latitude", 90, latitude) : ("longitude", mostLongitude, longitude)
    let message = "a \(name) is from -\(Int(most)) to \(Int(most)) degrees; got \(value)"
    let isSwapped = isLatitude && abs(latitude) <= mostLongitude && abs(longitude) <= 90
    let isProjected = max(abs(latitude), abs(longitude)) > 1000
    return (
      isLatitude,
      message + (isSwapped ? " (are latitude and longitude swapped?)" : isProjected ? " (metres of a projection?)" : "")
    )
  }

  /// The place; throws what `error` makes of the message.
  func coordinate(
    latitude: Double, longitude: Double, _ error: (String) -> DataError
  ) throws(DataError) -> Coordinate {
    if let mistake = mistake(latitude: latitude, longitude: longitude) { throw error(mistake.message) }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

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
