import Foundation
import TestSupport
import Testing

/// What the command writes, against other hands' geodesics, projections and renderers: scripts that exit with 0 if all
/// that they checked holds. `scripts/test --all` sets the variables that name their tools.
@Suite(.serialized, .enabled(if: Script.has("LUNETTE_PYTHON", "LUNETTE_COMMAND")))
struct OracleTests {
  @Test func circlesAndMasksAreTrueOnTheGround() throws { try Script("circles.py").expectSuccess() }

  @Test func circlesAndMasksAreTrueAllOverTheGlobe() throws { try Script("globe.py").expectSuccess() }

  @Test func linesAreTrueOnTheGround() throws { try Script("lines.py").expectSuccess() }

  @Test func polygonsAreTrueOnTheGround() throws { try Script("areas.py").expectSuccess() }

  @Test func filesAreDrawnAsTheyAre() throws { try Script("files.py").expectSuccess() }

  @Test func strokesAreTrueInTheView() throws { try Script("strokes.py").expectSuccess() }

  @Test func articlesHold() throws { try Script("articles.py").expectSuccess() }

  @Test func projectionsAgree() throws { try Script("projections.py").expectSuccess() }

  @Test func readersAreComparedWithOthers() throws { try Script("readers.py").expectSuccess() }

  /// Ten seconds of what scripts/soak does for minutes.
  @Test func randomScenesEndWell() throws { try Script("soak.py", "10").expectSuccess() }

  /// A part of the ten thousand that the script draws by itself, which take some minutes.
  @Test func randomScenesAreSound() throws { try Script("random_scenes.py", "2500").expectSuccess() }

  @Test func scaleBarsAreAsLongAsTheySay() throws { try Script("scale_bars.py").expectSuccess() }

  @Test(.enabled(if: Script.has("LUNETTE_RSVG")))
  func everyProjectionsPixelsAreRight() throws { try Script("pixels.py").expectSuccess() }

  @Test(.enabled(if: Script.has("LUNETTE_RSVG", "LUNETTE_CHROMIUM")))
  func picturesLookAsTheyMust() throws { try Script("pictures.py").expectSuccess() }

  @Test(.enabled(if: Script.has("LUNETTE_CHROMIUM", "LUNETTE_MAPLIBRE", "LUNETTE_LEAFLET")))
  func webMapsShowDocumentsAsTheyAre() throws { try Script("maplibre.py").expectSuccess() }

  @Test(.enabled(if: Script.has("LUNETTE_CHROMIUM")))
  func labelsLieApart() throws { try Script("labels.py").expectSuccess() }

  @Test(.enabled(if: Script.has("LUNETTE_CHROMIUM")))
  func hostileTextsStayTexts() throws { try Script("hostile.py").expectSuccess() }

  @Test(.enabled(if: Script.has("LUNETTE_CHROMIUM")))
  func filmsPlay() throws { try Script("films.py").expectSuccess() }
}

/// Hostile scripts, which must end as they should whatever they try.
@Suite(.serialized, .enabled(if: Script.has("LUNETTE_PYTHON", "LUNETTE_COMMAND")))
struct AttackTests {
  @Test func attacksEndWell() throws { try Script("attacks.py").expectSuccess() }

  @Test func attacksTouchNoFreedMemory() throws { try Script("attacks_sanitized.py").expectSuccess() }
}

/// Functions of our own against stock Lua's: what both print is compared.
@Suite(.enabled(if: Script.has("LUNETTE_LUA", "LUNETTE_COMMAND")))
struct StockLuaTests {
  private func requireSame(_ script: String, _ parameters: (name: String, value: String)..., lines: Int) throws {
    let folder = Project.folder + "/Tests/OracleTests/Lua"
    let lua = ProcessInfo.processInfo.environment["LUNETTE_LUA"] ?? "lua5.4"
    let theirs = try Child(
      lua, [script] + parameters.map(\.value), folder: folder, environment: ["TZ": "UTC", "LC_ALL": "C"])
    let assignments = parameters.flatMap { ["--set", "\($0.name)=\($0.value)"] }
    let ours = try Child(Project.command, ["check", "-q", script] + assignments, folder: folder)
    #expect(theirs.status == 0 && ours.status == 0, "\(theirs.errors)\(ours.errors)")
    // What a scene prints goes to standard error.
    let (expected, printed) = (theirs.output.split(separator: "\n"), ours.errors.split(separator: "\n"))
    #expect(expected.count == lines)
    #expect(zip(expected, printed).first { $0 != $1 } == nil && expected.count == printed.count)
  }

  /// 100,000 random cases.
  @Test func randomPatternsMatch() throws {
    try requireSame("random_patterns.lua", ("first", "1"), ("last", "200"), lines: 200)
  }

  /// Sorting, dates, metamethods, coroutines, pairs.
  @Test func librariesAgree() throws { try requireSame("library.lua", lines: 4447) }
}

/// A script of the folder Python beside this file.
struct Script {
  let name: String
  let arguments: [String]

  init(_ name: String, _ arguments: String...) { (self.name, self.arguments) = (name, arguments) }

  private static let environment = ProcessInfo.processInfo.environment

  /// Whether all variables are set.
  static func has(_ variables: String...) -> Bool {
    variables.allSatisfy { !(environment[$0] ?? "").isEmpty }
  }

  /// Runs it; records what it printed as an issue unless it exits with 0.
  func expectSuccess() throws {
    let path = Project.folder + "/Tests/OracleTests/Python/" + name
    // -B: no compiled files among the sources.
    let child = try Child(Script.environment["LUNETTE_PYTHON"] ?? "python3", ["-B", path] + arguments)
    #expect(child.status == 0, "\(name):\n\(child.output)\(child.errors)")
  }
}
