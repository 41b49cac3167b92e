import Fuzzing
import Lunette
import LunetteData

/// What reads bytes: whatever they are it gives a value or an error, and the same value however they come.
enum Reading {
  static func color(_ choices: Choices) {
    let text = String(decoding: choices.remaining, as: UTF8.self)
    guard let color = choices.remaining.withUnsafeBufferPointer(Color.parse) else { return }
    guard Color(css: text) == color else { finding("a colour's text and its bytes differ") }
    guard let again = Color(css: color.css), abs(again.alpha - color.alpha) < 1e-8 else {
      finding("lost: \(color.css)")
    }
    guard again.hex == color.hex, Color(css: color.hex)?.hex == color.hex else { finding("changed: \(color.css)") }
    _ = color.mixed(with: again.with(alpha: 0.3), by: 0.7)
  }

  static func date(_ choices: Choices) {
    let text = String(decoding: choices.remaining, as: UTF8.self)
    guard let seconds = DateText.seconds(ofTime: text) else {
      if DateText.isTime(text) { finding("a time without seconds") }
      _ = DateText.isDate(text)
      return
    }
    guard DateText.isDate(String(text.prefix(10))) else { finding("a time of no date") }
    // What a script makes of it is another hand's calendar, which writes years without zeros.
    let written =
      "assert(('%04d'):format(os.date('%Y', \(seconds))) .. os.date('-%m-%dT%H:%M:%SZ', \(seconds)) == '\(text)')"
    let trial = Trial(Array(written.utf8))
    if let error = trial.error { finding(error) }
  }

  static func json(_ choices: Choices) {
    guard let value = orNothing({ () throws(DataError) in try JSONValue(parsing: choices.remaining) }) else { return }
    guard case .number(let number) = value else { return }
    let text = String(decoding: choices.remaining, as: UTF8.self)
    let plain = text.unicodeScalars.filter { $0.value > 32 }.map(String.init).joined()
    if Double(plain) != number { finding("\(plain) was read as \(number)") }
  }

  static func table(_ choices: Choices) {
    let whole = records(ByteFeed(choices.remaining))
    if records(pieces(of: choices.remaining)) != whole { finding("a table read by pieces differs") }
  }

  static func lines(_ choices: Choices) {
    let whole = lines(ByteFeed(choices.remaining))
    if lines(pieces(of: choices.remaining)) != whole { finding("lines read by pieces differ") }
    if whole.contains(where: { $0.contains(UInt8(ascii: "\n")) }) { finding("a line in a line") }
  }

  private static func pieces(of bytes: [UInt8]) -> ByteFeed {
    var rest = bytes[...]
    return ByteFeed(pieceSize: 3) { memory in
      let piece = rest.prefix(memory.count)
      memory.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }

  /// A table's records, and the mistakes between them.
  private static func records(_ feed: ByteFeed) -> [String] {
    var records: [String] = []
    do throws(DataError) {
      var reader = try CSVReader(feed)
      records.append(reader.columns.joined(separator: "|"))
      while true {
        do throws(DataError) {
          guard let record = try reader.next() else { return records }
          records.append("\(record.line): \(record.fields.joined(separator: "|"))")
        } catch {
          records.append("\(error.line): \(error.message)")
        }
      }
    } catch {
      return ["\(error.line): \(error.message)"]
    }
  }

  private static func lines(_ feed: ByteFeed) -> [[UInt8]] {
    var reader = LineReader(feed)
    var lines: [[UInt8]] = []
    while let line = orNothing({ () throws(DataError) in try reader.next() }) ?? nil { lines.append(line.bytes) }
    return lines
  }
}
