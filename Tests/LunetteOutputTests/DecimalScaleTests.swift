import Testing

@testable import LunetteOutput

@Suite struct DecimalScaleTests {
  /// The multiplication agrees with the division, above all next to multiples and at the top of the range, where a
  /// rounded reciprocal goes wrong first.
  @Test(arguments: 0...13) func splitsAsADivisionWould(_ decimals: Int) {
    let scale = DecimalScale.of(decimals)
    let power = (0..<decimals).reduce(UInt64(1)) { power, _ in power * 10 }
    #expect(scale.power == power && scale.factor == Double(power) && scale.decimals == decimals)
    let limit: UInt64 = 1 << 45
    for multiple in 0..<2000 as Range<UInt64> {
      for near in [multiple * power, (limit / power - min(multiple, limit / power)) * power] where near <= limit {
        for units in [near &- 1, near, near + 1] where units <= limit {
          let (whole, fraction) = scale.split(units)
          #expect(whole == units / power && fraction == units % power, "\(units)")
        }
      }
    }
  }
}
