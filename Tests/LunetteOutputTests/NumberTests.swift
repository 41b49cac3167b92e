import Glibc
import TestSupport
import Testing

@testable import LunetteOutput

struct FixedCase: Sendable {
  let value: Double
  let decimals: Int
  let text: String

  init(_ value: Double, _ decimals: Int, _ text: String) {
    self.value = value
    self.decimals = decimals
    self.text = text
  }
}

/// Expected values by hand, from the rule in the documentation of `append(fixed:decimals:)`.
@Suite struct NumberTests {
  static let cases: [FixedCase] = [
    FixedCase(0, 2, "0"), FixedCase(-0.0, 2, "0"), FixedCase(1, 0, "1"), FixedCase(500, 2, "500"),
    FixedCase(0.1 + 0.2, 2, "0.3"), FixedCase(0.1 + 0.2, 13, "0.3"), FixedCase(12.5, 2, "12.5"),
    FixedCase(12.05, 2, "12.05"), FixedCase(-12.34, 2, "-12.34"), FixedCase(1000, 2, "1000"),
    FixedCase(0.005, 2, "0.01"), FixedCase(0.995, 2, "1"), FixedCase(999.995, 2, "1000"), FixedCase(1.005, 2, "1"),
    FixedCase(-0.001, 2, "0"), FixedCase(-0.005, 2, "-0.01"), FixedCase(1e-9, 2, "0"), FixedCase(1e-9, 8, "0"),
    FixedCase(1e-9, 9, "0.000000001"), FixedCase(.leastNonzeroMagnitude, 13, "0"), FixedCase(0.5, 0, "1"),
    FixedCase(-0.5, 0, "-1"),
    FixedCase(0.49999999999999994, 0, "0"), FixedCase(2.5, 0, "3"), FixedCase(0.125, 2, "0.13"),
    FixedCase(16.37208, 8, "16.37208"), FixedCase(-179.999999995, 8, "-180"), FixedCase(48.20849001, 8, "48.20849001"),
    FixedCase(0.00000001, 8, "0.00000001"), FixedCase(0.1, 1, "0.1"), FixedCase(0.1234567, 7, "0.1234567"),
    FixedCase(1.0625, 3, "1.063"), FixedCase(10.0001, 4, "10.0001"), FixedCase(10.00001, 5, "10.00001"),
    FixedCase(10.000001, 6, "10.000001"), FixedCase(7.0000000001, 10, "7.0000000001"),
    FixedCase(3.00000000001, 11, "3.00000000001"), FixedCase(3.000000000001, 12, "3.000000000001"),
    FixedCase(1.5, 13, "1.5"), FixedCase(0.0000000000001, 13, "0.0000000000001"),
    // Scaled beyond 2^44: the exact value counts. 123456789012345.67 is ...671875 in binary.
    FixedCase(123_456_789_012_345.67, 2, "123456789012345.67"), FixedCase(1e15, 2, "1000000000000000"),
    FixedCase(-1e15, 8, "-1000000000000000"), FixedCase(999_999_999_999_999.875, 2, "999999999999999.88"),
    FixedCase(999_999_999_999_999.875, 0, "1000000000000000"), FixedCase(180.5, 13, "180.5"),
    FixedCase(4_503_599_627_370_495.5, 0, "4503599627370496"),
    // 2^53 + 1 is not a double and becomes 2^53.
    FixedCase(Double(9_007_199_254_740_993 as Int), 2, "9007199254740992"), FixedCase(0x1p63, 2, "9223372036854775808"),
    FixedCase(-0x1p64, 8, "-18446744073709551616"), FixedCase(1e22, 2, "10000000000000000000000"),
    FixedCase(1e23, 2, "99999999999999991611392"),
  ]

  @Test(arguments: cases) func writesFixed(_ example: FixedCase) throws {
    #expect(try written { $0.append(fixed: example.value, decimals: example.decimals) } == example.text)
  }

  /// The C library's text, trimmed, is an independent way to the same digits, but for halves: it sends exact ones to
  /// the even digit, and does not see those that only the scaled double has.
  @Test(arguments: 0...13) func agreesWithTheCLibrary(_ decimals: Int) throws {
    var random = SeededGenerator(seed: UInt64(decimals) + 17)
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    for round in 0..<4000 {
      let magnitudes: [Double] = [1, 180, 1024, 1e6, 1e9, 1e12, 1e15, 1e18, 1e30, 1e300]
      var value = (Double.random(in: -1...1, using: &random)) * magnitudes[round % magnitudes.count]
      // Every third with few digits, where trailing zeros come from.
      if round % 3 == 0 { value = (value * 8).rounded() / 8 }
      let text = try written { $0.append(fixed: value, decimals: decimals) }
      let scaled = value.magnitude * power
      let isScaledHalf = scaled < 0x1p44 && abs(scaled - scaled.rounded(.down) - 0.5) <= scaled.ulp
      // In full, a double this size has at most 52 decimals more than it is rounded to.
      let isExactHalf = scaled >= 0x1p44 && printed(value, 66).drop { $0 != "." }.dropFirst(decimals + 1) == "5"
      if !isScaledHalf && !isExactHalf {
        #expect(text == printed(value, decimals), "\(value) to \(decimals)")
      }
    }
  }

  private func printed(_ value: Double, _ decimals: Int) -> String {
    var bytes = [CChar](repeating: 0, count: 400)
    let count = withVaList([Int32(decimals), value]) { vsnprintf(&bytes, bytes.count, "%.*f", $0) }
    var text = String(decoding: bytes[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if decimals > 0 {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  @Test func everyWidthOfInteger() throws {
    var value = 0
    while value < 900_000_000_000_000_000 {
      for number in [value, value + 1, -value, value * 10 - 1] {
        #expect(try written { $0.append(integer: number) } == String(number))
      }
      value = value * 10 + 9
    }
    for number in [Int.max, .min, 1_000_000_000_000_000_000, 7_094_080_102_030_405_060] {
      #expect(try written { $0.append(integer: number) } == String(number))
    }
  }

  static let shortest: [FixedCase] = [
    FixedCase(500, 0, "500"), FixedCase(0, 0, "0"), FixedCase(-0.0, 0, "0"), FixedCase(-2.5, 0, "-2.5"),
    FixedCase(0.1, 0, "0.1"), FixedCase(0.1 + 0.2, 0, "0.30000000000000004"), FixedCase(0.0001, 0, "0.0001"),
    FixedCase(0.00001, 0, "0.00001"), FixedCase(-0.000000125, 0, "-0.000000125"), FixedCase(1e-8, 0, "1e-08"),
    FixedCase(Double(9_007_199_254_740_993 as Int), 0, "9007199254740992"),
    FixedCase(12_345_678_901_234_568, 0, "12345678901234568"),
    FixedCase(1e17, 0, "100000000000000000"), FixedCase(-1.5e20, 0, "-150000000000000000000"),
    FixedCase(1e21, 0, "1e+21"), FixedCase(.leastNonzeroMagnitude, 0, "5e-324"), FixedCase(100.5, 0, "100.5"),
  ]

  @Test(arguments: shortest) func writesShortest(_ example: FixedCase) throws {
    #expect(try written { $0.append(shortest: example.value) } == example.text)
  }

  @Test func shortestReadsBack() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(try Double(written { $0.append(shortest: value) }) == value)
    }
  }

  #if !DEBUG
    @Test func numbersWithoutDigitsAreZero() throws {
      for value in [Double.nan, .infinity, -.infinity] {
        #expect(try written { $0.append(fixed: value, decimals: 2) } == "0")
        #expect(try written { $0.append(shortest: value) } == "0")
      }
    }
  #endif
}
