import Foundation

/// What only one kind of overlay has.
extension SceneDocument {
  /// All that lies within a distance of a centre.
  struct Circle: Codable, Hashable, Sendable {
    /// Its middle.
    var center: Position
    /// Metres.
    var radius: Double
    /// "wgs84": by geodesics. "sphere": of the mean radius. "planar": round on the map, metres at the centre's scale.
    var model: String
  }

  /// An area with an outline, and holes.
  struct Polygon: Codable, Hashable, Sendable {
    /// Whether edges are geodesics; nil: straight on the map.
    var geodesic: Bool?
  }

  /// An area between two latitudes and two longitudes.
  struct Rectangle: Codable, Hashable, Sendable {
    /// Its sides.
    var bounds: Box
  }

  /// An ellipse on the ground: under each bearing it reaches as far along the geodesic as an ellipse of the plane does.
  struct Ellipse: Codable, Hashable, Sendable {
    /// Its middle.
    var center: Position
    /// Half of its longest extent, in metres.
    var semiMajor: Double
    /// Half of its shortest extent, in metres.
    var semiMinor: Double
    /// The bearing of its longest extent, in degrees clockwise from north.
    var rotation: Double

    enum CodingKeys: String, CodingKey {
      case center, rotation
      case semiMajor = "semi-major"
      case semiMinor = "semi-minor"
    }
  }

  /// What lies within a distance of a centre, further than another, between two bearings.
  struct Sector: Codable, Hashable, Sendable {
    /// Its middle.
    var center: Position
    /// How far it reaches, in metres.
    var radius: Double
    /// How far it keeps from its middle, in metres.
    var inner: Double
    /// The bearing where it starts, in degrees clockwise from north.
    var from: Double
    /// The bearing where it ends, clockwise from there; a whole turn more is a ring.
    var to: Double
  }

  /// All that lies within a distance of lines or places.
  struct Buffer: Codable, Hashable, Sendable {
    /// Metres.
    var radius: Double
    /// Whether the lines run along geodesics; nil: straight on the map.
    var geodesic: Bool?
  }

  /// One or more lines.
  struct Polyline: Codable, Hashable, Sendable {
    /// Whether it runs along geodesics; nil: straight on the map.
    var geodesic: Bool?
    /// Which ends have a head: "start", "end" or "both"; nil: none.
    var arrow: String?
  }

  /// An icon at a coordinate.
  struct Marker: Codable, Hashable, Sendable {
    /// `#rrggbb`.
    var color: String
    /// 0...1.
    var opacity: Double
    /// Its drawing: "pin", "dot", "ring", "square", "diamond", "triangle", "star", "cross", "flag" or "arrow".
    var symbol: String
    /// The icon's height in points.
    var size: Double
    /// Degrees clockwise; nil is 0.
    var rotation: Double?
    /// "map" where it lies on the map; nil where it faces the view.
    var rotatesWith: String?
    /// A second line under its title, for readers.
    var subtitle: String?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case size, rotation, subtitle
      case rotatesWith = "rotate-with"
      case color = "marker-color"
      case opacity = "marker-color-opacity"
      case symbol = "marker-symbol"
    }
  }

  /// A picture that lies on the Mercator map.
  struct Image: Codable, Hashable, Sendable {
    /// Its file, as the script names it.
    var file: String
    /// Top left, top right, bottom right, bottom left; longitudes run on from the first, also past 180. Straight lines of
    /// the picture are straight on the map.
    var corners: [Position]
    /// 0...1.
    var opacity: Double
  }

  /// Where somebody is.
  struct UserLocation: Codable, Hashable, Sendable {
    /// How far the place may be off, in metres; nil where that isn't known.
    var accuracy: Double?
    /// Where they look, in degrees clockwise from north, 0..<360; nil where that isn't known.
    var heading: Double?
    /// 0...1.
    var opacity: Double
  }

  /// The whole world without the shapes of one group.
  struct Mask: Codable, Hashable, Sendable {
    /// nil for the shapes that name no group.
    var group: String?
  }
}
