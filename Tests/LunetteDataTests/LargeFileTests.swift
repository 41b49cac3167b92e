import LunetteData
import LunetteGeometry
import Testing

/// Files of more than one piece, as expat is fed, and files that are made to cost much.
@Suite struct LargeFileTests {
  /// A comment of any length before the elements, so that a piece ends at each of their bytes once.
  @Test(arguments: 0..<220) func piecesMayEndAnywhere(_ length: Int) throws {
    let comment = "<!--" + String(repeating: "x", count: (1 << 14) - 230 + length) + "-->"
    let elements = "<wpt lat=\"52.5\" lon=\"13.25\"><name>é &amp; <![CDATA[<b>]]>\r\nto 😀</name><ele>-1.5</ele></wpt>"
    let read = try GPXReader.read(Array("<gpx>\(comment)\n\(elements)<wpt lat=\"1\" lon=\"2\"/></gpx>".utf8))
    #expect(read.waypoints.count == 2)
    #expect(read.waypoints.first?.coordinate == Coordinate(latitude: 52.5, longitude: 13.25))
    #expect(read.waypoints.first?.name == "é & <b>\nto 😀" && read.waypoints.first?.elevation == -1.5)
    #expect(read.waypoints.allSatisfy { $0.line == 2 || $0.line == 3 })
  }

  /// More events than are held at a time.
  @Test func readsManyElements() throws {
    let points = (0..<30_000).map {
      "<trkpt lat=\"\(Double($0) / 1000)\" lon=\"\($0 % 180)\"><ele>\($0)</ele></trkpt>\n"
    }
    let text = "<gpx><trk><trkseg>\n\(points.joined())</trkseg></trk>"
    let read = try GPXReader.read(Array("\(text)</gpx>".utf8))
    let segment = try #require(read.tracks.first?.segments.first)
    #expect(segment.points.map(\.latitude) == (0..<30_000).map { Double($0) / 1000 })
    #expect(segment.elevations == (0..<30_000).map { Double($0) })
    #expect(throws: DataError(line: 30_002, column: 16, "the document ends here, but <gpx> of line 1 is still open")) {
      try GPXReader.read(Array(text.utf8))
    }
  }

  @Test func readsLongTexts() throws {
    let name = String(repeating: "ab é", count: 100_000)
    let places = (0..<100_000).map { "\($0 % 180),\(Double($0 % 90) + 0.5)" }.joined(separator: "\n")
    let text =
      "<kml><Placemark id=\"\(name)\"><name>\(name)</name><LineString><coordinates>\(places)</coordinates></LineString>"
    let read = try KMLReader.read(Array("\(text)</Placemark></kml>".utf8))
    let feature = try #require(read.features.first)
    #expect(feature.id == .text(name) && feature.properties.members.first?.value == .text(name))
    guard case .lineString(let path)? = feature.geometry else { throw DataError(line: 1, "no line") }
    #expect(path.count == 100_000)
    #expect(path[99_999] == Coordinate(latitude: 9.5, longitude: 99))
  }

  /// Each name is kept by expat: eight times the file's size is the limit.
  @Test func refusesFilesOfNothingButNames() {
    let names = (0..<100_000).map { "b\(String($0, radix: 36))=\"\"" }.joined(separator: " ")
    let error = #expect(throws: DataError.self) { try GPXReader.read(Array("<gpx \(names)/>".utf8)) }
    #expect(error?.message.contains("takes more memory than is there for one of its size") == true)
  }

  /// What an error quotes of a file has no file's length.
  @Test(arguments: ["gpx", "kml", "wkt", "csv"]) func errorsAreShort(_ kind: String) {
    let long = String(repeating: "x", count: 1_000_000)
    let texts = [
      "gpx": ["<\(long)>", "<gpx><\(long)>", "<gpx><wpt lat=\"\(long)\"/></gpx>"],
      "kml": ["<\(long)/>", "<kml><Placemark><Point><coordinates>\(long)</coordinates></Point></Placemark></kml>"],
      "wkt": [long, "POINT(\(long) 1)", "POINT(1 2) \(long)"],
      "csv": ["lat,lon\n\(long),1\n", "lat,Lat,\(long)\n1,2,3"],
    ]
    for text in texts[kind, default: []] {
      let error = #expect(throws: DataError.self) {
        switch kind {
        case "gpx": _ = try GPXReader.read(Array(text.utf8))
        case "kml": _ = try KMLReader.read(Array(text.utf8))
        case "wkt": _ = try WKTReader.read(Array(text.utf8))
        default: _ = try CSVTable(Array(text.utf8))
        }
      }
      #expect((error?.message.utf8.count ?? .max) < 200)
    }
  }

  /// Nothing but an end too early: at every byte of a file, an error that has a place in it.
  @Test func truncatedFilesAreErrors() throws {
    let text = Array(
      "<?xml version=\"1.0\"?>\n<gpx><wpt lat=\"1\" lon=\"2\"><name>é&#233;<![CDATA[x]]></name>\n<!-- c --></wpt></gpx>"
        .utf8)
    #expect(try GPXReader.read(text).waypoints.count == 1)
    for end in 0..<text.count {
      let error = #expect(throws: DataError.self) { try GPXReader.read(Array(text[..<end]), isLenient: true) }
      #expect(error.map { 1...3 ~= $0.line } == true)
    }
  }
}
