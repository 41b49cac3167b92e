import Lunette

/// What makes one page of a film's frames.
protocol FilmPage: AnyObject {
  /// Takes the next frame.
  func add(_ frame: FilmFrame) throws
  /// Writes the page of a film of so many seconds; `sink` takes pieces of it.
  func write(length: Double, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws
}

/// A film as a page: one file, written when all frames are there.
final class PageFile: FilmOutput {
  private let page: any FilmPage
  private let open: () throws(Diagnostic) -> OutputFile

  init(_ page: any FilmPage, open: @escaping () throws(Diagnostic) -> OutputFile) {
    self.page = page
    self.open = open
  }

  /// The page of a film as a call's options want it.
  static func page(_ options: Options) throws(Diagnostic) -> any FilmPage {
    throw Diagnostic(.call, "html is not written yet")
  }

  func take(_ frame: FilmFrame) throws(Diagnostic) { try Diagnostic.ofWriting { try page.add(frame) } }

  func finish(length: Double) throws(Diagnostic) {
    let file = try open()
    do throws(Diagnostic) {
      try Diagnostic.ofWriting { try page.write(length: length) { try file.write($0) } }
    } catch {
      file.discard()
      throw error
    }
    try file.finish()
  }

  func discard() {}
}
