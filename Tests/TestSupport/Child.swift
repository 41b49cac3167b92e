import Foundation

/// A program run as a child process, its output kept.
public struct Child: Sendable {
  /// The exit code; of one that a signal ended, less than 0.
  public var status: Int32
  /// What it wrote to standard output.
  public var output: String
  /// What it wrote to standard error.
  public var errors: String

  /// Runs a program to its end. `environment` is added to this process's own.
  public init(
    _ program: String, _ arguments: [String], input: String? = nil, folder: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Through files: pipes would have to be drained while the child runs.
    let scratch = Scratch()
    defer { scratch.remove() }
    for name in ["out", "err"] { _ = FileManager.default.createFile(atPath: scratch.path(name), contents: nil) }
    _ = FileManager.default.createFile(atPath: scratch.path("in"), contents: Data((input ?? "").utf8))
    process.standardInput = FileHandle(forReadingAtPath: scratch.path("in"))
    process.standardOutput = FileHandle(forWritingAtPath: scratch.path("out"))
    process.standardError = FileHandle(forWritingAtPath: scratch.path("err"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = scratch.text("out")
    errors = scratch.text("err")
  }
}

/// A folder of its own for one test.
public struct Scratch: Sendable {
  /// Where it is.
  public let folder: String

  /// Makes an empty folder.
  public init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// The path of a file in it.
  public func path(_ name: String) -> String { folder + "/" + name }

  /// A file's text; empty where there is none.
  public func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path(name)) ?? Data(), as: UTF8.self)
  }

  /// Writes a file and gives its path.
  @discardableResult public func write(_ name: String, _ text: String) -> String {
    _ = FileManager.default.createFile(atPath: path(name), contents: Data(text.utf8))
    return path(name)
  }

  /// The names of its files.
  public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

  /// Deletes it.
  public func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

/// The project's files, for tests that read them.
public enum Project {
  /// The project's folder.
  public static let folder = #filePath.components(separatedBy: "/Tests/")[0]

  /// The scenes of examples/, sorted.
  public static let examples = names(in: "examples", ending: ".lua")

  /// The names of the files in a folder of the project that end so, sorted.
  public static func names(in path: String, ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)) ?? [])
      .filter { $0.hasSuffix(ending) }.sorted()
  }

  /// A file's bytes by its path in the project; empty where there is none.
  public static func bytes(_ path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: folder + "/" + path) ?? Data())
  }

  /// The command to test: the release one that scripts/test names, else the one built with the tests.
  public static var command: String {
    ProcessInfo.processInfo.environment["LUNETTE_COMMAND"]
      ?? folder + "/.build/debug/lunette"
  }
}
