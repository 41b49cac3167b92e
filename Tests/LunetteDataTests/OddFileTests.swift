import LunetteData
import LunetteGeometry
import TestSupport
import Testing

/// Broken and odd files of all formats, each with what comes of it: the folder Odd, and the table wanted.txt in it, which
/// says how it is written.
@Suite struct OddFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var isLenient: Bool
    /// A line for each thing that is read, each warning (~), or the error (!).
    var wanted: [String] = []
    var testDescription: String { file + (isLenient ? " lenient" : "") }
  }

  static let folder = "Tests/LunetteDataTests/Odd"

  static let cases: [Case] = {
    var cases: [Case] = []
    let text = String(decoding: Project.bytes("\(folder)/wanted.txt"), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        cases[cases.count - 1].wanted.append(String(line.dropFirst(2)))
      } else {
        let words = line.split(separator: " ")
        cases.append(Case(file: String(words[0]), isLenient: words.count > 1))
      }
    }
    return cases
  }()

  @Test func allFilesAreInTheTable() {
    let names = Project.names(in: Self.folder, ending: "").filter { $0 != "wanted.txt" }
    #expect(names.count >= 80)
    #expect(Set(names) == Set(Self.cases.map(\.file)))
  }

  @Test(arguments: cases) func comesToWhatIsWanted(_ test: Case) {
    let read = Reading.lines(of: test.file, Project.bytes("\(Self.folder)/\(test.file)"), isLenient: test.isLenient)
    #expect(read == test.wanted)
  }
}

/// What a reader makes of a file, as lines.
enum Reading {
  static func lines(of file: String, _ bytes: [UInt8], isLenient: Bool) -> [String] {
    do throws(DataError) {
      switch file.split(separator: ".").last {
      case "gpx": return lines(try GPXReader.read(bytes, isLenient: isLenient))
      case "kml", "kmz":
        let read = try KMLReader.read(bytes, isLenient: isLenient)
        return read.features.map(line) + lines(read.notes)
      case "wkt":
        let read = try WKTReader.read(bytes, isLenient: isLenient)
        return [read.geometry.map(text) ?? "nowhere"] + lines(read.notes)
      default: return lines(try CSVTable(bytes, isLenient: isLenient))
      }
    } catch {
      return [line("!", error)]
    }
  }

  static func text(_ geometry: Geometry) -> String {
    switch geometry {
    case .point(let place): "point \(text(place))"
    case .multiPoint(let places): "points \(text(places))"
    case .lineString(let path): "line \(text(path))"
    case .multiLineString(let paths): "lines \(text(paths))"
    case .polygon(let rings): "polygon \(text(rings))"
    case .multiPolygon(let polygons): "polygons " + polygons.map(text).joined(separator: "; ")
    case .collection(let parts): "collection [" + parts.map(text).joined(separator: "] [") + "]"
    }
  }

  private static func lines(_ document: GPXDocument) -> [String] {
    var lines = document.waypoints.map { place in
      let words = [place.name, place.description, place.symbol].compactMap { $0.map { " '\($0)'" } }.joined()
      return "waypoint \(text(place.coordinate))\(text("e", place.elevation))\(text("t", place.time))\(words)"
    }
    lines += document.routes.map { "route \($0.name ?? "-"): \(text($0.points))" }
    lines += document.tracks.map { track in
      "track \(track.name ?? "-"): " + track.segments.map(text).joined(separator: " | ")
    }
    return lines + self.lines(document.notes)
  }

  private static func lines(_ table: CSVTable) -> [String] {
    let columns = table.columns.indices.map { table.columns[$0] + (table.holdsNumbers($0) ? "#" : "") }
    let rows = (0..<table.count).map { row in
      let row = table[row]
      return "\(row.line): \(row.fields.joined(separator: "|"))\(row.coordinate.map { " @ \(text($0))" } ?? "")"
    }
    return [columns.joined(separator: "|")] + rows + lines(table.notes)
  }

  private static func line(_ feature: Feature) -> String {
    let id = if case .text(let id)? = feature.id { "\(id) " } else { "" }
    let properties = feature.properties.members.map { member in
      switch member.value {
      case .text(let text): "\(member.name)='\(text)'"
      case .number(let number): "\(member.name)=\(self.text(number))"
      default: "\(member.name)=\(member.value)"
      }
    }
    let words = properties.isEmpty ? "" : " {\(properties.joined(separator: ", "))}"
    return "\(feature.line): \(id)\(feature.geometry.map(text) ?? "nowhere")\(words)"
  }

  private static func lines(_ notes: ReadingNotes) -> [String] {
    notes.warnings.map { line("~", $0) }
      + (notes.skipped > 0 ? ["~ \(notes.skipped) left out, \(notes.warningCount) warnings"] : [])
  }

  private static func line(_ sign: String, _ error: DataError) -> String {
    "\(sign) \(error.line):\(error.column.map { "\($0):" } ?? "") \(error.message)"
  }

  /// x and y, as GeoJSON and WKT have them.
  private static func text(_ place: Coordinate) -> String { "\(text(place.longitude)) \(text(place.latitude))" }
  private static func text(_ places: [Coordinate]) -> String { places.map(text).joined(separator: ", ") }
  private static func text(_ paths: [[Coordinate]]) -> String { "(" + paths.map(text).joined(separator: ") (") + ")" }

  private static func text(_ segment: GPXDocument.Segment) -> String {
    segment.points.indices.map { index in
      text(segment.points[index]) + text("e", segment.elevations[index]) + text("t", segment.times[index])
    }.joined(separator: ", ")
  }

  private static func text(_ sign: String, _ number: Double?) -> String { number.map { " \(sign)\(text($0))" } ?? "" }

  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
