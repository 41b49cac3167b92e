import LunetteGeometry

/// Reads GPX 1.0 and 1.1: waypoints, routes and tracks with names, times and elevations. Extensions are passed over.
public struct GPXReader {
  private let xml: XMLReader
  private var document = GPXDocument()

  /// Reads a whole file. In lenient reading a place that is bad is left out of its track, with a warning.
  public static func read(_ bytes: [UInt8], isLenient: Bool = false) throws(DataError) -> GPXDocument {
    try XMLReader.read(bytes, isLenient: isLenient) { xml, root throws(DataError) in
      guard root.name == "gpx" else {
        throw DataError(line: root.line, "expected GPX, whose element is <gpx>; got <\(root.name.shortened)>")
      }
      var reader = GPXReader(xml: xml)
      try reader.readAll()
      reader.document.notes = xml.notes
      return reader.document
    }
  }

  private init(xml: XMLReader) { self.xml = xml }

  private mutating func readAll() throws(DataError) {
    while let child = try xml.nextChild() {
      switch child.name {
      case "wpt":
        let place = try xml.attempt(child) { () throws(DataError) in try waypoint(child) }
        if let place { document.waypoints.append(place) }
      case "rte": try readRoute(child)
      case "trk": try readTrack(child)
      default: try xml.leave(child)
      }
    }
  }

  private typealias Waypoint = GPXDocument.Waypoint

  private mutating func readTrack(_ element: XMLReader.Element) throws(DataError) {
    var track = GPXDocument.Track(line: element.line)
    while let child = try xml.nextChild() {
      switch child.name {
      case "name": track.name = try xml.text().string
      case "desc": track.description = try xml.text().string
      case "trkseg": track.segments.append(try segment())
      default: try xml.leave(child)
      }
    }
    document.tracks.append(track)
  }

  private func segment() throws(DataError) -> GPXDocument.Segment {
    var segment = GPXDocument.Segment()
    while let child = try xml.nextChild() {
      if child.name == "trkpt" { try append(child, to: &segment) } else { try xml.leave(child) }
    }
    return segment
  }

  private mutating func readRoute(_ element: XMLReader.Element) throws(DataError) {
    var route = GPXDocument.Route(line: element.line)
    while let child = try xml.nextChild() {
      switch child.name {
      case "name": route.name = try xml.text().string
      case "desc": route.description = try xml.text().string
      case "rtept": try append(child, to: &route.points)
      default: try xml.leave(child)
      }
    }
    document.routes.append(route)
  }

  private func append(_ element: XMLReader.Element, to segment: inout GPXDocument.Segment) throws(DataError) {
    guard let place = try xml.attempt(element, { () throws(DataError) in try place(element) }) else { return }
    segment.points.append(place.coordinate)
    segment.elevations.append(place.elevation)
    segment.times.append(place.time)
  }

  private typealias Place = (coordinate: Coordinate, elevation: Double?, time: Double?)

  private func place(_ element: XMLReader.Element) throws(DataError) -> Place {
    var place: Place = (try coordinate(element), nil, nil)
    while let child = try xml.nextChild() {
      switch child.name {
      case "ele": place.elevation = try number(child)
      case "time": place.time = try time(child)
      default: try xml.leave(child)
      }
    }
    return place
  }

  private func waypoint(_ element: XMLReader.Element) throws(DataError) -> Waypoint {
    var place = Waypoint(coordinate: try coordinate(element), line: element.line)
    while let child = try xml.nextChild() {
      switch child.name {
      case "name": place.name = try xml.text().string
      case "desc": place.description = try xml.text().string
      case "sym": place.symbol = try xml.text().string
      case "ele": place.elevation = try number(child)
      case "time": place.time = try time(child)
      default: try xml.leave(child)
      }
    }
    return place
  }

  private func coordinate(_ element: XMLReader.Element) throws(DataError) -> Coordinate {
    let latitude = try degrees("lat", of: element)
    let longitude = try degrees("lon", of: element)
    return try PlaceRule.oneTurn.coordinate(latitude: latitude, longitude: longitude) { message in
      DataError(line: element.line, "<\(element.name)>: \(message)")
    }
  }

  private func degrees(_ name: String, of element: XMLReader.Element) throws(DataError) -> Double {
    guard let text = xml.attribute(name) else {
      throw DataError(line: element.line, "<\(element.name)> has no \(name)=\"…\" in degrees")
    }
    guard let number = DecimalText.number(Array(text.utf8).trimmed) else {
      throw DataError(
        line: element.line, "<\(element.name)>: \(name) is a number of degrees; got \(text.quoted)")
    }
    return number
  }

  /// What an element holds; nothing is no number, and no mistake either.
  private func number(_ element: XMLReader.Element) throws(DataError) -> Double? {
    let text = try xml.text()
    if text.bytes.isEmpty { return nil }
    guard let number = DecimalText.number(text.bytes) else {
      throw text.position.error("<\(element.name)> is a number of metres; got \(text.string.quoted)")
    }
    return number
  }

  private func time(_ element: XMLReader.Element) throws(DataError) -> Double? {
    let text = try xml.text()
    if text.bytes.isEmpty { return nil }
    guard let time = TimeText.seconds(text.string) else {
      throw text.position.error("<\(element.name)> is a time as 2026-05-01T12:30:00Z; got \(text.string.quoted)")
    }
    return time
  }
}
