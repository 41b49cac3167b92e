import LunetteGeometry

/// Something that a camera or a box can hold.
public enum Fittable: Sendable {
  /// Places that belong together, as drawn straight on the map; one place is a path of it.
  case path([Coordinate])
  case bounds(Bounds)
  /// An overlay, by its index on the stage.
  case overlay(Int)
}

/// How things are fitted.
public struct FitRequest: Sendable {
  /// Points kept free along the view's sides; nil: none, or 5 % of the smaller side around all that was drawn.
  public var padding: Padding?
  /// The least zoom that may come out.
  public var minimumZoom: Double?
  /// The greatest zoom that may come out; nil: 24, or the least where that is more.
  public var maximumZoom: Double?
  /// nil: it stays as it is.
  public var bearing: Double?
  /// nil: it stays as it is.
  public var pitch: Double?

  /// Without padding.
  public init() {}

  var zooms: ClosedRange<Double> {
    let least = minimumZoom ?? Camera.zooms.lowerBound
    return least...max(least, maximumZoom ?? Camera.fitZooms.upperBound)
  }
}

extension Stage {
  /// The largest zoom at which all of some things is inside the padded view; nil: all that has been drawn so far, with
  /// 5 % of the smaller side.
  public func aim(
    at things: [Fittable]?, _ request: FitRequest, at place: SourcePlace
  ) throws(Mistake) -> CameraAim {
    cameraSetAt = place
    var request = request
    request.bearing = (request.bearing ?? plannedPose.bearing).normalizedBearing
    request.pitch = request.pitch ?? plannedPose.pitch
    if settings.projection != .mercator { return try aim(atPlacesOf: things, request, at: place) }
    let items: [FitItem]
    if let things {
      items = self.items(of: things, bearing: request.bearing ?? 0, isTilted: request.pitch != 0)
    } else {
      request.padding = request.padding ?? automaticPadding
      items = drawnOverlays.flatMap { $0.fitItems(bearing: request.bearing ?? 0, isTilted: request.pitch != 0) }
    }
    guard !items.isEmpty else { throw nothing(of: things) }
    try settleHeight(fitting: items, request)
    let (camera, fit) = try self.camera(fitting: items, request, size: try readSize(at: place))
    return CameraAim(camera, fit)
  }

  func camera(fitting items: [FitItem], _ request: FitRequest, size: Size) throws(Mistake) -> (Camera, CameraFit) {
    do throws(FitFailure) {
      let camera = try Camera.fitting(
        items, size: size, bearing: request.bearing ?? bearing, pitch: request.pitch ?? pose.pitch,
        padding: request.padding ?? Padding(), zooms: request.zooms)
      guard let camera, let bounds = Bounds.around(items.map(\.bounds)) else { throw FitFailure.noRadius }
      return (camera, .bounds(bounds, padding: request.padding ?? Padding()))
    } catch {
      throw Mistake(error.message)
    }
  }

  /// The boxes of things; a removed or hidden overlay has none.
  public func bounds(of things: [Fittable]) -> Bounds? { Bounds.around(things.compactMap(bounds)) }

  private func bounds(of thing: Fittable) -> Bounds? {
    switch thing {
    case .path(let path): path.bounds
    case .bounds(let bounds): bounds
    case .overlay(let index): bounds(ofOverlay: index)
    }
  }

  /// An overlay's box; a group's is that of its members.
  public func bounds(ofOverlay index: Int) -> Bounds? {
    guard overlays[index].isGroup else { return box(of: overlays[index]) }
    return Bounds.around(members(of: index).compactMap { bounds(ofOverlay: $0) })
  }

  /// An overlay's box; what was asked for last is remembered.
  func box(of overlay: Overlay) -> Bounds? {
    guard case .circle(let circle) = overlay.content else { return overlay.bounds }
    return extent(of: circle, bearing: bearing).bounds
  }

  func items(of things: [Fittable], bearing: Double, isTilted: Bool) -> [FitItem] {
    things.flatMap { thing -> [FitItem] in
      switch thing {
      case .path(let path) where path.count == 1:
        FitItem(path[0], bearing: bearing, isTilted: isTilted).map { [$0] } ?? []
      case .path(let path): FitItem(GroundLine([path]), bearing: bearing, isTilted: isTilted).map { [$0] } ?? []
      case .bounds(let bounds): [FitItem(bounds, bearing: bearing, isTilted: isTilted)]
      case .overlay(let index):
        shownOverlays(in: index).flatMap { $0.fitItems(bearing: bearing, isTilted: isTilted) }
      }
    }
  }

  /// Why there is nothing to fit.
  func nothing(of things: [Fittable]?) -> Mistake {
    guard let things else {
      return Mistake("nothing has been drawn yet; draw first, or say what to fit: camera.fit(thing)")
    }
    if case .overlay(let index)? = things.first, !isShown(index) {
      return Mistake("\(overlays[index].id) is invisible, so there is nothing to fit")
    }
    if things.isEmpty { return Mistake("there is nothing to fit: the table is empty") }
    return Mistake("there is nothing to fit: it is empty, or only a pole, which has no place on the Mercator map")
  }
}

extension Overlay {
  /// What a camera is to hold of it: of several areas each, since they may lie on either side of 180°.
  func fitItems(bearing: Double, isTilted: Bool) -> [FitItem] {
    switch content {
    case .areas(let areas): areas.polygons.compactMap { FitItem($0, bearing: bearing, isTilted: isTilted) }
    case .dots(let dots): dots.places.compactMap { FitItem($0, bearing: bearing, isTilted: isTilted) }
    default: fitItem(bearing, isTilted).map { [$0] } ?? []
    }
  }

  private func fitItem(_ bearing: Double, _ isTilted: Bool) -> FitItem? {
    switch content {
    case .circle(let circle): FitItem(circle, bearing: bearing, isTilted: isTilted)
    case .polygon(let polygon): FitItem(polygon, bearing: bearing, isTilted: isTilted)
    case .rectangle(let rectangle): FitItem(rectangle.extent, bearing: bearing, isTilted: isTilted)
    case .ellipse(let ellipse): FitItem(ellipse, bearing: bearing, isTilted: isTilted)
    case .sector(let sector): FitItem(sector, bearing: bearing, isTilted: isTilted)
    case .buffer(let buffer): FitItem(buffer.ground, bearing: bearing, isTilted: isTilted)
    case .polyline(let line): FitItem(line.ground, bearing: bearing, isTilted: isTilted)
    case .marker(let marker): FitItem(marker.at, bearing: bearing, isTilted: isTilted)
    case .image(let image): image.fitItem(bearing, isTilted)
    case .userLocation(let location):
      if let circle = location.circle {
        FitItem(circle, bearing: bearing, isTilted: isTilted)
      } else {
        location.at.flatMap { FitItem($0, bearing: bearing, isTilted: isTilted) }
      }
    case .label(let label):
      if let line = label.line {
        FitItem(line.ground, bearing: bearing, isTilted: isTilted)
      } else {
        FitItem(label.at, bearing: bearing, isTilted: isTilted)
      }
    case .areas, .dots, .group, .geojson, .scaleBar, .title, .legend, .attribution, .compass, .graticule, .inset: nil
    }
  }
}
