// The scene documents of Lunette (`lunette render SCENE.lua -f json`, format 1) as Swift types, for any app that has
// Foundation: copy this file into it. docs/scene.schema.json says the same as a JSON Schema.
//
//     let scene = try JSONDecoder().decode(SceneDocument.self, from: data)
//     if let camera = scene.camera {
//       let center = CLLocationCoordinate2D(latitude: camera.center.latitude, longitude: camera.center.longitude)
//       // MapLibre, Mapbox
//       mapLibre.setCenter(center, zoomLevel: camera.zoom512, direction: camera.bearing, animated: false)
//       // Google Maps
//       google.camera = GMSCameraPosition(
//         target: center, zoom: Float(camera.zoom), bearing: camera.bearing, viewingAngle: camera.pitch)
//       // MapKit, where the bearing is 0
//       let span = MKCoordinateSpan(latitudeDelta: camera.span.latitude, longitudeDelta: camera.span.longitude)
//       mapKit.setRegion(MKCoordinateRegion(center: center, span: span), animated: false)
//     }
//     for feature in scene.features {  // lowest first
//       guard case .circle(let circle) = feature.properties.kind else { continue }
//       print(feature.id, circle.center.latitude, circle.center.longitude, circle.radius, "m", circle.paint.fill)
//     }
//
// Zooms are those of a view as large as `scene.view`; for another size ask `camera.fit` again.

import Foundation

/// A scene: an RFC 7946 FeatureCollection and what stands beside it. What is optional here is absent in documents
/// written with `--no-extras`, or where the scene doesn't say it.
struct SceneDocument: Codable, Hashable, Sendable {
  /// Always "FeatureCollection".
  var type: String
  /// The document's format and target.
  var lunette: Format?
  /// What the picture is called.
  var title: String?
  /// What it shows, for those who can't see it.
  var description: String?
  /// The box of all overlays without masks; nil where nothing is drawn.
  var bbox: Box?
  /// The rectangle that the scene is drawn in.
  var view: View?
  /// Where it looks from.
  var camera: Camera?
  /// What people can set from outside, in the order of declaration.
  var parameters: [Parameter]?
  /// Values of several parameters under one name, in the order of declaration; nil where there are none.
  var presets: [Preset]?
  /// The name of the preset in force.
  var preset: String?
  /// What is drawn, lowest first.
  var features: [Feature]
  /// What belongs to the view, not to the ground.
  var furniture: [Furniture]?
  /// What may be wrong with the scene.
  var warnings: [Warning]?
  /// What is needed to make the document again.
  var provenance: Provenance?

  /// What kind of document this is.
  struct Format: Codable, Hashable, Sendable {
    /// The format's version; this file knows 1.
    var format: Int
    /// Whose reading of areas the geometries follow: "rfc7946".
    var target: String
  }

  /// Nothing yet.
  struct Furniture: Codable, Hashable, Sendable {}
}

// MARK: - Places

extension SceneDocument {
  /// A place on the globe; `[longitude, latitude]` in JSON.
  struct Position: Hashable, Sendable {
    /// Degrees east, -180...180.
    var longitude: Double
    /// Degrees north, -90...90.
    var latitude: Double
  }

  /// A rectangle of the globe; `[west, south, east, north]` in JSON. West > east runs over longitude 180.
  struct Box: Hashable, Sendable {
    /// Degrees.
    var west, south, east, north: Double
  }

  /// A place in the view, from its top left corner; `[x, y]` in JSON.
  struct Point: Hashable, Sendable {
    /// Points to the right and downward.
    var x, y: Double
  }

  /// The shape of a feature on the globe. Rings are closed, outer ones counter-clockwise, and cut at longitude 180.
  enum Geometry: Hashable, Sendable {
    case point(Position)
    case lineString([Position])
    case multiLineString([[Position]])
    /// The outer ring, then the holes.
    case polygon([[Position]])
    case multiPolygon([[[Position]]])
  }
}

// MARK: - View and camera

extension SceneDocument {
  /// The rectangle that the scene is drawn in.
  struct View: Codable, Hashable, Sendable {
    /// Points.
    var width, height: Int
    /// "mercator".
    var projection: String
    /// The paper under everything, `#rrggbb`.
    var background: String
    /// 0...1; nil is 1.
    var backgroundOpacity: Double?
    /// The language of the scene's texts, a BCP 47 tag.
    var lang: String?

    enum CodingKeys: String, CodingKey {
      case width, height, projection, background, lang
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

// MARK: - Parameters

extension SceneDocument {
  /// A value that people can set from outside (`--set NAME=VALUE`), in the unit that they see.
  struct Parameter: Codable, Hashable, Sendable {
    /// Unique in a scene.
    var name: String
    /// "number", "integer", "boolean", "string", "coordinate", "color", "date", "duration", "file" or "list".
    var type: String
    /// The value in force.
    var value: Value
    /// What it is unless it is set.
    var `default`: Value
    /// The least and the greatest number, and what a slider snaps to.
    var min, max, step: Double?
    /// Of all these numbers, as in "km".
    var unit: String?
    /// What its control is called.
    var label: String?
    /// A sentence about it.
    var help: String?
    /// Controls of a group stand together.
    var group: String?
    /// Where its control stands; nil: as declared.
    var order: Double?
    /// The only values that it takes; nil: no limit.
    var choices: [Choice]?

    /// A value to choose.
    struct Choice: Codable, Hashable, Sendable {
      /// What it is.
      var value: Value
      /// What people see in its place.
      var label: String?
    }

    /// A parameter's value.
    enum Value: Hashable, Sendable {
      /// Of the types number, integer and duration.
      case number(Double)
      case boolean(Bool)
      /// A string, a date, a file's path, or a colour as CSS.
      case string(String)
      /// A list of numbers, or a coordinate.
      case numbers([Double])
      case texts([String])

      /// What the value of a coordinate means.
      var position: Position? {
        guard case .numbers(let numbers) = self, numbers.count == 2 else { return nil }
        return Position(longitude: numbers[0], latitude: numbers[1])
      }
    }
  }

  /// Values of several parameters under one name (`--preset NAME`).
  struct Preset: Codable, Hashable, Sendable {
    /// Unique in a scene.
    var name: String
    /// By the parameters' names.
    var values: [String: Parameter.Value]
  }
}

// MARK: - Features

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
    /// What kind of overlay it is, with what only that kind has.
    var kind: Kind

    /// A kind of overlay.
    enum Kind: Hashable, Sendable {
      case circle(Circle)
      case marker(Marker)
      case mask(Mask)
      /// A kind that this file doesn't know yet, of which only the name is kept.
      case other(String)
    }
  }

  /// All that lies within a distance of a centre.
  struct Circle: Hashable, Sendable {
    /// Its middle.
    var center: Position
    /// Metres.
    var radius: Double
    /// "wgs84": by geodesics. "sphere": of the mean radius. "planar": round on the map, metres at the centre's scale.
    var model: String
    /// How it is painted.
    var paint: Paint
  }

  /// An icon at a coordinate.
  struct Marker: Codable, Hashable, Sendable {
    /// `#rrggbb`.
    var color: String
    /// 0...1.
    var opacity: Double
    /// Its drawing: "pin" or "dot".
    var symbol: String
    /// The icon's height in points.
    var size: Double
    /// Degrees clockwise; nil is 0.
    var rotation: Double?

    enum CodingKeys: String, CodingKey {
      case size, rotation
      case color = "marker-color"
      case opacity = "marker-color-opacity"
      case symbol = "marker-symbol"
    }
  }

  /// The whole world without the shapes of one group.
  struct Mask: Hashable, Sendable {
    /// nil for the shapes that name no group.
    var group: String?
    /// How it is painted.
    var paint: Paint
  }

  /// How an area is painted. Colours are `#rrggbb`, opacities 0...1, lengths points.
  struct Paint: Codable, Hashable, Sendable {
    /// The outline's colour.
    var stroke: String
    /// The outline's opacity.
    var strokeOpacity: Double
    /// 0 draws no outline.
    var strokeWidth: Double
    /// Lengths drawn and left out in turn; nil for a line without gaps.
    var strokeDashes: [Double]?
    /// The ends of dashes, "butt" or "square"; nil is round.
    var strokeLineCap: String?
    /// The outline's corners, "miter" or "bevel"; nil is round.
    var strokeLineJoin: String?
    /// The colour inside.
    var fill: String
    /// Its opacity.
    var fillOpacity: Double

    enum CodingKeys: String, CodingKey {
      case stroke, fill
      case strokeOpacity = "stroke-opacity"
      case strokeWidth = "stroke-width"
      case strokeDashes = "stroke-dasharray"
      case strokeLineCap = "stroke-linecap"
      case strokeLineJoin = "stroke-linejoin"
      case fillOpacity = "fill-opacity"
    }
  }

  /// A feature's geometry in the view, clipped to it.
  struct Screen: Codable, Hashable, Sendable {
    /// Of areas: SVG path data in points, absolute M, L and Z only, to be filled by the even-odd rule.
    var path: String?
    /// Of markers; of the world's copies the one nearest the view's middle.
    var point: Point?
  }

  /// A line of a script.
  struct Source: Codable, Hashable, Sendable {
    /// Relative to the script's folder.
    var file: String
    /// Counted from 1; 0 where it isn't known.
    var line: Int
  }
}

// MARK: - About the run

extension SceneDocument {
  /// What may be wrong, and where.
  struct Warning: Codable, Hashable, Sendable {
    /// What kind of warning it is, for programs.
    var code: String
    /// One or more lines for people.
    var message: String
    /// The id of the feature that it is about.
    var overlay: String?
    /// Relative to the script's folder.
    var file: String?
    /// Counted from 1; 0 where it isn't known.
    var line: Int?
  }

  /// What is needed to make the document again.
  struct Provenance: Codable, Hashable, Sendable {
    /// Name and version.
    var engine: String
    /// Of `math.random`.
    var seed: Int64
    /// The run's given time, ISO 8601.
    var time: String
    /// Every file that the run read, in that order; the script is the first.
    var files: [File]

    /// A file that the run read.
    struct File: Codable, Hashable, Sendable {
      /// Relative to the script's folder.
      var path: String
      /// Of its bytes, 64 hexadecimal digits.
      var sha256: String
    }
  }
}

// MARK: - Coding of what isn't an object with a key a field

extension SceneDocument.Position: Codable {
  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    longitude = try numbers.decode(Double.self)
    latitude = try numbers.decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(longitude)
    try numbers.encode(latitude)
  }
}

extension SceneDocument.Box: Codable {
  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    west = try numbers.decode(Double.self)
    south = try numbers.decode(Double.self)
    east = try numbers.decode(Double.self)
    north = try numbers.decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for side in [west, south, east, north] { try numbers.encode(side) }
  }
}

extension SceneDocument.Point: Codable {
  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    x = try numbers.decode(Double.self)
    y = try numbers.decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(x)
    try numbers.encode(y)
  }
}

extension SceneDocument.Geometry: Codable {
  private enum CodingKeys: String, CodingKey { case type, coordinates }

  init(from decoder: any Decoder) throws {
    typealias Position = SceneDocument.Position
    let members = try decoder.container(keyedBy: CodingKeys.self)
    switch try members.decode(String.self, forKey: .type) {
    case "Point": self = .point(try members.decode(Position.self, forKey: .coordinates))
    case "LineString": self = .lineString(try members.decode([Position].self, forKey: .coordinates))
    case "MultiLineString": self = .multiLineString(try members.decode([[Position]].self, forKey: .coordinates))
    case "Polygon": self = .polygon(try members.decode([[Position]].self, forKey: .coordinates))
    case "MultiPolygon": self = .multiPolygon(try members.decode([[[Position]]].self, forKey: .coordinates))
    case let type:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: members, debugDescription: "\(type) is no type of geometry")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    func write(_ type: String, _ coordinates: some Encodable) throws {
      try members.encode(type, forKey: .type)
      try members.encode(coordinates, forKey: .coordinates)
    }
    switch self {
    case .point(let position): try write("Point", position)
    case .lineString(let line): try write("LineString", line)
    case .multiLineString(let lines): try write("MultiLineString", lines)
    case .polygon(let rings): try write("Polygon", rings)
    case .multiPolygon(let polygons): try write("MultiPolygon", polygons)
    }
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

extension SceneDocument.Parameter.Value: Codable {
  init(from decoder: any Decoder) throws {
    // By their forms alone, so that a type of a later format is read too.
    let value = try decoder.singleValueContainer()
    if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let numbers = try? value.decode([Double].self) {
      self = .numbers(numbers)
    } else {
      self = .texts(try value.decode([String].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .boolean(let boolean): try value.encode(boolean)
    case .string(let text): try value.encode(text)
    case .numbers(let numbers): try value.encode(numbers)
    case .texts(let texts): try value.encode(texts)
    }
  }
}

extension SceneDocument.Feature: Codable {
  private enum CodingKeys: String, CodingKey { case type, id, geometry, properties, screen, source }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    id = try members.decode(String.self, forKey: .id)
    geometry = try members.decodeIfPresent(SceneDocument.Geometry.self, forKey: .geometry)
    properties = try members.decode(SceneDocument.Properties.self, forKey: .properties)
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

extension SceneDocument.Properties: Codable {
  private enum CodingKeys: String, CodingKey {
    case overlay, title, legend
    case className = "class"
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    title = try members.decodeIfPresent(String.self, forKey: .title)
    className = try members.decodeIfPresent(String.self, forKey: .className)
    legend = try members.decodeIfPresent(String.self, forKey: .legend)
    switch try members.decode(String.self, forKey: .overlay) {
    case "circle": kind = .circle(try SceneDocument.Circle(from: decoder))
    case "marker": kind = .marker(try SceneDocument.Marker(from: decoder))
    case "mask": kind = .mask(try SceneDocument.Mask(from: decoder))
    case let name: kind = .other(name)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(overlay, forKey: .overlay)
    try members.encodeIfPresent(title, forKey: .title)
    try members.encodeIfPresent(className, forKey: .className)
    try members.encodeIfPresent(legend, forKey: .legend)
    switch kind {
    case .circle(let circle): try circle.encode(to: encoder)
    case .marker(let marker): try marker.encode(to: encoder)
    case .mask(let mask): try mask.encode(to: encoder)
    case .other: break
    }
  }

  /// The kind's name.
  var overlay: String {
    switch kind {
    case .circle: "circle"
    case .marker: "marker"
    case .mask: "mask"
    case .other(let name): name
    }
  }
}

extension SceneDocument.Circle: Codable {
  private enum CodingKeys: String, CodingKey { case center, radius, model }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    center = try members.decode(SceneDocument.Position.self, forKey: .center)
    radius = try members.decode(Double.self, forKey: .radius)
    model = try members.decode(String.self, forKey: .model)
    paint = try SceneDocument.Paint(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(center, forKey: .center)
    try members.encode(radius, forKey: .radius)
    try members.encode(model, forKey: .model)
    try paint.encode(to: encoder)
  }
}

extension SceneDocument.Mask: Codable {
  private enum CodingKeys: String, CodingKey { case group }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    group = try members.decodeIfPresent(String.self, forKey: .group)
    paint = try SceneDocument.Paint(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(group, forKey: .group)
    try paint.encode(to: encoder)
  }
}
