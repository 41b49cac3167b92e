import Glibc
import LunetteGeometry

/// A table of the oracle: comment lines start with #, rows are a kind and numbers.
struct Table {
  struct Row {
    let kind: String
    let numbers: [Double]
  }

  let rows: [Row]

  /// Reads a table from the folder Oracle beside this file.
  init(named name: String) {
    let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    rows = Table.lines(of: folder + "/Oracle/" + name).filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: ",").map(String.init)
      return Row(kind: fields[0], numbers: fields.dropFirst().map { Double($0)! })
    }
  }

  private static func lines(of path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// Errors in metres.
enum Displacement {
  static let radius = 6_378_137.0
  static let perDegree = radius * .pi / 180

  /// How far two coordinates are apart, if near: the larger of north and east component.
  static func between(_ a: Coordinate, _ b: Coordinate) -> Double {
    let parallel = cos(b.latitude * .pi / 180)
    let turned = abs(remainder(remainder(a.longitude, 360) - remainder(b.longitude, 360), 360))
    return max(abs(a.latitude - b.latitude), turned * parallel) * perDegree
  }

  /// How far apart two azimuths lead at a reduced length in metres.
  static func between(azimuth a: Double, _ b: Double, at reducedLength: Double) -> Double {
    abs(remainder(a - b, 360)) * .pi / 180 * abs(reducedLength)
  }
}
