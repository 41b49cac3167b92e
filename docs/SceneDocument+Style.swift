import Foundation

/// How features look. Colours are `#rrggbb`, opacities 0...1, lengths points unless it is said.
extension SceneDocument {
  /// How a line or an outline is drawn.
  struct Stroke: Codable, Hashable, Sendable {
    /// Its colour.
    var color: String
    /// Its opacity.
    var opacity: Double
    /// 0 draws no line.
    var width: Double
    /// Lengths drawn and left out in turn; nil for a line without gaps.
    var dashes: [Double]?
    /// "m" where the dashes are metres on the ground; nil: points.
    var dashUnit: String?
    /// The ends of lines and dashes, "butt" or "square"; nil is round.
    var lineCap: String?
    /// The corners, "miter" or "bevel"; nil is round.
    var lineJoin: String?
    /// The colour of a wider line under it; nil: there is none.
    var casing: String?
    /// The wider line's opacity.
    var casingOpacity: Double?
    /// The wider line's whole width.
    var casingWidth: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case casing
      case color = "stroke"
      case opacity = "stroke-opacity"
      case width = "stroke-width"
      case dashes = "stroke-dasharray"
      case dashUnit = "stroke-dash-unit"
      case lineCap = "stroke-linecap"
      case lineJoin = "stroke-linejoin"
      case casingOpacity = "casing-opacity"
      case casingWidth = "casing-width"
    }
  }

  /// How the inside of an area is painted.
  struct Fill: Codable, Hashable, Sendable {
    /// Its colour.
    var color: String
    /// Its opacity.
    var opacity: Double
    /// Which parts of an outline that crosses itself are inside: "evenodd"; nil is nonzero.
    var rule: String?
    /// The colour of parallel lines over it; nil: there are none.
    var hatch: String?
    /// The lines' opacity.
    var hatchOpacity: Double?
    /// Their direction in the view, degrees clockwise from upright.
    var hatchAngle: Double?
    /// From one to the next.
    var hatchSpacing: Double?
    /// Their width.
    var hatchWidth: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case hatch
      case hatchOpacity = "hatch-opacity"
      case hatchAngle = "hatch-angle"
      case hatchSpacing = "hatch-spacing"
      case hatchWidth = "hatch-width"
      case color = "fill"
      case opacity = "fill-opacity"
      case rule = "fill-rule"
    }
  }

  /// What is written at a place.
  struct Text: Codable, Hashable, Sendable {
    /// One or more lines.
    var text: String
    /// The letters' size.
    var size: Double
    /// The letters' colour.
    var color: String
    /// The letters' opacity.
    var opacity: Double
    /// The colour of what the letters stand out from.
    var halo: String
    /// The halo's opacity.
    var haloOpacity: Double
    /// How far the halo reaches beyond the letters.
    var haloWidth: Double
    /// The part of the text that lies at the place, as "top-left"; nil: the middle, of a marker's text what is nearest
    /// the icon.
    var anchor: String?
    /// How far it is moved to the right and down.
    var offset: Point
    /// Degrees clockwise; nil is 0.
    var rotation: Double?
    /// "map" where it lies on the map; nil where it faces the view.
    var rotatesWith: String?
    /// Whether it stays where it is, whatever is written there; nil is false.
    var allowsOverlap: Bool?
    /// Along a line, points between a text and the next; nil of others.
    var spacing: Double?
    /// Where not all texts have room, the higher come first; nil is 0.
    var priority: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case text, priority
      case size = "text-size"
      case color = "text-color"
      case opacity = "text-color-opacity"
      case halo = "text-halo"
      case haloOpacity = "text-halo-opacity"
      case haloWidth = "text-halo-width"
      case anchor = "text-anchor"
      case offset = "text-offset"
      case rotation = "text-rotation"
      case rotatesWith = "text-rotate-with"
      case allowsOverlap = "text-allow-overlap"
      case spacing = "text-spacing"
    }
  }
}
