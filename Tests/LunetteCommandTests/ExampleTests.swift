import TestSupport
import Testing

/// Calls that the examples and their texts name.
@Suite struct ExampleTests {
  static let folder = Project.folder + "/examples"

  @Test func aShopsPictureForEachRow() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let child = try Child(
      Project.command, ["batch", "shops.lua", "--rows", "shops.csv", "-o", scratch.path("{id}.svg")],
      folder: Self.folder)
    #expect(child.status == 0 && child.errors.isEmpty, "\(child.errors)")
    let rows = Project.bytes("examples/shops.csv").split(separator: UInt8(ascii: "\n")).dropFirst()
    #expect(scratch.names.count == rows.count && rows.count == 8)
    #expect(scratch.text("tokyo.svg").contains("<title>築地場外市場</title>"))
    // The scene's defaults are the first row.
    #expect(
      scratch.text("berlin.svg")
        == String(decoding: Project.bytes("Tests/DocumentTests/Goldens/shops.svg"), as: UTF8.self))
  }

  struct Call: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    /// What its picture holds, and what it doesn't.
    var with, without: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let calls: [Call] = [
    Call(arguments: ["recipe.lua"], with: ">15 min<", without: ">30 min<"),
    Call(arguments: ["recipe.lua", "--preset", "Ride"], with: ">30 min<", without: ">15 min<"),
    Call(
      arguments: ["recipe.lua", "--preset", "Ride", "--set", "tint=teal", "--set", "minutes=10,20,40"],
      with: ">40 min<", without: "#ff8c00"),
    Call(arguments: ["inverted-circle.lua", "--set", "radius=750"], with: "data-radius=\"750\"", without: "\"500\""),
  ]

  @Test(arguments: calls) func drawsWhatIsAsked(_ call: Call) throws {
    let child = try Child(Project.command, call.arguments + ["-o", "-"], folder: Self.folder)
    #expect(child.status == 0 && child.errors.isEmpty, "\(child.errors)")
    #expect(child.output.contains(call.with) && !child.output.contains(call.without), "\(child.output)")
  }
}
