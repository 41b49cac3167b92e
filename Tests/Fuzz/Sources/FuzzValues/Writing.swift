import Fuzzing
import Lunette
import LunetteData

/// What is written can be read back.
enum Writing {
  static func number(_ choices: Choices) {
    var choices = choices
    let (number, decimals) = (Double(bitPattern: choices.bits()), choices.number(below: 14))
    guard number.isFinite else { return }
    let shortest = text { $0.append(shortest: number) }
    guard Double(shortest) == number else { finding("\(number) was written as \(shortest)") }
    let fixed = text { $0.append(fixed: number, decimals: decimals) }
    // Half a unit of the last place, and what reading and scaling round.
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
    guard let again = Double(fixed), abs(again - number) <= unit * 0.5000001 + number.ulp else {
      finding("\(number) with \(decimals) decimals was written as \(fixed)")
    }
    guard !fixed.contains("e"), fixed != "-0" else { finding("\(number) was written as \(fixed)") }
  }

  static func text(_ choices: Choices) {
    let text = String(decoding: choices.remaining, as: UTF8.self)
    let json = self.text { $0.append(jsonString: text) }
    let again = orNothing { () throws(DataError) in try JSONValue(parsing: Array(json.utf8)) }
    // By bytes: characters are equal that are written in different ways.
    guard case .text(let read)? = again, read.utf8.elementsEqual(text.utf8) else { finding("\(json) is another text") }
    let xml = self.text { $0.append(xmlAttribute: text) } + self.text { $0.append(xmlText: text) }
    if xml.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 < 32 && $0 != 9 && $0 != 10 }) {
      finding("XML: \(xml)")
    }
  }

  private static func text(_ write: (inout ByteBuffer) -> Void) -> String {
    var bytes: [UInt8] = []
    var out = ByteBuffer { bytes += $0 }
    write(&out)
    do { try out.flush() } catch { finding("\(error)") }
    guard let text = String(validating: bytes, as: UTF8.self) else { finding("no UTF-8 was written") }
    return text
  }
}
