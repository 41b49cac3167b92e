import CSystem
import Glibc
import Lunette
import LunetteGeometry

/// Reading a script and the files beside it: regular files only, nothing outside the script's folder and those that are allowed.
final class InputFiles {
  /// The most that is read of a script, and of a file beside it.
  private let largest, largestFile: Int
  /// Where files may lie beside the script's folder.
  private let allowed: [AllowedFolder]

  /// The script's folder as it is named before paths in messages: "" or "scenes/".
  let folder: String
  /// The script's name in its folder, as messages and documents have it.
  let name: String
  private let path: String
  private var read: [FileIdentity] = []

  /// `-` is standard input; what it reads lies in the current folder. Scripts are source text: more than 64 MB is a mistake.
  /// What they read takes no more than they may hold.
  init(
    scene path: String, largest: Int = 64 << 20, largestFile: Int = 64 << 20, allowed: [AllowedFolder] = []
  ) {
    self.path = path
    self.largest = largest
    self.largestFile = largestFile
    self.allowed = allowed
    folder = path.folderPart.shownName
    name = path == "-" ? "stdin" : path.namePart.shownName
  }

  /// A scene that a call names, and what the call lets it read.
  convenience init(scene path: String, _ options: Options) {
    self.init(scene: path, largestFile: options.limits.memory, allowed: options.allowed)
  }

  func readScript() throws(Diagnostic) -> SourceText {
    if path == "-" {
      return SourceText(path: name, bytes: try readAll(STDIN_FILENO, largest, .file, name: "standard input"))
    }
    var kind: Int32 = 0
    let descriptor = csystem_open_script(path.fileBytes, &kind)
    guard descriptor >= 0 else { throw failure(path.shownName, kind) }
    defer { close(descriptor) }
    return SourceText(path: name, bytes: try readAll(descriptor, largest, .file, name: path.shownName))
  }

  /// A file by its path relative to the script's folder.
  func read(_ relative: String) throws(Diagnostic) -> [UInt8] {
    let path = folder.isEmpty ? "." : path.folderPart
    let root = open(path.fileBytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { throw Diagnostic(.file, "\(folder): \(Terminal.message(of: errno))") }
    defer { close(root) }
    var kind: Int32 = 0
    var descriptor = csystem_open_beneath(root, relative, &kind)
    if descriptor < 0 && Int(kind) == CSYSTEM_ESCAPES {
      descriptor = AllowedFolder.open(relative, from: path, in: allowed, kind: &kind) ?? descriptor
    }
    guard descriptor >= 0 else {
      var failure = failure(relative, kind)
      if Int(kind) == CSYSTEM_NOT_FOUND { failure.message += NearbyFiles(root).hint(for: relative) }
      throw failure
    }
    defer { close(descriptor) }
    return try readAll(descriptor, largestFile, .limit, name: relative)
  }

  /// Whether a file, by any of its names, is one of those that were read.
  func hasRead(_ file: FileIdentity) -> Bool { read.contains(file) }

  private func failure(_ name: String, _ kind: Int32) -> Diagnostic {
    let number = errno
    switch Int(kind) {
    case CSYSTEM_NOT_FOUND: return Diagnostic(.file, "there is no file \(name)")
    case CSYSTEM_NOT_REGULAR_FILE: return Diagnostic(.file, "\(name) is no regular file; - reads standard input")
    case CSYSTEM_ESCAPES:
      let place = allowed.isEmpty ? "outside the script's folder" : "outside the script's folder and what --allow names"
      return Diagnostic(.file, "\(name) lies \(place); --allow DIR lets scripts read the files of another folder")
    default: return Diagnostic(.file, "can't read \(name): \(Terminal.message(of: number))")
    }
  }

  private func readAll(
    _ descriptor: Int32, _ largest: Int, _ kind: Diagnostic.Kind, name: String
  ) throws(Diagnostic) -> [UInt8] {
    var status = stat()
    if fstat(descriptor, &status) == 0, let file = FileIdentity(status) { read.append(file) }
    guard status.st_size <= largest else { throw tooLarge(name, largest, kind) }
    var (bytes, failure) = InputFiles.bytes(of: descriptor, atMost: max(0, status.st_size))
    // A pipe has no size, and a file may have grown since.
    while failure == 0 {
      let (more, number) = InputFiles.bytes(of: descriptor, atMost: 1 << 16)
      failure = number
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= largest else { throw tooLarge(name, largest, kind) }
    }
    guard failure == 0 else { throw Diagnostic(.file, "can't read \(name): \(Terminal.message(of: failure))") }
    return bytes
  }

  /// The next bytes, straight into the array's memory: large files are copied once. The number of the error, or 0.
  private static func bytes(of descriptor: Int32, atMost most: Int) -> ([UInt8], failure: Int32) {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { room, filled in
      preferLargePages(UnsafeRawBufferPointer(room))
      while filled < most, let start = room.baseAddress {
        let count = Glibc.read(descriptor, start + filled, most - filled)
        if count > 0 {
          filled += count
        } else if count == 0 || errno != EINTR {
          failure = count < 0 ? errno : 0
          return
        }
      }
    }
    return (bytes, failure)
  }

  private func tooLarge(_ name: String, _ largest: Int, _ kind: Diagnostic.Kind) -> Diagnostic {
    Diagnostic(kind, "\(name) is larger than \(largest >> 20) MB")
  }
}
