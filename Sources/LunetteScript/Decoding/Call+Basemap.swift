import LunetteData
import LunetteGeometry
import LunetteScene

extension Call {
  /// The map in a file beside the scene.
  func givenMap(_ file: MapFile) throws(Mistake) -> GivenMap {
    var map = GivenMap()
    for feature in try features(of: file.path).features {
      if let geometry = feature.geometry { map.append(geometry) }
    }
    guard !map.areas.isEmpty || !map.lines.isEmpty else {
      throw Mistake("must be a file with polygons or lines; \(file.path) has none", field: "geojson")
    }
    map.style = file.style
    charge(map.placeCount, of: MemoryLayout<Coordinate>.stride)
    charge(steps: map.placeCount * Call.stepsOfPlace)
    return map
  }

  private func features(of path: String) throws(Mistake) -> FeatureCollection {
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try interpreter.host.module(path)
    } catch {
      throw Mistake("can't be read: \(error.message)", field: "geojson")
    }
    // It is read, and kept for its digest.
    guard charge(bytes.count), charge(steps: bytes.count) else { return FeatureCollection() }
    interpreter.remember(SourceText(path: path, bytes: bytes))
    do throws(DataError) {
      return try GeoJSONReader.read(bytes)
    } catch {
      let column = error.column.map { ":\($0)" } ?? ""
      throw Mistake("can't be read: \(path):\(error.line)\(column): \(error.message)", field: "geojson")
    }
  }
}

extension GivenMap {
  /// Adds what has an extent; points have none.
  fileprivate mutating func append(_ geometry: Geometry) {
    switch geometry {
    case .point, .multiPoint: break
    case .lineString(let line): lines.append(line)
    case .multiLineString(let several): lines += several
    case .polygon(let rings): append(rings)
    case .multiPolygon(let polygons): for rings in polygons { append(rings) }
    case .collection(let geometries): for geometry in geometries { append(geometry) }
    }
  }

  private mutating func append(_ rings: [[Coordinate]]) {
    guard let outer = rings.first else { return }
    areas.append(GroundPolygon(outer: outer, holes: Array(rings.dropFirst())))
  }

  fileprivate var placeCount: Int {
    areas.reduce(0) { $1.holes.reduce($0 + $1.outer.count) { $0 + $1.count } } + lines.reduce(0) { $0 + $1.count }
  }
}
