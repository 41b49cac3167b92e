import LunetteData
import LunetteGeometry
import LunetteScene

/// `data`: files beside the script, read.
enum DataSchema {
  static let module = Module(
    name: "data", summary: "Reads files of the script's folder.", functions: [geojson, json, text])

  private static let file = Positional<String>("file", .text, "Its path in the script's folder.")

  struct Options: Sendable {
    var isLenient = false
  }

  private static let record = Record<Options>(
    .dataOptions,
    [
      Field(
        "lenient", { $1(&$0.isLenient) }, .boolean, default: "false",
        "Whether what is wrong is left out, with a warning, and not an error.")
    ])

  private static let options = Positional<Options>(
    "options",
    .record("table", "a table of options, as in { lenient = true }", record, { Options() }, push: { _, _ in }),
    absent: Options(), "How it is read.")

  private static let geojson = Function(
    "data.geojson", file, options, returns: "features",
    "The features of a GeoJSON file: a collection, a feature, a geometry, or one of them a line.",
    example: "local provinces = data.geojson(\"provinces.geojson\")"
  ) { call, path, options throws(Mistake) in
    ValueKind.features.push(call, try call.readFeatures(path, isLenient: options.isLenient))
    return 1
  }

  private static let json = Function(
    "data.json", file, returns: "any",
    "A JSON file as tables: objects by name, arrays as lists; null is nil."
  ) { call, path throws(Mistake) in
    let bytes = try call.readFile(path)
    guard call.lend(bytes.count, of: 16), call.charge(steps: bytes.count * 4) else { return 0 }
    do throws(DataError) {
      call.push(try JSONReader.read(bytes) { reader throws(DataError) in try reader.value(ofTwo: .last) })
    } catch {
      throw Mistake(error, in: path)
    }
    return 1
  }

  private static let text = Function("data.text", file, returns: "string", "What stands in a text file, in UTF-8.") {
    call, path throws(Mistake) in
    let bytes = try call.readFile(path)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Mistake("\(path) is no valid UTF-8") }
    call.push(text.first == "\u{feff}" ? String(text.dropFirst()) : text)
    return 1
  }
}

extension Call {
  /// The bytes of a file of the script's folder.
  func readFile(_ path: String) throws(Mistake) -> [UInt8] {
    let bytes: [UInt8]
    do throws(Diagnostic) { bytes = try interpreter.host.file(path) } catch { throw Mistake(error.message) }
    interpreter.note(file: SourceText(path: path, bytes: bytes))
    // For the call; what is kept is counted where it is kept.
    guard lend(bytes.count, of: 1), charge(steps: bytes.count / 64) else { return [] }
    return bytes
  }

  /// The number of the list of a file's features, which is read once.
  func readFeatures(_ path: String, isLenient: Bool) throws(Mistake) -> Int {
    let source = (isLenient ? "lenient " : "") + path
    if let known = interpreter.library.list(of: source) { return known }
    let bytes = try readFile(path)
    charge(steps: bytes.count / 4)
    let collection: FeatureCollection
    do throws(DataError) {
      collection = try GeoJSONReader.read(bytes, isLenient: isLenient)
    } catch {
      throw Mistake(error, in: path)
    }
    charge(collection.features, of: bytes.count)
    warn(of: collection, in: path)
    return interpreter.library.add(DataLibrary.Collection(file: path, features: collection.features), as: source)
  }

  private func warn(of collection: FeatureCollection, in path: String) {
    for warning in collection.warnings {
      stage.warn(.oddData, Mistake(warning, in: path).message, at: place)
    }
    let more = collection.warningCount - collection.warnings.count
    if more > 0 { stage.warn(.oddData, "\(path): \(more) more like these", at: place) }
    if collection.skipped > 0 {
      let count = collection.skipped
      stage.warn(
        .dataLeftOut, "\(path): \(count) feature\(count == 1 ? " was" : "s were") left out", at: place)
    }
  }
}

extension Mistake {
  /// What is wrong with a file: "provinces.geojson:12:5: …".
  init(_ error: DataError, in path: String) {
    self.init("\(path):\(error.line)\(error.column.map { ":\($0)" } ?? ""): \(error.message)")
  }
}
