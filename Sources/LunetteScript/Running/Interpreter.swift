import CLuaShims
import LunetteGeometry
import Glibc
import LunetteScene

/// A Lua state with the scene's functions, and the run of a script in it that writes to a stage.
final class Interpreter {
  private(set) var stage = Stage()
  private(set) var run: OpaquePointer
  private(set) var host = ScriptHost.nothing
  let limits: ScriptLimits
  /// Of what is random.
  let seed: Int64
  /// The files of data that were read, in the order of their reading.
  private var dataFiles: [SourceText] = []
  /// The last error of a host function, to place it by its field where it ends the run.
  private(set) var lastFailure: ScriptFailure?
  /// The texts of the files that were loaded, by the names that messages show.
  private(set) var sources: [String: SourceText] = [:]
  /// The same in the order of their loading.
  private(set) var loaded: [SourceText] = []
  /// The walks that call the script's functions, outermost first.
  var walks: [Walk] = []
  /// The script's functions that want to know of what happens, ended ones too.
  var subscriptions: [Subscription] = []
  /// Those of each event that are not ended, in their order.
  var listeners: [String: [Int]] = [:]
  /// The script's functions that say how changes go on, of those that may go on still.
  var paceFunctions: [Int32] = []
  /// The last error that came out of a walk, and what its function was called for.
  private var walkFailure: (message: String, element: String)?
  /// The files of data that the script read.
  private(set) var library = DataLibrary()
  /// The file of data that is being read, for the message of a limit that it passes.
  var reading: String?
  /// The path that a script asked for its length or a place along it last.
  var measured: MeasuredPath?
  /// Of what people write no file is as long; messages say nothing of what others hold but the line.
  private static let mostRead = 1 << 20
  /// Texts of files as tokens, once a message asked for them.
  private var written: [String: LuaTokens] = [:]
  private var knownChunk: (name: [CChar], file: Int32) = ([0], -1)

  /// A fresh state.
  init(limits: ScriptLimits, seed: Int64, time: Int64) throws(Diagnostic) {
    self.limits = limits
    self.seed = seed
    let cLimits = lsh_limits(
      steps: limits.steps, memory: limits.memory, string: limits.string, print: limits.print, cpu: limits.cpu,
      seed: seed, time: time)
    guard let run = lsh_open(cLimits) else {
      throw Diagnostic(.limit, "there is no memory to run a script")
    }
    self.run = run
    let context = Unmanaged.passUnretained(self).toOpaque()
    lsh_set_host(run, lsh_host(context: context, call: dispatch, print: printLine, module: loadModule))
    Surface.install(in: Call(run: run, interpreter: self))
  }

  deinit { lsh_close(run) }

  /// Compiles a script, which is then the one that runs.
  func load(_ source: SourceText) throws(Diagnostic) {
    remember(source)
    lsh_charge_memory(run, source.bytes.count)
    do throws(Diagnostic) {
      try require(
        source.code.withUnsafeBytes { text in
          lsh_load(run, text.baseAddress, text.count, "@" + source.path)
        })
    } catch {
      // Some limits of Lua's compiler are of the text as a whole, and name no line.
      var failure = error
      failure.file = failure.file ?? source.path
      throw failure
    }
  }

  /// Runs the script that was loaded, to its end, and gives the files that it was made of.
  func callLoaded(on stage: Stage, host: ScriptHost) throws(Diagnostic) -> [SourceText] {
    self.stage = stage
    self.host = host
    // The outside world is the run's alone: it may hold what ends with it.
    defer { self.host = .nothing }
    (walks, walkFailure, library, dataFiles, reading) = ([], nil, DataLibrary(), [], nil)
    (subscriptions, listeners, paceFunctions) = ([], [:], [])
    for source in loaded { _ = stage.number(ofFile: source.path) }
    try require(lsh_call_loaded(run))
    // A script that was ended early may not have come to what is missing.
    if host.shutter?.hasCut == true { return sourcesSoFar }
    if let mistake = stage.undeclaredPresetValues { throw error(of: mistake) }
    if let overwritten { throw overwritten }
    return sourcesSoFar
  }

  /// The files that the run was made of until now.
  var sourcesSoFar: [SourceText] { loaded + dataFiles }

  /// Keeps a copy of the state, to go back to; false where it is too large for it.
  func seal() -> Bool {
    Surface.defineRecords(in: Call(run: run, interpreter: self))
    return lsh_seal(run)
  }

  /// Goes back to where a sealed state has one script loaded.
  func restore(_ source: SourceText) {
    lsh_restore(run)
    (lastFailure, measured) = (nil, nil)
    guard loaded.count > 1 else { return }
    (loaded, sources, written) = ([source], [source.shownName: source], [:])
    knownChunk = ([0], -1)
  }

  private func require(_ status: lsh_status) throws(Diagnostic) {
    switch status {
    case LSH_DONE: return
    case LSH_STOPPED where host.shutter?.hasCut == true: return
    case LSH_STOPPED:
      if let failure = host.shutter?.failure { throw failure as? Diagnostic ?? Diagnostic(.file, "\(failure)") }
      throw passedLimit()
    default: throw error()
    }
  }

  func fail(_ failure: ScriptFailure) {
    lastFailure = failure
    var message = failure.message
    message.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { lsh_fail(run, $0.baseAddress, $0.count) }
    }
  }

  /// Makes a file of data one of those that the run was made of.
  func note(file: SourceText) {
    if !dataFiles.contains(where: { $0.path == file.path }) { dataFiles.append(file) }
  }

  /// Keeps what a walk's function was called for when it failed: the innermost, where walks lie in each other.
  func noteFailure(of walk: Walk) {
    let (message, element) = (messageText, walk.element())
    if walkFailure?.message != message && !element.isEmpty { walkFailure = (message, element) }
  }

  /// What the function was called for that ended with a message; nil where no walk called it.
  func element(ofFailure message: String) -> String? {
    walkFailure.flatMap { $0.message == message ? $0.element : nil }
  }

  /// Makes a file's text known to messages; `path` is relative to the script's folder.
  func remember(_ source: SourceText) {
    loaded.append(source)
    sources[source.shownName] = source
  }

  /// The text of a file that was loaded, as tokens.
  func tokens(ofFile path: String?) -> LuaTokens? {
    guard let path, let source = loaded.first(where: { $0.path == path }), source.bytes.count <= Interpreter.mostRead
    else { return nil }
    if let known = written[path] { return known }
    let tokens = LuaTokens(source)
    written[path] = tokens
    return tokens
  }

  /// The number of the file that a chunk came from; -1 for text that the script loaded itself. Scripts ask thousands of
  /// times from the same chunk. Its name is compared, not its address, which another chunk's may have later.
  func fileNumber(ofChunk source: UnsafePointer<CChar>) -> Int32 {
    if strcmp(source, knownChunk.name) == 0 { return knownChunk.file }
    guard source.pointee == CChar(bitPattern: UInt8(ascii: "@")), strlen(source) < 4096 else { return -1 }
    let path = String(cString: source + 1)
    guard loaded.contains(where: { $0.path == path }) else { return -1 }
    knownChunk = (Array(("@" + path).utf8CString), stage.number(ofFile: path))
    return knownChunk.file
  }
}

private let printLine: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int) -> Void = {
  context, bytes, length in
  guard let context else { return }
  let interpreter = Unmanaged<Interpreter>.fromOpaque(context).takeUnretainedValue()
  interpreter.host.print(UnsafeRawBufferPointer(start: bytes, count: length))
}

private let loadModule: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int) -> Bool =
  {
    context, run, name, length in
    guard let context else { return false }
    let interpreter = Unmanaged<Interpreter>.fromOpaque(context).takeUnretainedValue()
    let bytes = UnsafeRawBufferPointer(start: name, count: length)
    do throws(ScriptFailure) {
      let source = try interpreter.module(named: String(decoding: bytes, as: UTF8.self))
      interpreter.remember(source)
      // It is kept here, too.
      lsh_charge_memory(run, source.bytes.count)
      return source.code.withUnsafeBytes { text in
        lsh_give_source(run, text.baseAddress, text.count, "@" + source.path)
      }
    } catch {
      interpreter.fail(error)
      return false
    }
  }

extension Interpreter {
  /// `require "a.b"` is a/b.lua under the script's folder: letters, digits, underscores and dots only.
  fileprivate func module(named name: String) throws(ScriptFailure) -> SourceText {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 == 95 || (48...57 ~= $0) || (65...90 ~= $0) || (97...122 ~= $0) }
    }
    guard isName else {
      let message =
        "takes a name of letters, digits, underscores and dots, as in require \"zones\" for zones.lua; got \(name.quoted)"
      throw ScriptFailure("require", [Mistake(message)])
    }
    let path = parts.joined(separator: "/") + ".lua"
    do throws(Diagnostic) {
      return SourceText(path: path, bytes: try host.module(path))
    } catch {
      let hint =
        parts.last == "lua" ? "; without its ending: require \"\(parts.dropLast().joined(separator: "."))\"" : ""
      throw ScriptFailure("require", [Mistake("\"\(name)\": \(error.message)\(hint)")])
    }
  }
}
