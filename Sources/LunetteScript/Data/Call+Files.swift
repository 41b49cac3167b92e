import CLuaShims
import LunetteData
import LunetteScene

extension Call {
  /// The bytes of a file of the script's folder; `endReading()` follows once they were read.
  func readFile(_ path: String) throws(Mistake) -> [UInt8] {
    guard !path.isEmpty else { throw Mistake("the file's name is empty") }
    interpreter.reading = path
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try interpreter.host.file(path)
    } catch {
      // More than the script may hold.
      guard error.kind != .limit else {
        interpreter.reading = "\(path), which is larger"
        lsh_stop(run, LSH_MEMORY)
        return []
      }
      throw Mistake(error.message)
    }
    interpreter.reading = "\(path), which has \(bytes.count) bytes"
    interpreter.note(file: SourceText(path: path, bytes: bytes))
    // For the call; what is kept is counted where it is kept.
    guard lend(bytes.count, of: 1), charge(steps: bytes.count / 64) else { return [] }
    return bytes
  }

  /// What passes a limit from here on doesn't do so for a file. Where one did, the message names it.
  func endReading() { if lsh_passed_limit(run) == LSH_WITHIN { interpreter.reading = nil } }

  typealias FeatureReader = (_ bytes: [UInt8], _ isLenient: Bool) throws(DataError) -> FeatureCollection

  /// The number of the list of a file's features, which is read once.
  func readFeatures(
    _ path: String, isLenient: Bool, _ read: FeatureReader = GeoJSONReader.read
  ) throws(Mistake) -> Int {
    defer { endReading() }
    let source = (isLenient ? "lenient " : "") + path
    if let known = interpreter.library.list(of: source) { return known }
    let bytes = try readFile(path)
    charge(steps: bytes.count / 4)
    let collection: FeatureCollection
    do throws(DataError) { collection = try read(bytes, isLenient) } catch {
      var mistake = Mistake(error, in: path)
      let first = bytes.first { $0 > 32 && $0 < 128 }
      if first == UInt8(ascii: "<"), error.message.hasPrefix("expected an object") {
        mistake.message += "; XML is read by data.kml(file) or data.gpx(file)"
      } else if first == UInt8(ascii: "{"), error.message.contains("XML") {
        mistake.message += "; GeoJSON is read by data.geojson(file)"
      }
      throw mistake
    }
    charge(collection.features, of: bytes.count)
    warn(of: collection.notes, in: path, "feature")
    return interpreter.library.add(FeatureFile(name: path, features: collection.features), as: source)
  }

  /// Says what is odd in a file, and how much of it was left out.
  func warn(of notes: ReadingNotes, in path: String, _ noun: String) {
    for warning in notes.warnings { stage.warn(.oddData, Mistake(warning, in: path).message, at: place) }
    let more = notes.warningCount - notes.warnings.count
    if more > 0 { stage.warn(.oddData, "\(path): \(more) more like these", at: place) }
    guard notes.skipped > 0 else { return }
    stage.warn(
      .dataLeftOut, "\(path): \(notes.skipped) \(noun)\(notes.skipped == 1 ? " was" : "s were") left out", at: place)
  }
}

extension Mistake {
  /// What is wrong with a file: "provinces.geojson:12:5: …".
  init(_ error: DataError, in path: String) {
    self.init("\(path):\(error.line)\(error.column.map { ":\($0)" } ?? ""): \(error.message)")
  }
}
