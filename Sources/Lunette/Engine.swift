import CDigest
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

  /// Runs a script to its end and resolves its scene. `size` replaces the script's; `assignments` are the texts given for
  /// its parameters. The error says what is wrong, and where.
  public func evaluate(
    _ source: SourceText, size: (width: Int, height: Int)? = nil, assignments: [String: String] = [:]
  ) throws(Diagnostic) -> Picture {
    let stage = Stage(size: size, assignments: assignments)
    let host = ScriptHost(print: environment.print, module: environment.readFile)
    let sources = try Script.run(source, on: stage, host: host, limits: environment.limits, seed: environment.seed)
    do throws(Diagnostic) {
      try stage.requireAllAssignmentsUsed()
      return Picture(scene: try stage.scene(), provenance: provenance(of: sources))
    } catch {
      var diagnostic = error
      diagnostic.show(sources)
      throw diagnostic
    }
  }

  private func provenance(of sources: [SourceText]) -> Provenance {
    Provenance(
      engine: "lunette \(Engine.version)", seed: environment.seed, time: environment.time,
      files: sources.map { Provenance.File(path: $0.path, sha256: sha256($0.bytes)) })
  }

  private func sha256(_ bytes: [UInt8]) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { hex in
      cdigest_sha256(bytes, bytes.count, hex.baseAddress)
      return String(cString: hex.baseAddress!)
    }
  }
}
