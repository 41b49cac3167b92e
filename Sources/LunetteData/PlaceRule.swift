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
    let hint = isSwapped ? " (are latitude and longitude swapped?)" : isProjected ? " (metres of a projection?)" : ""
    return (isLatitude, message + hint)
  }

  /// The place; throws what `error` makes of the message.
  func coordinate(
    latitude: Double, longitude: Double, _ error: (String) -> DataError
  ) throws(DataError) -> Coordinate {
    if let mistake = mistake(latitude: latitude, longitude: longitude) { throw error(mistake.message) }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
