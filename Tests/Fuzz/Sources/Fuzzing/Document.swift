import Lunette
import LunetteData

/// A written scene.
struct Document {
  let format: Picture.Format
  private(set) var bytes: [UInt8] = []
  /// Whether all of it is there.
  private var isWhole = false

  private struct TooMuch: Error {}

  /// Writes a picture, up to a number of bytes.
  init(
    _ picture: Picture, as format: Picture.Format, options: Picture.Options, most: Int
  ) throws(Diagnostic) {
    self.format = format
    var bytes: [UInt8] = []
    do {
      try picture.write(as: format, options: options) { piece in
        bytes += piece
        if bytes.count > most { throw TooMuch() }
      }
      isWhole = true
    } catch let error as Diagnostic {
      throw error
    } catch {}
    self.bytes = bytes
  }

  /// A document can be read, and holds no character that has no place in one.
  func check() {
    guard isWhole else { return }
    guard let text = String(validating: bytes, as: UTF8.self) else { finding("\(format) is not UTF-8") }
    if format == .svg { return Document.checkXML(text) }
    do throws(DataError) { _ = try JSONValue(parsing: bytes) } catch { finding("\(format) can't be read: \(error)") }
  }

  /// The characters of XML 1.0, and elements that end in the order in which they began.
  private static func checkXML(_ text: String) {
    if let stranger = text.unicodeScalars.first(where: { !isXML($0) }) { finding("SVG holds U+\(stranger.value)") }
    var open: [Substring.UTF8View] = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { finding("SVG: an element never ends") }
      let tag = rest[..<end]
      rest = rest[end...].dropFirst()
      if tag.contains(UInt8(ascii: "<")) { finding("SVG: an element in an element") }
      let name = tag.prefix { $0 > 32 && $0 != UInt8(ascii: "/") }
      if tag.first == UInt8(ascii: "/") {
        guard let last = open.popLast(), last.elementsEqual(tag.dropFirst()) else { finding("SVG: elements cross") }
      } else if tag.last != UInt8(ascii: "/") && tag.first != UInt8(ascii: "?") {
        open.append(Substring(name).utf8)
      }
    }
    if !open.isEmpty { finding("SVG: elements never end") }
  }

  private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// What people are told of is short, about a line that is there, and can't steer a terminal; it is no fault of the engine's.
  static func check(_ diagnostic: Diagnostic) {
    let text = diagnostic.text()
    if diagnostic.kind == .bug { finding(text) }
    if text.utf8.count > 16 << 10 { finding("a message of \(text.utf8.count) bytes") }
    let steering = text.unicodeScalars.first { scalar in
      let properties = scalar.properties
      return properties.generalCategory == .control && scalar != "\n" && scalar != "\t" || properties.isBidiControl
    }
    if let steering { finding("a message holds U+\(String(steering.value, radix: 16)): \(text)") }
  }
}
