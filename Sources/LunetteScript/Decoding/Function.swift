import CLuaShims
import LunetteScene

/// One positional parameter of a function.
struct Positional<Value: Sendable>: Sendable {
  let name: String
  let type: FieldType<Value>
  /// What it is where it is left out; nil: it must be given.
  let absent: Value?
  /// As the reference shows what it is then.
  let defaultText: String
  let summary: String
  let read: @Sendable (Call, inout Int32) throws(Mistake) -> Value

  @inline(__always)
  init(
    _ name: String, _ type: FieldType<Value>, absent: Value? = nil, default defaultText: String = "",
    _ summary: String = ""
  ) {
    self.name = name
    self.type = type
    self.absent = absent
    self.defaultText = defaultText
    self.summary = summary
    read = Positional.reader(name, type, absent)
  }

  /// What reads it: the argument after an index.
  ///
  /// A closure made where the type is known: generic code would look its types up at every call.
  private static func reader(
    _ name: String, _ type: FieldType<Value>, _ absent: Value?
  ) -> @Sendable (Call, inout Int32) throws(Mistake) -> Value {
    { call, index throws(Mistake) in
      index += 1
      if call.isAbsent(index) {
        guard let absent else { throw Mistake("is missing: it must be \(type.expected)", field: name) }
        return absent
      }
      do throws(Mistake) {
        return try type.read(call, index)
      } catch {
        throw error.within(name)
      }
    }
  }

  var text: ParameterText {
    ParameterText(
      name: name, typeName: type.name, expected: type.expected, facts: type.facts, isOptional: absent != nil,
      defaultText: defaultText, summary: summary)
  }
}

/// A function of the script surface: its declaration and what it does.
struct Function: Sendable {
  /// As messages show it: "camera.set".
  let name: String
  let returns: String
  let summary: String
  /// A line of a script that calls it; empty where there is none.
  let example: String
  /// The ways to call it, as lists of parameters' names; empty: with its parameters in their order.
  let forms: [[String]]
  /// The one table that it takes; nil where it has positional parameters.
  let table: (@Sendable () -> RecordText)?
  private let describe: @Sendable () -> [ParameterText]
  let host: HostFunction
  /// Of a function whose last argument is a function that runs between: what is called after it, however it ends.
  var end: HostFunction?
  /// Whether its body begins a walk, which calls functions of the script.
  var walks = false

  /// Puts it on the stack.
  func push(_ call: Call) {
    if walks {
      lsh_push_walk(call.run, host.pointer, Walk.step.pointer, Walk.end.pointer)
    } else if let end {
      lsh_push_bracket(call.run, host.pointer, end.pointer)
    } else {
      lsh_push_function(call.run, host.pointer)
    }
  }
  /// Makes the keys of its table known to a run.
  let defineRecord: @Sendable (Call) -> Void

  /// The name that it has in its table.
  var key: String {
    let mark = name.utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
    return mark.map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// Its positional parameters, or the fields of its table.
  var parameters: [ParameterText] { describe() }

  /// A function of positional parameters; the body gets them read and checked, and says how many results it pushed.
  init<each Value>(
    _ name: String, _ parameter: repeat Positional<each Value>, returns: String, _ summary: String,
    example: String = "", forms: [[String]] = [], end: HostFunction? = nil, walks: Bool = false,
    body: @escaping @Sendable (Call, repeat each Value) throws(Mistake) -> Int32
  ) {
    self.name = name
    self.returns = returns
    self.summary = summary
    self.end = end
    self.walks = walks
    defineRecord = { _ in }
    self.example = example
    self.forms = forms
    table = nil
    let positionals = (repeat each parameter)
    let describe: @Sendable () -> [ParameterText] = {
      var texts: [ParameterText] = []
      repeat texts.append((each positionals).text)
      return texts
    }
    self.describe = describe
    var number: Int32 = 0
    for _ in repeat each parameter { number += 1 }
    let count = number
    let readers = (repeat (each parameter).read)
    let isMethod = name.contains(":")
    let key = self.name.split(separator: ":").last ?? ""
    @Sendable func mistakes(_ call: Call) -> [Mistake] {
      var mistakes: [Mistake] = []
      var index: Int32 = 0
      repeat Function.read(each readers, call, &index, &mistakes)
      if call.count > count {
        let most = isMethod ? count - 1 : count
        mistakes.append(
          Mistake("takes \(most) argument\(most == 1 ? "" : "s"); got \(call.count - count + most)"))
      }
      if isMethod, call.count == count - 1, !mistakes.isEmpty, !lsh_is_method_call(call.run) {
        mistakes = [Mistake("is called with a colon, not a dot, as in …:\(key)(…)")]
      }
      let form = isMethod ? nil : Function.wrongForm(name, describe(), call)
      if !mistakes.isEmpty, let form { return [form] }
      return mistakes
    }
    host = HostFunction(name) { call throws(ScriptFailure) in
      var (isBody, index) = (false, Int32(0))
      do throws(Mistake) {
        guard call.count <= count else { throw Mistake("takes fewer arguments") }
        // Not gathered as optionals: generic code would look their types up at every call, a tenth of a `param`'s time.
        let values = try (repeat (each readers)(call, &index))
        isBody = true
        return try body(call, repeat each values)
      } catch {
        // All that is wrong with the arguments is said at once, so they are read once more.
        throw ScriptFailure(name, isBody ? error.all : mistakes(call))
      }
    }
  }

  private static func read<Value>(
    _ read: (Call, inout Int32) throws(Mistake) -> Value, _ call: Call, _ index: inout Int32,
    _ mistakes: inout [Mistake]
  ) {
    do throws(Mistake) { _ = try read(call, &index) } catch { mistakes += error.all }
  }

  /// A function of one table: `f { key = value, … }`. The record is made when the function is first called: it must be
  /// a stored one.
  init<Root>(
    _ name: String, _ record: @autoclosure @escaping @Sendable () -> Record<Root>,
    fresh: @escaping @Sendable (Call) -> Root, returns: String = "nil",
    _ summary: String, example: String = "", walks: Bool = false,
    body: @escaping @Sendable (Call, Root) throws(Mistake) -> Int32
  ) {
    self.name = name
    self.returns = returns
    self.summary = summary
    defineRecord = { _ = record().define($0) }
    self.walks = walks
    self.example = example
    forms = []
    table = { record().text }
    describe = { record().fields.map(\.text) }
    host = HostFunction(name) { call throws(ScriptFailure) in
      guard call.count == 1, lsh_type_at(call.run, 1) == LSH_TABLE else {
        throw ScriptFailure(name, [Function.tableExpected(name, record(), call)])
      }
      var root = fresh(call)
      let mistakes = record().decode(call, 1, into: &root)
      guard mistakes.isEmpty else { throw ScriptFailure(name, mistakes) }
      do throws(Mistake) {
        return try body(call, root)
      } catch {
        throw ScriptFailure(name, error.all)
      }
    }
  }
}
