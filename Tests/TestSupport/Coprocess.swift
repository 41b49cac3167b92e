import Foundation

/// A program that is talked with line by line over pipes.
public final class Coprocess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()

  /// Starts a program.
  public init(_ program: String, _ arguments: [String], folder: String) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Sends a line.
  public func send(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

  /// Waits for the next line that it writes; nil once it writes no more.
  public func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }

  /// Ends its input and waits for its end; its exit code.
  public func finish() -> Int32 {
    try? input.fileHandleForWriting.close()
    while line() != nil {}
    process.waitUntilExit()
    return process.terminationStatus
  }
}
