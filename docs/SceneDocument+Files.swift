import Foundation

extension SceneDocument {
  /// A feature of a GeoJSON file: an area, a line, dots, or a marker.
  struct FileFeature: Hashable, Sendable {
    /// Of dots: how wide they are, in points.
    var dotSize: Double?
    /// Of a point that is drawn as a marker.
    var marker: Marker?
    /// What the file says of it, by name; where no geometry is left, how it looks too.
    var properties: [String: JSON]
  }

  /// Any value of JSON.
  enum JSON: Hashable, Sendable {
    /// Only in lists and objects.
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])
  }

  /// Any name of a property.
  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension SceneDocument.Properties {
  /// What is told of how a feature looks.
  struct Parts: OptionSet {
    let rawValue: Int
    static let stroke = Parts(rawValue: 1)
    static let fill = Parts(rawValue: 2)
    static let text = Parts(rawValue: 4)
    static let dots = Parts(rawValue: 8)
    static let marker = Parts(rawValue: 16)

    init(rawValue: Int) { self.rawValue = rawValue }

    /// By the names of its properties.
    init(_ names: Set<String>) {
      self = []
      if names.contains("stroke") { insert(.stroke) }
      if names.contains("fill") { insert(.fill) }
      if names.contains("text") { insert(.text) }
    }

    /// A file may have properties of these names too, so that the geometry tells which of them are the document's.
    init(ofFile names: Set<String>, _ geometry: SceneDocument.Geometry?) {
      switch geometry {
      case nil: self = []
      case .lineString, .multiLineString: self = .stroke
      case .polygon, .multiPolygon: self = [.stroke, .fill]
      case .point where names.contains("marker-color"):
        self = names.contains("text-size") ? [.marker, .text] : .marker
      case .point, .multiPoint: self = [.stroke, .fill, .dots]
      }
    }

    /// The names of properties that are the document's own.
    fileprivate var names: Set<String> {
      typealias Document = SceneDocument
      var names = Document.Properties.CodingKeys.allCases.map(\.rawValue)
      if contains(.stroke) { names += Document.Stroke.CodingKeys.allCases.map(\.rawValue) }
      if contains(.fill) { names += Document.Fill.CodingKeys.allCases.map(\.rawValue) }
      if contains(.text) { names += Document.Text.CodingKeys.allCases.map(\.rawValue) }
      if contains(.dots) { names.append("size") }
      if contains(.marker) { names += Document.Marker.CodingKeys.allCases.map(\.rawValue) }
      return Set(names)
    }
  }
}

extension SceneDocument.FileFeature: Encodable {
  init(from decoder: any Decoder, _ parts: SceneDocument.Properties.Parts) throws {
    let members = try decoder.container(keyedBy: SceneDocument.Name.self)
    dotSize = parts.contains(.dots) ? try members.decode(Double.self, forKey: .init(stringValue: "size")) : nil
    marker = parts.contains(.marker) ? try SceneDocument.Marker(from: decoder) : nil
    properties = [:]
    let own = parts.names
    for name in members.allKeys where !own.contains(name.stringValue) {
      properties[name.stringValue] = try members.decode(SceneDocument.JSON.self, forKey: name)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: SceneDocument.Name.self)
    try members.encodeIfPresent(dotSize, forKey: .init(stringValue: "size"))
    try marker?.encode(to: encoder)
    for (name, value) in properties { try members.encode(value, forKey: .init(stringValue: name)) }
  }
}

extension SceneDocument.JSON: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([SceneDocument.JSON].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: SceneDocument.JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .boolean(let boolean): try value.encode(boolean)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }
}
