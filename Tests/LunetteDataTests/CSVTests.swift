import LunetteData
import Testing

/// RFC 4180, and what its readers meet beside it.
@Suite struct CSVTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// The header's names, then each record's line and fields, or an error as "line: a part of its message".
    var read: [String]
    init(_ text: String, _ read: [String]) { (self.text, self.read) = (text, read) }
    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case("a,b\n1,2\n", ["a|b", "2 1|2"]), Case("a,b\r\n1,2\r\n3,4", ["a|b", "2 1|2", "3 3|4"]),
    Case("\u{feff}a,b\n1,2", ["a|b", "2 1|2"]), Case("a\n1\n\n\r\n2\n", ["a", "2 1", "5 2"]),
    Case("\n\na,b\n1,2", ["a|b", "4 1|2"]), Case("a,b", ["a|b"]), Case("a,b\n", ["a|b"]),
    Case("a,b\n,\n", ["a|b", "2 |"]), Case("a,b\n \t,x \n", ["a|b", "2  \t|x "]),
    Case("a;b\n1,5;2\n", ["a|b", "2 1,5|2"]), Case("a\tb\n1\t2;3\n", ["a|b", "2 1|2;3"]),
    Case("\"a;c;d\",b\n1,2\n", ["a;c;d|b", "2 1|2"]), Case("a,b;c\n1,2\n", ["a|b;c", "2 1|2"]),
    Case("\"a\nx\",b\n1,2\n", ["a\nx|b", "3 1|2"]),
    Case("a,b\n\"x\"\"y\",\"\"\n\"\"\"\",2\n", ["a|b", "2 x\"y|", "3 \"|2"]),
    Case("a,b\n\"1\n2\r\n3\",4\n5,6\n", ["a|b", "2 1\n2\r\n3|4", "5 5|6"]),
    Case("a,b\n\"x,y;z\",\"é\"\r\n", ["a|b", "2 x,y;z|é"]), Case("a,b\n1,\"2\"", ["a|b", "2 1|2"]),
    Case("a,b\n1\n2,3\n", ["a|b", "2: the row has 1 field, the header 2 columns", "3 2|3"]),
    Case("a\n1,2\n3\n", ["a", "2: the row has 2 fields, the header 1 column", "3 3"]),
    Case("a,b\n\"1\"x,2\n3,4\n", ["a|b", "2: text stands after the closing quote of field 1", "3 3|4"]),
    Case("a,b\n1,\"2\" \n3,4\n", ["a|b", "2: text stands after the closing quote of field 2", "3 3|4"]),
    Case("a,b\n1,5\" pipe\n3,4\n", ["a|b", "2: a quote stands in field 2", "3 3|4"]),
    Case("a,b\n1,2\n3,\"4\n5,6\n", ["a|b", "2 1|2", "3: field 2 opens with a quote that never closes"]),
    Case("a,b\n1\r2,3\n4,5\n", ["a|b", "2: a carriage return stands alone", "3 4|5"]),
    Case("a,b\n1,2\r", ["a|b", "2 1|2"]),
    Case("", ["1: the table is empty"]), Case("\n\r\n", ["1: the table is empty"]),
    Case("a,\n1,2", ["1: column 2 has no name"]),
    Case("a,b,a\n", ["1: two columns are called \"a\""]),
    Case("\n\"a\n", ["2: field 1 opens with a quote that never closes"]),
  ]

  /// Whole, and one byte at a time, as a pipe may give them.
  @Test(arguments: cases, [1, 3, 1 << 16]) func reads(_ test: Case, pieceSize: Int) {
    let read = rows(Array(test.text.utf8), pieceSize: pieceSize)
    #expect(read.count == test.read.count, "\(read)")
    for (row, expected) in zip(read, test.read) {
      let (number, message) = (expected.prefix { $0.isNumber }, expected.drop { $0.isNumber }.dropFirst())
      let isError = expected.dropFirst(number.count).hasPrefix(":")
      let isSame =
        isError ? row.hasPrefix("\(number):") && row.contains(message) : row.utf8.elementsEqual(expected.utf8)
      #expect(isSame, "\(row)")
    }
  }

  @Test func refusesWhatIsNoUTF8() {
    #expect(
      rows(Array("a,b\n1,".utf8) + [0xff, 0x0a] + Array("3,4".utf8)) == [
        "a|b", "2: field 2 is no valid UTF-8", "3 3|4",
      ])
  }

  @Test func takesTheSeparatorThatIsGiven() throws {
    var reader = try CSVReader(ByteFeed(Array("a,b\tc\n1\t2\n".utf8)), separator: .tab)
    #expect(reader.columns == ["a,b", "c"])
    #expect(try reader.next()?.fields == ["1", "2"])
  }

  /// A quote that never closes must not take all memory.
  @Test func endsAtARecordThatIsTooLong() throws {
    let whole = 40 << 20
    var left = whole
    let feed = ByteFeed { memory in
      memory.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: "x"))
      if left == whole { memory.copyBytes(from: Array("a\n\"".utf8)) }
      left -= memory.count
      return left > 0 ? memory.count : 0
    }
    var reader = try CSVReader(feed)
    let error = #expect(throws: DataError.self) { try reader.next() }
    #expect(error?.message.contains("at most 16 MB") == true)
    #expect(try reader.next() == nil)
  }

  private func rows(_ bytes: [UInt8], pieceSize: Int = 1 << 16) -> [String] {
    var rest = bytes[...]
    let feed = ByteFeed(pieceSize: pieceSize) { memory in
      let part = rest.prefix(memory.count)
      memory.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
    var reader: CSVReader
    do throws(DataError) { reader = try CSVReader(feed) } catch { return ["\(error.line): \(error.message)"] }
    var rows = [reader.columns.joined(separator: "|")]
    while true {
      do throws(DataError) {
        guard let record = try reader.next() else { return rows }
        rows.append("\(record.line) \(record.fields.joined(separator: "|"))")
      } catch {
        rows.append("\(error.line): \(error.message)")
      }
    }
  }
}
