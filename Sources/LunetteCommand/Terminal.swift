import Glibc

/// The command's standard streams: write(2), since stdio's globals can't be named here.
enum Terminal {
  static func error(_ text: String) {
    var text = text
    text.withUTF8 { _ = write($0, to: STDERR_FILENO) }
  }

  static func output(_ text: String) {
    var text = text
    text.withUTF8 { _ = write($0, to: STDOUT_FILENO) }
  }

  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Writes all bytes; the error's number where that fails.
  static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
    write(UnsafeRawBufferPointer(bytes), to: descriptor)
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let written = Glibc.write(descriptor, part.baseAddress, part.count)
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(written)
    }
    return nil
  }

  static func message(of number: Int32) -> String { String(cString: strerror(number)) }
}
