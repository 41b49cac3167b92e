extension [Coordinate] {
  /// The path with longitudes that run on: as written, but a step longer than 180° goes the short way. A pole has every
  /// longitude, so it is reached and left along meridians.
  public var unrolled: [Coordinate] { unrolled(isClosed: false) }

  /// As above; a closed one's poles see the neighbour across its end.
  func unrolled(isClosed: Bool) -> [Coordinate] {
    if runsOn { return self }
    var run: [Coordinate] = []
    run.reserveLargeCapacity(count)
    var turns = 0.0
    for index in indices {
      let place = self[index]
      if abs(place.latitude) == 90, let pole = meridians(at: index, isClosed: isClosed) {
        // Between its two longitudes the pole goes the short way too.
        for longitude in pole {
          turns += turnsBack(to: longitude, after: run.last, turns)
          run.append(Coordinate(latitude: place.latitude, longitude: longitude + 360 * turns))
        }
        continue
      }
      let longitude = place.longitude.written
      turns += turnsBack(to: longitude, after: run.last, turns)
      // Whole turns are added, so that what is written keeps its digits.
      run.append(Coordinate(latitude: place.latitude, longitude: longitude + 360 * turns))
    }
    return run
  }

  /// Whether its longitudes run on as they are written. Nearly all do, and a copy of many costs more than this look.
  private var runsOn: Bool {
    guard var last = first?.longitude else { return true }
    return allSatisfy { place in
      defer { last = place.longitude }
      return abs(place.longitude - last) <= 180 && abs(place.longitude) <= 1_000_000 && abs(place.latitude) < 90
    }
  }

  /// Whole turns that make the step to a written longitude a short one.
  private func turnsBack(to longitude: Double, after last: Coordinate?, _ turns: Double) -> Double {
    guard let last else { return 0 }
    let step = longitude + 360 * turns - last.longitude
    return abs(step) > 180 ? -(step / 360).rounded() : 0
  }

  /// The meridians on which a pole is reached and left: those of its neighbours, towards the other pole its own. Between
  /// places at one pole there is no way.
  private func meridians(at index: Int, isClosed: Bool) -> [Double]? {
    let pole = self[index]
    func meridian(towards step: Int) -> Double? {
      var at = index + step
      if isClosed { at = (at + count) % count }
      guard indices.contains(at), at != index, self[at].latitude != pole.latitude else { return nil }
      return abs(self[at].latitude) < 90 ? self[at].longitude.written : pole.longitude.written
    }
    let found = [meridian(towards: -1), meridian(towards: 1)].compactMap { $0 }
    guard let first = found.first else { return nil }
    return found.count == 2 && found[1] != first ? found : [first]
  }

  /// How many degrees of longitude the path spans as it runs on.
  public var unrolledWidth: Double {
    var (west, east) = (Double.infinity, -Double.infinity)
    var last: Double?
    var turns = 0.0
    for place in self {
      let longitude = place.longitude.written
      if let last {
        let step = longitude + 360 * turns - last
        if abs(step) > 180 { turns -= (step / 360).rounded() }
      }
      let placed = longitude + 360 * turns
      (west, east, last) = (Swift.min(west, placed), Swift.max(east, placed), placed)
    }
    return isEmpty ? 0 : east - west
  }

  /// The ring that the path closes to: longitudes run on, the first point not repeated; and by how many turns of the
  /// globe the ring misses its first point when it comes back to it: 0, or 1 or -1 around a pole.
  var unrolledRing: (points: [Coordinate], turns: Int) {
    var ring = self
    while ring.count > 1, ring.first == ring.last { ring.removeLast() }
    var points = ring.unrolled(isClosed: true)
    guard let first = points.first, let last = points.last else { return ([], 0) }
    let step = first.longitude - last.longitude
    let turns = abs(step) > 180 ? -(step / 360).rounded() : 0
    if points.count > 1, turns == 0, first == last { points.removeLast() }
    return (points, Int(exactly: turns) ?? 0)
  }
}

extension Double {
  /// A longitude as it is written; one many turns out, where degrees have few digits left, is brought back.
  var written: Double { abs(self) <= 1_000_000 ? self : normalizedLongitude }
}
