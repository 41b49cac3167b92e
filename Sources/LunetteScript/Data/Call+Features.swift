import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

extension Call {
  /// The number of the list of features at an index.
  func features(_ index: Int32) -> Int? { ValueKind.features.payload(self, index, as: Int.self) }

  /// The number of the list of rows at an index.
  func rows(_ index: Int32) -> Int? { ValueKind.rows.payload(self, index, as: Int.self) }

  /// The box of the places of a list's rows; nil for none.
  func bounds(ofRows list: Int) -> Bounds? {
    let (table, rows) = (interpreter.library.table(of: list), interpreter.library.rows(of: list))
    guard charge(steps: 20 * rows.count) else { return nil }
    return Bounds.around(rows.compactMap { table[$0].coordinate?.bounds })
  }

  /// The feature at an index, and what it is of.
  func feature(_ index: Int32) -> (feature: Feature, reference: FeatureReference)? {
    guard let reference = ValueKind.feature.payload(self, index, as: FeatureReference.self) else { return nil }
    return (interpreter.library.feature(reference), reference)
  }

  /// Counts the memory of features that were read from a text of so many bytes: what they keep of it, and their places.
  func charge(_ features: [Feature], of text: Int) {
    // By their parts: a copy of each feature would count its references.
    let size = features.indices.reduce(0) { $0 + (features[$1].geometry?.size ?? 0) }
    // With what a file itself takes: scripts may read a million small texts.
    _ = charge(text + 512) && charge(features.count, of: MemoryLayout<Feature>.stride) && charge(size)
  }

  /// Pushes a value of JSON: null as nil, objects and arrays as tables.
  func push(_ value: JSONValue) {
    switch value {
    case .null: pushNil()
    case .boolean(let boolean): push(boolean)
    case .number(let number): push(data: number)
    case .text(let text): push(text)
    case .array(let elements):
      lsh_push_table(run, Int32(elements.count), 0)
      for (position, element) in elements.enumerated() {
        push(element)
        lsh_set_element(run, -2, Int64(position + 1))
      }
    case .object(let members): push(members)
    }
  }

  /// Pushes a table of named values; null is left out.
  func push(_ members: [JSONValue.Member]) {
    lsh_push_table(run, 0, Int32(members.count))
    for member in members where member.value != .null {
      push(member.name)
      push(member.value)
      lsh_set_pair(run, -3)
    }
  }

  /// A number that names something: whole as far as doubles are exact.
  func push(id number: Double) {
    if abs(number) <= 9_007_199_254_740_992, number == number.rounded() {
      lsh_push_integer(run, Int64(number))
    } else {
      lsh_push_number(run, number)
    }
  }

  /// A whole number as an integer, so that texts show 12000000, where products of two don't overflow.
  func push(data number: Double) {
    if abs(number) < 2_147_483_648, number == number.rounded(), !(number == 0 && number.sign == .minus) {
      lsh_push_integer(run, Int64(number))
    } else {
      lsh_push_number(run, number)
    }
  }
}

extension Call {
  /// The box of features, of a feature, of rows or of a track; nil in it for those that are nowhere, and nil for what is none
  /// of these.
  func boundsOfData(_ index: Int32) -> Bounds?? {
    if let list = features(index) {
      let features = interpreter.library.contents(of: list)
      guard lend(features.count, of: MemoryLayout<Bounds>.stride), charge(steps: features.effort) else {
        return .some(nil)
      }
      return .some(features.bounds)
    }
    if let (feature, _) = feature(index) { return .some(feature.geometry?.bounds) }
    if let list = rows(index) { return .some(bounds(ofRows: list)) }
    if let line = DataSchema.line(self, index) { return .some(line.segments.flatMap(\.points).bounds) }
    return nil
  }
}
