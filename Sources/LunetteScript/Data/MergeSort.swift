/// A stable merge sort that asks what comes before what, one pair at a time: the answers come from a script.
struct MergeSort {
  /// What was sorted so far: positions from 0.
  private(set) var order: [Int]
  private var merged: [Int] = []
  /// Runs of this length are sorted.
  private var width = 1
  /// Where the two runs that are merged go on, and end.
  private var (left, right, middle, end) = (0, 0, 0, 0)

  init(count: Int) {
    order = Array(0..<count)
    merged.reserveCapacity(count)
    beginPair(at: 0)
  }

  private mutating func beginPair(at start: Int) {
    left = start
    middle = min(start + width, order.count)
    right = middle
    end = min(start + 2 * width, order.count)
  }

  /// The next pair to be compared: whether the first comes before the second; nil at the end.
  mutating func next() -> (Int, Int)? {
    while width < order.count {
      // Of equal ones that of the left run comes first, so it is asked whether the right one comes before it.
      if left < middle && right < end { return (order[right], order[left]) }
      merged += order[left..<middle] + order[right..<end]
      if end < order.count {
        beginPair(at: end)
      } else {
        swap(&order, &merged)
        merged.removeAll(keepingCapacity: true)
        width *= 2
        beginPair(at: 0)
      }
    }
    return nil
  }

  /// Takes the answer.
  mutating func take(isBefore: Bool) {
    if isBefore {
      merged.append(order[right])
      right += 1
    } else {
      merged.append(order[left])
      left += 1
    }
  }
}
