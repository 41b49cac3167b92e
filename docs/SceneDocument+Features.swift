import Foundation

extension SceneDocument {
  /// One overlay or mask.
  struct Feature: Hashable, Sendable {
    /// Unique in the document.
    var id: String
    /// nil where nothing is left.
    var geometry: Geometry?
    /// What it is and how it looks.
    var properties: Properties
    /// Its geometry in the view; nil where none of it is in view, or in documents written with `--no-screen`.
    var screen: Screen?
    /// Where the script made it.
    var source: Source?
  }

  /// What a feature is and how it looks.
  struct Properties: Hashable, Sendable {
    /// What it is, for readers and tooltips.
    var title: String?
    /// Classes of the SVG's element.
    var className: String?
    /// Its row in a legend.
    var legend: String?
    /// The ids of the groups that it was made in, outermost first; nil for none.
    var groups: [String]?
    /// What kind of overlay it is, with what only that kind has.
    var kind: Kind
    /// A line, or an area's outline; nil for what has none.
    var stroke: Stroke?
    /// The inside of an area; nil for what has none.
    var fill: Fill?
    /// A label's text, or a marker's.
    var text: Text?

    /// A kind of overlay.
    enum Kind: Hashable, Sendable {
      case circle(Circle)
      case polygon(Polygon)
      case rectangle(Rectangle)
      case ellipse(Ellipse)
      case sector(Sector)
      case buffer(Buffer)
      case polyline(Polyline)
      case marker(Marker)
      case image(Image)
      case userLocation(UserLocation)
      /// All that it has is `text`.
      case label
      case geojson(FileFeature)
      case mask(Mask)
      /// A kind that this file doesn't know yet, of which only the name is kept.
      case other(String)
    }
  }

  /// A feature's geometry in the view, clipped to it.
  struct Screen: Codable, Hashable, Sendable {
    /// Of areas and lines: SVG path data in points, absolute M, L and Z only. A line's closed parts are arrows' heads.
    var path: String?
    /// Of markers, labels and locations; of the world's copies the one nearest the view's middle.
    var point: Point?
    /// Why its text is left out of the view: "no-room", "short-line", "sharp-bends"; nil where it is written.
    var dropped: String?
  }

  /// A line of a script.
  struct Source: Codable, Hashable, Sendable {
    /// Relative to the script's folder.
    var file: String
    /// Counted from 1; 0 where it isn't known.
    var line: Int
  }
}

extension SceneDocument.Feature: Codable {
  private enum CodingKeys: String, CodingKey { case type, id, geometry, properties, screen, source }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    id = try members.decode(String.self, forKey: .id)
    geometry = try members.decodeIfPresent(SceneDocument.Geometry.self, forKey: .geometry)
    properties = try SceneDocument.Properties(from: members.superDecoder(forKey: .properties), of: geometry)
    screen = try members.decodeIfPresent(SceneDocument.Screen.self, forKey: .screen)
    source = try members.decodeIfPresent(SceneDocument.Source.self, forKey: .source)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode("Feature", forKey: .type)
    try members.encode(id, forKey: .id)
    // GeoJSON wants the member even where it is null.
    try members.encode(geometry, forKey: .geometry)
    try members.encode(properties, forKey: .properties)
    try members.encodeIfPresent(screen, forKey: .screen)
    try members.encodeIfPresent(source, forKey: .source)
  }
}

extension SceneDocument.Properties: Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case overlay, title, legend, groups
    case className = "class"
  }

  /// The properties of a feature with a geometry, which says how a file's are drawn.
  init(from decoder: any Decoder, of geometry: SceneDocument.Geometry?) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    title = try members.decodeIfPresent(String.self, forKey: .title)
    className = try members.decodeIfPresent(String.self, forKey: .className)
    legend = try members.decodeIfPresent(String.self, forKey: .legend)
    groups = try members.decodeIfPresent([String].self, forKey: .groups)
    let overlay = try members.decode(String.self, forKey: .overlay)
    let names = Set(try decoder.container(keyedBy: SceneDocument.Name.self).allKeys.map(\.stringValue))
    let parts = overlay == "geojson" ? Parts(ofFile: names, geometry) : Parts(names)
    // Their members lie beside the kind's.
    stroke = parts.contains(.stroke) ? try SceneDocument.Stroke(from: decoder) : nil
    fill = parts.contains(.fill) ? try SceneDocument.Fill(from: decoder) : nil
    text = parts.contains(.text) ? try SceneDocument.Text(from: decoder) : nil
    kind =
      overlay == "geojson"
      ? .geojson(try SceneDocument.FileFeature(from: decoder, parts)) : try Kind(overlay, from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(overlay, forKey: .overlay)
    try members.encodeIfPresent(title, forKey: .title)
    try members.encodeIfPresent(className, forKey: .className)
    try members.encodeIfPresent(legend, forKey: .legend)
    try members.encodeIfPresent(groups, forKey: .groups)
    try kind.own?.encode(to: encoder)
    try stroke?.encode(to: encoder)
    try fill?.encode(to: encoder)
    try text?.encode(to: encoder)
  }

  /// The kind's name.
  var overlay: String {
    switch kind {
    case .circle: "circle"
    case .polygon: "polygon"
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .sector: "sector"
    case .buffer: "buffer"
    case .polyline: "polyline"
    case .marker: "marker"
    case .image: "image"
    case .userLocation: "user_location"
    case .label: "label"
    case .geojson: "geojson"
    case .mask: "mask"
    case .other(let name): name
    }
  }
}

extension SceneDocument.Properties.Kind {
  fileprivate init(_ name: String, from decoder: any Decoder) throws {
    switch name {
    case "circle": self = .circle(try SceneDocument.Circle(from: decoder))
    case "polygon": self = .polygon(try SceneDocument.Polygon(from: decoder))
    case "rectangle": self = .rectangle(try SceneDocument.Rectangle(from: decoder))
    case "ellipse": self = .ellipse(try SceneDocument.Ellipse(from: decoder))
    case "sector": self = .sector(try SceneDocument.Sector(from: decoder))
    case "buffer": self = .buffer(try SceneDocument.Buffer(from: decoder))
    case "polyline": self = .polyline(try SceneDocument.Polyline(from: decoder))
    case "marker": self = .marker(try SceneDocument.Marker(from: decoder))
    case "image": self = .image(try SceneDocument.Image(from: decoder))
    case "user_location": self = .userLocation(try SceneDocument.UserLocation(from: decoder))
    case "label": self = .label
    case "mask": self = .mask(try SceneDocument.Mask(from: decoder))
    default: self = .other(name)
    }
  }

  /// What only this kind has.
  fileprivate var own: (any Encodable)? {
    switch self {
    case .circle(let circle): circle
    case .polygon(let polygon): polygon
    case .rectangle(let rectangle): rectangle
    case .ellipse(let ellipse): ellipse
    case .sector(let sector): sector
    case .buffer(let buffer): buffer
    case .polyline(let polyline): polyline
    case .marker(let marker): marker
    case .image(let image): image
    case .userLocation(let location): location
    case .geojson(let feature): feature
    case .mask(let mask): mask
    case .label, .other: nil
    }
  }
}
