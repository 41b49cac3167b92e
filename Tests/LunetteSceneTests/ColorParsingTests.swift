import Testing

@testable import LunetteScene

struct ColorCase: Sendable {
  let text: String
  let rgba: UInt32

  /// A text and its colour as 0xRRGGBBAA.
  init(_ text: String, _ rgba: UInt32) {
    self.text = text
    self.rgba = rgba
  }
}

/// Expected values: CSS Color 4 (the sections named below), or worked out by hand.
@Suite struct ColorParsingTests {
  static let cases: [ColorCase] = [
    // Section 5.2, hexadecimal notation.
    ColorCase("#f00", 0xff00_00ff), ColorCase("#0f08", 0x00ff_0088), ColorCase("#aBcDeF", 0xabcd_efff),
    ColorCase("#12345678", 0x1234_5678), ColorCase("  #009\n", 0x0000_99ff),
    // Section 6, names.
    ColorCase("red", 0xff00_00ff), ColorCase("RebeccaPurple", 0x6633_99ff), ColorCase("\ttan ", 0xd2b4_8cff),
    ColorCase("aliceblue", 0xf0f8_ffff), ColorCase("yellowgreen", 0x9acd_32ff), ColorCase("AQUA", 0x00ff_ffff),
    ColorCase("gray", 0x8080_80ff), ColorCase("green", 0x0080_00ff), ColorCase("maroon", 0x8000_00ff),
    ColorCase("purple", 0x8000_80ff), ColorCase("crimson", 0xdc14_3cff), ColorCase("indigo", 0x4b00_82ff),
    ColorCase("lightgoldenrodyellow", 0xfafa_d2ff), ColorCase("Transparent", 0), ColorCase("none", 0),
    // Section 5.1, rgb().
    ColorCase("rgb(1, 2,3)", 0x0102_03ff), ColorCase("RGB( 1\t2 \n3 )", 0x0102_03ff),
    ColorCase("rgba(1,2,3,100%)", 0x0102_03ff), ColorCase("rgba(1 2 3)", 0x0102_03ff),
    ColorCase("rgb(0 0 255 / 20%)", 0x0000_ff33), ColorCase("rgb(0 0 255/.2)", 0x0000_ff33),
    ColorCase("rgb(100%, 0%, 20%)", 0xff00_33ff), ColorCase("rgb(100% 51 20%)", 0xff33_33ff),
    // Half a byte rounds up: 50% is 127.5, and 0.49999999999999994 is below the half.
    ColorCase("rgb(50% 2.5 2.4999)", 0x8003_02ff), ColorCase("rgb(0.5 0.49999999999999994 0)", 0x0100_00ff),
    // Out of range: clamped.
    ColorCase("rgb(300, -5, 255.4)", 0xff00_ffff), ColorCase("rgb(120% -1% 0% / 3)", 0xff00_00ff),
    ColorCase("rgb(1 2 3 / -1)", 0x0102_0300), ColorCase("rgb(1e999 -1e999 1e-999)", 0xff00_00ff),
    // Section 4.3 of CSS Syntax 3, numbers.
    ColorCase("rgb(1e2 +1.5e+1 2550e-2)", 0x640f_1aff), ColorCase("rgb(1E1,.5E1,00012)", 0x0a05_0cff),
    ColorCase("rgb(100000000e-6 12345678e-6 0)", 0x640c_00ff), ColorCase("rgb(1+2-3)", 0x0102_00ff),
    ColorCase("rgb(10%20%30%)", 0x1a33_4dff), ColorCase("rgb(1.5.5 0)", 0x0201_00ff),
    ColorCase("rgb(0.00000000000000000000000000001e29 25500000000000000000000e-20 0)", 0x01ff_00ff),
    // Section 7, hsl(): the primaries, then values by hand.
    ColorCase("hsl(0, 100%, 50%)", 0xff00_00ff), ColorCase("hsl(120deg 100% 50%)", 0x00ff_00ff),
    ColorCase("hsl(240 100 50)", 0x0000_ffff), ColorCase("hsla(60, 100%, 50%, .2)", 0xffff_0033),
    ColorCase("hsl(.5turn 100% 50%)", 0x00ff_ffff), ColorCase("HSL(200GRAD 100% 50%)", 0x00ff_ffff),
    ColorCase("hsl(3.141592653589793rad 100% 50%)", 0x00ff_ffff), ColorCase("hsl(-60 100% 50%)", 0xff00_ffff),
    ColorCase("hsl(780 100% 50%)", 0xffff_00ff), ColorCase("hsl(1e2deg 0% 20%)", 0x3333_33ff),
    // 0.25 +- 0.125 are 95.625 and 31.875.
    ColorCase("hsl(120deg 50% 25%)", 0x2060_20ff),
    // A quarter of the way from red to yellow: 63.75 green.
    ColorCase("hsl(15 100% 50%)", 0xff40_00ff), ColorCase("hsl(0 200% 25%)", 0x8000_00ff),
    ColorCase("hsl(0 -5% 40%)", 0x6666_66ff), ColorCase("hsl(0 50% 120%)", 0xffff_ffff),
    ColorCase("hsl(0 50% -1%)", 0x0000_00ff), ColorCase("hsl(1e999turn 100% 50%)", 0xff00_00ff),
  ]

  static let rejected: [String] = [
    "", " ", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#ggg", "# fff", "#ff f", "ff0000", "re", "redd",
    "red red", "re\u{0}", "r\u{45}\u{4}", "zzz", "aaa", "röd", "rgb", "rgb(", "rgb()", "rgb (1 2 3)", "rgb(1 2 3",
    "rgb(1 2 3))", "rgb(1 2 3) x", "rgb(1 2)", "rgb(1, 2)", "rgb(1 2 3 4)", "rgb(1,2,3,4,5)", "rgb(1, 2 3)",
    "rgb(1 2, 3)", "rgb(1, 2, 3 / 4)", "rgb(1 2 3, 4)", "rgb(1 2 3 /)", "rgb(1,2,3,)", "rgb(,1,2,3)", "rgb(1,,2,3)",
    "rgb(1, 2%, 3)", "rgb(1%, 2%, 3)", "rgb(1deg 2 3)", "rgb(1. 2 3)", "rgb(. 2 3)", "rgb(+ 2 3)", "rgb(--1 2 3)",
    "rgb(1e 2 3)", "rgb(1e+ 2 3)", "rgb(1px 2 3)", "rgb(1 2 3 / 4deg)", "rgb(a b c)", "rgbx(1 2 3)", "rgbaa(1 2 3)",
    "hsl(0, 100, 50)", "hsl(0, 100%, 50)", "hsl(10% 100% 50%)", "hsl(0 1deg 50%)", "hsl(0 1% 50deg)", "hsl(0 1%)",
    "hsl(1degs 1% 1%)", "hsl(1de 1% 1%)", "hsl(1deg60% 1%)", "hsl(1turm 1% 1%)", "hwb(0 0% 0%)", "rgb(1 2 3)\u{0}",
    "rgb(99999999999 2", "rgb(1;2;3)", "rgb[1 2 3]",
  ]

  @Test(arguments: cases) func parses(_ example: ColorCase) {
    #expect(Color(css: example.text) == Color(rgba: example.rgba))
  }

  @Test(arguments: rejected) func rejects(_ text: String) {
    #expect(Color(css: text) == nil)
  }

  @Test func alphaKeepsItsPrecision() {
    #expect(Color(css: "rgb(0 0 0 / 0.123456)")?.alpha == 0.123456)
    #expect(Color(css: "rgba(0, 0, 0, 12.5%)")?.alpha == 0.125)
    #expect(Color(css: "#00000080")?.alpha == 128.0 / 255)
  }

  @Test func namesAreCompleteSortedAndKnown() {
    let names = Color.names.map { "\($0)" }
    #expect(names.count == 150, "148 of CSS Color 4, transparent and none")
    #expect(names == names.sorted())
    #expect(Set(names).count == 150)
    for name in names {
      #expect(Color(css: name.uppercased()) != nil, "\(name)")
    }
  }

  /// Section 6.1: the names that differ by the spelling of gray, and the two pairs besides.
  @Test func synonymsAgree() {
    for name in Color.names.map({ "\($0)" }) where name.contains("gray") {
      let other = name.split(separator: "gray", omittingEmptySubsequences: false).joined(separator: "grey")
      #expect(Color(css: name) == Color(css: other) && Color(css: name) != nil, "\(name)")
    }
    #expect(Color(css: "aqua") == Color(css: "cyan"))
    #expect(Color(css: "fuchsia") == Color(css: "magenta"))
  }

  /// A sum over the table, so that no digit of it changes unnoticed: CSS Color 4's 148 values, added up outside.
  @Test func tableAddsUp() {
    let sum = Color.names.compactMap { Color(css: "\($0)") }.reduce(0) { sum, color in
      sum + Int(color.red) * 65_536 + Int(color.green) * 256 + Int(color.blue)
    }
    #expect(sum == 1_579_864_000)
  }
}
