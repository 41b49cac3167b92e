import Lunette
import TestSupport
import Testing

/// What holds of all films.
@Suite struct FilmTests {
  static let films = ["route", "area-around-me", "follow"]

  @Test(arguments: films) func samplingChangesNothing(_ name: String) throws {
    let (few, many) = (try Film(example: name, framesPerSecond: 2), try Film(example: name, framesPerSecond: 6))
    let still = try Example(name: name).picture().data(as: .svg)
    #expect(few.events == many.events && few.length == many.length)
    var shared = 0
    for frame in few.frames {
      guard let other = many.svg(at: frame.time) else { continue }
      #expect(frame.svg == other, "at \(frame.time)")
      shared += 1
    }
    #expect(shared == few.frames.count)
    #expect(few.frames.first?.time == 0)
    #expect(few.frames.last?.time == few.length)
    #expect(few.frames.last?.svg == String(decoding: still, as: UTF8.self))
  }

  @Test(arguments: films) func endingEarlyShowsTheFrame(_ name: String) throws {
    let example = Example(name: name)
    let film = try Film(example: name, framesPerSecond: 4)
    for frame in film.frames.dropLast() where frame.time.truncatingRemainder(dividingBy: 1.25) == 0 {
      let cut = try Film(example.source, by: example.engine, until: frame.time)
      #expect(cut.frames.count == 1 && cut.frames[0].svg == frame.svg && cut.length == frame.time, "at \(frame.time)")
    }
  }

  /// A frame shows all that the script has done at its moment; moves stand at the last tick.
  @Test func framesShowTheMoment() throws {
    let film = try Film(
      """
      scene { width = 200, height = 200, frame_rate = 2 }
      camera.set { center = { 0, 0 }, zoom = 4 }
      local c = overlay.marker { id = "c", at = { 0, 0 } }
      wait(1)
      c.at = { 0, 1 }
      c:ease_to { at = { 0, 3 }, duration = 1, easing = "linear" }
      """, framesPerSecond: 4)
    let places = film.frames.map { frame in
      frame.svg.split(separator: "data-at=\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) } ?? ""
    }
    #expect(film.frames.map(\.time) == [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2])
    #expect(Set(places.prefix(4)).count == 1 && places[4] == places[5] && places[6] == places[7])
    #expect(Set(places).count == 4)
  }

  /// Of a masked shape the fill is the outside's colour: half of the way from black to white is #808080, and from the
  /// default, blue at 20 %, to opaque red it ends as red.
  @Test func fillsOfMasksEase() throws {
    func paints(_ fill: String, to end: String) throws -> [String] {
      let film = try Film(
        """
        scene { width = 200, height = 200, frame_rate = 2 }
        camera.set { center = { 0, 0 }, zoom = 4 }
        local zone = overlay.circle { center = { 0, 0 }, radius = 1e5, mask = true\(fill) }
        zone:ease_to { fill = "\(end)", duration = 1, easing = "linear" }
        """, framesPerSecond: 2)
      return film.frames.map { frame in
        let mask = frame.svg.split(separator: "class=\"overlay mask\"").last ?? ""
        return String(mask.split(separator: " fill=\"").first?.prefix { $0 != "\"" } ?? "")
      }
    }
    #expect(try paints(", fill = \"#000000\"", to: "#ffffff") == ["#000000", "#808080", "#ffffff"])
    let blue = try paints("", to: "#ff0000")
    #expect(blue.first == "#0000ff" && blue.last == "#ff0000")
  }

  /// Frames that don't divide the length: the end is one more.
  @Test func theEndIsIncluded() throws {
    let film = try Film("wait(1) overlay.circle { center = { 0, 0 }, radius = 5 }", framesPerSecond: 3.5)
    #expect(film.frames.count == 5 && film.frames.last?.time == 1)
    #expect(try Film("overlay.circle { center = { 0, 0 }, radius = 5 }", framesPerSecond: 30).frames.count == 1)
  }

  /// Beyond the script's end nothing happens.
  @Test func anEndBeyondTheEndIsTheEnd() throws {
    let film = try Film("wait(1) overlay.circle { center = { 0, 0 }, radius = 5 }", until: 7)
    #expect(film.length == 1 && film.frames.count == 1)
  }

  /// A script without an end ends where it is told to.
  @Test func endlessScriptsEnd() throws {
    let film = try Film(
      "local c = overlay.circle { center = { 0, 0 }, radius = 5 } while true do wait(0.5) c.radius = c.radius + 1 end",
      framesPerSecond: 1, until: 10)
    #expect(film.length == 10 && film.frames.count == 11)
  }

  /// What fails while a picture is taken ends the run, whatever the script catches.
  @Test func failuresOfPicturesComeBack() {
    let error = #expect(throws: Diagnostic.self) {
      _ = try Engine().film(
        SourceText(path: "film.lua", bytes: Array("while true do pcall(wait, 1) end".utf8)), times: .everySecond
      ) { frame in
        if frame.number == 3 { throw Diagnostic(.file, "the disk is full") }
      }
    }
    #expect(error?.message == "the disk is full")
  }

  /// An hour of fixes, each drawn, takes no more memory than a minute: what is charged to the script stays.
  @Test func anHourOfUpdatesIsBounded() throws {
    var environment = Environment()
    environment.limits.memory = 2 << 20
    let script = """
      scene { width = 200, height = 200 }
      overlay.user_location {}
      local count = 0
      location.on("update", function(fix) count = count + 1 end)
      camera.on("did_change", function(now) end)
      camera.follow { heading = true, zoom = 15 }
      wait(location.simulate { path = { { 0, 0 }, { 0.1, 0 } }, speed = 11057.44 / 3600, interval = 1 })
      overlay.title { text = count }
      """
    let film = try Film(SourceText(path: "film.lua", bytes: Array(script.utf8)), by: Engine(environment))
    #expect(abs(film.length - 3600) < 1)
    #expect(film.events.count { $0.event == "update" } >= 3600)
    #expect(film.frames.last?.svg.contains("3601") == true)
  }
}

extension FilmTimes {
  fileprivate static var everySecond: FilmTimes {
    var times = FilmTimes()
    times.framesPerSecond = 1
    return times
  }
}
