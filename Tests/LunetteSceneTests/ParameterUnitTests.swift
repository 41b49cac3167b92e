import Testing

@testable import LunetteScene

@Suite struct ParameterUnitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var number: Double
    var unit, other: ParameterUnit
    var expected: Double
    var testDescription: String { "\(number) \(unit) in \(other)" }

    init(_ number: Double, _ unit: ParameterUnit, in other: ParameterUnit, _ expected: Double) {
      (self.number, self.unit, self.other, self.expected) = (number, unit, other, expected)
    }
  }

  /// Python's fractions.Fraction of the decimal texts, rounded once by float().
  static let cases: [Case] = [
    Case(1.005, .km, in: .m, 1005), Case(0.8, .km, in: .m, 800), Case(4.35, .km, in: .m, 4350),
    Case(800, .m, in: .km, 0.8), Case(0.1, .mi, in: .m, 160.9344), Case(5, .ft, in: .m, 1.524),
    Case(0.3, .nmi, in: .m, 555.6), Case(1e-7, .km, in: .m, 0.0001), Case(-2.675, .km, in: .m, -2675),
    Case(1, .m, in: .ft, 3.2808398950131235), Case(800, .m, in: .mi, 0.4970969537898672),
    Case(26.2, .mi, in: .km, 42.1648128), Case(1, .nmi, in: .mi, 1.1507794480235425), Case(90, .s, in: .min, 1.5),
    Case(1.1, .h, in: .s, 3960), Case(100, .s, in: .h, 0.027777777777777776),
    Case(12345.6789, .ft, in: .mi, 2.3381967613636365), Case(.leastNonzeroMagnitude, .m, in: .km, 0),
    Case(.greatestFiniteMagnitude, .m, in: .km, 1.7976931348623156e+305),
    Case(123_456_789_012_345, .mi, in: .ft, 6.518518459851816e+17), Case(45.5, .deg, in: .deg, 45.5),
    Case(0, .mi, in: .m, 0), Case(.greatestFiniteMagnitude, .km, in: .m, .infinity),
    Case(0.30000000000000004, .km, in: .m, 300.00000000000006),
  ]

  @Test(arguments: cases) func areConvertedByTheirDigits(_ test: Case) {
    #expect(test.unit.convert(test.number, to: test.other) == test.expected)
  }

  /// Metres that are typed for any unit are the same metres for the script.
  @Test(arguments: ParameterUnit.allCases) func thereAndBackAgain(_ unit: ParameterUnit) {
    for step in 1...20_000 {
      let number = Double(step) / 20
      let back = unit.inBase(unit.base.convert(number, to: unit))
      #expect(back == number, "\(number) \(unit.base) in \(unit)")
    }
    #expect(unit.inBase(0.30000000000000004) == unit.inBase(0.3) || unit == unit.base)
  }

  static let digits: [(Double, UInt64, Int)] = [
    (1.005, 1005, -3), (1e-05, 1, -5), (1.25e16, 125, 14), (.leastNonzeroMagnitude, 5, -324), (100, 1000, -1),
    (-1.7976931348623157e308, 17_976_931_348_623_157, 292), (0, 0, -1),
    (9_007_199_254_740_992, 90_071_992_547_409_920, -1),
  ]

  @Test(arguments: digits) func digitsAreTheShortest(_ test: (Double, UInt64, Int)) {
    #expect(test.0.decimalDigits == (test.1, test.2))
  }

  static let leading: [(String, Double?, String)] = [
    ("800m", 800, "m"), (" 1.5 km ", 1.5, "km"), ("-.5e3ft", -500, "ft"), ("1e5m", 1e5, "m"), ("5em", 5, "em"),
    ("1e+", 1, "e+"), ("5.", 5, ""), (".", nil, ""), ("-", nil, ""), ("", nil, ""), ("nan", nil, ""),
    ("0x10", 0, "x10"),
    ("+7", 7, ""), ("1e999", .infinity, ""), ("50%", 50, "%"), ("1,5", 1, ",5"), ("٣", nil, ""),
  ]

  @Test(arguments: leading) func numbersAreFollowedByUnits(_ test: (String, Double?, String)) {
    let found = test.0.leadingNumber
    #expect(found?.0 == test.1 && (found?.suffix ?? "") == test.2)
  }
}
