import LunetteGeometry

/// The text of a `<coordinates>` element: places apart by white space, numbers by commas.
enum KMLCoordinates {
  /// All of them.
  static func places(_ text: XMLReader.Text) throws(DataError) -> [Coordinate] {
    let bytes = text.bytes
    var places: [Coordinate] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var end = start
      while end < bytes.endIndex, !bytes[end].isWhiteSpace { end += 1 }
      let numbers = bytes[start..<end].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      places.append(
        try place(numbers, written: "longitude,latitude[,altitude]", bytes[start..<end]) { message in
          text.position.moved(over: bytes[..<start]).error(message)
        })
      start = end
      while start < bytes.endIndex, bytes[start].isWhiteSpace { start += 1 }
    }
    return places
  }

  /// The place that two or three numbers are.
  static func place(
    _ numbers: [ArraySlice<UInt8>], written form: String, _ text: ArraySlice<UInt8>, _ error: (String) -> DataError
  ) throws(DataError) -> Coordinate {
    guard 2...3 ~= numbers.count, let longitude = DecimalText.number(numbers[0]),
      let latitude = DecimalText.number(numbers[1])
    else {
      throw error("expected \(form) in degrees; got \(String(decoding: text.prefix(200), as: UTF8.self).quoted)")
    }
    return try PlaceRule().coordinate(latitude: latitude, longitude: longitude, error)
  }
}
