/// Names, few of them as a rule: those are compared one by one, which takes less than hashing them.
struct NameSet {
  private var few: [String] = []
  private var many: Set<String> = []

  private static let mostFew = 8

  func contains(_ name: String) -> Bool { many.isEmpty ? few.contains(name) : many.contains(name) }

  /// Adds a name that is not there.
  mutating func insert(_ name: String) {
    if !many.isEmpty {
      many.insert(name)
    } else if few.count < NameSet.mostFew {
      if few.isEmpty { few.reserveCapacity(NameSet.mostFew) }
      few.append(name)
    } else {
      many = Set(few + [name])
    }
  }
}
