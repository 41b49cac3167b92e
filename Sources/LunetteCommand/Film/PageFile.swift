import Lunette

/// A film as a page that plays it: one file, written when all frames are there.
final class PageFile: FilmOutput {
  private let open: () throws(Diagnostic) -> OutputFile
  private var drawing: FilmDrawing
  private var page: FilmPage?
  private var limit = FilmLimit()

  init(_ options: Picture.Options, open: @escaping () throws(Diagnostic) -> OutputFile) {
    self.open = open
    drawing = FilmDrawing(decimals: options.decimals)
  }

  func take(_ frame: FilmFrame) throws(Diagnostic) {
    try limit.takeFrame()
    let scene = frame.picture.scene
    var page = self.page ?? FilmPage(scene.settings)
    // Appending to it while it is kept here too would copy it.
    self.page = nil
    try page.append(try drawing.draw(scene), at: frame.time)
    self.page = page
  }

  func finish(length: Double) throws(Diagnostic) {
    guard let page else { return }
    let file = try open()
    do throws(Diagnostic) {
      try Diagnostic.ofWriting {
        var out = ByteBuffer { try file.write($0) }
        page.write(to: &out)
        try out.flush()
      }
    } catch {
      file.discard()
      throw error
    }
    try file.finish()
  }

  func discard() {}
}
