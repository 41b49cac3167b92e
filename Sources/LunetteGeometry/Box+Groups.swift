extension Box {
  /// Indices of boxes that touch, directly or over others, as groups in the order of their first.
  ///
  /// From left to right in stripes of y, so that of many boxes only near ones are compared, and of those that lie over each
  /// other only the ones that reach furthest.
  static func touchingGroups(_ boxes: [Box]) -> [[Int]] {
    guard boxes.count > 1 else { return boxes.isEmpty ? [] : [[0]] }
    var groups = Groups(count: boxes.count)
    let whole = boxes.reduce(into: Box.nothing) {
      $0.include(Point(x: $1.minX, y: $1.minY))
      $0.include(Point(x: $1.maxX, y: $1.maxY))
    }
    let stripes = min(boxes.count, 256)
    let height = (whole.maxY - whole.minY) / Double(stripes)
    func stripe(_ y: Double) -> Int {
      height > 0 ? Int(((y - whole.minY) / height).clamped(to: 0...Double(stripes - 1))) : 0
    }
    var members = [[Int]](repeating: [], count: stripes)
    for index in boxes.indices.sorted(by: { (boxes[$0].minX, $0) < (boxes[$1].minX, $1) }) {
      // Boxes of nothing touch none.
      guard boxes[index].minX <= boxes[index].maxX else { continue }
      for stripe in stripe(boxes[index].minY)...stripe(boxes[index].maxY) { members[stripe].append(index) }
    }
    for (number, stripe) in members.enumerated() {
      // A little wider, so that all that rounding put here is within.
      let low = whole.minY + (Double(number) - 0.01) * height
      let high = low + 1.02 * height
      var open: [Int] = []
      /// Whether what touches a box in the rest of this stripe touches another too.
      func covers(_ index: Int, _ other: Int) -> Bool {
        boxes[index].maxX >= boxes[other].maxX
          && (boxes[index].minY <= max(low, boxes[other].minY) && boxes[index].maxY >= min(high, boxes[other].maxY))
      }
      for index in stripe {
        open.removeAll { boxes[$0].maxX < boxes[index].minX }
        for other in open where boxes[other].touches(boxes[index]) { groups.join(other, index) }
        guard !open.contains(where: { covers($0, index) }) else { continue }
        open.removeAll { covers(index, $0) }
        open.append(index)
      }
    }
    return groups.lists
  }
}

/// Which of some things belong together.
private struct Groups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    parents[max(one, other)] = min(one, other)
  }

  /// In the order of their first members.
  var lists: [[Int]] {
    var groups = self
    var lists: [[Int]] = []
    var positions = [Int?](repeating: nil, count: parents.count)
    for index in parents.indices {
      let root = groups.root(of: index)
      if let position = positions[root] {
        lists[position].append(index)
      } else {
        positions[root] = lists.count
        lists.append([index])
      }
    }
    return lists
  }
}
