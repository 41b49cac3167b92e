import CSystem
import Glibc
import Lunette

/// A file that appears whole or not at all: written beside its place, then renamed.
struct OutputFile {
  private let shownPath: String
  /// Where it will stand, and where it is written; nil for what is written as it is.
  private let places: (final: String, temporary: String)?
  private let descriptor: Int32
  /// By which the watchdog knows the temporary file.
  private let note: Int32

  /// nil is standard output. Devices and pipes are written as they are: a rename would replace them. Files that are written
  /// at the same time have numbers.
  init(_ path: String?, number: Int = 0) throws(Diagnostic) {
    guard let path, path != "/dev/stdout", path != "/dev/fd/1" else {
      (shownPath, places, descriptor, note) = ("standard output", nil, STDOUT_FILENO, -1)
      return
    }
    shownPath = path.shownName
    let target = try OutputFile.target(of: path)
    var status = stat()
    let exists = stat(target.fileBytes, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists && kind == S_IFDIR { throw Diagnostic(.file, "can't write \(shownPath): it is a folder") }
    // A rename would ignore that the file is read-only.
    if exists && access(target.fileBytes, W_OK) != 0 { throw OutputFile.failure(path, errno) }
    if exists && kind != S_IFREG {
      (places, note) = (nil, -1)
      descriptor = open(target.fileBytes, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    } else {
      let temporary = "\(target.folderPart).lunette-\(getpid())-\(number).part"
      places = (target, temporary)
      note = csystem_note_unfinished(temporary.fileBytes)
      descriptor = csystem_open_unfinished(temporary.fileBytes)
      if exists && descriptor >= 0 { fchmod(descriptor, status.st_mode & 0o777) }
    }
    guard descriptor < 0 else { return }
    let number = errno
    csystem_forget_unfinished(note)
    throw OutputFile.failure(path, number)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let number = Terminal.write(bytes, to: descriptor) { throw OutputFile.failure(shownPath, number) }
  }

  /// Puts the file into its place.
  func finish() throws(Diagnostic) {
    guard descriptor != STDOUT_FILENO || places != nil else { return }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw abandon(errno) }
    guard let places else { return }
    guard rename(places.temporary.fileBytes, places.final.fileBytes) == 0 else { throw abandon(errno) }
    csystem_forget_unfinished(note)
  }

  /// Leaves what stood there before.
  func discard() {
    guard descriptor != STDOUT_FILENO || places != nil else { return }
    close(descriptor)
    deleteTemporary()
  }

  private func deleteTemporary() {
    if let places { unlink(places.temporary.fileBytes) }
    csystem_forget_unfinished(note)
  }

  private func abandon(_ number: Int32) -> Diagnostic {
    deleteTemporary()
    return OutputFile.failure(shownPath, number)
  }

  /// A symbolic link stays a link: what it leads to is written, there or not yet.
  private static func target(of path: String) throws(Diagnostic) -> String {
    var path = path
    for _ in 0..<40 {
      var status = stat()
      guard lstat(path.fileBytes, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
      let length = 4096
      let link = withUnsafeTemporaryAllocation(of: CChar.self, capacity: length) { bytes in
        let count = bytes.baseAddress.map { readlink(path.fileBytes, $0, length) } ?? 0
        return FileName.text(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<max(count, 0)]))
      }
      path = link.utf8.first == UInt8(ascii: "/") ? link : path.folderPart + link
    }
    throw failure(path, ELOOP)
  }

  /// Of a file that can't be written.
  static func failure(_ path: String, _ number: Int32) -> Diagnostic {
    Diagnostic(.file, "can't write \(path.shownName): \(Terminal.message(of: number))")
  }
}
