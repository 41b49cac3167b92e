import Fuzzing

/// Reads or writes what the bytes say, by one of the ways in which the first of them chooses.
@c(LLVMFuzzerTestOneInput) public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var choices = Choices(UnsafeBufferPointer(start: bytes, count: count))
  let check = choices.one(of: checks)
  check(choices)
  return 0
}

private let checks: [@Sendable (Choices) -> Void] = [
  Reading.color, Reading.date, Reading.json, Reading.table, Reading.lines, Reading.parameter, Reading.polyline,
  Writing.number, Writing.text,
]
