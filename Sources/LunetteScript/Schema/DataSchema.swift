import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// `data`: files beside the script, read.
enum DataSchema {
  static let module = Module(
    name: "data", summary: "Reads files of the script's folder.", functions: [geojson, json, text, csv, gpx, kml, wkt])

  static let file = Positional<String>("file", .text, "Its path in the script's folder.")

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

  static let options = Positional<Options>(
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
    defer { call.endReading() }
    let bytes = try call.readFile(path)
    guard call.lend(bytes.count, of: 16), call.charge(steps: bytes.count * 4) else { return 0 }
    do throws(DataError) {
      call.push(try JSONReader.read(bytes) { reader throws(DataError) in try reader.value(ofTwo: .last) })
    } catch {
      throw Mistake(error, in: path)
    }
    return 1
  }

  private static let kml = Function(
    "data.kml", file, options, returns: "features",
    "The placemarks of a KML file; their styles are simplestyle properties of theirs."
  ) { call, path, options throws(Mistake) in
    ValueKind.features.push(call, try call.readFeatures(path, isLenient: options.isLenient, KMLReader.read))
    return 1
  }

  private static let wkt = Function(
    "data.wkt", Positional("text", FieldType<String>.text, "A geometry, as in \"POINT (105.85 21.03)\"."),
    returns: "feature",
    "A geometry as databases write it (well-known text), longitude first: a feature without properties.",
    example: "overlay.polygon { path = data.wkt(\"POLYGON ((0 0, 1 0, 1 1, 0 0))\").path }"
  ) { call, text throws(Mistake) in
    let bytes = Array(text.utf8)
    guard call.lend(bytes.count, of: 4), call.charge(steps: bytes.count) else { return 0 }
    let feature: Feature
    do throws(DataError) {
      let document = try WKTReader.read(bytes)
      feature = Feature(geometry: document.geometry, line: 1)
      for warning in document.notes.warnings {
        call.stage.warn(.oddData, "data.wkt: \(warning.messageInText)", at: call.place)
      }
    } catch {
      let isFile = text.utf8.count < 256 && text.lowercased().hasSuffix(".wkt")
      throw Mistake(
        isFile
          ? "must be the geometry itself; got the name of a file: data.wkt(data.text(\(text.quoted)))"
          : error.messageInText,
        field: "text")
    }
    call.charge([feature], of: 0)
    let list = call.interpreter.library.add(FeatureFile(name: "a text", features: [feature]), as: nil)
    ValueKind.feature.push(call, call.interpreter.library.reference(0, of: list))
    return 1
  }

  private static let text = Function("data.text", file, returns: "string", "What stands in a text file, in UTF-8.") {
    call, path throws(Mistake) in
    defer { call.endReading() }
    let bytes = try call.readFile(path)
    let most = call.interpreter.limits.string
    guard bytes.count <= most else {
      throw Mistake("\(path) has \(bytes.count) bytes; one text has at most \(most), which are \(most >> 20) MB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Mistake("\(path) is no valid UTF-8") }
    call.push(text.first == "\u{feff}" ? String(text.dropFirst()) : text)
    return 1
  }
}

extension DataError {
  /// With its place in a text that is no file.
  fileprivate var messageInText: String {
    "\(message), at character \(column ?? 1)\(line > 1 ? " of line \(line)" : "")"
  }
}
