import CLuaShims
import LunetteGeometry
import LunetteScene

extension Call {
  /// What lies at an index, as a message shows it: "500", a quoted text, "a table".
  func described(_ index: Int32) -> String {
    switch lsh_type_at(run, index) {
    case LSH_NONE, LSH_NIL: return "nothing"
    case LSH_BOOLEAN: return lsh_boolean(run, index) ? "true" : "false"
    case LSH_NUMBER:
      var number = 0.0
      lsh_number(run, index, &number)
      return number.described
    case LSH_TEXT: return (repairedText(index) ?? "").quoted
    case LSH_TABLE: return lsh_length(run, index) == 0 && !lsh_has_keys(run, index) ? "an empty table" : "a table"
    case LSH_FUNCTION: return "a function"
    case LSH_VALUE: return ValueKind.described(self, index)
    default: return "a coroutine"
    }
  }

  /// The mistake of a value that is not what was expected, with a hint where a small change would do.
  func mismatch(_ index: Int32, _ expected: String) -> Mistake {
    var hint = ""
    if expected.contains("number") || expected.contains("angle"), let text = repairedText(index), Double(text) != nil {
      hint = "; without the quotes it is a number"
    }
    return Mistake("must be \(expected); got \(described(index))\(hint)")
  }
}
