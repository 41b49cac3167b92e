import LunetteFrame
import LunetteOutput

/// Evaluates scripts to scenes.
public struct Engine {
  /// The version that documents name.
  public static let version = "0.1.0"

  /// What runs get of the outside world.
  public var environment: Environment

  /// An engine in an environment.
  public init(_ environment: Environment = Environment()) { self.environment = environment }

  /// Runs a script to its end and resolves its scene. `size` replaces the script's; `assignments` are the values given for
  /// its parameters, `preset` its preset that is in force. Assignments that it never asks for are an error, unless they
  /// are allowed. The error says what is wrong, and where.
  public func evaluate(
    _ source: SourceText, size: (width: Int, height: Int)? = nil, assignments: [String: Assignment] = [:],
    preset: String? = nil, allowsUnknownAssignments: Bool = false
  ) throws(Diagnostic) -> Picture {
    try evaluate(
      once(source), size: size, assignments: assignments, preset: preset,
      allowsUnknownAssignments: allowsUnknownAssignments)
  }

  /// A script with this engine's limits and seed, to be evaluated many times.
  public func prepare(_ source: SourceText) -> Script {
    Script(source, limits: environment.limits, seed: environment.seed, time: time)
  }

  /// Runs a script that was prepared, in a fresh state, and resolves its scene.
  public func evaluate(
    _ script: Script, size: (width: Int, height: Int)? = nil, assignments: [String: Assignment] = [:],
    preset: String? = nil, allowsUnknownAssignments: Bool = false
  ) throws(Diagnostic) -> Picture {
    let stage = Stage(size: size, assignments: assignments, preset: preset)
    let sources = try run(script, on: stage, allowsUnknownAssignments: allowsUnknownAssignments)
    return try picture(of: stage, sources)
  }

  /// What a stage shows as it stands.
  /// What is left out of it is looked for at a run's end alone: to lay out a film's pictures twice would take long.
  func picture(of stage: Stage, _ sources: [SourceText], isLast: Bool = true) throws(Diagnostic) -> Picture {
    do throws(Diagnostic) {
      var scene = try stage.scene()
      if isLast, let warning = try scene.labelWarning() { scene.warnings.append(warning) }
      return Picture(
        scene: scene, unusedAssignments: stage.unusedAssignments,
        origin: Origin(sources: sources, seed: environment.seed, time: environment.time))
    } catch {
      var diagnostic = error
      diagnostic.show(sources)
      throw diagnostic
    }
  }

  /// Runs a script to its end for what can be set of it; its scene may be one that can't be drawn.
  public func parameters(
    of source: SourceText, size: (width: Int, height: Int)? = nil, assignments: [String: Assignment] = [:],
    preset: String? = nil
  ) throws(Diagnostic) -> ParameterSheet {
    let stage = Stage(size: size, assignments: assignments, preset: preset)
    _ = try run(once(source), on: stage, allowsUnknownAssignments: false)
    return stage.parameterSheet
  }

  /// What is no time is the first second of 1970.
  private var time: Int64 { DateText.seconds(ofTime: environment.time) ?? 0 }

  func once(_ source: SourceText) -> Script {
    Script(source, limits: environment.limits, seed: environment.seed, time: time, isRunOnce: true)
  }

  func run(
    _ script: Script, on stage: Stage, _ shutter: Shutter? = nil, allowsUnknownAssignments: Bool
  ) throws(Diagnostic) -> [SourceText] {
    var host = ScriptHost(print: environment.print, module: environment.readFile)
    host.shutter = shutter
    let sources = try script.run(on: stage, host: host)
    environment.scriptHasEnded()
    // What was ended early may not have come to what it would ask for.
    if shutter?.hasCut == true { return sources }
    try stage.requirePresetKnown()
    if !allowsUnknownAssignments { try stage.requireAllAssignmentsUsed() }
    return sources
  }
}
