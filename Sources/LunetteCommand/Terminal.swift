import Glibc
import Lunette

/// The command's standard streams: write(2), since stdio's globals can't be named here.
enum Terminal {
  /// Says something to people. What it quotes, a script's text or a file's name, doesn't steer their terminals.
  static func error(_ text: String) { _ = say(text, to: STDERR_FILENO) }

  /// The same of what was asked for.
  static func output(_ text: String) throws(Diagnostic) {
    guard let number = say(text, to: STDOUT_FILENO) else { return }
    throw Diagnostic(.file, "can't write standard output: \(message(of: number))")
  }

  private static func say(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text.escapedLines
    return text.withUTF8 { write($0, to: descriptor) }
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
        guard errno == EAGAIN else { return errno }
        // Another process may have made a shared pipe one that doesn't wait.
        wait(for: POLLOUT, on: descriptor, milliseconds: -1)
        continue
      }
      rest = rest.dropFirst(written)
    }
    return nil
  }

  /// Waits until a descriptor can be read or written; whether it can.
  @discardableResult static func wait(for events: Int32, on descriptor: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  static func message(of number: Int32) -> String { String(cString: strerror(number)) }
}
