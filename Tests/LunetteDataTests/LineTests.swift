import LunetteData
import Testing

@Suite struct LineTests {
  @Test(arguments: [1, 2, 1 << 16]) func readsLinesThatAreNotBlank(pieceSize: Int) throws {
    var rest = Array("\u{feff}{}\n\n \t\r\nb\r\nc \n\r\nd".utf8)[...]
    var reader = LineReader(
      ByteFeed(pieceSize: pieceSize) { memory in
        let part = rest.prefix(memory.count)
        memory.copyBytes(from: part)
        rest = rest.dropFirst(part.count)
        return part.count
      })
    var lines: [String] = []
    while let line = try reader.next() { lines.append("\(line.number) \(String(decoding: line.bytes, as: UTF8.self))") }
    #expect(lines == ["1 {}", "4 b", "5 c ", "7 d"])
  }

  @Test func refusesALineThatIsTooLong() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: ByteFeed.longestRecord + 1)
    var reader = LineReader(ByteFeed(Array("a\n".utf8) + long + Array("\nb".utf8)))
    #expect(try reader.next()?.number == 1)
    #expect(throws: DataError(line: 2, "a line has at most 16 MB")) { try reader.next() }
    #expect(try reader.next()?.bytes == [UInt8(ascii: "b")])
  }
}
