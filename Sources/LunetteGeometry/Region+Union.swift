/// The union of areas, each valid by itself; the rings of those that are apart stay as they are.
public func union(_ regions: [Region], on grid: PlaneGrid) throws(UnionFailure) -> Region {
  let regions = regions.filter { !$0.rings.isEmpty }
  guard regions.count > 1 else { return regions.first ?? Region() }
  var united = Region()
  for group in Box.touchingGroups(regions.map { $0.box ?? .nothing }) {
    if group.count == 1 {
      united.rings += regions[group[0]].rings
      united.isUnited = united.isUnited || regions[group[0]].isUnited
    } else {
      united.rings += try PlaneLibrary(grid).union(group.map { regions[$0] }).rings
      united.isUnited = true
    }
  }
  return united
}

/// A box without the union of areas, each valid by itself; they may reach out of the box.
public func complement(of regions: [Region], in box: Box, on grid: PlaneGrid) throws(UnionFailure) -> Region {
  let boxes = regions.map { $0.box ?? .nothing }
  let reaching = regions.indices.filter { boxes[$0].touches(box) }
  var holes: [Ring] = []
  var isUnited = false
  for group in Box.touchingGroups(reaching.map { boxes[$0] }) {
    if group.count == 1 {
      holes += regions[reaching[group[0]]].rings.map { Ring($0.reversed()) }
      isUnited = isUnited || regions[reaching[group[0]]].isUnited
    } else {
      isUnited = true
      // Cut first: only here do pieces around a pole end in one line.
      holes += try PlaneLibrary(grid).holes(around: group.map { regions[reaching[$0]].clipped(to: box) })
    }
  }
  return Region(cut(holes, outOf: box), isUnited: isUnited)
}

/// A box without rings that go around areas clockwise; counter-clockwise ones are islands in them.
private func cut(_ holes: [Ring], outOf box: Box) -> [Ring] {
  if holes.allSatisfy(box.surrounds) {
    // What cutting below would give, in its order.
    let (left, right) = (box.minX, box.maxX)
    return holes + [
      [
        Point(x: left, y: box.maxY), Point(x: left, y: box.minY), Point(x: right, y: box.minY),
        Point(x: right, y: box.maxY),
      ]
    ]
  }
  // A frame that holds the box and every ring makes the rings holes; cutting it to the box does the rest.
  var frame = box
  for ring in holes { for point in ring { frame.include(point) } }
  return clipped([frame.padded(by: 1).ring] + holes, to: box)
}
