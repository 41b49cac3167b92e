import LunetteData
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
    case polygon(GroundPolygon)
    case rectangle(Rectangle)
    case ellipse(Ellipse)
    case sector(Sector)
    case buffer(Surroundings)
    case polyline(Polyline)
    case marker(Marker)
    // Boxed: few overlays are labels, and all would be as large as they.
    indirect case label(Label)
    case group
    case scaleBar(ScaleBar)
    // Boxed as labels are.
    indirect case title(Title)
    indirect case legend(Legend)
    indirect case attribution(Attribution)
    indirect case compass(CompassRose)
    indirect case graticule(Graticule)
    indirect case image(GroundImage)
    indirect case userLocation(UserLocation)
    indirect case inset(Inset)
    /// What a file's features are drawn as together.
    case geojson
    case areas(Areas)
    case dots(Dots)
  }

  /// An overlay with the defaults of its kind.
  public init(_ content: Content, place: SourcePlace = .unknown) {
    self.content = content
    self.place = place
    common = Common()
    style = ShapeStyle()
    switch content {
    case .polyline: style.stroke = ShapeStyle.defaultLineStroke
    // What a legend shows of it.
    case .image:
      style.fill = Color(red: 0x99, green: 0x99, blue: 0x99, alpha: 0.5)
      (style.stroke, style.strokeWidth) = (Color(red: 0x80, green: 0x80, blue: 0x80, alpha: 1), 1)
    // The circle around it.
    case .userLocation:
      style.fill = UserLocation.color.with(alpha: 0.15)
      (style.stroke, style.strokeWidth) = (UserLocation.color.with(alpha: 0.4), 1)
    default: break
    }
  }

  /// The fields of every kind of overlay.
  public struct Common: Sendable {
    /// A name of its own; nil where the script gave none.
    public var id: String?
    /// A hidden overlay is not drawn, and cuts no mask.
    public var isVisible = true
    /// Of a scene's polygon: whether its rings are an area as they are.
    var soundness = GroundPolygon.Soundness.sound
    /// Whether the script took it out of the scene.
    var isRemoved = false
    /// 0...1, over the alphas of its colours.
    public var opacity = 1.0
    /// Higher lies above; equal ones in their order of creation.
    public var z = 0.0
    /// The n of its automatic id, `kind-n`.
    public var number = 0
    /// Which state of which overlay this is: no other has the same number, and later ones have higher ones.
    public package(set) var version = 0
    /// The feature of a file that it draws.
    public var origin: FeatureOrigin?
    /// The group that it was made in, as an index on the stage.
    var parent: Int?
    var texts = Boxed<Texts>.none
  }

  /// The kinds there are.
  public enum Kind: Int, CaseIterable, Sendable {
    case circle
    case polygon
    case rectangle
    case ellipse
    case sector
    case buffer
    case polyline
    case marker
    case label
    case group
    case scaleBar
    case title
    case geojson
    /// The areas of a feature.
    case areas
    /// The points of a feature.
    case dots
    case legend
    case attribution
    case compass
    case graticule
    case image
    case userLocation
    case inset

    /// Whether only files make such: they are named by their layer, and not by their kind.
    var isOfFiles: Bool { self == .areas || self == .dots }

    /// As scripts and documents name it.
    public var name: StaticString {
      switch self {
      case .circle: "circle"
      case .polygon: "polygon"
      case .rectangle: "rectangle"
      case .ellipse: "ellipse"
      case .sector: "sector"
      case .buffer: "buffer"
      case .polyline: "polyline"
      case .marker: "marker"
      case .label: "label"
      case .group: "group"
      case .scaleBar: "scale_bar"
      case .title: "title"
      case .geojson: "geojson"
      case .areas: "areas"
      case .dots: "dots"
      case .legend: "legend"
      case .attribution: "attribution"
      case .compass: "compass"
      case .graticule: "graticule"
      case .image: "image"
      case .userLocation: "user_location"
      case .inset: "inset"
      }
    }
  }

  /// What kind it is.
  public var kind: Kind {
    switch content {
    case .circle: .circle
    case .polygon: .polygon
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .sector: .sector
    case .buffer: .buffer
    case .polyline: .polyline
    case .marker: .marker
    case .label: .label
    case .group: .group
    case .scaleBar: .scaleBar
    case .title: .title
    case .geojson: .geojson
    case .areas: .areas
    case .dots: .dots
    case .legend: .legend
    case .attribution: .attribution
    case .compass: .compass
    case .graticule: .graticule
    case .image: .image
    case .userLocation: .userLocation
    case .inset: .inset
    }
  }

  /// Whether it belongs to the view, not to a place on the globe.
  public var isFurniture: Bool {
    switch content {
    case .scaleBar, .title, .legend, .attribution, .compass, .graticule, .inset: true
    default: false
    }
  }

  /// Whether it is only what others belong to.
  var isGroup: Bool {
    switch content {
    case .group, .geojson: true
    default: false
    }
  }

  /// Its own id, else `kind-n`.
  public var id: String { common.id ?? Overlay.automaticID(kind, common.number) }

  static func automaticID(_ kind: Kind, _ number: Int) -> String { "\(kind.name)-\(number)" }

  /// Its box on the globe; nil for one that is nowhere: a line without points, a group.
  public var bounds: Bounds? {
    switch content {
    case .circle(let circle): circle.bounds
    case .polygon(let polygon): polygon.bounds
    case .rectangle(let rectangle): rectangle.extent
    case .ellipse(let ellipse): ellipse.bounds
    case .sector(let sector): sector.bounds
    case .buffer(let buffer): buffer.ground.bounds
    case .polyline(let line): line.ground.bounds
    case .marker(let marker): marker.at.bounds
    case .label(let label): label.line?.ground.bounds ?? label.at.bounds
    case .areas(let areas): Bounds.around(areas.polygons.compactMap(\.bounds))
    case .dots(let dots): dots.places.bounds
    case .image(let image): image.box
    case .userLocation(let location): location.circle?.bounds ?? location.at?.bounds
    case .group, .geojson, .scaleBar, .title, .legend, .attribution, .compass, .graticule, .inset: nil
    }
  }

  /// Whether its edges are geodesics.
  public var isGeodesic: Bool {
    switch content {
    case .polygon(let polygon): polygon.isGeodesic
    case .buffer(let buffer): buffer.isGeodesic
    case .polyline(let line): line.isGeodesic
    default: false
    }
  }

  /// How long its edges are together, roughly, in metres; 0 for what has none.
  public var roughLength: Double {
    switch content {
    case .polygon(let polygon): GroundLine([polygon.outer] + polygon.holes).roughLength
    case .buffer(let buffer): buffer.ground.roughLength
    case .polyline(let line): line.ground.roughLength
    default: 0
    }
  }

  /// Some place of it; nil for what has none.
  var firstPlace: Coordinate? {
    switch content {
    case .circle(let circle): circle.center
    case .polygon(let polygon): polygon.outer.first
    case .rectangle(let rectangle): rectangle.extent.center
    case .ellipse(let ellipse): ellipse.center
    case .sector(let sector): sector.center
    case .buffer(let buffer): buffer.firstPlace
    case .polyline(let line): line.path?.first ?? line.paths?.first?.first
    case .marker(let marker): marker.at
    case .label(let label): label.along?.first ?? label.at
    case .areas(let areas): areas.polygons.first?.outer.first
    case .dots(let dots): dots.places.first
    case .image(let image): image.quad.first
    case .userLocation(let location): location.at
    case .group, .geojson, .scaleBar, .title, .legend, .attribution, .compass, .graticule, .inset: nil
    }
  }

  /// The area that it is; nil for a circle, whose outline is exact, and for what is none.
  package var area: (any GroundArea)? {
    switch content {
    case .polygon(let polygon): RuledPolygon(polygon, fillRule)
    case .rectangle(let rectangle):
      if let band = GroundBand(rectangle.extent) {
        band
      } else {
        RuledPolygon(GroundPolygon(rectangle.extent), .simple)
      }
    case .ellipse(let ellipse): ellipse
    case .sector(let sector): sector
    case .buffer(let buffer): buffer.ground
    case .image(let image): image.ground
    case .areas(let areas): areas.ground(style.fillRule == .evenodd ? .evenodd : .nonzero)
    default: nil
    }
  }

  /// What is inside of its outlines.
  private var fillRule: AreaPart.Rule {
    if common.soundness == .sound { return .simple }
    return style.fillRule == .evenodd ? .evenodd : .nonzero
  }
}
