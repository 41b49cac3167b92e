/// What the colours and signs of a map mean: the classes of a scale, or a row for each `legend` of an overlay.
public struct Legend: Sendable {
  /// Whose classes it shows; nil: the overlays'.
  public var scale: Scale?
  /// Where it stands in the view.
  public var position = Anchor.bottomRight
  /// Points between it and the view's sides.
  public var margin = 12.0

  /// Of the overlays, at the bottom right.
  public init() {}

  /// A line of a legend.
  public struct Row: Sendable {
    /// What it says.
    public var text: String
    /// What it shows.
    public var swatch: Swatch
  }

  /// What a row shows.
  public enum Swatch: Sendable {
    case value(Scale.Value?)
    /// An overlay, as an index of the scene's.
    case overlay(Int)
  }
}

/// Where the map's data come from, in small letters.
public struct Attribution: Sendable {
  /// What it says.
  public var text = ""
  /// Where it stands in the view.
  public var position = Anchor.bottomRight
  /// Points between it and the view's sides.
  public var margin = 0.0

  /// In the corner at the bottom right, without a text.
  public init() {}
}

extension Scene {
  /// What a legend says: its scale's classes, or the overlays' texts, each once, in drawing order.
  public func rows(of legend: Legend) -> [Legend.Row] {
    if let scale = legend.scale {
      return scale.classes.map { Legend.Row(text: $0.text, swatch: .value($0.value)) }
    }
    var known: Set<String> = []
    return layers.compactMap { layer in
      guard case .overlay(let index) = layer, !overlays[index].isFurniture, let text = overlays[index].common.legend,
        known.insert(text).inserted
      else { return nil }
      return Legend.Row(text: text, swatch: .overlay(index))
    }
  }
}
