import CSystem
import Glibc

/// A folder beside the script's own that the caller lets scripts read files of.
struct AllowedFolder: Sendable {
  /// Its path without links, ended by a slash, as the system's bytes.
  private let path: [CChar]

  /// nil for what is no folder.
  init?(_ name: String) {
    guard let path = realPath(name.fileBytes) else { return nil }
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    close(descriptor)
    self.path = path.dropLast() + (path.dropLast().last == slash ? [] : [slash])
  }

  /// A file that lies in one of the folders, opened for reading; nil where none of them holds it.
  ///
  /// Where a path leads is asked first, and opened beneath its folder then, so that links changed in between lead nowhere else.
  static func open(_ relative: String, from folder: String, in folders: [AllowedFolder], kind: inout Int32) -> Int32? {
    guard !folders.isEmpty else { return nil }
    let file = relative.utf8CString
    let path = file.first == slash ? Array(file) : folder.fileBytes.dropLast() + [slash] + file
    guard let real = realPath(path) ?? pathOfMissing(path) else { return nil }
    for folder in folders where real.starts(with: folder.path) {
      let root = Glibc.open(folder.path + [0], O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard root >= 0 else { continue }
      defer { close(root) }
      return csystem_open_beneath(root, Array(real.dropFirst(folder.path.count)), &kind)
    }
    return nil
  }

  /// Where a file would be that there is not.
  private static func pathOfMissing(_ path: [CChar]) -> [CChar]? {
    guard let end = path.lastIndex(of: slash), let folder = realPath(path[...end] + [0]) else { return nil }
    return folder.dropLast() + path[end...]
  }
}

private let slash = CChar(bitPattern: UInt8(ascii: "/"))

/// A path without links and "..", both ended by a zero; nil where there is no such file.
private func realPath(_ path: [CChar]) -> [CChar]? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return Array(UnsafeBufferPointer(start: real, count: strlen(real) + 1))
}
