/// Bytes on their way out: gathers up to 64 KiB, then hands them to the sink.
///
/// Appending never throws. The first error of the sink is remembered, nothing goes to the sink after it, and `flush`
/// throws it. What has not been flushed when the buffer ends is lost.
public struct ByteBuffer: ~Copyable {
  /// Takes the bytes, which are valid only during the call.
  public typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  /// The most bytes a number can need at once: "-", 20 digits, "." and 13 decimals, rounded up.
  @usableFromInline static let widestNumber = 64

  @usableFromInline let start: UnsafeMutablePointer<UInt8>
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0
  private let sink: Sink
  private var failure: (any Error)?

  /// An empty buffer before a sink.
  public init(sink: @escaping Sink) {
    self.init(capacity: 1 << 16, sink: sink)
  }

  /// A buffer of another size, for tests to reach its end sooner.
  init(capacity: Int, sink: @escaping Sink) {
    self.capacity = max(capacity, ByteBuffer.widestNumber)
    self.start = UnsafeMutablePointer.allocate(capacity: self.capacity)
    self.sink = sink
  }

  deinit {
    start.deallocate()
  }

  /// Hands all bytes to the sink; throws the first error that the sink has thrown so far.
  public mutating func flush() throws {
    drain()
    if let failure { throw failure }
  }

  /// Appends one byte.
  @inlinable
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count &+= 1
  }

  /// Appends a literal.
  @inlinable
  public mutating func append(_ text: StaticString) {
    if text.hasPointerRepresentation {
      append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    } else {
      // A literal of one character may be held as its scalar.
      text.withUTF8Buffer { append($0) }
    }
  }

  /// Appends a text in UTF-8. (Disfavoured, so that a literal takes the faster way above.)
  @_disfavoredOverload
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends bytes as they are.
  @inlinable
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    guard bytes.count <= capacity &- count else { return appendPastEnd(bytes) }
    (start + count).update(from: source, count: bytes.count)
    count &+= bytes.count
  }

  /// Makes room for `size` bytes, at most `widestNumber`.
  @inlinable
  mutating func reserve(_ size: Int) {
    if size > capacity &- count { drain() }
  }

  /// Appends bytes that do not fit behind those already here.
  @usableFromInline
  @inline(never)
  mutating func appendPastEnd(_ bytes: UnsafeBufferPointer<UInt8>) {
    drain()
    if bytes.count >= capacity {
      // Too many to gather: they go out as they are.
      send(UnsafeRawBufferPointer(bytes))
    } else {
      append(bytes)
    }
  }

  /// Hands the bytes to the sink and starts afresh.
  @usableFromInline
  @inline(never)
  mutating func drain() {
    if count > 0 { send(UnsafeRawBufferPointer(start: start, count: count)) }
    count = 0
  }

  private mutating func send(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    do {
      try sink(bytes)
    } catch {
      failure = error
    }
  }
}
