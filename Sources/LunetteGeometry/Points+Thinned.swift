extension [Point] {
  /// The line with neighbours that fall into one cell of a grid drawn together to the cell's middle, as one; others stay
  /// as they are.
  ///
  /// What becomes of a point depends on it and its neighbours only, not on where a line begins or which way it goes: so
  /// areas that share a border stay together, but for the ends of the border, which may part by a cell: those that are to
  /// stay where they are, whatever their neighbours, are `kept`, by their indices.
  public func thinned(
    to grid: PlaneGrid, isClosed: Bool, kept isKept: (Int) -> Bool = { _ in false }
  ) -> [Point] {
    guard count > 1, let first, let last else { return self }
    var line: [Point] = []
    line.reserveCapacity(Swift.min(count, 4096))
    var cell = grid.nearest(to: first)
    var isAfter = isClosed && grid.nearest(to: last) == cell
    for index in indices {
      let next = index + 1 < count ? grid.nearest(to: self[index + 1]) : isClosed ? grid.nearest(to: first) : nil
      let isBefore = next == cell
      let point = (isBefore || isAfter) && !isKept(index) ? cell : self[index]
      if line.last != point { line.append(point) }
      isAfter = isBefore
      if let next { cell = next }
    }
    if isClosed && line.count > 1 && line.last == line.first { line.removeLast() }
    return line
  }
}
