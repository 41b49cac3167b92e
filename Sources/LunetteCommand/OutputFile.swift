import Glibc
import Lunette

/// A file that appears whole or not at all: written beside its place, then renamed.
struct OutputFile {
  private let path: String
  private let temporary: String?
  private let descriptor: Int32

  /// nil is standard output. Devices and pipes are written as they are: a rename would replace them.
  init(_ path: String?) throws(Diagnostic) {
    guard let path else {
      (self.path, temporary, descriptor) = ("standard output", nil, STDOUT_FILENO)
      return
    }
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists && kind == S_IFDIR { throw Diagnostic(.file, "can't write \(path): it is a folder") }
    if exists && kind != S_IFREG {
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    } else {
      let name = "\(OutputFile.resolved(path)).\(getpid()).part"
      temporary = name
      descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? status.st_mode & 0o777 : 0o666)
    }
    if descriptor < 0 { throw OutputFile.failure(path, errno) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let number = Terminal.write(bytes, to: descriptor) { throw OutputFile.failure(path, number) }
  }

  /// Puts the file into its place.
  func finish() throws(Diagnostic) {
    guard descriptor != STDOUT_FILENO else { return }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw abandon(errno) }
    guard let temporary else { return }
    guard rename(temporary, OutputFile.resolved(path)) == 0 else { throw abandon(errno) }
  }

  /// Leaves what stood there before.
  func discard() {
    guard descriptor != STDOUT_FILENO else { return }
    close(descriptor)
    if let temporary { unlink(temporary) }
  }

  private func abandon(_ number: Int32) -> Diagnostic {
    if let temporary { unlink(temporary) }
    return OutputFile.failure(path, number)
  }

  /// A symbolic link stays a link: its target is what is replaced.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ path: String, _ number: Int32) -> Diagnostic {
    Diagnostic(.file, "can't write \(path): \(Terminal.message(of: number))")
  }
}
