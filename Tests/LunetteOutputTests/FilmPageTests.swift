import CDigest
import Foundation
import LunetteGeometry
import Testing

@testable import LunetteOutput
@testable import LunetteScene

@Suite struct FilmPageTests {
  /// A circle that opens in three frames and then stays, over a map that never changes.
  private func page(frames: Int, mostBytes: Int = FilmPage.mostBytes, title: String? = "A <film>") throws -> String {
    let stage = Stage(size: (width: 300, height: 200))
    stage.settings.title = title
    stage.settings.language = "vi"
    stage.settings.basemap = .builtIn(.land)
    stage.setCamera(center: Coordinate(latitude: 0, longitude: 0), zoom: 2, bearing: 0)
    var circle = Overlay(.circle(Circle(center: Coordinate(latitude: 0, longitude: 0), radius: 1)))
    circle.common.title = "</script><!--<script>\u{2028}"
    _ = try stage.add(circle)
    var (film, page) = (FilmDrawing(), FilmPage(stage.settings, mostBytes: mostBytes))
    for frame in 0..<frames {
      try stage.change(at: 0) { overlay in
        overlay.content = .circle(
          Circle(center: Coordinate(latitude: 0, longitude: 0), radius: 1e5 * Double(min(frame, 3) + 1)))
      }
      try page.append(film.draw(stage.scene()), at: Double(frame) / 10)
    }
    return try written { page.write(to: &$0) }
  }

  private func parts(_ text: String, _ separator: String) -> [String] { text.components(separatedBy: separator) }

  private func between(_ start: String, _ end: String, _ text: String) throws -> String {
    try #require(parts(text, start).dropFirst().first.flatMap { parts($0, end).first })
  }

  private struct Film: Decodable {
    let still: [Int]
    let frames: [[Double]]
    let pieces: [String?]
  }

  @Test func whatDoesNotChangeIsWrittenOnce() throws {
    let text = try page(frames: 6)
    #expect(parts(text, "class=\\\"basemap land\\\"").count + parts(text, "class=\"basemap land\"").count == 3)
    let json = try between("<script type=\"application/json\">", "</script>", text)
    #expect(!json.contains("<"))
    let film = try JSONDecoder().decode(Film.self, from: Data(json.utf8))
    // Head, no sea, map, the circle, no attribution.
    #expect(film.frames[0] == [0, 5, 0, 0, 1, 1, 2, 2, 3, 3, 4, 1])
    #expect(
      film.frames[1...].map { Array($0) } == [[0.1, 5, 3, 4], [0.2, 5, 3, 5], [0.3, 5, 3, 6], [0.4, 5], [0.5, 5]])
    #expect(film.still == [0, 1, 2, 6, 1])
    #expect(film.pieces.map { $0 == nil } == [true, true, true, false, false, false, true])
    #expect(try #require(film.pieces[4]).contains("data-radius=\"200000\""))
    #expect(try #require(film.pieces[4]).contains("&lt;/script&gt;&lt;!--&lt;script&gt;\u{2028}"))
  }

  /// The still is the last frame as it is written alone, groups around its parts.
  @Test func withoutAScriptTheLastFrameIsShown() throws {
    let text = try page(frames: 4)
    #expect(text.contains("<html lang=\"vi\" data-frame=\"3\" data-time=\"0.3\">"))
    let still = try between("<main>", "</main>", text)
    #expect(still.hasPrefix("<svg ") && still.hasSuffix("</svg>") && still.contains("data-radius=\"400000\""))
    #expect(
      text.contains("<title>A &lt;film&gt;</title>") && text.contains("<form lang=\"en\" aria-label=\"Player\" hidden>")
    )
  }

  /// By Foundation's base 64, of the digest that libmd gives.
  @Test func onlyTheOwnScriptAndStyleAreAllowed() throws {
    let text = try page(frames: 2)
    let policy = try between("http-equiv=\"Content-Security-Policy\" content=\"", "\">", text)
    func hash(_ element: String) throws -> String {
      let content = try between("<\(element)>", "</\(element)>", text)
      var hex = [CChar](repeating: 0, count: 65)
      cdigest_sha256(Array(content.utf8), content.utf8.count, &hex)
      let digits = hex.dropLast().map { String(UnicodeScalar(UInt8(bitPattern: $0))) }
      let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(digits[$0] + digits[$0 + 1], radix: 16) }
      return "'sha256-\(Data(bytes).base64EncodedString())'"
    }
    #expect(
      policy == "default-src 'none'; script-src \(try hash("script")); style-src \(try hash("style")); img-src data:; "
        + "base-uri 'none'; form-action 'none'")
    #expect(!FilmPage.player.contains("eval") && !FilmPage.player.contains("</script"))
  }

  /// A scene without time is a picture, without a player.
  @Test func oneFrameHasNoControls() throws {
    let text = try page(frames: 1, title: nil)
    #expect(!text.contains("<script") && !text.contains("<form") && !text.contains("script-src"))
    #expect(text.contains("<title>Lunette</title>") && text.contains("data-frame=\"0\" data-time=\"0\""))
  }

  @Test func sameFilmSameBytes() throws { #expect(try page(frames: 5) == page(frames: 5)) }

  @Test func tooMuchIsAnError() throws {
    let error = #expect(throws: Diagnostic.self) { try page(frames: 6, mostBytes: 4000) }
    #expect(error?.kind == .limit)
  }
}
