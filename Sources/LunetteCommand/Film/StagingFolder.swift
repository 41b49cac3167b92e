import CSystem
import Glibc
import Lunette

/// A folder that a film's files are written into, within the one that they will stand in: moving them is renaming then. The
/// watchdog knows it, and the folders that were made for it.
struct StagingFolder {
  /// With its slash.
  private let path: String
  private let madeFolders: [String]
  private let notes: [Int32]

  /// Makes it, and the folder that it is in where there is none.
  init(in folder: String) throws(Diagnostic) {
    var made: [String] = []
    var notes: [Int32] = []
    path = "\(folder).lunette-\(getpid()).part/"
    do throws(Diagnostic) {
      try Folders.make(folder) { name in
        made.append(name)
        // Without its slash: it goes only if it is empty.
        notes.append(csystem_note_unfinished(Array(name.fileBytes.dropLast(2)) + [0]))
      }
      notes.append(csystem_note_unfinished(path.fileBytes))
      guard mkdir(path.fileBytes, 0o777) == 0 else { throw OutputFile.failure(folder.isEmpty ? "." : folder, errno) }
      (madeFolders, self.notes) = (made, notes)
    } catch {
      StagingFolder.remove(made, notes)
      throw error
    }
  }

  /// Where a frame is written.
  func path(_ frame: Int) -> String { "\(path)\(frame)" }

  private func oldPath(_ frame: Int) -> String { "\(path)\(frame).old" }

  /// Moves a frame into its place, and what is there out of it; the error's number where that fails, and nothing is moved.
  func move(_ frame: Int, to place: String) -> Int32? {
    let (new, old) = (path(frame).fileBytes, oldPath(frame).fileBytes)
    var status = stat()
    let isThere = stat(place.fileBytes, &status) == 0
    if isThere {
      chmod(new, status.st_mode & 0o777)
      guard rename(place.fileBytes, old) == 0 else { return errno }
    }
    guard rename(new, place.fileBytes) != 0 else { return nil }
    let number = errno
    if isThere { rename(old, place.fileBytes) }
    return number
  }

  /// Puts back what stood in the place.
  func moveBack(_ frame: Int, from place: String) {
    rename(place.fileBytes, path(frame).fileBytes)
    rename(oldPath(frame).fileBytes, place.fileBytes)
  }

  /// Deletes what is left of so many frames, and the folder itself.
  func removeFiles(_ count: Int) {
    for frame in 0..<count {
      unlink(path(frame).fileBytes)
      unlink(oldPath(frame).fileBytes)
    }
    rmdir(path.fileBytes)
  }

  /// Deletes the folders that were made, too.
  func removeMadeFolders() { StagingFolder.remove(madeFolders, notes) }

  /// What stands there stays.
  func forget() { for note in notes { csystem_forget_unfinished(note) } }

  private static func remove(_ folders: [String], _ notes: [Int32]) {
    for folder in folders.reversed() { rmdir(folder.fileBytes) }
    for note in notes { csystem_forget_unfinished(note) }
  }
}
