import Fuzzing

/// Runs the script that the bytes decide on.
@c(LLVMFuzzerTestOneInput) public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var writer = ScriptWriter(Choices(UnsafeBufferPointer(start: bytes, count: count)))
  let script = writer.script()
  if ScriptWriter.isShown { ScriptWriter.show(script) }
  Trial.run(Array(script.utf8))
  return 0
}
