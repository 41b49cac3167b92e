import LunetteData
import LunetteGeometry
import LunetteScene

extension Call {
  /// What a GPX file holds; nothing once a limit is passed.
  func readGPX(_ path: String, isLenient: Bool) throws(Mistake) -> GPXDocument {
    defer { endReading() }
    let bytes = try readFile(path)
    guard lend(bytes.count, of: 2), charge(steps: bytes.count) else { return GPXDocument() }
    let document: GPXDocument
    do throws(DataError) { document = try GPXReader.read(bytes, isLenient: isLenient) } catch {
      throw Mistake(error, in: path)
    }
    warn(of: document.notes, in: path, "point")
    return document
  }

  /// The fixes of a file's first track with times, from its first one on.
  func readFixes(_ path: String) throws(Mistake) -> [LocationFix] {
    let document = try readGPX(path, isLenient: false)
    for track in document.tracks {
      let fixes = [LocationFix](track)
      guard !fixes.isEmpty else { continue }
      guard charge(fixes.count, of: MemoryLayout<LocationFix>.stride), charge(steps: 200 * fixes.count) else {
        return []
      }
      return fixes
    }
    let count = document.tracks.count
    throw Mistake(
      "\(path) has \(count == 0 ? "no track" : "no track with times"), which say when fixes come; location.simulate { path = "
        + "…, speed = … } goes along any path")
  }
}

extension [LocationFix] {
  /// Those of a track's points that have times, without such as are not later than the one before. Heading and speed are those
  /// of the way to the next place; at the last one those of the way to it.
  fileprivate init(_ track: GPXDocument.Track) {
    self = []
    var begin: Double?
    for segment in track.segments {
      for (place, time) in zip(segment.points, segment.times) {
        guard let time, time.isFinite else { continue }
        let start = begin ?? time
        begin = start
        guard time - start >= 0, time - start < SceneTime.most.seconds else { continue }
        let fix = LocationFix(at: place, time: SceneTime(seconds: time - start))
        if let last, last.time >= fix.time { continue }
        append(fix)
      }
    }
    for (index, next) in indices.dropFirst().enumerated() {
      let meters = self[index].at.distance(to: self[next].at)
      self[index].speed = meters / (self[next].time - self[index].time).seconds
      // Who stands looks where they looked.
      self[index].heading =
        meters > 0 ? self[index].at.bearing(to: self[next].at) : index > 0 ? self[index - 1].heading : nil
    }
    guard count > 1 else { return }
    (self[count - 1].speed, self[count - 1].heading) = (self[count - 2].speed, self[count - 2].heading)
  }
}
