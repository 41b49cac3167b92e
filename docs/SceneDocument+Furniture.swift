import Foundation

extension SceneDocument {
  /// A thing that belongs to the view, not to a place on the ground.
  struct Furniture: Codable, Hashable, Sendable {
    /// Its kind: "scale_bar" or "title".
    var furniture: String
    /// Unique in the document.
    var id: String
    /// What it is, for readers and tooltips.
    var title: String?
    /// Where it stands in the view, as "bottom_left".
    var position: String
    /// Points between it and the view's sides.
    var margin: Double?
    /// Of a scale bar: what it counts in, as "metric".
    var units: String?
    /// Of a scale bar: where the map's scale is taken, "bar" or "center".
    var measuredAt: String?
    /// Of a scale bar: its length in words, as "500 m"; of a title: what it says, in one or more lines.
    var text: String?
    /// Of a scale bar: its length on the ground.
    var meters: Double?
    /// Of a title: the letters' size in points.
    var size: Double?
    /// Of a title: the letters' colour as CSS.
    var color: String?
    /// Of a title: what the letters stand out from, as CSS.
    var halo: String?
    /// What it covers of the view; nil in documents written with `--no-screen`.
    var screen: Screen?
    /// Where the script made it.
    var source: Source?

    enum CodingKeys: String, CodingKey {
      case furniture, id, title, position, margin, units, text, meters, size, color, halo, screen, source
      case measuredAt = "measured_at"
    }

    /// What a thing covers of the view.
    struct Screen: Codable, Hashable, Sendable {
      /// Left, top, right, bottom, in points.
      var box: [Double]
    }
  }
}
