import Lunette

/// The files that a batch's scripts require, each read once for all rows. Threads share it.
final class ModuleCache: @unchecked Sendable {
  private let lock = Lock()
  private let files: InputFiles
  private var known: [String: [UInt8]] = [:]

  init(_ files: InputFiles) { self.files = files }

  deinit { lock.destroy() }

  func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    let result = lock.locked { () -> Result<[UInt8], Diagnostic> in
      if let bytes = known[path] { return .success(bytes) }
      let result = Result { () throws(Diagnostic) in try files.read(path) }
      if case .success(let bytes) = result { known[path] = bytes }
      return result
    }
    return try result.get()
  }

  /// Whether a file is one of those that were read.
  func hasRead(_ file: FileIdentity) -> Bool { lock.locked { files.hasRead(file) } }
}
