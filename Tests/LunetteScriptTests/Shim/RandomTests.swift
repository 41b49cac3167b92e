import CLuaShims
import Testing

@Suite struct RandomTests {
  private func numbers(seed: Int64, _ before: String = "") throws -> [String] {
    let sandbox = try #require(Sandbox(seed: seed))
    let script = before + " for i = 1, 5 do print(math.random(1000000), math.random()) end"
    #expect(sandbox.execute(script) == LSH_DONE)
    #expect(Set(sandbox.lines).count == 5)
    return sandbox.lines
  }

  @Test(arguments: [0, 1, -1, .max, .min] as [Int64]) func aSeedGivesItsNumbers(_ seed: Int64) throws {
    let first = try numbers(seed: seed)
    #expect(try numbers(seed: seed) == first)
    #expect(try numbers(seed: seed &+ 1) != first)
    // Without arguments the script goes back to the run's seed: no clock is asked.
    #expect(try numbers(seed: seed, "math.random() math.randomseed()") == first)
    #expect(try numbers(seed: 99, "math.randomseed(\(seed))") == first || seed == .min)
  }

  @Test func badSeedsAreErrors() throws {
    let sandbox = try #require(Sandbox())
    #expect(sandbox.execute("print(select(2, pcall(function() math.randomseed({}) end)))") == LSH_DONE)
    #expect(sandbox.lines == ["test.lua:1: bad argument #1 to 'randomseed' (number expected, got table)"])
  }
}
