import Foundation

extension SceneDocument {
  /// A place on the globe; `[longitude, latitude]` in JSON.
  struct Position: Hashable, Sendable {
    /// Degrees east, -180...180 but in geometries whose longitudes run on around the camera.
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
    case multiPoint([Position])
    case lineString([Position])
    case multiLineString([[Position]])
    /// The outer ring, then the holes.
    case polygon([[Position]])
    case multiPolygon([[[Position]]])
  }
}

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
    case "MultiPoint": self = .multiPoint(try members.decode([Position].self, forKey: .coordinates))
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
    case .multiPoint(let positions): try write("MultiPoint", positions)
    case .lineString(let line): try write("LineString", line)
    case .multiLineString(let lines): try write("MultiLineString", lines)
    case .polygon(let rings): try write("Polygon", rings)
    case .multiPolygon(let polygons): try write("MultiPolygon", polygons)
    }
  }
}
