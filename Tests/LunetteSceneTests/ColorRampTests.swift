import Testing

@testable import LunetteScene

/// Against d3-scale-chromatic 1.5.0 (Debian's node-d3-scale-chromatic), whose PuOr runs the other way; Viridis against
/// matplotlib 3's 256 colours, of which the nearest to each even step are taken.
@Suite struct ColorRampTests {
  static let rows = Tables.lines("ramps.csv")

  @Test(arguments: rows) func isThePublishedOne(_ row: String) throws {
    let fields = row.split(separator: ",").map(String.init)
    let ramp = try #require(ColorRamp.all.first { $0.name == fields[0] })
    let count = try #require(Int(fields[1]))
    let colors = try #require(ramp.colors(count))
    #expect(colors.map { String($0.hex.dropFirst()) }.joined(separator: " ") == fields[2])
  }

  @Test func allAreInTheTable() {
    let classes = ColorRamp.all.map { $0.use == .qualitative ? 1 : $0.counts.count }
    #expect(classes.reduce(0, +) == Self.rows.count)
    for ramp in ColorRamp.all {
      #expect(ramp.colors(ramp.counts.lowerBound - 1) == nil && ramp.colors(ramp.counts.upperBound + 1) == nil)
    }
    let sizes = ["Dark2", "Paired", "Set2"].map { name in ColorRamp.all.first { $0.name == name }?.counts.upperBound }
    #expect(sizes == [8, 12, 8])
  }
}
