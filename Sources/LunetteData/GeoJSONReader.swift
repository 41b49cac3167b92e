import LunetteGeometry

/// Reads GeoJSON (RFC 7946): a collection, a feature or a geometry, or one of them a line (RFC 8142 and its like).
///
/// The third number of a position, boxes and foreign members are passed over. Rings that aren't closed are closed, with a
/// warning. With `isLenient` a feature that is wrong is left out, with a warning; what isn't JSON is an error all the same, but
/// where features have lines of their own.
public struct GeoJSONReader {
  var json: JSONReader
  /// What features keep their properties in.
  let text: SharedBytes
  let isLenient: Bool
  var collection = FeatureCollection()
  /// The feature that is read, from 1.
  var number = 1
  /// Whether it is a collection, which has no lines of its own.
  private var hasFeatures = false
  /// Places of the list that is read, kept for its capacity.
  var places: [Coordinate] = []
  /// The line of the byte that features were last found at: counted on from there.
  private var counted = (offset: 0, line: 1)

  /// Reads the features of a file.
  public static func read(_ bytes: [UInt8], isLenient: Bool = false) throws(DataError) -> FeatureCollection {
    // JSON's own grammar says the rest of what is no text.
    let isUTF16 = bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
    let text = SharedBytes(isUTF16 ? try TextDecoding.utf8(bytes) : bytes)
    return try text.withBytes { bytes throws(DataError) in
      var reader = GeoJSONReader(json: JSONReader(bytes), text: text, isLenient: isLenient)
      try reader.readAll()
      return reader.collection
    }
  }

  private init(json: JSONReader, text: SharedBytes, isLenient: Bool) {
    (self.json, self.text, self.isLenient) = (json, text, isLenient)
  }

  /// Documents up to the end: nearly always one.
  private mutating func readAll() throws(DataError) {
    repeat {
      json.skipRecordSeparators()
      let start = json.mark
      do throws(DataError) {
        var object = try object(isDocument: true)
        if !hasFeatures { try take(&object, from: start) }
        json.skipRecordSeparators()
      } catch {
        // In a file of lines the next one begins anew.
        guard isLenient, !hasFeatures, number > 1 || json.isFollowedByObject(from: start) else { throw error }
        leaveOut(named(error))
        json.skipLine(from: start)
      }
      number += 1
    } while !hasFeatures && json.hasMore
    try json.end()
  }

  /// A feature's own document, or a bare geometry's.
  private mutating func take(_ object: inout GeoJSONObject, from start: JSONReader.Mark) throws(DataError) {
    let feature: Feature
    if object.type == .feature {
      feature = try self.feature(&object, from: start)
    } else {
      feature = Feature(geometry: try geometry(object, from: start), line: line(of: start))
    }
    collection.features.append(feature)
  }

  /// The elements of "features".
  mutating func takeFeatures() throws(DataError) {
    hasFeatures = true
    try json.beginArray()
    while try json.nextElement() {
      let start = json.mark
      if let point = json.quickPointFeature() {
        append(feature(point, from: start), from: start)
      } else {
        try takeFeature(from: start)
      }
      number += 1
    }
  }

  private mutating func takeFeature(from start: JSONReader.Mark) throws(DataError) {
    do throws(DataError) {
      guard case .object = try json.peek() else { throw json.unexpected("a feature {\"type\": \"Feature\", …}") }
      var object = try object()
      append(try feature(&object, from: start), from: start)
    } catch {
      json.rewind(to: start)
      // What isn't JSON can't be passed over.
      guard isLenient, (try? json.skip()) != nil else { throw named(error) }
      leaveOut(named(error))
    }
  }

  private mutating func append(_ feature: Feature, from start: JSONReader.Mark) {
    collection.features.append(feature)
    if collection.features.count == 64 { reserve(from: start) }
  }

  /// Room for as many features as the file may have by the length of the first ones, of which the last begins at a mark: to
  /// grow the list again and again would touch twice the memory. A million at most, since later ones may be longer.
  private mutating func reserve(from start: JSONReader.Mark) {
    let length = start.offset / collection.features.count + 1
    collection.features.reserveLargeCapacity(min(1_000_000, json.bytes.count / length * 9 / 8))
  }

  private mutating func leaveOut(_ error: DataError) {
    collection.skipped += 1
    collection.warn(error)
  }

  private func named(_ error: DataError) -> DataError {
    var error = error
    error.message = "feature \(number): \(error.message)"
    return error
  }

  /// The line where a value begins.
  mutating func line(of start: JSONReader.Mark) -> Int {
    counted = (start.offset, counted.line + json.lineBreaks(from: counted.offset, to: start))
    return counted.line
  }
}
