import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// Tracks and routes of receivers.
extension DataSchema {
  static let gpx = Function(
    "data.gpx", file, options, returns: "gpx_file", "The tracks, routes and waypoints of a GPX file.",
    example: "local track = data.gpx(\"run.gpx\").tracks[1]"
  ) { call, path, options throws(Mistake) in
    let document = try call.readGPX(path, isLenient: options.isLenient)
    // A place, a time and an elevation of each point.
    let points = document.tracks.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.points.count } }
    _ =
      call.charge(points + document.routes.reduce(0) { $0 + $1.points.points.count }, of: 48)
      && call.charge(document.waypoints.count, of: MemoryLayout<GPXDocument.Waypoint>.stride)
    ValueKind.gpx.push(call, call.interpreter.library.add(document))
    return 1
  }

  /// A track or a route, as scripts hold it.
  struct LineReference: Equatable {
    let document: Int32
    /// Routes count on behind the tracks.
    let position: Int32
  }

  /// A whole file.
  static let gpxValue = ValueDeclaration(
    .gpx, "a gpx file", "What a receiver recorded.", written: "",
    properties: [
      .init(name: "tracks", typeName: "track[]", summary: "Where it went.") { call, index in
        pushLines(call, index, ListGuard.tracks) { 0..<$0.tracks.count }
      },
      .init(name: "routes", typeName: "track[]", summary: "Where it was to go.") { call, index in
        pushLines(call, index, ListGuard.routes) { $0.tracks.count..<($0.tracks.count + $0.routes.count) }
      },
      .init(
        name: "waypoints", typeName: "table[]",
        summary: "Its places: tables of at, name, description, symbol, elevation and time."
      ) { call, index in
        let waypoints = document(call, index)?.waypoints ?? []
        lsh_push_table(call.run, Int32(waypoints.count), 0)
        for (position, waypoint) in waypoints.enumerated() {
          call.push(waypoint)
          lsh_set_element(call.run, -2, Int64(position + 1))
        }
        call.guardList(ListGuard.waypoints)
      },
    ], methods: [], list: nil,
    text: { call, index in
      let document = document(call, index) ?? GPXDocument()
      return "\(document.tracks.count) tracks, \(document.routes.count) routes, \(document.waypoints.count) waypoints"
    },
    areEqual: { call in
      let first = ValueKind.gpx.payload(call, 1, as: Int.self)
      return first != nil && first == ValueKind.gpx.payload(call, 2, as: Int.self)
    })

  private static func document(_ call: Call, _ index: Int32) -> GPXDocument? {
    ValueKind.gpx.payload(call, index, as: Int.self).map { call.interpreter.library.documents[$0] }
  }

  private static func pushLines(
    _ call: Call, _ index: Int32, _ field: HostFunction, _ range: (GPXDocument) -> Range<Int>
  ) {
    guard let number = ValueKind.gpx.payload(call, index, as: Int.self) else { return call.pushNil() }
    let positions = range(call.interpreter.library.documents[number])
    lsh_push_table(call.run, Int32(positions.count), 0)
    for (element, position) in positions.enumerated() {
      ValueKind.track.push(call, LineReference(document: Int32(number), position: Int32(position)))
      lsh_set_element(call.run, -2, Int64(element + 1))
    }
    call.guardList(field)
  }

  /// A track, or a route.
  static let track = ValueDeclaration(
    .track, "a track", "Where a receiver went, or was to go.", written: "",
    properties: [
      property("name", "string|nil", "What it is called.") { call, line in
        if let name = line.name { call.push(name) } else { call.pushNil() }
      },
      property("description", "string|nil", "What is said of it.") { call, line in
        if let text = line.description { call.push(text) } else { call.pushNil() }
      },
      property("path", "path", "All of its segments as one path; between them it runs straight on.") { call, line in
        call.push(line.segments.flatMap(\.points))
      },
      property("segments", "path[]", "Its segments: between them the receiver was off.") { call, line in
        FieldType<[[Coordinate]]>.paths.push(call, line.segments.map(\.points))
      },
      property(
        "times", "number[]", "The time at each place of its path in seconds since 1970; nil where there is none."
      ) {
        call, line in call.push(optional: line.segments.flatMap(\.times))
      },
      property("elevations", "number[]", "Metres above the sea at each place of its path; nil where there are none.") {
        call, line in call.push(optional: line.segments.flatMap(\.elevations))
      },
      property("duration", "number|nil", "Seconds from its first time to its last; nil without times.") { call, line in
        let times = line.segments.flatMap(\.times).compactMap(\.self)
        guard let first = times.first, let last = times.last else { return call.pushNil() }
        call.push(last - first)
      },
    ],
    methods: [
      Function(
        "track:length",
        Positional<GPXDocument.Track>(
          "self",
          FieldType(
            name: "track", expected: "a track",
            read: { call, index throws(Mistake) in
              guard let line = line(call, index) else { throw call.mismatch(index, "a track") }
              return line
            }, push: { _, _ in })), returns: "number",
        "Metres along its segments on WGS84, without what lies between them."
      ) { call, line throws(Mistake) in
        call.charge(steps: line.segments.reduce(0) { $0 + $1.points.count } * Cost.geodesic)
        call.push(line.segments.reduce(0) { $0 + MeasuredPath($1.points).length })
        return 1
      }
    ], list: nil,
    text: { call, index in line(call, index)?.name ?? "" },
    areEqual: { call in
      let first = ValueKind.track.payload(call, 1, as: LineReference.self)
      return first != nil && first == ValueKind.track.payload(call, 2, as: LineReference.self)
    })

  static func line(_ call: Call, _ index: Int32) -> GPXDocument.Track? {
    guard let reference = ValueKind.track.payload(call, index, as: LineReference.self) else { return nil }
    let document = call.interpreter.library.documents[Int(reference.document)]
    let position = Int(reference.position)
    if position < document.tracks.count { return document.tracks[position] }
    let route = document.routes[position - document.tracks.count]
    return GPXDocument.Track(
      name: route.name, description: route.description, segments: [route.points], line: route.line)
  }

  private static func property(
    _ name: String, _ type: String, _ summary: String, _ push: @escaping @Sendable (Call, GPXDocument.Track) -> Void
  ) -> ValueDeclaration.Property {
    ValueDeclaration.Property(name: name, typeName: type, summary: summary) { call, index in
      guard let line = line(call, index) else { return call.pushNil() }
      let count = line.segments.reduce(0) { $0 + $1.points.count }
      guard call.lend(count, of: 32), call.charge(steps: count / 4) else { return }
      push(call, line)
    }
  }
}

extension Call {
  fileprivate func push(_ waypoint: GPXDocument.Waypoint) {
    pushTable([
      ("at", { ValueKind.coordinate.push(self, waypoint.coordinate) }),
      ("name", waypoint.name.map { name in { self.push(name) } }),
      ("description", waypoint.description.map { text in { self.push(text) } }),
      ("symbol", waypoint.symbol.map { symbol in { self.push(symbol) } }),
      ("elevation", waypoint.elevation.map { elevation in { self.push(data: elevation) } }),
      ("time", waypoint.time.map { time in { self.push(data: time) } }),
    ])
  }

  /// A list of numbers with nothing where there is none.
  fileprivate func push(optional numbers: [Double?]) {
    guard charge(steps: numbers.count * 4) else { return }
    lsh_push_table(run, Int32(numbers.count), 0)
    for (position, number) in numbers.enumerated() {
      guard let number else { continue }
      push(data: number)
      lsh_set_element(run, -2, Int64(position + 1))
    }
  }
}
