import LunetteScene
import TestSupport
import Testing

@testable import LunetteScript

/// What the outputs need of the declarations.
@Suite struct DeclarationTests {
  /// Types are Lua's own or values that are declared, so that annotations name nothing unknown.
  @Test func typesAreKnown() {
    let fields = Surface.allFunctions.flatMap(\.parameters) + Surface.innerTables.flatMap(\.fields)
    let types =
      fields.map { ($0.name, $0.typeName) } + Surface.allFunctions.map { ($0.name, $0.returns) }
      + Surface.values.flatMap { value in value.properties.map { ("\(value.name).\($0.name)", $0.typeName) } }
      + Surface.modules.flatMap { module in module.properties.map { ("\(module.name).\($0.name)", $0.typeName) } }
    #expect(types.count > 100)
    for (name, type) in types {
      _ = TypeWords.replacing(in: type) { word in
        #expect(TypeWords.basic.contains(word) || Surface.typeNames.contains(word), "\(name): \(type)")
        return word
      }
    }
  }

  @Test func everythingSaysWhatItIs() {
    for function in Surface.allFunctions {
      #expect(function.summary.hasSuffix("."), "\(function.name)")
      for parameter in function.parameters where parameter.name != "self" {
        #expect(parameter.summary.hasSuffix("."), "\(function.name): \(parameter.name)")
      }
    }
    for table in Surface.innerTables {
      for field in table.fields { #expect(field.summary.hasSuffix("."), "\(table.name): \(field.name)") }
    }
  }

  /// The examples of all functions are one script, in the order of their declarations but for `scene`, which comes first.
  @Test func examplesRun() throws {
    let functions =
      Surface.allFunctions.filter { $0.name == "scene" } + Surface.allFunctions.filter { $0.name != "scene" }
    let examples = functions.map(\.example).filter { !$0.isEmpty }
    let host = ScriptHost(
      print: { _ in },
      module: { path in
        let file = path.hasSuffix(".gpx") ? "walk.gpx" : path.hasSuffix(".svg") ? "plan.svg" : "places.geojson"
        return Project.bytes("Tests/LunetteScriptTests/Fixtures/modules/\(file)")
      })
    let source = SourceText(path: "examples.lua", bytes: Array(examples.joined(separator: "\n").utf8))
    do throws(Diagnostic) {
      let stage = Stage()
      _ = try Script(source, isRunOnce: true).run(on: stage, host: host)
      _ = try stage.scene()
    } catch {
      Issue.record("\(error.text())")
    }
    #expect(examples.count > 5)
  }

  @Test func namesOfLuaAreWhatTheSandboxHas() {
    #expect(LuaNames.libraries.map(\.name) == ["coroutine", "math", "os", "string", "table", "utf8"])
    #expect(LuaNames.globals.contains("require") && !LuaNames.globals.contains("coordinate"))
    #expect(LuaNames.libraries.first { $0.name == "math" }?.members.contains("sqrt") == true)
  }

  @Test func typeWords() {
    func shouted(_ type: String) -> String { TypeWords.replacing(in: type) { $0.uppercased() } }
    #expect(shouted("boolean|color_2[]|\"pin\"") == "BOOLEAN|COLOR_2[]|\"pin\"")
    #expect(TypeWords.choices(of: "\"a\"|\"b c\"") == ["a", "b c"])
    #expect(TypeWords.choices(of: "\"a\"|color").isEmpty)
  }

  @Test func rangesInWords() {
    func range(_ low: Double?, _ high: Double?, open: Bool = false) -> String? {
      TypeFacts(minimum: low, maximum: high, isOpenBelow: open).range
    }
    #expect(range(0, 1) == "0…1" && range(0, 1, open: true) == "more than 0, at most 1")
    #expect(range(0, nil) == "0 or more" && range(0, nil, open: true) == "more than 0")
    #expect(range(nil, 5) == "at most 5" && range(nil, nil) == nil)
    #expect(TypeFacts(measure: "an angle in degrees").unit == "degrees" && TypeFacts(measure: "a number").unit == nil)
  }
}
