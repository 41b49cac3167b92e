import CLuaShims
import LunetteScene

/// One call of a host function: its arguments lie on the Lua stack from index 1 upward.
struct Call {
  let run: OpaquePointer
  unowned(unsafe) let interpreter: Interpreter

  var stage: Stage { interpreter.stage }

  /// How many arguments there are.
  var count: Int32 { lsh_top(run) }

  /// The line of the script that is being executed.
  var place: SourcePlace {
    var line: Int32 = 0
    guard let source = lsh_where(run, &line) else { return .unknown }
    return SourcePlace(file: interpreter.fileNumber(ofChunk: source), line: line)
  }

  func isAbsent(_ index: Int32) -> Bool {
    let type = lsh_type_at(run, index)
    return type == LSH_NIL || type == LSH_NONE
  }

  /// The bytes of a string, borrowed; nil for anything else.
  func bytes(_ index: Int32) -> UnsafeBufferPointer<UInt8>? {
    var length = 0
    guard let start = lsh_text(run, index, &length) else { return nil }
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: length)
  }

  /// A string for messages: what is no valid UTF-8 is shown as `\xff`.
  /// Of megabytes the beginning: no name is longer, and no message shows more.
  func repairedText(_ index: Int32) -> String? { bytes(index).map { String(showing: $0.prefix(4096)) } }
}

extension Call {
  /// Whole numbers as integers, so that texts show 500, not 500.0: small ones only, whose products don't overflow.
  func push(_ number: Double) {
    if abs(number) < 1_048_576, number == number.rounded(), !(number == 0 && number.sign == .minus) {
      lsh_push_integer(run, Int64(number))
    } else {
      lsh_push_number(run, number)
    }
  }
  func push(_ boolean: Bool) { lsh_push_boolean(run, boolean) }
  func pushNil() { lsh_push_nil(run) }

  func push(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      _ = bytes.withMemoryRebound(to: CChar.self) { lsh_push_text(run, $0.baseAddress, $0.count) }
    }
  }

  /// Pushes a number, as an integer where it is one: `print(scene.width)` shows 360, not 360.0.
  func pushWhole(_ number: Int) { lsh_push_integer(run, Int64(number)) }
}

extension Call {
  func number(_ index: Int32, _ number: inout Double) -> Bool { lsh_number(run, index, &number) }
  func isTable(_ index: Int32) -> Bool { lsh_type_at(run, index) == LSH_TABLE }

  /// Counts work that the host does for the script; false once a limit is passed.
  @discardableResult func charge(steps: Int) -> Bool { lsh_charge_steps(run, Int64(steps)) }

  /// Counts memory that the host takes for the script, and the work of filling it; false once a limit is passed.
  @discardableResult func charge(_ count: Int, of bytes: Int = 1) -> Bool {
    let (size, overflows) = count.multipliedReportingOverflow(by: bytes)
    // A list can claim any length: its border is found by doubling.
    guard !overflows else {
      lsh_stop(run, LSH_MEMORY)
      return false
    }
    return lsh_charge_memory(run, size) && lsh_charge_steps(run, Int64(count / 64))
  }

  /// Counts memory that this call takes for itself, until it returns; false once a limit is passed.
  @discardableResult func lend(_ count: Int, of bytes: Int) -> Bool {
    let (size, overflows) = count.multipliedReportingOverflow(by: bytes)
    guard !overflows else {
      lsh_stop(run, LSH_MEMORY)
      return false
    }
    return lsh_lend_memory(run, size)
  }
}

extension Call {
  /// Counts an element of a list that grows by doubling, a half more than it is: of what is held the other half is spare, and
  /// it is held twice while it moves. Making it is work, too.
  func chargeElement(of bytes: Int) { _ = charge(bytes + bytes / 2) && charge(steps: 100) }

  /// Pushes a table of named fields; those without a value are left out.
  func pushTable(_ fields: [(name: StaticString, push: (() -> Void)?)]) {
    lsh_push_table(run, 0, Int32(fields.count))
    for field in fields {
      guard let push = field.push else { continue }
      push()
      lsh_set_field(run, -2, UnsafeRawPointer(field.name.utf8Start).assumingMemoryBound(to: CChar.self))
    }
  }

  /// Pushes a list of numbers.
  func push(numbers: [Double]) {
    lsh_push_table(run, Int32(numbers.count), 0)
    for (position, number) in numbers.enumerated() {
      push(number)
      lsh_set_element(run, -2, Int64(position + 1))
    }
  }
}
