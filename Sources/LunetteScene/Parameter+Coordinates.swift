import LunetteGeometry

extension Parameter {
  /// A coordinate, latitude first: "21.03,105.85", [21.03, 105.85], or { lat, lon } or { lat, lng }.
  func coordinate(_ given: GivenValue) throws(Mistake) -> Coordinate {
    switch given {
    case .coordinate(let coordinate): return coordinate
    case .text(let text):
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double.plain(String($0)) }
      guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { throw mismatch(given) }
      return try coordinate(latitude, longitude) { "\(name)=\($0),\($1)" }
    case .list(let elements):
      let parts = elements.map(\.degrees)
      guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { throw mismatch(given) }
      return try coordinate(latitude, longitude) { "[\($0), \($1)]; only documents write the longitude first" }
    case .table(let members): return try coordinate(members)
    default: throw mismatch(given)
    }
  }

  private func coordinate(_ members: [GivenValue.Member]) throws(Mistake) -> Coordinate {
    var (latitude, longitude) = (Double?.none, Double?.none)
    for member in members {
      guard let degrees = member.value.degrees else {
        throw Mistake("must be a number of degrees; got \(member.value.shown)", field: member.name)
      }
      switch member.name {
      case "lat" where latitude == nil: latitude = degrees
      case "lon" where longitude == nil, "lng" where longitude == nil: longitude = degrees
      default: throw Mistake("is unknown here; a coordinate has lat and lon", field: member.name)
      }
    }
    guard let latitude else { throw Mistake("is missing: it must be a number of degrees", field: "lat") }
    guard let longitude else { throw Mistake("is missing: it must be a number of degrees", field: "lon") }
    return try coordinate(latitude, longitude) { "lat \($0), lon \($1)" }
  }

  /// `swapped` shows the two the other way round, as they were given.
  private func coordinate(
    _ latitude: Double, _ longitude: Double, swapped: (String, String) -> String
  ) throws(Mistake) -> Coordinate {
    guard abs(latitude) <= 90 else {
      // Swapping helps only if it makes both right.
      let hint = abs(longitude) <= 90 ? "; swapped? \(swapped(longitude.shown, latitude.shown))" : ""
      throw Mistake("must be latitude, longitude, the latitude -90…90 degrees; got \(latitude.shown) first\(hint)")
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

extension GivenValue {
  /// A number, or a text that is one and no more.
  fileprivate var degrees: Double? {
    switch self {
    case .number(let number) where number.isFinite: number
    case .text(let text): .plain(text)
    default: nil
    }
  }
}

extension Double {
  /// A finite number from a text that holds nothing else.
  static func plain(_ text: String) -> Double? {
    guard let (number, suffix) = text.leadingNumber, suffix.isEmpty, number.isFinite else { return nil }
    return number
  }
}
