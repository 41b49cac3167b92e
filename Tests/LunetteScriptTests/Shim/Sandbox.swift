import CLuaShims

/// A run of its own for one test. Its host functions are closures; they return how many results they pushed.
final class Sandbox {
  typealias Body = (OpaquePointer) -> Int32

  private final class Box {
    let body: Body
    init(_ body: @escaping Body) { self.body = body }
  }

  let run: OpaquePointer
  var modules: [String: String] = [:]
  /// How often the host was asked for a module.
  private(set) var requests = 0
  private(set) var lines: [String] = []
  private var boxes: [Box] = []

  /// Nil where the limits leave nothing to open with.
  init?(
    steps: Int64 = 20_000_000, memory: Int = 16 << 20, string: Int = 1 << 20, print: Int = 4096, cpu: Double = 600,
    seed: Int64 = 1
  ) {
    guard
      let run = lsh_open(
        lsh_limits(steps: steps, memory: memory, string: string, print: print, cpu: cpu, seed: seed, time: 0))
    else { return nil }
    self.run = run
    lsh_set_host(
      run,
      lsh_host(
        context: Unmanaged.passUnretained(self).toOpaque(),
        call: { box, run in Unmanaged<Box>.fromOpaque(box!).takeUnretainedValue().body(run!) },
        print: { context, bytes, length in
          Unmanaged<Sandbox>.fromOpaque(context!).takeUnretainedValue().take(line: bytes, length)
        },
        module: { context, _, name, length in
          Unmanaged<Sandbox>.fromOpaque(context!).takeUnretainedValue().give(module: name, length)
        }))
  }

  deinit { lsh_close(run) }

  /// Pushes a host function.
  func push(_ body: @escaping Body) {
    let box = Box(body)
    boxes.append(box)
    lsh_push_function(run, Unmanaged.passUnretained(box).toOpaque())
  }

  func define(_ name: String, _ body: @escaping Body) {
    push(body)
    lsh_set_global(run, name)
  }

  func execute(_ script: String, as name: String = "@test.lua") -> lsh_status {
    lsh_execute(run, script, script.utf8.count, name)
  }

  var passed: lsh_limit { lsh_passed_limit(run) }

  /// The printed lines, which are none from then on.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  var message: String {
    var length = 0
    let start = lsh_message(run, &length)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }

  private func take(line: UnsafePointer<CChar>?, _ length: Int) {
    lines.append(String(decoding: UnsafeRawBufferPointer(start: line, count: length), as: UTF8.self))
  }

  private func give(module name: UnsafePointer<CChar>?, _ length: Int) -> Bool {
    requests += 1
    let name = String(decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self)
    guard let text = modules[name] else {
      fail("no module \(name)")
      return false
    }
    return lsh_give_source(run, text, text.utf8.count, "@\(name).lua")
  }

  func fail(_ message: String) { lsh_fail(run, message, message.utf8.count) }
}

extension OpaquePointer {
  /// The text at an index of a run's stack.
  func text(_ index: Int32) -> String? {
    var length = 0
    guard let start = lsh_text(self, index, &length) else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
