import LunetteGeometry

extension Stage {
  /// Adds an overlay above those of its z; its index is its handle's.
  public func add(_ overlay: Overlay) throws(Mistake) -> Int {
    let index = overlays.count
    let kind = overlay.kind
    if let id = overlay.common.id { try claim(id, for: index) }
    var number = numbers[kind.rawValue] + 1
    if overlay.common.id == nil && !ids.isEmpty {
      // An automatic id steps over one that a script gave.
      while ids[Overlay.automaticID(kind, number)] != nil { number += 1 }
    }
    numbers[kind.rawValue] = number
    if !numbered.isEmpty { note(number, of: kind, at: index) }
    // Small scenes are the usual ones: growing one by one would copy them again and again.
    if overlays.isEmpty { overlays.reserveCapacity(8) }
    overlays.append(overlay)
    overlays[index].common.parent = openGroups.last
    overlays[index].common.number = number
    if kind == .userLocation {
      timeline.userLocations.append(index)
      overlays[index].content.userLocation.fix = timeline.fix
    }
    noteChange(of: index)
    if trace != nil { note(.overlay(overlays[index], .add)) }
    return index
  }

  /// Also numbers that were stepped over lead to the overlay that did.
  private func note(_ number: Int, of kind: Overlay.Kind, at index: Int) {
    while numbered[kind.rawValue].count < number { numbered[kind.rawValue].append(index) }
  }

  /// The overlay of a handle; nil once it is removed.
  public func overlay(at index: Int) -> Overlay? {
    overlays[index].common.isRemoved ? nil : overlays[index]
  }

  /// What a new overlay of a kind begins with: the defaults, or what `style` said of them.
  public func template(_ kind: Overlay.Kind) -> Overlay? { templates[kind] }

  /// Whether a script gave new overlays of any kind other defaults.
  public var hasTemplates: Bool { !templates.isEmpty }

  /// Gives new overlays of a kind other defaults.
  public func setTemplate(_ overlay: Overlay) { templates[overlay.kind] = overlay }

  /// Changes an overlay; where `change` throws, it stays as it was.
  public func change(at index: Int, _ change: (inout Overlay) throws(Mistake) -> Void) throws(Mistake) {
    guard var overlay = overlay(at: index) else { return }
    let (id, isVisible) = (overlay.common.id, overlay.common.isVisible)
    try change(&overlay)
    if overlay.common.id != id {
      if let new = overlay.common.id { try claim(new, for: index) }
      if let id { ids[id] = nil }
    }
    overlays[index] = overlay
    noteChange(of: index)
    if overlay.common.isVisible != isVisible { note(.overlay(overlay, isVisible ? .hide : .show)) }
  }

  /// Makes an overlay another one to whoever keeps what is drawn of it.
  func noteChange(of index: Int) {
    changes += 1
    overlays[index].common.version = changes
  }

  /// Takes an overlay out of the scene, a group with all that was made in it; their ids are free again.
  public func remove(at index: Int) {
    if overlays[index].isGroup { members(of: index).forEach(remove) }
    if let id = overlays[index].common.id { ids[id] = nil }
    for id in (overlays[index].row?.members ?? []).compactMap(\.id) { ids[id] = nil }
    if case .geojson = overlays[index].content { namedByPlace = namedByPlace.filter { $0.value.layer != index } }
    overlays[index].common.isRemoved = true
    timeline.eases.removeAll { $0.overlay == index }
    if trace != nil { note(.overlay(overlays[index], .remove)) }
  }

  private func claim(_ id: String, for index: Int) throws(Mistake) {
    let owner = ids[id] ?? automaticOwner(of: id) ?? layer(ofMember: id)
    if let owner, owner != index, let overlay = overlay(at: owner) {
      throw Mistake(
        "'\(id)' is the id of the \(overlay.kind.name) made at \(shown(overlay.place)); ids are unique", field: "id")
    }
    ids[id] = index
  }

  /// Whether an id is some overlay's, given or automatic.
  func isTaken(_ id: String) -> Bool { ids[id] != nil || automaticOwner(of: id) != nil || layer(ofMember: id) != nil }

  /// The overlay whose automatic id this is.
  private func automaticOwner(of id: String) -> Int? {
    guard let dash = id.lastIndex(of: "-"), let number = Int(id[id.index(after: dash)...]),
      let kind = Overlay.Kind.allCases.first(where: { $0.name.description == id[..<dash] }), !kind.isOfFiles,
      1...numbers[kind.rawValue] + 1 ~= number
    else { return nil }
    if numbered.isEmpty {
      numbered = [[Int]](repeating: [], count: Overlay.Kind.allCases.count)
      for index in overlays.indices { note(overlays[index].common.number, of: overlays[index].kind, at: index) }
    }
    guard numbered[kind.rawValue].indices.contains(number - 1) else { return nil }
    let index = numbered[kind.rawValue][number - 1]
    let owner = overlay(at: index)
    return owner?.common.id == nil && owner?.id == id ? index : nil
  }
}
