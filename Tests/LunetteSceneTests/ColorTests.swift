import Testing

@testable import LunetteScene

/// Expected values by hand.
@Suite struct ColorTests {
  let red = Color(red: 255, green: 0, blue: 0)
  let blue = Color(red: 0, green: 0, blue: 255)

  @Test func hexIsLowerCaseAndPadded() {
    #expect(Color(red: 0xab, green: 0x0c, blue: 0x9f, alpha: 0.5).hex == "#ab0c9f")
    #expect(Color(red: 0, green: 0, blue: 1).hex == "#000001")
  }

  @Test func alphaIsClamped() {
    #expect(red.with(alpha: 0.25).alpha == 0.25)
    #expect(red.with(alpha: -1).alpha == 0)
    #expect(red.with(alpha: 7).alpha == 1)
    #expect(red.with(alpha: .nan).alpha == 0)
    #expect(red.with(alpha: 0.25).hex == "#ff0000")
  }

  @Test func mixesOpaqueColours() {
    #expect(red.mixed(with: blue, by: 0) == red)
    #expect(red.mixed(with: blue, by: 1) == blue)
    #expect(red.mixed(with: blue, by: -3) == red)
    #expect(red.mixed(with: blue, by: 3) == blue)
    #expect(red.mixed(with: blue, by: .nan) == red)
    // 255 * 0.75 = 191.25, and half of 255 rounds up on both sides.
    #expect(red.mixed(with: blue, by: 0.25) == Color(red: 191, green: 0, blue: 64))
    #expect(red.mixed(with: blue, by: 0.5) == Color(red: 128, green: 0, blue: 128))
  }

  @Test func mixingWithTransparentKeepsTheHue() {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(red.mixed(with: clear, by: 0.75) == red.with(alpha: 0.25))
    #expect(clear.mixed(with: red, by: 0.75) == red.with(alpha: 0.75))
    #expect(red.with(alpha: 0).mixed(with: blue.with(alpha: 0), by: 0.5).hex == "#800080")
  }

  /// Premultiplied: (255 * 0.5, 0, 255 * 0.25 * 0.5) over the alpha 0.625 is (204, 0, 51).
  @Test func opaquerColoursWeighMore() {
    #expect(red.mixed(with: blue.with(alpha: 0.25), by: 0.5) == Color(red: 204, green: 0, blue: 51, alpha: 0.625))
  }

  @Test func equalColoursMixToThemselves() {
    let color = Color(red: 7, green: 77, blue: 177, alpha: 0.3)
    for step in 0...10 {
      #expect(color.mixed(with: color, by: Double(step) / 10) == color)
    }
  }
}
