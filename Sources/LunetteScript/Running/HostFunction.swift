import CLuaShims

/// The box that a script's function object points to: made once a process, shared by all runs.
final class HostFunction: Sendable {
  let name: String
  let body: @Sendable (Call) throws(ScriptFailure) -> Int32

  init(_ name: String, _ body: @escaping @Sendable (Call) throws(ScriptFailure) -> Int32) {
    self.name = name
    self.body = body
  }

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

/// What C calls for every host function. It returns normally: C raises the error once no Swift frame is left.
let dispatch: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Int32 = { box, run in
  guard let box, let run, let context = lsh_context(run) else { return -1 }
  // Both outlive the call. Retained and released for it, they were a tenth of all counting of references in a small scene,
  // and the functions are those of all threads, where counts are contended.
  return Unmanaged<HostFunction>.fromOpaque(box)._withUnsafeGuaranteedRef { function in
    Unmanaged<Interpreter>.fromOpaque(context)._withUnsafeGuaranteedRef { interpreter in
      do throws(ScriptFailure) {
        return try function.body(Call(run: run, interpreter: interpreter))
      } catch {
        interpreter.fail(error)
        // Finding what was probably meant is work.
        lsh_charge_steps(run, 1000)
        return -1
      }
    }
  }
}
