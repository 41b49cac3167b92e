import CSystem
import Glibc
import Lunette

/// A film's frames as files of their own. They are written into a folder beside their places, and moved there at the end.
final class FrameFiles: FilmOutput {
  private let pattern: NamePattern
  private var frames: FrameWriter
  /// Fails where a file is one that must not be replaced.
  private let requireFree: (String) throws(Diagnostic) -> Void
  private var staging: StagingFolder?
  private var count = 0

  init(
    _ pattern: NamePattern, as format: Picture.Format, options: Picture.Options,
    requireFree: @escaping (String) throws(Diagnostic) -> Void
  ) {
    self.pattern = pattern
    frames = FrameWriter(format, options)
    self.requireFree = requireFree
  }

  func take(_ frame: FilmFrame) throws(Diagnostic) {
    let staging = try stagingFolder()
    let name = pattern.name(frame: count)
    // At once, so that nobody waits for a film that can't be put there.
    try requireReplaceable(name)
    let descriptor = csystem_open_unfinished(staging.path(count).fileBytes)
    guard descriptor >= 0 else { throw OutputFile.failure(name, errno) }
    count += 1
    do throws(Diagnostic) {
      try frames.write(frame) { bytes in
        if let number = Terminal.write(bytes, to: descriptor) { throw OutputFile.failure(name, number) }
      }
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw OutputFile.failure(name, errno) }
  }

  private func stagingFolder() throws(Diagnostic) -> StagingFolder {
    if let staging { return staging }
    let made = try StagingFolder(in: pattern.folder)
    staging = made
    return made
  }

  /// Frames of a longer film before are not deleted: they may be somebody's. A player that goes by the names would show them.
  func warning() -> Diagnostic? {
    let stale = Folders.names(in: pattern.folder).compactMap { pattern.frame(of: pattern.folder + $0) }
      .filter { $0 >= count }
    guard let first = stale.min(), let last = stale.max() else { return nil }
    let names = (first == last ? [first] : [first, last]).map { pattern.name(frame: $0).shownName }
    return .warning(
      .framesLeft,
      "beside the film's \(count) frames stand \(stale.count) of a longer one before, \(names.joined(separator: " to "));"
        + " delete them, or players will show them too")
  }

  func finish(length: Double) throws(Diagnostic) {
    guard let staging else { return }
    try Watchdog.undisturbed { () throws(Diagnostic) in
      for frame in 0..<count { try requireReplaceable(pattern.name(frame: frame)) }
      try move(in: staging)
      staging.removeFiles(count)
      staging.forget()
    }
  }

  func discard() {
    guard let staging else { return }
    staging.removeFiles(count)
    staging.removeMadeFolders()
    self.staging = nil
  }

  /// Moves all files, or, where one can't be, none.
  private func move(in staging: StagingFolder) throws(Diagnostic) {
    for frame in 0..<count {
      guard let number = staging.move(frame, to: pattern.name(frame: frame)) else { continue }
      for moved in (0..<frame).reversed() { staging.moveBack(moved, from: pattern.name(frame: moved)) }
      throw OutputFile.failure(pattern.name(frame: frame), number)
    }
  }

  private func requireReplaceable(_ name: String) throws(Diagnostic) {
    var status = stat()
    guard lstat(name.fileBytes, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Diagnostic(.file, "can't write \(name.shownName): something is there that is no regular file")
    }
    // A rename would ignore that the file is read-only.
    if access(name.fileBytes, W_OK) != 0 { throw OutputFile.failure(name, errno) }
    try requireFree(name)
  }
}
