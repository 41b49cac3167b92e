import LunetteScene
import LunetteScript
import Testing

/// What a run leaves behind is no part of the next one's error.
@Suite struct RepeatedErrorTests {
  private static let source = """
    local way = param("way", 0)
    overlay.group({}, function()
      if way == 1 then table.move({}, 1, 1e15, 2) end
      if way == 2 then overlay.marker { at = { 91, 0 } } end
    end)
    if way == 3 then error("of its own") end
    if way == 4 then local x = nil; print(x.y) end
    while true do end
    """

  private static let wanted = [
    "the script passed its limit of 100000 steps; does a loop never end? --steps N raises it",
    "the script passed its limit of 100000 steps in table.move, whose work counts as steps too; give it less to do, or raise"
      + " the limit with --steps N",
    "overlay.marker: 'at.lat' must be -90…90 degrees of latitude; got 91; the order is latitude, longitude: {0, 91}?",
    "of its own", "attempt to index a nil value (local 'x'); what line 7 sets 'x' to is nil",
  ]

  @Test func isItsOwn() throws {
    var limits = ScriptLimits()
    limits.steps = 100_000
    let script = Script(SourceText(path: "scene.lua", bytes: Array(Self.source.utf8)), limits: limits)
    let host = ScriptHost(print: { _ in }, module: { path throws(Diagnostic) in throw Diagnostic(.file, path) })
    let ways = [1, 0, 2, 0, 3, 4, 3, 2, 1, 4, 1, 3, 0, 0]
    for way in ways {
      let stage = Stage(assignments: ["way": Assignment(.number(Double(way)), origin: "--set way=\(way)")])
      let error = #expect(throws: Diagnostic.self) { try script.run(on: stage, host: host) }
      #expect(error?.message == Self.wanted[way])
      #expect(error?.line == [8, 3, 4, 6, 7][way])
      // Of the group's function and the line that called it, or nothing.
      #expect(error?.trace.count == [0, 2, 2, 0, 0][way])
    }
  }
}
