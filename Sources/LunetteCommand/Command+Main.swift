import Glibc

extension Command {
  /// Runs the call that this process was started with.
  public static func main(
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int32
  ) -> ExitCode {
    keepStandardStreams()
    Watchdog.install()
    var texts: [String] = []
    for position in 1..<max(1, Int(count)) {
      guard let argument = arguments[position] else { break }
      // A name that was repaired would be another file's.
      guard let text = String(validatingCString: argument) else {
        Terminal.error("lunette: argument \(position) is no valid UTF-8: \(String(cString: argument))\n")
        return .wrongCall
      }
      texts.append(text)
    }
    return run(texts)
  }

  /// Where a standard stream is closed a file that is opened later would take its place, and what is written there.
  /// Read-only, so that writing to it is an error still.
  private static func keepStandardStreams() {
    for stream in 0...2 where fcntl(Int32(stream), F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }
}
