import LunetteData
import LunetteGeometry
import LunetteScene

extension Call {
  /// The map in a file beside the scene.
  func givenMap(_ file: MapFile) throws(Mistake) -> GivenMap {
    var map = GivenMap()
    let path = file.path ?? ""
    for feature in try features(of: path).features {
      if let geometry = feature.geometry { map.append(geometry) }
    }
    guard !map.areas.isEmpty || !map.lines.isEmpty else {
      throw Mistake("must be a file with polygons or lines; \(path) has none", field: "geojson")
    }
    map.style = file.style
    charge(map.placeCount, of: MemoryLayout<Coordinate>.stride)
    charge(steps: map.placeCount * Call.stepsOfPlace)
    return map
  }

  /// The tiles of an archive beside the scene.
  func tileMap(_ path: String) throws(Mistake) -> TileMap {
    let bytes = try bytes(ofFile: path, field: "mbtiles")
    do throws(TileError) {
      let archive = try TileArchive(bytes)
      return TileMap(path: path, zooms: archive.zooms, attribution: archive.attribution) {
        tiles throws(Diagnostic) in
        do throws(TileError) {
          return try archive.images(of: tiles)
        } catch {
          throw Diagnostic(.error, "\(path) can't be read: \(error.message)")
        }
      }
    } catch {
      throw Mistake("can't be read: \(path): \(error.message)", field: "mbtiles")
    }
  }

  /// A file beside the scene, as a field of the basemap names it.
  private func bytes(ofFile path: String, field: String) throws(Mistake) -> [UInt8] {
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try interpreter.host.module(path)
    } catch {
      throw Mistake("can't be read: \(error.message)", field: field)
    }
    // It is kept for its digest. A byte is read in less than a step.
    guard charge(bytes.count), charge(steps: bytes.count / 8) else { return [] }
    interpreter.remember(SourceText(path: path, bytes: bytes))
    return bytes
  }

  private func features(of path: String) throws(Mistake) -> FeatureCollection {
    let bytes = try bytes(ofFile: path, field: "geojson")
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
