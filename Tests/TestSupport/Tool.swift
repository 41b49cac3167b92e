import Foundation

/// Programs that a machine may have or not.
public enum Tool {
  /// Where a program lies; nil where it is not installed.
  public static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
