import Lunette
import LunetteFrame

extension Kernels {
  func measureScripts() {
    measure("fresh state and an empty script", items: 1) { run("local nothing") }
    measureCalls(
      "overlay.circle, 4 keys", "overlay.circle { center = {21, 105}, radius = i, fill = '#f00', stroke = '#00f' }",
      bar: "at least 300000")
    measureCalls(
      "overlay.circle, 4 keys, centre kept", "overlay.circle { center = c, radius = i, z = 1, stroke_width = 1 }")
    measureCalls("coordinate(lat, lon)", "coordinate(21, i % 90)")
    measureCalls("c:destination(bearing, metres)", "c:destination(i, 1000)")
  }

  /// Calls a second, without what a run takes by itself.
  private func measureCalls(_ name: String, _ call: String, bar: String = "") {
    let name = "calls of \(name)"
    guard isWanted(name) else { return }
    let count = 100_000
    let head = "local c = coordinate(21, 105)\n"
    let empty = nanoseconds(items: 1) { run(head) }
    let full = nanoseconds(items: 1) { run("\(head)for i = 1, \(count) do local _ = \(call) end") }
    report(name, Double(count) / (full - empty) * 1e9, "a second", bar: bar)
  }

  /// The stages of a picture, from the script to the text.
  func measureStages() {
    let circles = RandomCircles.make(10_000)
    let script = SourceText(path: "circles.lua", bytes: Array(RandomCircles.script(circles).utf8))
    let engine = Engine()
    guard let picture = try? engine.evaluate(script), let frame = try? Frame(picture.scene) else {
      return print("The scene of the bench failed.")
    }
    measure("10,000 circles: script and scene, per circle", items: circles.count) { keep(try? engine.evaluate(script)) }
    measure("10,000 circles: frame, per circle", items: circles.count) { keep(try? Frame(picture.scene)) }
    measure("10,000 circles: SVG, per circle", items: circles.count) {
      var out = ByteBuffer { keep($0.count) }
      SVGRenderer(picture.scene, frame).write(to: &out)
      try? out.flush()
    }
    measure("10,000 circles: JSON, per circle", items: circles.count) {
      try? picture.write(as: .json) { keep($0.count) }
    }
  }

  private func run(_ text: String) {
    let host = ScriptHost(print: { _ in }) { path throws(Diagnostic) in throw Diagnostic(.file, path) }
    let source = SourceText(path: "bench.lua", bytes: Array(text.utf8))
    do {
      keep(try Script(source, isRunOnce: true).run(on: Stage(), host: host))
    } catch {
      print("A script of the bench failed: \(error.message)")
    }
  }
}
