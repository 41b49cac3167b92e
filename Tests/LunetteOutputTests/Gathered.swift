@testable import LunetteOutput

/// Collects what a buffer hands to its sink.
final class Gathered {
  struct Full: Error, Equatable {
    let call: Int
  }

  private(set) var bytes: [UInt8] = []
  private(set) var calls = 0
  private let failingFrom: Int

  init(failingFrom: Int = .max) {
    self.failingFrom = failingFrom
  }

  func take(_ buffer: UnsafeRawBufferPointer) throws {
    calls += 1
    if calls >= failingFrom { throw Full(call: calls) }
    bytes += buffer
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// What `write` puts into a buffer.
func written(capacity: Int = 1 << 16, _ write: (inout ByteBuffer) -> Void) throws -> String {
  let gathered = Gathered()
  var buffer = ByteBuffer(capacity: capacity, sink: gathered.take)
  write(&buffer)
  try buffer.flush()
  return gathered.text
}
