/// Reads the tokens of a CSS colour off its bytes.
///
/// As in CSS, white space between tokens is optional where they stay apart without it.
struct ColorScanner {
  enum Function {
    case rgb, hsl
  }

  enum Kind {
    case number, percentage, angle
  }

  /// One argument: a percentage's value is in percent, an angle's in degrees.
  struct Component {
    var value: Double
    var kind: Kind
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let end: Int

  init(trimming bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var end = bytes.count
    while start < end, ColorScanner.isSpace(bytes[start]) { start += 1 }
    while end > start, ColorScanner.isSpace(bytes[end - 1]) { end -= 1 }
    self.bytes = bytes
    self.position = start
    self.end = end
  }

  /// The byte to come, or nil at the end.
  var next: UInt8? { position < end ? bytes[position] : nil }

  /// All that is still to come.
  var rest: Slice<UnsafeBufferPointer<UInt8>> { bytes[position..<end] }

  /// The byte `offset` ahead; past the end a zero, which no token contains.
  func ahead(_ offset: Int) -> UInt8 {
    position + offset < end ? bytes[position + offset] : 0
  }

  /// The three letters `offset` ahead in lower case, as one number.
  private func letters(_ offset: Int) -> UInt32 {
    UInt32(ahead(offset) | 0x20) << 16 | UInt32(ahead(offset + 1) | 0x20) << 8 | UInt32(ahead(offset + 2) | 0x20)
  }

  /// Skips white space, then takes `byte` if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Takes a function's name and its opening bracket, between which CSS allows no space.
  mutating func takeFunction() -> Function? {
    let function: Function
    switch letters(0) {
    case 0x72_6762: function = .rgb
    case 0x68_736c: function = .hsl
    default: return nil
    }
    // The names with an "a" are the same functions since CSS Color 4.
    let length = ahead(3) | 0x20 == UInt8(ascii: "a") ? 4 : 3
    guard ahead(length) == UInt8(ascii: "(") else { return nil }
    position += length + 1
    return function
  }

  /// Takes a number with its percent sign or angle unit.
  mutating func takeComponent() -> Component? {
    skipSpace()
    guard let number = takeNumber() else { return nil }
    if next == UInt8(ascii: "%") {
      position += 1
      return Component(value: number, kind: .percentage)
    }
    guard ColorScanner.isLetter(ahead(0)) else { return Component(value: number, kind: .number) }
    guard let degrees = takeUnit() else { return nil }
    // A unit may overflow the largest of numbers, whose angle is as good as any.
    let angle = number * degrees
    return Component(value: angle.isFinite ? angle : 0, kind: .angle)
  }

  /// Takes an angle's unit: how many degrees it has.
  private mutating func takeUnit() -> Double? {
    var length = 0
    while ColorScanner.isNamePart(ahead(length)) { length += 1 }
    let degrees: Double
    switch (length, letters(0), ahead(3) | 0x20) {
    case (3, 0x64_6567, _): degrees = 1  // deg
    case (3, 0x72_6164, _): degrees = 180 / Double.pi  // rad
    case (4, 0x67_7261, UInt8(ascii: "d")): degrees = 0.9  // grad
    case (4, 0x74_7572, UInt8(ascii: "n")): degrees = 360  // turn
    default: return nil
    }
    position += length
    return degrees
  }

  private mutating func skipSpace() {
    while position < end, ColorScanner.isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0c || byte == 0x0d
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
