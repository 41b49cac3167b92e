import Foundation
import Lunette
import TestSupport
import Testing

@testable import LunetteCommand

/// The files of the project that the script surface's declarations give. LUNETTE_RECORD=1 writes them anew.
@Suite struct ReferenceFileTests {
  static let files = ["docs/reference.md": Reference.markdown, ".luacheckrc": Reference.linterSettings]

  @Test(arguments: files.keys.sorted()) func isAsDeclared(_ path: String) throws {
    let actual = Data(try #require(Self.files[path]).utf8)
    if GoldenTests.isRecording {
      return try actual.write(to: URL(fileURLWithPath: "\(Project.folder)/\(path)"))
    }
    let difference = TextDifference(expected: Project.bytes(path), actual: Array(actual))
    if let difference { Issue.record("\(path): \(difference); LUNETTE_RECORD=1 writes it anew") }
  }
}
