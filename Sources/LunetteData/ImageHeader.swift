/// The size in the header of a picture of pixels: of PNG (RFC 2083 §4.1.1), JPEG (ITU T.81 §B.2.2) and WebP (RFC 9649).
struct ImageHeader {
  private let bytes: [UInt8]
  private let format: ImageFile.Format

  init(_ bytes: [UInt8], _ format: ImageFile.Format) {
    self.bytes = bytes
    self.format = format
  }

  func size() throws(ImageError) -> (width: Int, height: Int) {
    switch format {
    case .png: try sizeOfPNG()
    case .jpeg: try sizeOfJPEG()
    case .webp: try sizeOfWebP()
    case .svg: (0, 0)
    }
  }

  private func sizeOfPNG() throws(ImageError) -> (Int, Int) {
    // A length of 13, "IHDR", width and height.
    guard try big(8, 4) == 13, try big(12, 4) == 0x4948_4452 else {
      throw ImageError("it is a broken PNG: no IHDR stands at its beginning")
    }
    return (try big(16, 4), try big(20, 4))
  }

  private func sizeOfJPEG() throws(ImageError) -> (Int, Int) {
    var at = 2
    while true {
      guard try byte(at) == 0xFF else { throw ImageError("it is a broken JPEG: no marker stands at byte \(at + 1)") }
      let marker = try byte(at + 1)
      switch marker {
      // Bytes that fill up, and markers that nothing belongs to.
      case 0xFF: at += 1
      case 0x01, 0xD0...0xD7: at += 2
      // Frames, but for tables of codes (C4, CC) and a reserved one.
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        return (try big(at + 7, 2), try big(at + 5, 2))
      case 0xD8, 0xD9, 0xDA, 0: throw ImageError("it is a broken JPEG: its data begin before its size is told")
      default:
        let length = try big(at + 2, 2)
        guard length >= 2 else { throw ImageError("it is a broken JPEG: a segment at byte \(at + 1) has no length") }
        at += 2 + length
      }
    }
  }

  private func sizeOfWebP() throws(ImageError) -> (Int, Int) {
    switch try big(12, 4) {
    // "VP8 ": a start code, then 14 bits each; above them lies how it is scaled.
    case 0x5650_3820:
      guard try big(23, 3) == 0x9D_012A else { throw ImageError("it is a broken WebP: its frame has no start code") }
      return (try little(26, 2) & 0x3FFF, try little(28, 2) & 0x3FFF)
    // "VP8L": a signature, then 14 bits each, one less than the size.
    case 0x5650_384C:
      guard try byte(20) == 0x2F else { throw ImageError("it is a broken WebP: its lossless data have no signature") }
      let bits = try little(21, 4)
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    // "VP8X": 24 bits each, one less than the size.
    case 0x5650_3858: return (try little(24, 3) + 1, try little(27, 3) + 1)
    default: throw ImageError("it is a broken WebP: its first chunk is none of VP8, VP8L and VP8X")
    }
  }

  private func byte(_ at: Int) throws(ImageError) -> Int {
    guard bytes.indices.contains(at) else {
      throw ImageError("it ends after \(bytes.count) bytes, in its header: the file is cut off")
    }
    return Int(bytes[at])
  }

  private func big(_ at: Int, _ count: Int) throws(ImageError) -> Int {
    var number = 0
    for position in at..<(at + count) { number = number << 8 | (try byte(position)) }
    return number
  }

  private func little(_ at: Int, _ count: Int) throws(ImageError) -> Int {
    var number = 0
    for position in 0..<count { number |= try byte(at + position) << (8 * position) }
    return number
  }
}
