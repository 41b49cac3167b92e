import Glibc
import Lunette

/// The files of the script's folder, and of the folders in it, for those that were meant by the name of one that isn't there.
struct NearbyFiles {
  private let root: Int32

  /// Of the script's folder.
  init(_ root: Int32) { self.root = root }

  /// Of more files in one folder none is looked for.
  private static let most = 4096

  /// "; did you mean 'towns.csv'?", or nothing.
  func hint(for path: String) -> String {
    let (folder, name) = (path.folderPart, path.namePart)
    guard let names = names(in: folder), let meant = Spelling.nearest(to: name, among: names) else { return "" }
    return "; did you mean '\((folder + meant).shownName)'?"
  }

  /// The names of a folder's files, sorted; nil where it can't be read. No link is followed, and nothing leads up.
  private func names(in folder: String) -> [String]? {
    var descriptor = dup(root)
    for part in folder.pathParts where descriptor >= 0 && !part.isEmpty {
      let next =
        part.hasPrefix(".") ? -1 : openat(descriptor, part.fileBytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      close(descriptor)
      descriptor = next
    }
    guard descriptor >= 0, let listing = fdopendir(descriptor) else { return nil }
    defer { closedir(listing) }
    // The folder's own descriptor may have been read before.
    rewinddir(listing)
    var names: [String] = []
    while let entry = readdir(listing) {
      guard entry.pointee.d_type == DT_REG else { continue }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        FileName.text(UnsafeRawBufferPointer(rebasing: bytes.prefix { $0 != 0 }))
      }
      if !name.hasPrefix(".") { names.append(name) }
      if names.count > NearbyFiles.most { return nil }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
