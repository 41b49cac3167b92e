extension [Coordinate] {
  /// The path as an encoded polyline: base 64 digits of the differences of its rounded coordinates.
  ///
  /// `precision` is the number of decimals that are kept, 1...7: 5 and 6 are in use.
  public func encodedPolyline(precision: Int) -> String {
    let scale = PolylineFormat.scale(precision)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * count)
    var last = (latitude: Int64(0), longitude: Int64(0))
    for coordinate in self {
      let latitude = PolylineFormat.units(coordinate.latitude, scale)
      let longitude = PolylineFormat.units(coordinate.longitude, scale)
      PolylineFormat.append(latitude - last.latitude, to: &bytes)
      PolylineFormat.append(longitude - last.longitude, to: &bytes)
      last = (latitude, longitude)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path that an encoded polyline stands for; `precision` is the number of decimals it was written with, 1...7.
  public static func decodedPolyline(
    _ bytes: UnsafeBufferPointer<UInt8>, precision: Int
  ) throws(PolylineError) -> [Coordinate] {
    let scale = PolylineFormat.scale(precision)
    var reader = PolylineReader(bytes: bytes)
    var path: [Coordinate] = []
    path.reserveCapacity(bytes.count / 8)
    var beyond: (byte: Int, latitude: Double)?
    var (latitude, longitude, largest) = (Int64(0), Int64(0), 0.0)
    while reader.position < bytes.count {
      let byte = reader.position
      latitude = try reader.sum(with: latitude)
      longitude = try reader.sum(with: longitude)
      let coordinate = Coordinate(latitude: Double(latitude) / scale, longitude: Double(longitude) / scale)
      if beyond == nil && abs(coordinate.latitude) > 90 { beyond = (byte, coordinate.latitude) }
      largest = Swift.max(largest, abs(coordinate.latitude))
      path.append(coordinate)
    }
    guard let beyond else { return path }
    // All latitudes are known now, and so is whether more decimals would bring each into its range.
    let fitting = PolylineFormat.precisions.first { $0 > precision && largest * scale <= 90 * PolylineFormat.scale($0) }
    throw PolylineError(
      byte: beyond.byte, problem: .latitude(beyond.latitude, fittingPrecision: fitting))
  }
}
