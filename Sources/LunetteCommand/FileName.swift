import Lunette

/// Names of files as texts. The system's names are bytes, and needn't be UTF-8: a byte that is no part of a character is held
/// as one for private use, U+10FE00 and the byte, so that a text gives back the bytes it was made of.
enum FileName {
  private static let held: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

  /// The text of a name.
  static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      let count: Int
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return String(text)
      case .error(let length): count = length
      case .valid(let encoded):
        count = encoded.count
        let scalar = Unicode.UTF8.decode(encoded)
        // A character that would be read as a byte is held byte by byte too.
        guard held.contains(scalar.value) else {
          text.append(scalar)
          offset += count
          continue
        }
      }
      for byte in bytes[offset..<offset + count] { text.append(scalar(holding: byte)) }
      offset += count
    }
  }

  private static func scalar(holding byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(held.lowerBound - 0x80 + UInt32(byte)) ?? "\u{FFFD}"
  }

  fileprivate static func byte(heldBy scalar: Unicode.Scalar) -> UInt8? {
    held.contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }
}

extension String {
  /// The bytes by which the system knows the file of this name, ended by a zero.
  var fileBytes: [CChar] {
    guard holdsBytes else { return Array(utf8CString) }
    var bytes: [CChar] = []
    for scalar in unicodeScalars {
      if let byte = FileName.byte(heldBy: scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += UTF8.encode(scalar)?.map(CChar.init(bitPattern:)) ?? []
      }
    }
    return bytes + [0]
  }

  /// A path's part up to the last slash. (A slash and an accent are one character, but two bytes.)
  var folderPart: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(utf8[...$0])) } ?? "" }

  /// A path's part behind the last slash.
  var namePart: String { String(Substring(utf8.dropFirst(folderPart.utf8.count))) }

  /// A path's parts between slashes.
  var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// Whether it is the name of a file that is no UTF-8.
  var holdsBytes: Bool {
    // Characters held for bytes begin so.
    utf8.contains(0xF4) && unicodeScalars.contains { FileName.byte(heldBy: $0) != nil }
  }

  /// As messages show the name of a file: escaped, its bytes too. Of a path longer than that of any one file the end is
  /// enough.
  var shownName: String {
    let most = 300
    let shown = showingBytes.escaped
    return shown.utf8.count <= most ? shown : "…" + String(shown.unicodeScalars.suffix(most))
  }

  /// Of a message that may hold names: bytes that are no UTF-8 as messages show them.
  var showingBytes: String {
    holdsBytes ? String(showing: fileBytes.dropLast().map(UInt8.init(bitPattern:))) : self
  }
}
