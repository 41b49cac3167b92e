import Foundation
import Lunette
import TestSupport
import Testing

/// A script run as a film.
struct Film {
  /// The frames' times and pictures, as SVG.
  var frames: [(time: Double, svg: String)] = []
  /// What happened.
  var events: [Event] = []
  /// How long it is.
  var length = 0.0

  /// A line of the trace.
  struct Event: Decodable, Equatable {
    var t: Double
    var event: String
    var call: String?
    var overlay: String?
    var from, to, camera: Camera?
    var at: [Double]?
    var accuracy, speed, zoom: Double?
    var reason: String?
    var line: Int?

    struct Camera: Decodable, Equatable {
      var center: [Double]
      var zoom, bearing, pitch: Double
    }

    /// "0.5 did_change camera.fit".
    var short: String { ["\(t)", event, call ?? overlay ?? reason].compactMap { $0 }.joined(separator: " ") }
  }

  /// Runs a script that an example's or a test's engine can read.
  init(
    _ source: SourceText, by engine: Engine = Engine(), framesPerSecond: Double? = nil, until end: Double? = nil,
    assignments: [String: Assignment] = [:]
  ) throws {
    var times = FilmTimes()
    (times.framesPerSecond, times.end) = (framesPerSecond, end)
    var (frames, lines): ([(Double, String)], [Data]) = ([], [])
    length = try engine.film(
      source, assignments: assignments, times: times, trace: { lines.append(Data($0)) }
    ) { frame in
      frames.append((frame.time, String(decoding: try frame.picture.data(as: .svg), as: UTF8.self)))
    }
    self.frames = frames
    events = try lines.map { try JSONDecoder().decode(Event.self, from: $0) }
  }

  init(_ script: String, framesPerSecond: Double? = nil, until end: Double? = nil) throws {
    try self.init(SourceText(path: "film.lua", bytes: Array(script.utf8)), framesPerSecond: framesPerSecond, until: end)
  }

  init(example name: String, framesPerSecond: Double? = nil, assignments: [String: Assignment] = [:]) throws {
    let example = Example(name: name)
    try self.init(
      example.source, by: example.engine, framesPerSecond: framesPerSecond, assignments: assignments)
  }

  /// The picture of a moment.
  func svg(at time: Double) -> String? { frames.first { $0.time == time }?.svg }
}
