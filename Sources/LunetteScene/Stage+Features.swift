extension Stage {
  /// Adds what a file's features are drawn as, which belongs to an overlay of their own; gives that one's index.
  public func add(_ layer: Overlay, of members: [Overlay]) throws(Mistake) -> Int {
    let parent = try add(layer)
    let first = overlays.count
    overlays.reserveCapacity(first + members.count)
    for var member in members {
      member.common.parent = parent
      member.common.number = nextNumber(of: member.kind)
      // Of two features with one id the second is named by its place, and so is one whose id is another overlay's.
      if let id = member.common.id { member.common.id = isTaken(id) ? nil : id }
      if let id = member.common.id { ids[id] = overlays.count }
      overlays.append(member)
    }
    nameByPlace(first..<overlays.count, overlays[parent].id)
    return parent
  }

  /// Numbers of areas and dots, which scripts don't make, tell their patterns apart; all others are the script's own.
  private func nextNumber(of kind: Overlay.Kind) -> Int {
    guard kind == .areas || kind == .dots else { return 0 }
    numbers[kind.rawValue] += 1
    return numbers[kind.rawValue]
  }

  /// "geojson-1-3", or what is free behind the last place: files may have such ids too.
  private func nameByPlace(_ members: Range<Int>, _ layer: String) {
    var spare = members.count
    ids.reserveCapacity(ids.count + members.count)
    // Only where the layer is called as a kind its members' names can be automatic ones.
    let isKind = Overlay.Kind.allCases.contains { $0.name.description == layer }
    for (position, index) in members.enumerated() where overlays[index].common.id == nil {
      var id = "\(layer)-\(position + 1)"
      while isKind ? isTaken(id) : ids[id] != nil {
        spare += 1
        id = "\(layer)-\(spare)"
      }
      overlays[index].common.id = id
      ids[id] = index
    }
  }
}
