import Glibc

/// A regular file by its device and number: it may have many names.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// nil for what is no regular file.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// The file of a name.
  init?(path: String) {
    var status = stat()
    guard stat(path.fileBytes, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that standard output is.
  static var standardOutput: FileIdentity? {
    var status = stat()
    return fstat(STDOUT_FILENO, &status) == 0 ? FileIdentity(status) : nil
  }

  /// The file that an output is written to; nil where there is none yet.
  static func output(_ path: String?) -> FileIdentity? {
    path.map { FileIdentity(path: $0) } ?? standardOutput
  }
}
