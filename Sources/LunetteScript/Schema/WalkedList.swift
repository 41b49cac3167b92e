import CLuaShims
import LunetteScene

/// A kind of lists that a script's functions choose from and put in order.
struct WalkedList: Sendable {
  /// As annotations name them: "features", "feature".
  let list, element: String
  /// A list, by its number.
  let this: FieldType<Int>
  let count: @Sendable (Call, _ list: Int) -> Int
  /// Pushes the element at a position from 0.
  let push: @Sendable (Call, _ list: Int, _ position: Int) -> Void
  /// As messages name an element.
  let described: @Sendable (DataLibrary, _ list: Int, _ position: Int) -> String
  /// Pushes a list of a list's elements.
  let pushList: @Sendable (Call, _ list: Int, _ positions: [Int]) -> Void

  var methods: [Function] { [filter, sorted] }

  private var function: FieldType<Void> {
    let expected = "a function of a \(element)"
    return FieldType(
      name: "fun(\(element): \(element)): any", expected: expected,
      read: { call, index throws(Mistake) in
        guard lsh_type_at(call.run, index) == LSH_FUNCTION else { throw call.mismatch(index, expected) }
      }, push: { _, _ in })
  }

  private var filter: Function {
    Function(
      "\(list):filter", Positional("self", this), Positional("keep", function, "Whether a \(element) stays."),
      returns: list, "Those for which a function gives true.", walks: true
    ) { call, list, _ throws(Mistake) in
      walk(call, list, "filter") { call, results throws(Mistake) in
        finish(call, list, results.filter(\.isTrue).map(\.position))
      }
      return 0
    }
  }

  private var sorted: Function {
    Function(
      "\(list):sorted", Positional("self", this),
      Positional("order", function, "What to sort by, of one \(element); or whether one comes before another, of two."),
      returns: list,
      "In another order. By what a function of one \(element) gives: numbers from the least, then texts by their bytes, then "
        + "those of neither. Or by a function of two, which says whether the first comes before the second. Equal ones stay "
        + "in their order.", walks: true
    ) { call, list, _ throws(Mistake) in
      if lsh_parameters(call.run, 2) >= 2 {
        compare(call, list)
        return 0
      }
      walk(call, list, "sorted") { call, results throws(Mistake) in
        call.charge(steps: results.count * 40)
        let order = results.sorted { $0.key < $1.key || $0.key == $1.key && $0.position < $1.position }
        finish(call, list, order.map(\.position))
      }
      return 0
    }
  }

  private func finish(_ call: Call, _ list: Int, _ positions: [Int]) {
    // An empty list takes its place, too.
    guard call.charge(64), call.charge(positions.count, of: MemoryLayout<Int32>.stride) else { return }
    pushList(call, list, positions)
  }

  /// Sorts by a function of two elements.
  private func compare(_ call: Call, _ list: Int) {
    let count = count(call, list)
    guard call.lend(count, of: 32) else { return }
    var (sort, pair) = (MergeSort(count: count), (0, 0))
    let interpreter = call.interpreter
    func named(_ position: Int) -> String { described(interpreter.library, list, position) }
    call.interpreter.walks.append(
      Walk("\(self.list):sorted", element: { "\(named(pair.0)) and \(named(pair.1))" }) {
        call, result throws(Mistake) in
        if let result { sort.take(isBefore: lsh_boolean(call.run, result)) }
        guard let next = sort.next() else {
          finish(call, list, sort.order)
          return .results(1)
        }
        pair = next
        lsh_push_argument(call.run, 2)
        for position in [next.0, next.1] { push(call, list, position) }
        return .call(arguments: 2)
      })
  }

  /// What a function gave for an element.
  private struct Result {
    let position: Int
    let isTrue: Bool
    let key: SortKey
  }

  /// Calls the function at index 2 for each element of a list.
  private func walk(
    _ call: Call, _ list: Int, _ method: String, then finish: @escaping (Call, [Result]) throws(Mistake) -> Void
  ) {
    var (position, results) = (0, [Result]())
    let interpreter = call.interpreter
    call.interpreter.walks.append(
      Walk(
        "\(self.list):\(method)",
        element: { [unowned interpreter] in described(interpreter.library, list, position) }
      ) { call, result throws(Mistake) in
        if let result {
          call.chargeElement(of: MemoryLayout<Result>.stride)
          results.append(Result(position: position, isTrue: lsh_boolean(call.run, result), key: SortKey(call, result)))
          position += 1
        }
        guard position < count(call, list) else {
          try finish(call, results)
          return .results(1)
        }
        lsh_push_argument(call.run, 2)
        push(call, list, position)
        return .call(arguments: 1)
      })
  }
}

/// What elements are sorted by: numbers, then texts, then nothing.
private enum SortKey: Comparable {
  case number(Double)
  case text([UInt8])
  case nothing

  init(_ call: Call, _ index: Int32) {
    var number = 0.0
    if lsh_type_at(call.run, index) == LSH_NUMBER, call.number(index, &number), !number.isNaN {
      self = .number(number)
    } else if lsh_type_at(call.run, index) == LSH_TEXT, let bytes = call.bytes(index), call.charge(bytes.count) {
      self = .text(Array(bytes))
    } else {
      self = .nothing
    }
  }

  static func < (a: SortKey, b: SortKey) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a < b
    case (.text(let a), .text(let b)): a.lexicographicallyPrecedes(b)
    case (.number, _), (.text, .nothing): true
    default: false
    }
  }
}
