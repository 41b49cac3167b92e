import CLuaShims
import Foundation
import TestSupport
import Testing

@testable import LunetteScript

/// What `lunette api` writes, by other means than it was made with.
@Suite struct ReferenceTests {
  static let outputs = ["lua": Reference.lua, "markdown": Reference.markdown, "json": Reference.json]

  @Test(arguments: outputs.keys.sorted()) func everyDeclaredNameOccurs(_ output: String) throws {
    let text = try #require(Self.outputs[output])
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    var names = Surface.allFunctions.flatMap { [$0.key] + $0.allParameters.map(\.name) }
    names += Surface.modules.flatMap { [$0.name] + $0.memberNames }
    names += Surface.values.flatMap { [$0.typeName] + $0.properties.map(\.name) }
    names += (Surface.innerTables + Surface.argumentTables).flatMap { $0.fields.map(\.name) }
    names += HandleSchema.properties.map(\.name)
    #expect(names.count > 100)
    for name in Set(names).sorted() { #expect(words.contains(Substring(name)), "\(name)") }
  }

  /// Run by Lua itself: the file defines tables and functions, and nothing else.
  @Test func annotationsAreLua() throws {
    let sandbox = try #require(Sandbox())
    #expect(Reference.lua.hasPrefix("---@meta\n"))
    #expect(sandbox.execute(Reference.lua) == LSH_DONE, "\(sandbox.message)")
  }

  @Test(.enabled(if: Tool.find("luac5.4") != nil, "luac5.4 is not installed"))
  func annotationsAreLuaByItsCompiler() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.write("lunette.lua", Reference.lua)
    let compiler = try Child(try #require(Tool.find("luac5.4")), ["-p", "lunette.lua"], folder: scratch.folder)
    #expect(compiler.status == 0, "\(compiler.errors)")
  }

  /// Each @param names a parameter of the function below it, in its order; each @class, @alias and type is declared.
  @Test func annotationsNameWhatIsThere() {
    var parameters: [Substring] = []
    var functions = 0
    for line in Reference.lua.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("---@param ") {
        parameters.append(line.dropFirst(10).prefix { $0 != " " && $0 != "?" })
      } else if line.hasPrefix("function "), let opening = line.firstIndex(of: "(") {
        let list = line[line.index(after: opening)...].prefix { $0 != ")" }
        #expect(list.split { $0 == "," || $0 == " " } == parameters, "\(line)")
        parameters = []
        functions += 1
      } else if !line.hasPrefix("---") {
        #expect(parameters.isEmpty, "\(line)")
      }
    }
    #expect(functions == Surface.allFunctions.count - Surface.modules.count { $0.call != nil } + 1)  // and require
  }

  /// A class twice would be two halves of one.
  @Test func classesAreDeclaredOnce() {
    let classes = Reference.lua.split(separator: "\n").compactMap { line -> Substring? in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("---@class ") ? line.dropFirst(10).prefix { $0 != ":" } : nil
    }
    #expect(classes.count > 10 && Set(classes).count == classes.count)
  }

  @Test func everyKeyOfTheJSONIsExplained() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(Reference.json.utf8)) as? [String: Any])
    let explained = Set(try #require(document["keys"] as? [String: String]).keys)
    var found: Set<String> = []
    func visit(_ value: Any) {
      if let object = value as? [String: Any] {
        found.formUnion(object.keys)
        object.values.forEach(visit)
      }
      if let list = value as? [Any] { list.forEach(visit) }
    }
    visit(document.filter { !["keys", "lua"].contains($0.key) })
    #expect(found.subtracting(explained).isEmpty && explained.subtracting(found) == ["lua"])
  }

  /// Links lead to headings, and the rows of a table have as many cells as its head.
  @Test func markdownHoldsTogether() {
    let lines = Reference.markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let anchors = lines.filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-").replacing(/[^\p{L}\p{N}_-]/, with: "")
    }
    #expect(Set(anchors).count == anchors.count)
    for link in Reference.markdown.matches(of: /\]\(#([^)]*)\)/) {
      #expect(anchors.contains(String(link.1)), "\(link.1)")
    }
    func cells(_ line: String) -> Int { line.replacing("\\|", with: "").split(separator: "|").count }
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("|") && next.hasPrefix("|") {
      #expect(cells(line) == cells(next), "\(next)")
    }
  }
}
