import LunetteGeometry
import LunetteScene

extension Scene {
  /// A warning about labels that are left out of the view; nil where all have room.
  public func labelWarning() throws(Diagnostic) -> Diagnostic? {
    guard overlays.contains(where: { $0.label != nil }) else { return nil }
    var layout = Layout(self, camera: camera, size: size, grid: PlaneGrid(decimals: 2))
    var items: [Frame.Item] = []
    items.reserveCapacity(layers.count)
    for layer in layers {
      guard case .overlay(let index) = layer, overlays[index].takesRoom else {
        items.append(.places([]))
        continue
      }
      items.append(try layout.item(of: index, in: self))
    }
    LabelPlacement.letter(&items, of: self, in: layout)
    var dropped: [(overlay: Overlay, reason: LabelDrop)] = []
    for (layer, item) in zip(layers, items) {
      guard case .overlay(let index) = layer, let reason = item.drop else { continue }
      dropped.append((overlays[index], reason))
    }
    return warning(about: dropped)
  }

  private func warning(about dropped: [(overlay: Overlay, reason: LabelDrop)]) -> Diagnostic? {
    guard let first = dropped.first?.overlay else { return nil }
    let parts = LabelDrop.allCases.compactMap { reason -> String? in
      let ids = dropped.filter { $0.reason == reason }.map(\.overlay.id)
      guard !ids.isEmpty else { return nil }
      let more = ids.count > 3 ? " and \(ids.count - 3) more" : ""
      return "\(ids.prefix(3).joined(separator: ", "))\(more) \(reason.words(isOne: ids.count == 1))"
    }
    let count = dropped.count == 1 ? "a label is" : "\(dropped.count) labels are"
    var warning = Diagnostic.warning(.labelDropped, "\(count) left out: \(parts.joined(separator: "; "))")
    if dropped.count == 1 { warning.overlay = first.id }
    guard first.place.file >= 0 else { return warning }
    warning.file = files[Int(first.place.file)]
    warning.line = Int(first.place.line)
    return warning
  }
}

extension LabelDrop {
  fileprivate func words(isOne: Bool) -> String {
    switch self {
    case .noRoom: isOne ? "has no room" : "have no room"
    case .shortLine: isOne ? "is longer than its line in view" : "are longer than their lines in view"
    case .sharpBends: isOne ? "has a line that bends too sharply" : "have lines that bend too sharply"
    }
  }
}

extension Overlay {
  /// Whether labels are placed by it.
  fileprivate var takesRoom: Bool { isFurniture || kind == .marker || kind == .label }
}

extension Frame.Item {
  /// Why no copy of it in view has its text; nil where one has.
  public var drop: LabelDrop? {
    guard case .lettered(let places) = self, !places.contains(where: \.isInView) else { return nil }
    return places.first { $0.drop != nil }?.drop
  }
}
