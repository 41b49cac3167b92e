import Lunette
import TestSupport
import Testing

/// The rows of the articles that are about change, as traces: 2.4, 3.6, 3.7, 3.8.
@Suite struct ArticleTestsTime {
  @Test("2.4 the line hides before each region change and shows after it") func lineHides() throws {
    let film = try Film(example: "route", framesPerSecond: 10)
    let changes = film.events.filter { $0.event != "add" }.map(\.short)
    #expect(
      changes == [
        "0.0 will_change camera.fit", "0.0 hide polyline-1", "0.0 did_change camera.fit", "0.0 show polyline-1",
        "1.0 will_change camera.ease_to", "1.0 hide polyline-1", "3.0 did_change camera.ease_to", "3.0 show polyline-1",
        "4.0 will_change camera.fit", "4.0 hide polyline-1", "6.0 did_change camera.fit", "6.0 show polyline-1",
      ])
    for frame in film.frames {
      let isMoving = 1..<3 ~= frame.time || 4..<6 ~= frame.time
      #expect(frame.svg.contains("class=\"overlay polyline\"") == !isMoving, "at \(frame.time)")
    }
    // Drawn anew where the camera is now.
    let lines = [0.5, 3.5, 7].compactMap { film.svg(at: $0)?.split(separator: "class=\"overlay polyline\"").last }
    #expect(lines.count == 3 && lines[0] != lines[1] && lines[0] == lines[2])
  }

  @Test("3.6 set region, set centre, show the user's location, follow with heading") func followsInOrder() throws {
    let film = try Film(example: "area-around-me")
    let calls = film.events.filter { ["did_change", "follow"].contains($0.event) }.map(\.short)
    #expect(
      calls == [
        "0.5 did_change camera.set_region", "1.0 did_change camera.ease_to", "1.0 follow",
        "1.0 did_change camera.follow", "3.0 did_change camera.follow",
      ])
    #expect(film.events.contains { $0.short == "0.0 add user_location-1" })
    let last = try #require(film.events.last { $0.event == "did_change" }?.camera)
    #expect(last.center == [-46.6328, -23.55001] && last.bearing == 48)
    #expect(film.length == 5)
  }

  @Test("3.7 before the first fix there is no place, and using it says so") func noFixYet() {
    for script in ["print(location.current.at)", "overlay.circle { center = location.current, radius = 5 }"] {
      let error = #expect(throws: Diagnostic.self) { _ = try Film(script) }
      #expect(error?.message.contains("location.current is nil before the first fix") == true)
    }
  }

  @Test("3.8 fixes replace the current one and run update, a failure runs error with its reason") func updates() throws
  {
    let film = try Film(
      """
      local said = {}
      location.on("update", function(fix) said[#said + 1] = ("update %g"):format(location.current.at.lat) end)
      location.on("error", function(reason) said[#said + 1] = reason end)
      location.simulate { fixes = { { t = 0, at = { 1, 2 } }, { t = 2, at = { 3, 4 } } } }
      wait(1)
      location.fail("no satellites")
      wait(1)
      overlay.title { text = table.concat(said, ", ") }
      """)
    #expect(film.events.map(\.short) == ["0.0 update", "1.0 error no satellites", "2.0 update", "2.0 add title-1"])
    #expect(film.events.compactMap(\.at) == [[2, 1], [4, 3]])
    #expect(film.frames.last?.svg.contains("update 1, no satellites, update 3") == true)
  }

  @Test("3.8 a refused permission") func refused() throws {
    let film = try Film(
      example: "area-around-me", assignments: ["allowed": Assignment(.text("false"), origin: "--set allowed=false")])
    #expect(film.events.first?.short == "0.0 error permissão negada")
    #expect(film.frames.last?.svg.contains("Sem localização: permissão negada") == true)
  }
}
