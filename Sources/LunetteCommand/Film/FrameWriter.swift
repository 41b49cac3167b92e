import Lunette

/// Writes a film's frames one after the other: of what stays the same in pictures nothing is drawn anew.
struct FrameWriter {
  let format: Picture.Format
  private let options: Picture.Options
  private var drawing: FilmDrawing

  init(_ format: Picture.Format, _ options: Picture.Options) {
    (self.format, self.options) = (format, options)
    drawing = FilmDrawing(decimals: options.decimals)
  }

  /// Writes the next frame, with its time where the format has a place for it.
  mutating func write(
    _ frame: FilmFrame, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws(Diagnostic) {
    if format == .svg {
      let pieces = try drawing.draw(frame.picture.scene)
      guard pieces.count <= Picture.mostBytes else { throw Picture.tooManyBytes }
      return try Diagnostic.ofWriting {
        for piece in pieces.all { try piece.bytes.withUnsafeBytes(sink) }
      }
    }
    var options = options
    options.json.time = frame.time
    try Diagnostic.ofWriting { try frame.picture.write(as: format, options: options, to: sink) }
  }
}
