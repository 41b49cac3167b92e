/// Decisions taken from bytes: a fuzzer that changes a byte changes a decision.
public struct Choices {
  private var rest: ArraySlice<UInt8>

  /// Decisions by the bytes of an input.
  public init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  /// Whether all bytes are used; every decision is the first choice then.
  public var isAtEnd: Bool { rest.isEmpty }

  /// The bytes that are left.
  public var remaining: [UInt8] { Array(rest) }

  /// The next byte; 0 at the end.
  public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// The next 8 bytes as a number.
  public mutating func bits() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) } }

  /// One of as many numbers from 0 on.
  public mutating func number(below count: Int) -> Int {
    let choice = count > 256 ? Int(byte()) << 8 | Int(byte()) : Int(byte())
    return count > 0 ? choice % count : 0
  }

  /// One of several elements, of which there must be some.
  public mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// Whether something that happens once in so many times does.
  public mutating func happens(oneIn count: Int) -> Bool { number(below: count) == count - 1 }
}
