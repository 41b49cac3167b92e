import Foundation
import Lunette
import TestSupport
import Testing

@testable import LunetteCommand

/// Every example's SVG and JSON, byte for byte. LUNETTE_RECORD=1 writes the goldens in the place of comparing.
@Suite struct GoldenTests {
  static let isRecording = ProcessInfo.processInfo.environment["LUNETTE_RECORD"] == "1"
  static let folder = Project.folder + "/Tests/DocumentTests/Goldens"

  @Test(arguments: Example.all, [Picture.Format.svg, .json])
  func golden(_ example: Example, _ format: Picture.Format) throws {
    let name = "\(example.name).\(format.rawValue)"
    let path = "\(Self.folder)/\(name)"
    let actual = try example.picture().data(as: format)
    if Self.isRecording {
      return try actual.write(to: URL(fileURLWithPath: path))
    }
    let expected = try #require(
      FileManager.default.contents(atPath: path), "\(name) has no golden; LUNETTE_RECORD=1 writes it")
    if let difference = TextDifference(expected: Array(expected), actual: Array(actual)) {
      Issue.record("\(name): \(difference)")
    }
  }

  @Test func everyGoldenHasAnExample() throws {
    #expect(!Example.all.isEmpty)
    let known = Set(Example.all.flatMap { ["\($0.name).svg", "\($0.name).json"] })
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder) where !known.contains(name) {
      if Self.isRecording {
        try FileManager.default.removeItem(atPath: "\(Self.folder)/\(name)")
      } else {
        Issue.record("\(name) is the golden of no example")
      }
    }
  }
}
