import LunetteGeometry

extension Stage {
  /// Adds an overlay above those of its z; its index is its handle's.
  public func add(_ overlay: Overlay) throws(Mistake) -> Int {
    let index = overlays.count
    if let id = overlay.common.id { try claim(id, for: index) }
    var added = overlay
    added.common.parent = openGroups.last
    numbers[overlay.kind.rawValue] += 1
    added.common.number = numbers[overlay.kind.rawValue]
    if overlay.common.id == nil && !ids.isEmpty { stepOverTakenNumbers(of: &added) }
    while numbered[overlay.kind.rawValue].count < added.common.number { numbered[overlay.kind.rawValue].append(index) }
    // Small scenes are the usual ones: growing one by one would copy them again and again.
    if overlays.isEmpty { overlays.reserveCapacity(8) }
    overlays.append(added)
    return index
  }

  /// The overlay of a handle; nil once it is removed.
  public func overlay(at index: Int) -> Overlay? {
    overlays[index].common.isRemoved ? nil : overlays[index]
  }

  /// What a new overlay of a kind begins with: the defaults, or what `style` said of them.
  public func template(_ kind: Overlay.Kind) -> Overlay? { templates[kind.rawValue] }

  /// Gives new overlays of a kind other defaults.
  public func setTemplate(_ overlay: Overlay) { templates[overlay.kind.rawValue] = overlay }

  /// Changes an overlay; where `change` throws, it stays as it was.
  public func change(at index: Int, _ change: (inout Overlay) throws(Mistake) -> Void) throws(Mistake) {
    guard var overlay = overlay(at: index) else { return }
    let id = overlay.common.id
    try change(&overlay)
    if overlay.common.id != id {
      if let new = overlay.common.id { try claim(new, for: index) }
      if let id { ids[id] = nil }
    }
    overlays[index] = overlay
  }

  /// Takes an overlay out of the scene, a group with all that was made in it; their ids are free again.
  public func remove(at index: Int) {
    if case .group = overlays[index].content { members(of: index).forEach(remove) }
    if let id = overlays[index].common.id { ids[id] = nil }
    overlays[index].common.isRemoved = true
  }

  private func claim(_ id: String, for index: Int) throws(Mistake) {
    let owner = ids[id] ?? automaticOwner(of: id)
    if let owner, owner != index, let overlay = overlay(at: owner) {
      throw Mistake(
        "'\(id)' is the id of the \(overlay.kind.name) made at \(shown(overlay.place)); ids are unique", field: "id")
    }
    ids[id] = index
  }

  /// The overlay whose automatic id this is.
  private func automaticOwner(of id: String) -> Int? {
    guard let dash = id.lastIndex(of: "-"), let number = Int(id[id.index(after: dash)...]),
      let kind = Overlay.Kind.allCases.first(where: { $0.name.description == id[..<dash] }),
      numbered[kind.rawValue].indices.contains(number - 1)
    else { return nil }
    let index = numbered[kind.rawValue][number - 1]
    let owner = overlay(at: index)
    return owner?.common.id == nil && owner?.id == id ? index : nil
  }

  /// An automatic id steps over one that a script gave.
  private func stepOverTakenNumbers(of overlay: inout Overlay) {
    while ids[overlay.id] != nil {
      numbers[overlay.kind.rawValue] += 1
      overlay.common.number = numbers[overlay.kind.rawValue]
    }
  }
}
