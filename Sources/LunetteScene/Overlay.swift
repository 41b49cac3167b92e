import LunetteGeometry

/// One thing that a script draws: what all kinds have, the style of shapes, and what it is.
public struct Overlay: Sendable {
  /// What every kind takes.
  public var common: Common
  /// Fill and stroke; shapes only.
  public var style: ShapeStyle
  /// Set where the shape is cut out of a mask.
  public var mask: MaskStyle?
  /// What it is.
  public var content: Content
  /// Where the script made it.
  public var place: SourcePlace

  /// What an overlay is.
  public enum Content: Sendable {
    case circle(Circle)
    case marker(Marker)
  }

  /// An overlay with the defaults of its kind.
  public init(_ content: Content, place: SourcePlace = .unknown) {
    self.content = content
    self.place = place
    common = Common()
    style = ShapeStyle()
  }

  /// The fields of every kind of overlay.
  public struct Common: Sendable {
    /// A name of its own; nil where the script gave none.
    public var id: String?
    /// What it is, for readers and tooltips.
    public var title: String?
    /// A hidden overlay is not drawn, and cuts no mask.
    public var isVisible = true
    /// Whether the script took it out of the scene.
    var isRemoved = false
    /// 0...1, over the alphas of its colours.
    public var opacity = 1.0
    /// Higher lies above; equal ones in their order of creation.
    public var z = 0.0
    /// Classes for the SVG's element.
    public var className: String?
    /// Its row in a legend.
    public var legend: String?
    /// The n of its automatic id, `kind-n`.
    public var number = 0
  }

  /// The kinds there are.
  public enum Kind: Int, CaseIterable, Sendable {
    case circle
    case marker

    /// As scripts and documents name it.
    public var name: StaticString {
      switch self {
      case .circle: "circle"
      case .marker: "marker"
      }
    }
  }

  /// What kind it is.
  public var kind: Kind {
    switch content {
    case .circle: .circle
    case .marker: .marker
    }
  }

  /// Its own id, else `kind-n`.
  public var id: String { common.id ?? "\(kind.name)-\(common.number)" }

  /// Its box on the globe.
  public var bounds: Bounds {
    switch content {
    case .circle(let circle): circle.bounds
    case .marker(let marker): marker.at.bounds
    }
  }
}

extension Overlay.Content {
  /// The circle that it is; written through by the fields that only circles have.
  public var circle: Circle {
    get {
      guard case .circle(let circle) = self else { preconditionFailure("only circles have these fields") }
      return circle
    }
    set { self = .circle(newValue) }
  }

  /// The marker that it is; written through by the fields that only markers have.
  public var marker: Marker {
    get {
      guard case .marker(let marker) = self else { preconditionFailure("only markers have these fields") }
      return marker
    }
    set { self = .marker(newValue) }
  }
}

/// An icon at a coordinate.
public struct Marker: Sendable {
  /// Our own drawings.
  public enum Icon: String, CaseIterable, Sendable {
    case pin
    case dot
  }

  /// Its place.
  public var at: Coordinate
  /// Its drawing.
  public var icon = Icon.pin
  /// The icon's colour.
  public var color = Marker.defaultColor
  /// The icon's height in points.
  public var size = 24.0
  /// Degrees clockwise.
  public var rotation = 0.0

  /// A marker with the default look.
  public init(at: Coordinate) { self.at = at }

  /// #d33.
  public static let defaultColor = Color(red: 0xdd, green: 0x33, blue: 0x33, alpha: 1)
}

extension Overlay.Content {
  /// The same kind at the same place with its other fields as they are without being given.
  public var withDefaults: Overlay.Content {
    switch self {
    case .circle(let circle): .circle(Circle(center: circle.center, radius: circle.radius))
    case .marker(let marker): .marker(Marker(at: marker.at))
    }
  }
}
