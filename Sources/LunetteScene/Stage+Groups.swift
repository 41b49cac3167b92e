extension Stage {
  /// Groups in each other; more are a recursion without an end.
  public static let mostOpenGroups = 64

  /// Begins a group: what is added until it ends belongs to it.
  public func openGroup(_ group: Overlay) throws(Mistake) -> Int {
    guard openGroups.count < Stage.mostOpenGroups else {
      throw Mistake("groups can be \(Stage.mostOpenGroups) deep at most")
    }
    let index = try add(group)
    openGroups.append(index)
    return index
  }

  /// Ends the group that was begun last.
  public func closeGroup() { if !openGroups.isEmpty { openGroups.removeLast() } }

  /// Leaves the groups that are being filled, for a handler that belongs to none; gives them, to come back to.
  public func leaveGroups() -> [Int] {
    defer { openGroups = [] }
    return openGroups
  }

  /// Comes back to groups.
  public func resumeGroups(_ groups: [Int]) { openGroups = groups }

  /// What was made in a group, groups in it included, without what was removed.
  func members(of group: Int) -> [Int] {
    overlays.indices.filter { overlays[$0].common.parent == group && !overlays[$0].common.isRemoved }
  }

  /// Whether an overlay is drawn: neither it nor a group around it is hidden or removed, and it is somewhere.
  func isShown(_ index: Int) -> Bool {
    if timeline.fix == nil, case .userLocation(let location) = overlays[index].content, location.at == nil {
      return false
    }
    var index: Int? = index
    while let at = index {
      guard overlays[at].common.isVisible && !overlays[at].common.isRemoved else { return false }
      index = overlays[at].common.parent
    }
    return true
  }

  /// The overlay as it is drawn, or what is drawn of a group.
  func shownOverlays(in index: Int) -> [Overlay] {
    guard isShown(index) else { return [] }
    guard overlays[index].isGroup else { return [overlays[index]] }
    return members(of: index).flatMap(shownOverlays)
  }

  /// What is drawn, in order of creation, with what groups say of it.
  var drawnOverlays: [Overlay] {
    let hasGroups = numbers[Overlay.Kind.group.rawValue] + numbers[Overlay.Kind.geojson.rawValue] > 0
    guard hasGroups else {
      let isShown = { [overlays] (index: Int) in overlays[index].common.isVisible && !overlays[index].common.isRemoved }
      if !timeline.userLocations.isEmpty {
        return overlays.indices.filter { self.isShown($0) }.map { overlays[$0] }
      }
      // Where nothing is hidden the scene shares the stage's overlays.
      return overlays.indices.allSatisfy(isShown) ? overlays : overlays.indices.filter(isShown).map { overlays[$0] }
    }
    return overlays.indices.filter { !overlays[$0].isGroup && isShown($0) }.map(resolved)
  }

  private func resolved(_ index: Int) -> Overlay {
    var overlay = overlays[index]
    var parent = overlay.common.parent
    while let at = parent {
      let group = overlays[at]
      overlay.common.opacity *= group.common.opacity
      overlay.common.version = max(overlay.common.version, group.common.version)
      overlay.common.title = overlay.common.title ?? group.common.title
      if case .group = group.content { overlay.common.groups.insert(group.id, at: 0) }
      parent = group.common.parent
    }
    return overlay
  }
}
