import CFuzzer
import Fuzzing

/// Runs a script's text.
@c(LLVMFuzzerTestOneInput) public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Trial.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// Changes a script by its tokens, or as libFuzzer does, which knows what the engine compares with.
@c(LLVMFuzzerCustomMutator) public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int, _ seed: UInt32
) -> Int {
  if seed % 3 == 0 { return LLVMFuzzerMutate(bytes, count, most) }
  var mutator = ScriptMutator(Array(UnsafeBufferPointer(start: bytes, count: count)), seed: UInt64(seed))
  let changed = mutator.changed().prefix(most)
  _ = UnsafeMutableBufferPointer(start: bytes, count: most).update(fromContentsOf: changed)
  return changed.count
}
