import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// The features of a file, or some of them.
enum FeaturesSchema {
  static let value = ValueDeclaration(
    .features, "features", "The features of a file in its order; #fc counts them, fc[1] is the first.",
    written: "",
    properties: [
      .init(
        name: "bounds", typeName: "bounds|nil", summary: "The smallest box that holds all of them; nil for none."
      ) { call, index in
        guard case .some(let bounds?) = call.boundsOfData(index) else { return call.pushNil() }
        ValueKind.bounds.push(call, bounds)
      }
    ],
    methods: [filter, sorted],
    list: .init(
      elementName: "feature", count: { call in call.features(1).map(call.interpreter.library.count) ?? 0 },
      push: { call, position in
        guard let list = call.features(1) else { return }
        ValueKind.feature.push(call, call.interpreter.library.reference(position - 1, of: list))
      }),
    text: { call, index in
      let count = call.features(index).map(call.interpreter.library.count) ?? 0
      return "\(count) feature\(count == 1 ? "" : "s")"
    },
    areEqual: { call in
      let first = call.features(1)
      return first != nil && first == call.features(2)
    })

  /// The list itself, by its number.
  static let list = FieldType<Int>(
    name: "features", expected: "features, which data.geojson(file) gives",
    read: { call, index throws(Mistake) in
      guard let list = call.features(index) else {
        throw call.mismatch(index, "features, which data.geojson(file) gives")
      }
      return list
    }, push: { call, list in ValueKind.features.push(call, list) })

  private static let this = Positional<Int>("self", list)

  private static let function = FieldType<Void>(
    name: "fun(feature: feature): any", expected: "a function of a feature",
    read: { call, index throws(Mistake) in
      guard lsh_type_at(call.run, index) == LSH_FUNCTION else { throw call.mismatch(index, "a function of a feature") }
    }, push: { _, _ in })

  private static let filter = Function(
    "features:filter", this, Positional("keep", function, "Whether a feature stays."), returns: "features",
    "Those for which a function gives true.", walks: true
  ) { call, list, _ throws(Mistake) in
    walk(call, list, "features:filter") { call, results throws(Mistake) in
      call.push(results.filter(\.isTrue).map(\.position), of: list)
    }
    return 0
  }

  private static let sorted = Function(
    "features:sorted", this,
    Positional("order", function, "What to sort by, of one feature; or whether one comes before another, of two."),
    returns: "features",
    "In another order. By what a function of one feature gives: numbers from the least, then texts by their bytes, then "
      + "those of neither. Or by a function of two, which says whether the first comes before the second. Equal ones stay "
      + "in their order.", walks: true
  ) { call, list, _ throws(Mistake) in
    if lsh_parameters(call.run, 2) >= 2 {
      compare(call, list)
      return 0
    }
    walk(call, list, "features:sorted") { call, results throws(Mistake) in
      call.charge(steps: results.count * 40)
      let order = results.sorted { $0.key < $1.key || $0.key == $1.key && $0.position < $1.position }
      call.push(order.map(\.position), of: list)
    }
    return 0
  }

  /// Sorts by a function of two features.
  private static func compare(_ call: Call, _ list: Int) {
    let count = call.interpreter.library.count(of: list)
    guard call.lend(count, of: 32) else { return }
    var (sort, pair) = (MergeSort(count: count), (0, 0))
    let interpreter = call.interpreter
    func described(_ position: Int) -> String {
      interpreter.library.described(interpreter.library.reference(position, of: list))
    }
    call.interpreter.walks.append(
      Walk("features:sorted", element: { "\(described(pair.0)) and \(described(pair.1))" }) {
        call, result throws(Mistake) in
        if let result { sort.take(isBefore: lsh_boolean(call.run, result)) }
        guard let next = sort.next() else {
          call.push(sort.order, of: list)
          return .results(1)
        }
        pair = next
        lsh_push_argument(call.run, 2)
        for position in [next.0, next.1] {
          ValueKind.feature.push(call, call.interpreter.library.reference(position, of: list))
        }
        return .call(arguments: 2)
      })
  }

  /// What a function gave for a feature.
  private struct Result {
    let position: Int
    let isTrue: Bool
    let key: SortKey
  }

  /// Calls the function at index 2 for each feature of a list.
  private static func walk(
    _ call: Call, _ list: Int, _ name: String, then finish: @escaping (Call, [Result]) throws(Mistake) -> Void
  ) {
    var (position, results) = (0, [Result]())
    let interpreter = call.interpreter
    call.interpreter.walks.append(
      Walk(
        name,
        element: { [unowned interpreter] in
          interpreter.library.described(interpreter.library.reference(position, of: list))
        }
      ) { call, result throws(Mistake) in
        if let result {
          call.chargeElement(of: MemoryLayout<Result>.stride)
          results.append(Result(position: position, isTrue: lsh_boolean(call.run, result), key: SortKey(call, result)))
          position += 1
        }
        guard position < call.interpreter.library.count(of: list) else {
          try finish(call, results)
          return .results(1)
        }
        lsh_push_argument(call.run, 2)
        ValueKind.feature.push(call, call.interpreter.library.reference(position, of: list))
        return .call(arguments: 1)
      })
  }
}

/// What features are sorted by: numbers, then texts, then nothing.
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

extension Call {
  /// Pushes a list of a list's features, at positions from 0.
  fileprivate func push(_ positions: [Int], of list: Int) {
    guard charge(positions.count, of: MemoryLayout<Int32>.stride) else { return }
    let new = DataLibrary.List(
      collection: interpreter.library.lists[list].collection,
      positions: positions.map { interpreter.library.reference($0, of: list).position })
    ValueKind.features.push(self, interpreter.library.add(new))
  }
}
