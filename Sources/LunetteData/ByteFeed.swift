/// Bytes that come piece by piece, as from a pipe: read when they are needed and not before.
public struct ByteFeed {
  /// Fills memory with the next bytes and says how many they were; 0 is the end.
  public typealias Source = (UnsafeMutableRawBufferPointer) -> Int

  /// The most bytes of one line or record. More is no table: a quote that never closes would take all memory.
  public static let longestRecord = 16 << 20

  private let source: Source
  private var piece: [UInt8]
  private var at = 0
  private var end = 0
  private var hasEnded = false
  /// The line of the next byte, from 1.
  public private(set) var line = 1

  /// A feed that asks a source for up to `pieceSize` bytes at a time.
  public init(pieceSize: Int = 1 << 16, source: @escaping Source) {
    self.source = source
    piece = [UInt8](repeating: 0, count: max(1, pieceSize))
  }

  /// Bytes that are there already.
  public init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    self.init { memory in
      let part = rest.prefix(memory.count)
      memory.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }

  /// The next byte, which stays; nil at the end.
  @inline(__always)
  public mutating func peek() -> UInt8? { at < end || fill() ? piece[at] : nil }

  /// Takes the next byte; nil at the end.
  @inline(__always)
  public mutating func next() -> UInt8? {
    guard let byte = peek() else { return nil }
    at &+= 1
    if byte == UInt8(ascii: "\n") { line &+= 1 }
    return byte
  }

  /// Passes over a byte order mark.
  public mutating func skipMark() {
    guard peek() == 0xef else { return }
    for byte: UInt8 in [0xef, 0xbb, 0xbf] where peek() == byte { _ = next() }
  }

  private mutating func fill() -> Bool {
    guard !hasEnded else { return false }
    at = 0
    end = piece.withUnsafeMutableBytes { source($0) }
    hasEnded = end <= 0
    return !hasEnded
  }
}
