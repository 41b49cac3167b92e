import CLuaShims
import Testing
import Testing

/// A function of the shim that can allocate, called until the memory is used up: at index 1 lies `{ a = 1, 2 }`.
struct Allocation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let call: @Sendable (_ run: OpaquePointer, _ turn: Int) -> Bool

  init(_ name: String, _ call: @escaping @Sendable (OpaquePointer, Int) -> Bool) {
    testDescription = name
    self.call = call
  }

  static let all =
    pushes + values + tables + records + [
      Allocation("charge memory") { run, _ in lsh_charge_memory(run, 100) },
      Allocation("charge all memory") { run, _ in lsh_charge_memory(run, Int.max) },
      Allocation("lend memory") { run, _ in lsh_lend_memory(run, 100) },
      Allocation("charge beyond all") { run, _ in lsh_charge_memory(run, -1) },
    ]

  private static let pushes = [
    Allocation("nil") { run, _ in lsh_push_nil(run) },
    Allocation("boolean") { run, _ in lsh_push_boolean(run, true) },
    Allocation("number") { run, _ in lsh_push_number(run, 1.5) },
    Allocation("integer") { run, _ in lsh_push_integer(run, 1) },
    Allocation("copy") { run, _ in lsh_push_copy(run, 1) },
    Allocation("element") { run, _ in lsh_push_element(run, 1, 1) },
    Allocation("short text") { run, turn in lsh_push_text(run, "text \(turn)", "text \(turn)".utf8.count) },
    Allocation("long text") { run, _ in
      let text = String(repeating: "long", count: 100)
      return lsh_push_text(run, text, text.utf8.count)
    },
  ]

  private static let values = [
    Allocation("value") { run, _ in lsh_push_value(run, 0, 24) != nil },
    Allocation("large value") { run, _ in lsh_push_value(run, 0, 1000) != nil },
    Allocation("value beyond all") { run, _ in lsh_push_value(run, 0, Int.max) != nil },
    Allocation("function") { run, _ in lsh_push_function(run, UnsafeMutableRawPointer(run)) },
    Allocation("lookup") { run, _ in
      lsh_push_table(run, 0, 0) && lsh_push_lookup(run, UnsafeMutableRawPointer(run))
    },
    Allocation("kind") { run, _ in lsh_push_table(run, 0, 0) && lsh_define_kind(run, 3) },
  ]

  private static let tables = [
    Allocation("table") { run, _ in lsh_push_table(run, 0, 0) },
    Allocation("large table") { run, _ in lsh_push_table(run, 30, 30) },
    Allocation("table of too many elements") { run, _ in lsh_push_table(run, .max, 0) },
    Allocation("table of too many fields") { run, _ in lsh_push_table(run, 0, .max) },
    Allocation("table of less than none") { run, _ in lsh_push_table(run, -1, -1) },
    Allocation("set element") { run, turn in lsh_push_boolean(run, true) && lsh_set_element(run, 1, Int64(turn)) },
    Allocation("set field") { run, turn in lsh_push_boolean(run, true) && lsh_set_field(run, 1, "field \(turn)") },
    Allocation("set global") { run, turn in lsh_push_boolean(run, true) && lsh_set_global(run, "global \(turn)") },
    Allocation("metatable") { run, _ in
      lsh_push_table(run, 0, 0) && lsh_push_table(run, 0, 0) && lsh_set_metatable(run, -2)
    },
    Allocation("keys") { run, _ in lsh_has_keys(run, 1) && lsh_push_nil(run) },
  ]

  private static let records = [
    Allocation("read record") { run, _ in
      var record = lsh_record()
      return define(run, 0, ["a", "b"]) && lsh_read_record(run, 1, 0, &record)
    },
    Allocation("define record") { run, turn in
      if turn == 0 { lsh_charge_memory(run, (1 << 20) - lsh_memory_used(run) - 5000) }
      return define(run, Int32(turn), ["first \(turn)", "second \(turn)", "third \(turn)"])
    },
  ]
}
