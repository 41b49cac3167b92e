extension Ring {
  /// Drops points that repeat the one before, and ways there and back: what lies inside stays, and no edge is met twice.
  public mutating func removeSpikes() {
    var line: [Point] = []
    line.reserveCapacity(count)
    for point in self where line.last != point {
      if line.count > 1 && line[line.count - 2] == point { line.removeLast() } else { line.append(point) }
    }
    // Across the ring's end.
    var kept = line[...]
    while kept.count > 2, let first = kept.first, let last = kept.last {
      if last == first || kept[kept.endIndex - 2] == first {
        kept.removeLast()
      } else if kept[kept.startIndex + 1] == last {
        kept.removeFirst()
      } else {
        break
      }
    }
    self = Ring(kept)
  }
}
