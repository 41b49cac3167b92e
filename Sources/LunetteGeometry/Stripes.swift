/// Things by the stripes of y that they reach into, so that only near ones are compared.
struct Stripes {
  /// The indices of things in each stripe, in the order in which they were given.
  private(set) var members: [[Int32]] = []
  private let low, height: Double

  /// Things by their ranges of y, in an order. Tall ones make stripes fewer, so that no more than about 16 places are kept
  /// for each.
  init(of ranges: [ClosedRange<Double>], in order: some Sequence<Int>) {
    let low = ranges.lazy.map(\.lowerBound).min() ?? 0
    let high = ranges.lazy.map(\.upperBound).max() ?? 0
    let tall = ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    // Each thing is in one stripe, and in one more for each stripe's height.
    let most = tall > 0 ? 15 * Double(ranges.count) * (high - low) / tall : 1
    let count = max(1, min(Int(min(most, 8192)), ranges.count / 8 + 1))
    self.low = low
    height = (high - low) / Double(count)
    members = [[Int32]](repeating: [], count: count)
    for index in order {
      for stripe in number(at: ranges[index].lowerBound)...number(at: ranges[index].upperBound) {
        members[stripe].append(Int32(index))
      }
    }
  }

  /// The stripe that a y is in.
  func number(at y: Double) -> Int {
    height > 0 ? Int(((y - low) / height).clamped(to: 0...Double(members.count - 1))) : 0
  }

  /// What may be at a y.
  func members(at y: Double) -> [Int32] { members[number(at: y)] }
}
