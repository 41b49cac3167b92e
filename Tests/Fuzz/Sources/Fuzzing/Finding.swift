/// Ends the process where the engine broke its word, so that libFuzzer keeps the input.
public func finding(_ message: String) -> Never { fatalError("FINDING: \(message)") }

/// Takes what a call gives, or nothing where it throws an error of the kind that it may throw.
public func orNothing<Value, Problem>(_ call: () throws(Problem) -> Value) -> Value? {
  do throws(Problem) { return try call() } catch { return nil }
}
