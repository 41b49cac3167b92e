/// What names begin with, roughly: of a file of many small features most are known by it not to speak of colours.
struct Initials: Sendable {
  private var bits: UInt32 = 0

  /// Of no name.
  init() {}

  /// Of some words, which aren't empty.
  init(_ words: [StaticString]) { for word in words { insert(word.utf8Start.pointee) } }

  /// Of names that nothing is known of.
  static let any: Initials = {
    var any = Initials()
    any.bits = .max
    return any
  }()

  /// Letters that differ in their case alone count as one, and so do others that are 32 apart.
  @inline(__always)
  mutating func insert(_ byte: UInt8) { bits |= 1 << UInt32(byte & 31) }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { bits & 1 << UInt32(byte & 31) != 0 }

  func meet(_ other: Initials) -> Bool { bits & other.bits != 0 }
}
