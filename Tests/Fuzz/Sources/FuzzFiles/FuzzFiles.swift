import Fuzzing
import Glibc
import LunetteData
import LunetteGeometry

/// Reads the bytes as a file of the kind that the first of them chooses, or that FUZZ_READER names, strictly and leniently.
@c(LLVMFuzzerTestOneInput) public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var choices = Choices(UnsafeBufferPointer(start: bytes, count: count))
  let reader = choices.one(of: readers)
  (only ?? reader).check(choices.remaining)
  return 0
}

private let only: Reader? = {
  guard let name = getenv("FUZZ_READER").map({ String(cString: $0) }), !name.isEmpty else { return nil }
  guard let reader = readers.first(where: { $0.name == name }) else { finding("no reader is called \(name)") }
  return reader
}()

private struct Reader: Sendable {
  let name: String
  let check: @Sendable ([UInt8]) -> Void
}

private let readers: [Reader] = [
  Reader(name: "gpx") { file in
    let read = strictly(file, GPXReader.read) { $0.notes }
    for track in read?.tracks ?? [] {
      for segment in track.segments {
        check(segment.points)
        if segment.times.count != segment.points.count || segment.elevations.count != segment.points.count {
          finding("places, times and elevations are not as many")
        }
      }
    }
  },
  Reader(name: "kml") { file in
    let read = strictly(file, { (file, isLenient) throws(DataError) in try Placemarks(file, isLenient) }) { $0.notes }
    for geometry in read?.geometries ?? [] { check(geometry) }
  },
  Reader(name: "wkt") { file in
    if let geometry = strictly(file, WKTReader.read, { $0.notes })?.geometry { check(geometry) }
  },
  Reader(name: "csv") { file in
    let read = strictly(file, { (file, isLenient) throws(DataError) in try Rows(file, isLenient) }) { $0.notes }
    check(read?.rows.compactMap(\.coordinate) ?? [])
  },
  Reader(name: "geojson") { file in
    let read = strictly(file, { (file, isLenient) throws(DataError) in try Features(file, isLenient) }) { $0.notes }
    // Longitudes may be any.
    for geometry in read?.geometries ?? [] { check(geometry, widest: .infinity) }
  },
  Reader(name: "json") { file in
    let value = orNothing { () throws(DataError) in
      try JSONReader.read(file) { reader throws(DataError) in try reader.value(ofTwo: .last) }
    }
    let isSkipped =
      orNothing { () throws(DataError) in
        try JSONReader.read(file) { reader throws(DataError) in try reader.skip() }
        return true
      } ?? false
    if isSkipped != (value != nil) { finding("what is passed over is not what is read") }
    // As a property it is passed over in another way, and read when it is asked for.
    guard let value, !file.starts(with: [0xef, 0xbb, 0xbf]) else { return }
    let feature = Array(#"{"type":"Feature","properties":{"x":"#.utf8) + file + Array(#"},"geometry":null}"#.utf8)
    guard let read = orNothing({ () throws(DataError) in try GeoJSONReader.read(feature) }) else {
      // Two levels more than it has.
      if file.count(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }) < 60 { finding("no property") }
      return
    }
    if read.features.map(\.properties.members) != [[JSONValue.Member(name: "x", value: value)]] {
      finding("another property")
    }
  },
  Reader(name: "image") { file in
    guard let image = try? ImageFile(file) else { return }
    if !(image.width > 0 && image.height > 0) { finding("a picture of \(image.width) × \(image.height)") }
    guard image.format == .svg else { return }
    let copy = try? ImageFile(image.bytes)
    if copy?.bytes != image.bytes || copy?.leftOut != nil { finding("what is harmless isn't when it is read again") }
  },
]

/// What of placemarks can be compared.
private struct Placemarks: Equatable {
  var geometries: [Geometry]
  var lines: [Int]
  var notes: ReadingNotes

  init(_ file: [UInt8], _ isLenient: Bool) throws(DataError) {
    let read = try KMLReader.read(file, isLenient: isLenient)
    (geometries, lines, notes) = (read.features.compactMap(\.geometry), read.features.map(\.line), read.notes)
  }
}

/// What of features can be compared; that properties can be read was checked with the file.
private struct Features: Equatable {
  var geometries: [Geometry]
  var lines: [Int]
  var ids: [Feature.ID?]
  var properties: [[JSONValue.Member]]
  var notes: ReadingNotes

  init(_ file: [UInt8], _ isLenient: Bool) throws(DataError) {
    let read = try GeoJSONReader.read(file, isLenient: isLenient)
    (geometries, lines) = (read.features.compactMap(\.geometry), read.features.map(\.line))
    (ids, properties, notes) = (read.features.map(\.id), read.features.map(\.properties.members), read.notes)
  }
}

private struct Rows: Equatable {
  var rows: [CSVTable.Row]
  var notes: ReadingNotes

  init(_ file: [UInt8], _ isLenient: Bool) throws(DataError) {
    let table = try CSVTable(file, isLenient: isLenient)
    rows = (0..<table.count).map { table[$0] }
    notes = table.notes
    for row in rows where row.fields.count != table.columns.count { finding("a row of another length") }
  }
}

/// What strict reading gives. Lenient reading gives the same where strict reading succeeds, and leaves something out or fails
/// as well where it doesn't.
private func strictly<Value: Equatable>(
  _ file: [UInt8], _ read: ([UInt8], Bool) throws(DataError) -> Value, _ notes: (Value) -> ReadingNotes
) -> Value? {
  let lenient = orNothing { () throws(DataError) in try read(file, true) }
  do throws(DataError) {
    let strict = try read(file, false)
    if lenient != strict { finding("lenient reading gives something else") }
    if notes(strict).skipped > 0 { finding("strict reading left something out") }
    return strict
  } catch {
    if let lenient, notes(lenient).skipped == 0 { finding("lenient reading says nothing of: \(error)") }
    if error.line < 1 || error.column ?? 1 < 1 { finding("an error without a place: \(error)") }
    if error.message.utf8.count > 400 { finding("a long error: \(error)") }
    return nil
  }
}

private func check(_ places: [Coordinate], widest: Double = 360) {
  for place in places
  where !(abs(place.latitude) <= 90 && abs(place.longitude) <= widest && place.longitude.isFinite) {
    finding("no place: \(place)")
  }
}

private func check(_ geometry: Geometry, widest: Double = 360) {
  switch geometry {
  case .point(let place): check([place], widest: widest)
  case .multiPoint(let places): check(places, widest: widest)
  case .lineString(let path):
    check(path, widest: widest)
    if path.count == 1 { finding("a line of one place") }
  case .multiLineString(let paths): for path in paths { check(.lineString(path), widest: widest) }
  case .polygon(let rings):
    for ring in rings {
      check(ring, widest: widest)
      if ring.count < 4 || ring.first != ring.last { finding("no ring: \(ring)") }
    }
  case .multiPolygon(let polygons): for rings in polygons { check(.polygon(rings), widest: widest) }
  case .collection(let parts): for part in parts { check(part, widest: widest) }
  }
}
