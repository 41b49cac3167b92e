import Foundation

extension SceneDocument {
  /// The rectangle that the scene is drawn in.
  struct View: Codable, Hashable, Sendable {
    /// Points.
    var width, height: Int
    /// "mercator", "equirectangular", "orthographic" or "azimuthal_equidistant".
    var projection: String
    /// The map under everything: "land", "countries", "geojson" or "mbtiles"; nil is none.
    var basemap: String?
    /// Who made it, where that must be shown with it.
    var attribution: String?
    /// The paper under everything, `#rrggbb`.
    var background: String
    /// 0...1; nil is 1.
    var backgroundOpacity: Double?
    /// The language of the scene's texts, a BCP 47 tag.
    var lang: String?

    enum CodingKeys: String, CodingKey {
      case width, height, projection, basemap, attribution, background, lang
      case backgroundOpacity = "background_opacity"
    }
  }

  /// Where the view looks from.
  struct Camera: Codable, Hashable, Sendable {
    /// What stands in the view's middle.
    var center: Position
    /// Google's: the world is 256 · 2^zoom points wide.
    var zoom: Double
    /// MapLibre's and Mapbox's: the world is 512 · 2^zoom512 points wide.
    var zoom512: Double
    /// The direction at the top of the view, degrees clockwise from north.
    var bearing: Double
    /// The tilt in degrees; 0 looks straight down.
    var pitch: Double
    /// Metres on the ground in one point at the centre.
    var metersPerPoint: Double
    /// The smallest box around all that is in view.
    var bbox: Box
    /// MapKit's: that box's width and height in degrees.
    var span: Position
    /// The view's corners on the ground: bottom left, bottom right, top right, top left.
    var visible: [Position]
    /// What it was last asked for.
    var fit: Fit

    enum CodingKeys: String, CodingKey {
      case center, zoom, bearing, pitch, bbox, span, visible, fit
      case zoom512 = "zoom_512"
      case metersPerPoint = "meters_per_point"
    }
  }

  /// What the camera was asked for, to be asked again for a view of another size.
  enum Fit: Hashable, Sendable {
    /// Centre and zoom were given.
    case set
    /// A circle spans a part of a side of the view.
    case circle(CircleFit)
    /// A box fits into the view.
    case bounds(BoundsFit)
  }

  /// A circle that spans a part of a side of the view.
  struct CircleFit: Codable, Hashable, Sendable {
    /// The circle's middle.
    var center: Position
    /// Metres.
    var radius: Double
    /// "wgs84", "sphere" or "planar", as of a circle.
    var model: String
    /// The part of the padded side, 0...1.
    var ratio: Double
    /// The side that is measured: "width", "height" or "min", the smaller.
    var of: String
    /// nil is none.
    var padding: Padding?
  }

  /// A box that fits into the padded view.
  struct BoundsFit: Codable, Hashable, Sendable {
    /// The box.
    var bbox: Box
    /// What is kept free around it.
    var padding: Padding
  }

  /// Points kept free along the view's sides.
  struct Padding: Codable, Hashable, Sendable {
    /// Points.
    var top, right, bottom, left: Double
  }
}

extension SceneDocument.Fit: Codable {
  private enum CodingKeys: String, CodingKey { case kind }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    switch try members.decode(String.self, forKey: .kind) {
    case "set": self = .set
    case "circle": self = .circle(try SceneDocument.CircleFit(from: decoder))
    case "bounds": self = .bounds(try SceneDocument.BoundsFit(from: decoder))
    case let kind:
      throw DecodingError.dataCorruptedError(forKey: .kind, in: members, debugDescription: "\(kind) is no kind of fit")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .set: try members.encode("set", forKey: .kind)
    case .circle(let fit):
      try members.encode("circle", forKey: .kind)
      try fit.encode(to: encoder)
    case .bounds(let fit):
      try members.encode("bounds", forKey: .kind)
      try fit.encode(to: encoder)
    }
  }
}
