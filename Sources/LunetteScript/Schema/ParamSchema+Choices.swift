import CLuaShims
import LunetteScene

extension ParamSchema {
  private static let expectedChoices = "a list of values or of { value, \"Label\" }"

  /// `{ "a", "b" }` or `{ { "a", "Label" }, … }`.
  static let choices = FieldType<[Parameter.Choice<GivenValue>]>(
    name: "table", expected: expectedChoices,
    read: { call, index throws(Mistake) in
      let count = lsh_length(call.run, index)
      guard lsh_type_at(call.run, index) == LSH_TABLE, count > 0, !lsh_has_keys(call.run, index) else {
        throw call.mismatch(index, expectedChoices)
      }
      guard count <= Parameter.mostChoices else {
        throw Mistake("must be at most \(Parameter.mostChoices) values; got \(count)")
      }
      var choices: [Parameter.Choice<GivenValue>] = []
      for position in 1...count {
        guard lsh_push_element(call.run, index, Int64(position)) else { break }
        defer { lsh_set_top(call.run, -2) }
        do throws(Mistake) {
          choices.append(try choice(call, lsh_top(call.run)))
        } catch {
          throw error.within("\(position)")
        }
      }
      // As they are given, and as the parameter's kind reads them.
      call.charge(choices.count, of: 2 * MemoryLayout<Parameter.Choice<GivenValue>>.stride)
      return choices
    }, push: { _, _ in })

  private static func choice(_ call: Call, _ index: Int32) throws(Mistake) -> Parameter.Choice<GivenValue> {
    guard lsh_type_at(call.run, index) == LSH_TABLE else {
      return Parameter.Choice(try GivenValue(call, index, "a value or { value, \"Label\" }"))
    }
    let top = lsh_top(call.run)
    defer { lsh_set_top(call.run, top) }
    guard lsh_length(call.run, index) == 2, !lsh_has_keys(call.run, index), lsh_push_element(call.run, index, 1),
      lsh_push_element(call.run, index, 2)
    else { throw Mistake("must be a value or { value, \"Label\" }; got \(call.described(index))") }
    let value = try GivenValue(call, top + 1, "a text, a number or a colour")
    guard call.bytes(top + 2) != nil else { throw call.mismatch(top + 2, "a label's text") }
    return Parameter.Choice(value, label: try FieldType<String>.text.read(call, top + 2))
  }
}
