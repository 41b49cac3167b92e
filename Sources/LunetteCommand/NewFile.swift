import CSystem
import Glibc
import Lunette

/// Files that are written only where there is none yet.
enum NewFile {
  /// Writes a file, and the folders that it lies in; false where something of that name is there.
  static func write(_ text: String, to path: String) throws(Diagnostic) -> Bool {
    try makeFolders(of: path)
    let note = csystem_note_unfinished(path.fileBytes)
    defer { csystem_forget_unfinished(note) }
    let descriptor = open(path.fileBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw failure(path, errno)
    }
    var text = text
    let written = text.withUTF8 { Terminal.write($0, to: descriptor) }
    // Some file systems report a full disk only when the file is closed.
    let closed = close(descriptor) == 0 ? nil : errno
    if let number = written ?? closed {
      unlink(path.fileBytes)
      throw failure(path, number)
    }
    return true
  }

  private static func makeFolders(of path: String) throws(Diagnostic) {
    var folder = ""
    for part in path.folderPart.pathParts.dropLast() {
      folder += part + "/"
      if mkdir(folder.fileBytes, 0o777) == 0 || errno == EEXIST { continue }
      throw failure(folder, errno)
    }
  }

  private static func failure(_ path: String, _ number: Int32) -> Diagnostic {
    Diagnostic(.file, "can't write \(path.shownName): \(Terminal.message(of: number))")
  }
}
