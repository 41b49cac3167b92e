import CLuaShims
import LunetteScene

extension FieldType where Value == Scale {
  private static let given = "a scale, which scale.quantize { … } gives"

  /// What `scale.linear { … }` and the others give.
  static let scale = FieldType(
    name: "scale", expected: given,
    read: { call, index throws(Mistake) in
      guard let scale = call.scale(index) else { throw call.mismatch(index, given) }
      return scale
    },
    push: { call, scale in
      // Where a legend hands its scale back it is held once more.
      call.chargeElement(of: MemoryLayout<Scale>.stride + scale.size)
      ValueKind.scale.push(call, call.interpreter.library.add(scale))
    })
}

extension FieldType where Value == [Double] {
  private static let list = "a list of numbers, as in { 0, 100 }"

  /// A list of numbers.
  static let numbers = FieldType(
    name: "number[]", expected: list,
    read: { call, index throws(Mistake) in try classes(call, index, list, of: .number()) },
    push: { call, numbers in call.push(numbers: numbers) })
}

extension FieldType where Value == [Scale.Name] {
  private static let list = "a list of texts or numbers, as in { \"park\", \"lake\" }"

  private static let name = FieldType<Scale.Name>(
    name: "string|number", expected: "a text or a number",
    read: { call, index throws(Mistake) in
      var number = 0.0
      guard lsh_number(call.run, index, &number) else { return .text(try FieldType<String>.text.read(call, index)) }
      guard number.isFinite else { throw call.mismatch(index, "a text or a number") }
      return .number(number)
    }, push: { call, name in call.push(name) })

  /// A list of texts or numbers.
  static let names = FieldType(
    name: "string[]|number[]", expected: list,
    read: { call, index throws(Mistake) in try classes(call, index, list, of: name) },
    push: { call, names in call.push(list: names) { call, name in call.push(name) } })
}

extension FieldType where Value == Scale.Value {
  /// A colour or a number.
  static let scaleValue = FieldType(
    name: "color|number", expected: "a CSS colour or a number",
    read: { call, index throws(Mistake) in
      if lsh_type_at(call.run, index) == LSH_NUMBER { return .number(try FieldType<Double>.number().read(call, index)) }
      return .color(try FieldType<Color>.color.read(call, index))
    }, push: { call, value in call.push(value) })
}

extension FieldType where Value == ScaleParts.Range {
  private static let given = "a list of colours or numbers, or the name of a ramp, as in \"YlGnBu\""

  /// A list of colours or of numbers, or the name of a ramp.
  static let scaleRange = FieldType(
    name: "color[]|number[]|string", expected: given,
    read: { call, index throws(Mistake) in
      if let name = call.repairedText(index) { return .ramp(try ramp(named: name, call, index)) }
      let values = try FieldType<[Scale.Value]>.classes(call, index, given, of: .scaleValue)
      let isColor = values.first?.isColor ?? true
      if let other = values.firstIndex(where: { $0.isColor != isColor }) {
        throw Mistake("must be \(isColor ? "a colour" : "a number"), as the first is", field: "\(other + 1)")
      }
      return .values(values)
    }, push: { _, _ in })

  private static func ramp(named name: String, _ call: Call, _ index: Int32) throws(Mistake) -> ColorRamp {
    let ramps = ColorRamp.all
    if let ramp = ramps.first(where: { $0.name == name }) { return ramp }
    var hint = Suggestion.hint(for: name, among: ramps.map(\.name))
    if hint.isEmpty { hint = "; there are \(ramps.map(\.name).joined(separator: ", "))" }
    if Color(css: name) != nil { hint = "; a range of colours is a list, as in { \"white\", \(name.quoted) }" }
    throw Mistake(call.mismatch(index, given).message + hint)
  }
}

extension FieldType {
  /// A list of no more elements than a scale has classes.
  fileprivate static func classes<Element>(
    _ call: Call, _ index: Int32, _ expected: String, of element: FieldType<Element>
  ) throws(Mistake) -> [Element] {
    guard call.isTable(index), lsh_length(call.run, index) > 0 || !lsh_has_keys(call.run, index) else {
      throw call.mismatch(index, expected)
    }
    let count = lsh_length(call.run, index)
    guard count <= ScaleSchema.mostClasses else {
      throw Mistake("must be at most \(ScaleSchema.mostClasses) values; got \(count)")
    }
    return try list(call, index, of: element)
  }
}

extension Scale {
  /// Bytes that it holds.
  fileprivate var size: Int {
    let texts = names.reduce(0) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 } }
    return 8 * domain.count + MemoryLayout<Name>.stride * names.count + MemoryLayout<Value>.stride * range.count + texts
  }
}

extension Call {
  /// The scale at an index.
  func scale(_ index: Int32) -> Scale? {
    ValueKind.scale.payload(self, index, as: Int.self).map { interpreter.library.scales[$0] }
  }

  /// What a scale gives for the value at an index.
  func value(of scale: Scale, at index: Int32) throws(Mistake) -> Scale.Value? {
    charge(steps: 10 + scale.names.count)
    if isAbsent(index) { return scale.missing }
    var number = 0.0
    if lsh_number(run, index, &number) { return scale.value(of: number) }
    guard scale.kind == .ordinal else {
      let hint = bytes(index) == nil ? "" : "; tonumber(…) makes a number of a text"
      throw Mistake("\(scale.kind.withArticle) scale takes a number or nil; got \(described(index))\(hint)")
    }
    guard let bytes = bytes(index) else {
      throw Mistake("an ordinal scale takes a text, a number or nil; got \(described(index))")
    }
    charge(steps: bytes.count)
    return scale.value(of: .text(String(decoding: bytes, as: UTF8.self)))
  }

  /// Pushes a colour or a number; nil for none.
  func push(_ value: Scale.Value?) {
    switch value {
    case .color(let color): ValueKind.color.push(self, color)
    case .number(let number): push(number)
    case nil: pushNil()
    }
  }

  /// Pushes a text or a number.
  func push(_ name: Scale.Name) {
    switch name {
    case .text(let text): push(text)
    case .number(let number): push(number)
    }
  }

  /// Pushes a list.
  func push<Element>(list: [Element], _ push: (Call, Element) -> Void) {
    guard charge(steps: 4 * list.count) else { return }
    lsh_push_table(run, Int32(list.count), 0)
    for (position, element) in list.enumerated() {
      push(self, element)
      lsh_set_element(run, -2, Int64(position + 1))
    }
  }
}

extension Scale.Kind {
  fileprivate var withArticle: String { self == .ordinal ? "an ordinal" : "a \(rawValue)" }
}
