extension Stage {
  /// Adds what a file's features are drawn as, which belongs to an overlay of their own; gives that one's index.
  public func add(_ layer: Overlay, of members: [Overlay]) throws(Mistake) -> Int {
    let parent = try add(layer)
    let first = overlays.count
    overlays.reserveCapacity(first + members.count)
    for var member in members {
      member.common.parent = parent
      member.common.number = nextNumber(of: member.kind)
      claim(&member, at: overlays.count)
      overlays.append(member)
      noteChange(of: overlays.count - 1)
    }
    nameByPlace(first..<overlays.count, of: parent)
    return parent
  }

  /// Numbers of areas and dots, which scripts don't make, tell their patterns apart; all others are the script's own.
  private func nextNumber(of kind: Overlay.Kind) -> Int {
    guard kind.isOfFiles else { return 0 }
    numbers[kind.rawValue] += 1
    return numbers[kind.rawValue]
  }

  /// Takes the ids that the file gives. Of two features with one id the second is named by its place, and so is one whose id
  /// is another overlay's.
  private func claim(_ overlay: inout Overlay, at index: Int) {
    func claimed(_ id: String?) -> String? {
      guard let id, !isTaken(id) else { return nil }
      ids[id] = index
      return id
    }
    overlay.common.id = claimed(overlay.common.id)
    // The caller's list still holds the row: to change it is to copy it.
    guard overlay.row?.members.contains(where: { $0.id != nil }) == true else { return }
    overlay.changeRow { row in
      for member in row.members.indices where row.members[member].id != nil {
        row.members[member].id = claimed(row.members[member].id)
      }
    }
  }

  /// "geojson-1-3", or what is free behind the last place: files may have such ids too. These ids are no entries of `ids`,
  /// but the layer keeps them for itself.
  private func nameByPlace(_ members: Range<Int>, of layer: Int) {
    let prefix = overlays[layer].id + "-"
    let count = members.reduce(0) { $0 + (overlays[$1].row?.members.count ?? 1) }
    // Only where the layer is called as a kind its members' names can be automatic ones.
    let isKind = Overlay.Kind.allCases.contains { !$0.isOfFiles && $0.name.description + "-" == prefix }
    // A look at all ids for a few members would take longer than one for each.
    let mayBeTaken = isKind || 4 * count < ids.count || ids.keys.contains { $0.hasPrefix(prefix) }
    var spare = count
    func name(_ position: Int) -> String {
      var id = "\(prefix)\(position)"
      while mayBeTaken && isTaken(id) {
        spare += 1
        id = "\(prefix)\(spare)"
      }
      if mayBeTaken { ids[id] = layer }
      return id
    }
    var position = 1
    for index in members {
      overlays[index].changeRow { row in
        row.prefix = prefix
        row.first = position
        position += row.members.count
        guard mayBeTaken else { return }
        for member in row.members.indices where row.members[member].id == nil {
          row.members[member].id = name(row.first + member)
        }
      }
      if overlays[index].row != nil { continue }
      if overlays[index].common.id == nil { overlays[index].common.id = name(position) }
      position += 1
    }
    if !mayBeTaken { namedByPlace[prefix] = (layer, count) }
  }

  /// The layer whose member's automatic id this is.
  func layer(ofMember id: String) -> Int? {
    guard !namedByPlace.isEmpty, let dash = id.lastIndex(of: "-"),
      let (layer, count) = namedByPlace[String(id[...dash])],
      let number = Int(id[id.index(after: dash)...]), 1...max(1, count) ~= number, "\(id[...dash])\(number)" == id
    else { return nil }
    return layer
  }
}

extension Overlay {
  /// Changes the features that it is the dots of, in their place.
  fileprivate mutating func changeRow(_ change: (inout DotRow) -> Void) {
    guard case .dots(var dots) = content, var row = dots.row.value else { return }
    (content, dots.row) = (.group, .none)
    change(&row)
    dots.row = .some(row)
    content = .dots(dots)
  }
}
