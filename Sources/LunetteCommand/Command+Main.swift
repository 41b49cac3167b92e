import Glibc
import Lunette

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
      texts.append(FileName.text(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
    }
    return run(texts)
  }

  /// Where a standard stream is closed a file that is opened later would take its place, and what is written there.
  /// Opened the other way around, so that using it is an error still.
  private static func keepStandardStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
