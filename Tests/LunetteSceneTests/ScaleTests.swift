import TestSupport
import Testing

@testable import LunetteScene

@Suite struct ScaleTests {
  /// d3-scale 2.2.2's (Debian's node-d3-scale), of random domains and ranges, linear ones clamped.
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: Scale.Kind
    let domain: [Double]
    let range: [Scale.Value]
    let value: Double
    let result: Scale.Value

    var testDescription: String { "\(kind.rawValue) \(domain): \(value)" }

    init?(_ line: String) {
      let fields = line.split(separator: ",").map(String.init)
      guard fields.count == 5, let kind = Scale.Kind(rawValue: fields[0]), let value = Double(fields[3]) else {
        return nil
      }
      func read(_ text: Substring) -> Scale.Value? {
        Double(text).map { .number($0) } ?? Color(css: String(text)).map { .color($0) }
      }
      guard let result = read(fields[4][...]) else { return nil }
      (self.kind, self.value, self.result) = (kind, value, result)
      domain = fields[1].split(separator: " ").compactMap { Double($0) }
      range = fields[2].split(separator: " ").compactMap(read)
    }
  }

  static let rows = Tables.lines("scales.csv").compactMap(Row.init)

  @Test func allRowsAreRead() { #expect(Self.rows.count == 249) }

  @Test(arguments: rows) func givesWhatD3Gives(_ row: Row) throws {
    let scale = Scale(row.kind, domain: row.domain, range: row.range)
    switch (scale.value(of: row.value), row.result) {
    case (.number(let number), .number(let expected)): #expect(abs(number - expected) <= 1e-12 * abs(expected))
    case (let value, let expected): #expect(value == expected)
    }
  }

  /// By hand.
  static let shortNumbers: [(numbers: [Double], texts: [String])] = [
    ([0, 200, 400], ["0", "200", "400"]),
    ([0, 0.25, 0.5, 0.75, 1], ["0", "0.25", "0.5", "0.75", "1"]),
    ([1000, 12500, 1_234_567], ["1000", "12\u{2009}500", "1\u{2009}234\u{2009}567"]),
    ([0, 166.66666666666666, 333.3333333333333], ["0", "167", "333"]),
    ([-10, -5.5, 0], ["−10", "−5.5", "0"]),
    ([0, 200_000.4, 400_000.8], ["0", "200\u{2009}000", "400\u{2009}000"]),
    ([0.001, 0.0023], ["0.001", "0.0023"]),
    ([1e16, 2e16], ["1e+16", "2e+16"]),
    ([1e-12, 2e-12], ["1e−12", "2e−12"]),
    ([0.5], ["0.5"]),
    ([0], ["0"]),
    ([0.3333333333333333], ["0.333"]),
    ([-0.004, 0.001], ["−0.004", "0.001"]),
    // Thirds of large and small domains.
    ([0, 1e20 / 3, 2e20 / 3, 1e20], ["0", "3.33e+19", "6.67e+19", "1e+20"]),
    ([0, 1e-6 / 3, 2e-6 / 3, 1e-6], ["0", "3.33e−7", "6.67e−7", "1e−6"]),
    ([0, 1e-10 / 3], ["0", "3.33e−11"]),
    ([0, 1.0 / 3, 2.0 / 3, 1], ["0", "0.333", "0.667", "1"]),
    ([-1e300, 1e300], ["−1e+300", "1e+300"]),
    // What is small beside others, and would be another one's.
    ([5.5, 1e6], ["5.5", "1\u{2009}000\u{2009}000"]),
    ([1e-8, 1e-4, 1], ["1e−8", "0.0001", "1"]),
    ([1.0 / 3, 1000, 1e6], ["0.333", "1000", "1\u{2009}000\u{2009}000"]),
    // What was written by hand.
    ([1000.5, 25000.5], ["1000.5", "25\u{2009}000.5"]),
    ([0.12345, 5], ["0.12345", "5"]),
    // Digits that tell neighbours apart, with a carry.
    (
      [1e9, 1e9 + 1.0 / 3, 1e9 + 2.0 / 3],
      [
        "1\u{2009}000\u{2009}000\u{2009}000", "1\u{2009}000\u{2009}000\u{2009}000.333",
        "1\u{2009}000\u{2009}000\u{2009}000.667",
      ]
    ),
    ([0, 999.9999999, 2000], ["0", "1000", "2000"]),
    // A sum that should be 0.
    ([-0.3, 0.7 + 0.1 - 0.8, 0.3], ["−0.3", "0", "0.3"]),
    ([5e-324, 1], ["5e−324", "1"]),
  ]

  @Test(arguments: shortNumbers)
  func numbersAreShort(_ numbers: [Double], _ texts: [String]) { #expect(numbers.texts == texts) }

  /// By hand: steps are 1, 2 or 5 times a power of ten, at most four in the whole; near the ends there is no tick.
  static let roundTicks: [(domain: [Double], ticks: [Double])] = [
    ([0, 1200], [0, 500, 1000, 1200]), ([0, 80000], [0, 20000, 40000, 60000, 80000]), ([0, 1], [0, 0.5, 1]),
    ([-3, 7], [-3, 0, 5, 7]), ([0, 0.04], [0, 0.01, 0.02, 0.03, 0.04]), ([5, 6, 9], [5, 6, 9]),
  ]

  @Test(arguments: roundTicks)
  func ticksAreRound(_ domain: [Double], _ ticks: [Double]) {
    #expect(Scale(.linear, domain: domain, range: domain.map { .number($0) }).ticks == ticks)
  }

  @Test func classesInWords() {
    let colors = ["white", "gray", "black"].compactMap { Color(css: $0) }.map { Scale.Value.color($0) }
    let gold = Color(css: "gold").map { Scale.Value.color($0) }
    let quantize = Scale(.quantize, domain: [0, 30000], range: colors, missing: gold)
    #expect(
      quantize.classes.map(\.text) == [
        "0 – 10\u{2009}000", "10\u{2009}000 – 20\u{2009}000", "20\u{2009}000 – 30\u{2009}000", "no data",
      ])
    #expect(quantize.classes.map(\.value) == colors + [gold])
    let threshold = Scale(.threshold, domain: [-5, 5], range: colors)
    #expect(threshold.classes.map(\.text) == ["< −5", "−5 – 5", "≥ 5"])
    let ordinal = Scale(.ordinal, names: [.text("a"), .number(12000), .text("c")], range: colors)
    #expect(ordinal.classes.map(\.text) == ["a", "12\u{2009}000", "c"])
  }

  /// By hand: three colours over a domain whose middle lies at a tenth.
  @Test func stopsFollowTheDomain() {
    let colors = ["white", "gray", "black"].compactMap { Color(css: $0) }.map { Scale.Value.color($0) }
    #expect(Scale(.linear, domain: [0, 10, 100], range: colors).stops == [0, 0.1, 1])
  }
}

/// Rows of a table beside the tests, without its head.
enum Tables {
  static func lines(_ name: String) -> [String] {
    String(decoding: Project.bytes("Tests/LunetteSceneTests/Tables/\(name)"), as: UTF8.self)
      .split(separator: "\n").dropFirst().map(String.init)
  }
}
