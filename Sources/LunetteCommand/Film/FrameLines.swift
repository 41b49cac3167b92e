import Lunette

/// A film's frames as lines of JSON: documents with their time, or `{"frame":0,"time":0,"svg":"…"}`. A last line closes them,
/// `{"end":true,"frames":1}`: one that ends otherwise has none.
final class FrameLines: FilmOutput {
  private var frames: FrameWriter
  /// Opens the file, once the first frame is there.
  private let open: () throws(Diagnostic) -> OutputFile
  private var file: OutputFile?
  private var count = 0
  /// The bytes of the picture being written.
  private var bytes: [UInt8] = []

  init(
    as format: Picture.Format, options: Picture.Options, open: @escaping () throws(Diagnostic) -> OutputFile
  ) {
    frames = FrameWriter(format, options)
    self.open = open
  }

  func take(_ frame: FilmFrame) throws(Diagnostic) {
    // A file that can't be written fails before the work.
    let file = try openFile()
    bytes.removeAll(keepingCapacity: true)
    try frames.write(frame) { self.bytes += $0 }
    let format = frames.format
    try writeLine(to: file) { out in
      if format == .svg {
        out.append("{\"frame\":")
        out.append(integer: frame.number)
        out.append(",\"time\":")
        out.append(shortest: frame.time)
        out.append(",\"svg\":")
      }
      out.append(lineOf: bytes, as: format)
      if format == .svg { out.append("}") }
    }
    count += 1
  }

  func finish(length: Double) throws(Diagnostic) {
    let file = try openFile()
    try writeLine(to: file) { out in
      out.append("{\"end\":true,\"frames\":")
      out.append(integer: count)
      out.append("}")
    }
    self.file = nil
    try file.finish()
  }

  func discard() {
    file?.discard()
    file = nil
  }

  private func openFile() throws(Diagnostic) -> OutputFile {
    if let file { return file }
    let opened = try open()
    file = opened
    return opened
  }

  /// Each line goes out at once: readers may draw as they come.
  private func writeLine(to file: OutputFile, _ write: (inout ByteBuffer) -> Void) throws(Diagnostic) {
    try Diagnostic.ofWriting {
      var out = ByteBuffer { try file.write($0) }
      write(&out)
      out.append("\n")
      try out.flush()
    }
  }
}

extension ByteBuffer {
  /// A picture in one line: a document as it is, SVG as a text.
  mutating func append(lineOf picture: [UInt8], as format: Picture.Format) {
    picture.withUnsafeBufferPointer { bytes in
      switch format {
      case .svg: append(jsonString: bytes)
      case .json, .geojson:
        // Within texts line breaks are escaped, so those that are there stand between values.
        for line in bytes.split(separator: UInt8(ascii: "\n")) { append(UnsafeBufferPointer(rebasing: line)) }
      }
    }
  }
}
