/// A part of an SVG document: head, sea, map, a layer, or what ends it.
public final class SVGPiece: Sendable {
  /// What is written.
  public let bytes: [UInt8]

  /// A piece of its bytes, without the room that a growing list has beyond them.
  public init(_ bytes: [UInt8]) { self.bytes = bytes.withUnsafeBufferPointer { Array($0) } }
}

/// An SVG document in pieces: head, sea, map, a piece a layer, the map's attribution, the end. Pieces that two
/// documents of a film have in common are the same objects.
public struct SVGPieces: Sendable {
  /// The pieces; some are empty.
  public private(set) var all: [SVGPiece] = []

  /// No pieces yet.
  public init() {}

  /// How many bytes they are.
  public var count: Int { all.reduce(0) { $0 + $1.bytes.count } }

  /// Writes the document.
  public func write(to out: inout ByteBuffer) {
    for piece in all { piece.bytes.withUnsafeBufferPointer { out.append($0) } }
  }

  mutating func append(_ piece: SVGPiece) { all.append(piece) }

  /// Appends a piece, the one of other pieces if that stands at the same place and is the same.
  mutating func append(_ bytes: [UInt8], like others: SVGPieces) {
    if all.count < others.all.count, others.all[all.count].bytes == bytes {
      all.append(others.all[all.count])
    } else {
      all.append(SVGPiece(bytes))
    }
  }
}
