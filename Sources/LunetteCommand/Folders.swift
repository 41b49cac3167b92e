import Glibc
import Lunette

/// Making the folders that outputs lie in.
enum Folders {
  /// Makes a folder, and those that it lies in, where there is none; each is told before it is made.
  static func make(_ path: String, willMake: (String) -> Void = { _ in }) throws(Diagnostic) {
    var made = ""
    for part in path.pathParts.dropLast() {
      made += part + "/"
      // With the slash at its end only a folder is found.
      var status = stat()
      if stat(made.fileBytes, &status) == 0 { continue }
      willMake(made)
      if mkdir(made.fileBytes, 0o777) == 0 { continue }
      // Made by another process meanwhile, or a file.
      let number = errno
      if number == EEXIST && stat(made.fileBytes, &status) == 0 { continue }
      let reason = Terminal.message(of: number == EEXIST ? ENOTDIR : number)
      throw Diagnostic(.file, "can't make the folder \(made.shownName): \(reason)")
    }
  }

  /// The names of what lies in a folder; empty where it can't be read.
  static func names(in path: String) -> [String] {
    guard let folder = opendir((path.isEmpty ? "." : path).fileBytes) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          FileName.text(UnsafeRawBufferPointer(rebasing: $0.prefix { $0 != 0 }))
        })
    }
    return names
  }
}
