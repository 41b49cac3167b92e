import Foundation

/// A program that is talked with line by line over pipes.
public final class Coprocess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()

  /// Starts a program. What it writes to standard error is dropped, or joins its lines.
  public init(_ program: String, _ arguments: [String], folder: String, joinsErrors: Bool = false) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = joinsErrors ? output : FileHandle.nullDevice
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

  /// Whether it hasn't ended yet.
  public var isRunning: Bool { process.isRunning }

  /// The CPU time that it took, in hundredths of a second, and 0 once it has ended.
  public var ticks: Int {
    let status = FileManager.default.contents(atPath: "/proc/\(process.processIdentifier)/stat") ?? Data()
    // The name before them, in brackets, may have spaces.
    let words = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    return words.count > 12 ? (Int(words[11]) ?? 0) + (Int(words[12]) ?? 0) : 0
  }

  /// Sends a signal.
  public func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits for its end, its input left open: the lines that it still wrote, and its exit code; of one that a signal ended,
  /// less than 0.
  public func end() -> (lines: [String], status: Int32) {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    process.waitUntilExit()
    return (lines, process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
  }

  /// Ends its input and waits for its end; its exit code.
  public func finish() -> Int32 {
    try? input.fileHandleForWriting.close()
    return end().status
  }
}
