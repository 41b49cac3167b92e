import LunetteGeometry
import LunetteScene

/// What a layer of a scene is, as far as what is drawn of it hangs on the layer itself. Two that are equal are drawn
/// alike in the same view, but for furniture and texts, which find their places among all else.
struct LayerState: Equatable {
  private let kind: Kind

  private enum Kind: Equatable {
    case overlay(OverlayState, insetCamera: Camera?)
    case mask(number: Int, group: String?, fill: Color, cutters: [OverlayState])
    /// What was made without a stage, which gives no versions: it equals nothing, itself included.
    case unknown
  }

  /// A state of an overlay: members of a group have its versions, so these alone don't tell them apart.
  private struct OverlayState: Hashable {
    let kind: Overlay.Kind
    let number: Int
    /// Of features of a file, which may have no numbers.
    let id: String?
    let version: Int

    init?(_ overlay: Overlay) {
      guard overlay.common.version > 0 else { return nil }
      kind = overlay.kind
      number = overlay.common.number
      id = number == 0 ? overlay.common.id : nil
      version = overlay.common.version
    }
  }

  /// The state of a scene's layer.
  init(_ layer: Scene.Layer, of scene: Scene) {
    switch layer {
    case .overlay(let index):
      let overlay = scene.overlays[index]
      var insetCamera: Camera?
      if case .inset(let inset) = overlay.content { insetCamera = inset.camera }
      kind = OverlayState(overlay).map { .overlay($0, insetCamera: insetCamera) } ?? .unknown
    case .mask(let index):
      let mask = scene.masks[index]
      let cutters = mask.cutters.compactMap { OverlayState(scene.overlays[$0]) }
      kind =
        cutters.count == mask.cutters.count
        ? .mask(number: mask.number, group: mask.group, fill: mask.fill, cutters: cutters) : .unknown
    }
  }

  static func == (one: LayerState, other: LayerState) -> Bool {
    if case .unknown = one.kind { return false }
    return one.kind == other.kind
  }

  /// What stays the same while the layer changes: at most one layer of a scene has it.
  var name: LayerName? {
    switch kind {
    case .overlay(let state, _): .overlay(state.kind, state.number, id: state.id)
    case .mask(let number, _, _, _): .mask(number)
    case .unknown: nil
    }
  }
}

/// Which layer of a scene it is, whatever it looks like.
enum LayerName: Hashable {
  case overlay(Overlay.Kind, Int, id: String?)
  case mask(Int)
}
