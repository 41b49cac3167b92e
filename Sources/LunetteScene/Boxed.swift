/// A value that few have, kept in a place of its own: else all that can have one would be as large, and as slow to copy.
indirect enum Boxed<Value: Sendable>: Sendable {
  case none
  case some(Value)

  var value: Value? {
    get {
      guard case .some(let value) = self else { return nil }
      return value
    }
    set { self = newValue.map(Boxed.some) ?? .none }
  }
}

extension Boxed: Equatable where Value: Equatable {}
