import LunetteData
import LunetteGeometry
import LunetteScene

extension Call {
  /// The map in a file of the script's folder; points have no extent, and are no part of it.
  func givenMap(_ path: String, _ style: GivenMap.Style) throws(Mistake) -> GivenMap {
    let list: Int
    do throws(Mistake) {
      list = try readFeatures(path, isLenient: false)
    } catch {
      throw error.ofReading("geojson")
    }
    let library = interpreter.library
    var map = GivenMap()
    var places = 0
    for position in 0..<library.count(of: list) {
      guard let geometry = library.feature(library.reference(position, of: list)).geometry else { continue }
      map.areas += geometry.polygons
      map.lines += geometry.lines
      places += geometry.placeCount
    }
    guard !map.areas.isEmpty || !map.lines.isEmpty else {
      throw Mistake("must be a file with polygons or lines; \(path) has none", field: "geojson")
    }
    map.style = style
    _ = charge(places, of: MemoryLayout<Coordinate>.stride) && charge(steps: places * Call.stepsOfPlace)
    return map
  }

  /// The tiles of an archive of the script's folder.
  func tileMap(_ path: String) throws(Mistake) -> TileMap {
    do throws(Mistake) {
      let bytes = try readFile(path)
      charge(bytes.count)
      return try TileMap(bytes, path)
    } catch {
      throw error.ofReading("mbtiles")
    }
  }
}

extension TileMap {
  fileprivate convenience init(_ bytes: [UInt8], _ path: String) throws(Mistake) {
    let archive: TileArchive
    do throws(TileError) {
      archive = try TileArchive(bytes)
    } catch {
      throw Mistake("\(path): \(error.message)")
    }
    self.init(path: path, zooms: archive.zooms, attribution: archive.attribution) { tiles throws(Diagnostic) in
      do throws(TileError) {
        return try archive.images(of: tiles)
      } catch {
        throw Diagnostic(.error, "\(path) can't be read: \(error.message)")
      }
    }
  }
}

extension Mistake {
  /// What keeps the file that a field names from being read.
  fileprivate func ofReading(_ field: String) -> Mistake {
    var mistake = self
    mistake.message = "can't be read: \(message)"
    return mistake.within(field)
  }
}
