import Lunette

/// Writes a film's frames one after the other: of what stays the same in pictures nothing is drawn anew.
struct FrameWriter {
  let format: Picture.Format
  private let options: Picture.Options
  private var drawing: FilmDrawing
  private var limit = FilmLimit()

  init(_ format: Picture.Format, _ options: Picture.Options) {
    (self.format, self.options) = (format, options)
    drawing = FilmDrawing(decimals: options.decimals)
  }

  /// Writes the next frame, with its time where the format has a place for it.
  mutating func write(
    _ frame: FilmFrame, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws(Diagnostic) {
    try limit.takeFrame()
    if format == .svg {
      let pieces = try drawing.draw(frame.picture.scene)
      guard pieces.count <= Picture.mostBytes else { throw Picture.tooManyBytes }
      try limit.take(bytes: pieces.count)
      return try Diagnostic.ofWriting {
        for piece in pieces.all { try piece.bytes.withUnsafeBytes(sink) }
      }
    }
    var options = options
    options.json.time = frame.time
    var count = 0
    try Diagnostic.ofWriting {
      try frame.picture.write(as: format, options: options) { bytes in
        count += bytes.count
        try sink(bytes)
      }
    }
    try limit.take(bytes: count)
  }
}
