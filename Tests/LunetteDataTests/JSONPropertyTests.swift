import LunetteData
import TestSupport
import Testing

@testable import LunetteOutput

/// What holds for documents of all kinds, on random ones.
@Suite struct JSONPropertyTests {
  /// The standard library's own conversion says what the nearest double is.
  @Test func numbersAreTheNearestDoubles() throws {
    var random = SeededGenerator(seed: 8259)
    for _ in 0..<20_000 {
      let text = number(&random)
      let read = try JSONValue(parsing: Array(text.utf8))
      #expect(read == .number(try #require(Double(text))), "\(text)")
    }
  }

  /// Halves between two doubles, and their neighbours in the last decimal: where rounding is decided.
  @Test func numbersBetweenDoublesAreRoundedToEven() throws {
    var random = SeededGenerator(seed: 754)
    for _ in 0..<2_000 {
      // 54 bits: the last one is the half; scaled by a power of two it has at most 19 digits.
      let odd = UInt64.random(in: (1 << 53)..<(1 << 54), using: &random) | 1
      for neighbour in [odd - 1, odd, odd + 1] {
        let read = try JSONValue(parsing: Array(String(neighbour).utf8))
        #expect(read == .number(Double(neighbour)), "\(neighbour)")
      }
    }
  }

  private func number(_ random: inout SeededGenerator) -> String {
    func digits(_ range: ClosedRange<Int>) -> String {
      (0..<Int.random(in: range, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "\(Double.random(in: -180...180, using: &random))"
    case 1:
      let double = Double(bitPattern: random.next())
      return double.isFinite ? "\(double)" : "0"
    case 2: return "-\(Int.random(in: 0...999, using: &random)).\(digits(1...22))"
    default:
      return "\(Int.random(in: 1...9, using: &random))\(digits(0...21))e\(Int.random(in: -30...30, using: &random))"
    }
  }

  @Test func whatIsWrittenReadsBackTheSame() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let value = tree(&random, depth: 0)
      var bytes: [UInt8] = []
      var buffer = ByteBuffer { bytes += $0 }
      write(value, to: &buffer)
      try buffer.flush()
      let read = try JSONValue(parsing: bytes)
      #expect("\(read)".utf8.elementsEqual("\(value)".utf8), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Any part of a document, and any document with a byte changed, is read or refused; nothing else happens.
  @Test func brokenDocumentsOnlyThrow() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      var buffer = ByteBuffer { bytes += $0 }
      write(tree(&random, depth: 0), to: &buffer)
      try buffer.flush()
      _ = try? JSONValue(parsing: Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      _ = try? JSONValue(parsing: bytes)
    }
  }

  private func tree(_ random: inout SeededGenerator, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth < 4 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &random))
    case 2: return .number(Double.random(in: -1e6...1e6, using: &random))
    case 3: return .text(text(&random))
    case 4: return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in tree(&random, depth: depth + 1) })
    default:
      let count = Int.random(in: 0...4, using: &random)
      return .object((0..<count).map { .init(name: "\($0)" + text(&random), value: tree(&random, depth: depth + 1)) })
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let scalars: [ClosedRange<UInt32>] = [
      0...31, 32...126, 34...34, 92...92, 127...0x7ff, 0xe000...0xffff, 0x1f600...0x1f64f,
    ]
    let characters = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
      scalars.randomElement(using: &random).flatMap { Unicode.Scalar(UInt32.random(in: $0, using: &random)) }
    }
    return String(String.UnicodeScalarView(characters))
  }

  private func write(_ value: JSONValue, to out: inout ByteBuffer) {
    switch value {
    case .null: out.append("null")
    case .boolean(let boolean): out.append(boolean ? "true" : "false")
    case .number(let number): out.append(shortest: number)
    case .text(let text): out.append(jsonString: text)
    case .array(let elements):
      out.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(",") }
        write(element, to: &out)
      }
      out.append("]")
    case .object(let members):
      out.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { out.append(",") }
        out.append(jsonString: member.name)
        out.append(":")
        write(member.value, to: &out)
      }
      out.append("}")
    }
  }
}
