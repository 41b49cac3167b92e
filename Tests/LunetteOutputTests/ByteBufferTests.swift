import Testing

@testable import LunetteOutput

@Suite struct ByteBufferTests {
  @Test func keepsTheOrderOfAllKinds() throws {
    let label = "näh"
    let text = try written { out in
      out.append("<a ")
      out.append(UInt8(ascii: "x"))
      out.append(label)
      out.append(integer: -5)
      out.append("")
      out.append(fixed: 1.5, decimals: 2)
    }
    #expect(text == "<a xnäh-51.5")
  }

  @Test func handsOverOnlyWhenFull() throws {
    let gathered = Gathered()
    var buffer = ByteBuffer(sink: gathered.take)
    for _ in 0..<65536 { buffer.append(UInt8(ascii: "a")) }
    #expect(gathered.calls == 0)
    buffer.append(UInt8(ascii: "b"))
    #expect(gathered.calls == 1 && gathered.bytes.count == 65536)
    try buffer.flush()
    #expect(gathered.calls == 2 && gathered.bytes.count == 65537 && gathered.bytes.last == UInt8(ascii: "b"))
    try buffer.flush()
    #expect(gathered.calls == 2, "nothing is left to hand over")
  }

  @Test func losesNothingAtTheSeams() throws {
    // Every alignment of pieces with the end of a 64-byte buffer, pieces longer than it among them.
    for pad in 0..<130 {
      let padding = String(repeating: "p", count: pad)
      let text = try written(capacity: 64) { out in
        out.append(padding)
        out.append(integer: .min)
        out.append("literal")
        out.append(fixed: -1234.5678, decimals: 8)
        out.append(padding)
        out.append(jsonString: "\n\u{1}é")
        out.append(shortest: 0.1)
      }
      #expect(text == padding + "-9223372036854775808literal-1234.5678" + padding + #""\n\u0001é"0.1"#)
    }
  }

  @Test func remembersTheFirstError() {
    let gathered = Gathered(failingFrom: 2)
    var buffer = ByteBuffer(capacity: 64, sink: gathered.take)
    for _ in 0..<1000 { buffer.append(UInt8(ascii: "a")) }
    var thrown: [Gathered.Full?] = []
    for _ in 0..<2 {
      do {
        try buffer.flush()
        thrown.append(nil)
      } catch {
        thrown.append(error as? Gathered.Full)
      }
    }
    #expect(thrown == [Gathered.Full(call: 2), Gathered.Full(call: 2)])
    #expect(gathered.calls == 2, "a broken sink is left alone")
    #expect(gathered.bytes.count == 64)
  }
}
