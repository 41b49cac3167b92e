import LunetteGeometry

/// The overlay that it is, written through by the fields that only one kind has.
extension Overlay.Content {
  /// The circle that it is.
  public var circle: Circle {
    get {
      guard case .circle(let circle) = self else { preconditionFailure("only circles have these fields") }
      return circle
    }
    set { self = .circle(newValue) }
  }

  /// The polygon that it is.
  public var polygon: GroundPolygon {
    get {
      guard case .polygon(let polygon) = self else { preconditionFailure("only polygons have these fields") }
      return polygon
    }
    set { self = .polygon(newValue) }
  }

  /// The rectangle that it is.
  public var rectangle: Rectangle {
    get {
      guard case .rectangle(let rectangle) = self else { preconditionFailure("only rectangles have these fields") }
      return rectangle
    }
    set { self = .rectangle(newValue) }
  }

  /// The ellipse that it is.
  public var ellipse: Ellipse {
    get {
      guard case .ellipse(let ellipse) = self else { preconditionFailure("only ellipses have these fields") }
      return ellipse
    }
    set { self = .ellipse(newValue) }
  }

  /// The sector that it is.
  public var sector: Sector {
    get {
      guard case .sector(let sector) = self else { preconditionFailure("only sectors have these fields") }
      return sector
    }
    set { self = .sector(newValue) }
  }

  /// The buffer that it is.
  public var buffer: Surroundings {
    get {
      guard case .buffer(let buffer) = self else { preconditionFailure("only buffers have these fields") }
      return buffer
    }
    set { self = .buffer(newValue) }
  }

  /// The polyline that it is.
  public var polyline: Polyline {
    get {
      guard case .polyline(let polyline) = self else { preconditionFailure("only polylines have these fields") }
      return polyline
    }
    set { self = .polyline(newValue) }
  }

  /// The marker that it is.
  public var marker: Marker {
    get {
      guard case .marker(let marker) = self else { preconditionFailure("only markers have these fields") }
      return marker
    }
    set { self = .marker(newValue) }
  }

  /// The label that it is.
  public var label: Label {
    get {
      guard case .label(let label) = self else { preconditionFailure("only labels have these fields") }
      return label
    }
    set { self = .label(newValue) }
  }

  /// The scale bar that it is.
  public var scaleBar: ScaleBar {
    get {
      guard case .scaleBar(let bar) = self else { preconditionFailure("only scale bars have these fields") }
      return bar
    }
    set { self = .scaleBar(newValue) }
  }

  /// The dots that it is.
  public var dots: Dots {
    get {
      guard case .dots(let dots) = self else { preconditionFailure("only dots have these fields") }
      return dots
    }
    set { self = .dots(newValue) }
  }

  /// The title that it is.
  public var title: Title {
    get {
      guard case .title(let title) = self else { preconditionFailure("only titles have these fields") }
      return title
    }
    set { self = .title(newValue) }
  }

  /// The legend that it is.
  public var legend: Legend {
    get {
      guard case .legend(let legend) = self else { preconditionFailure("only legends have these fields") }
      return legend
    }
    set { self = .legend(newValue) }
  }

  /// The attribution that it is.
  public var attribution: Attribution {
    get {
      guard case .attribution(let text) = self else { preconditionFailure("only attributions have these fields") }
      return text
    }
    set { self = .attribution(newValue) }
  }

  /// The compass that it is.
  public var compass: CompassRose {
    get {
      guard case .compass(let compass) = self else { preconditionFailure("only compasses have these fields") }
      return compass
    }
    set { self = .compass(newValue) }
  }

  /// The graticule that it is.
  public var graticule: Graticule {
    get {
      guard case .graticule(let graticule) = self else { preconditionFailure("only graticules have these fields") }
      return graticule
    }
    set { self = .graticule(newValue) }
  }

  /// The picture that it is.
  public var image: GroundImage {
    get {
      guard case .image(let image) = self else { preconditionFailure("only images have these fields") }
      return image
    }
    set { self = .image(newValue) }
  }

  /// The place that it is.
  public var userLocation: UserLocation {
    get {
      guard case .userLocation(let location) = self else { preconditionFailure("only locations have these fields") }
      return location
    }
    set { self = .userLocation(newValue) }
  }

  /// The inset that it is.
  public var inset: Inset {
    get {
      guard case .inset(let inset) = self else { preconditionFailure("only insets have these fields") }
      return inset
    }
    set { self = .inset(newValue) }
  }
}
