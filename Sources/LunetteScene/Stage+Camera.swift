import LunetteGeometry

extension Stage {
  /// The camera; nil while it is unset.
  public var camera: Camera? { pose.camera }

  var bearing: Double { pose.bearing }

  /// The camera's parts that a script gave, the others as they will be when it begins to move.
  public func aim(
    center: Coordinate? = nil, zoom: Double? = nil, bearing: Double? = nil, pitch: Double? = nil,
    at place: SourcePlace = .unknown
  ) -> CameraAim {
    cameraSetAt = place
    var pose = plannedPose
    if let center { pose.center = center }
    if let zoom { pose.zoom = zoom }
    if let bearing { pose.bearing = bearing.normalizedBearing }
    if let pitch { pose.pitch = pitch }
    return CameraAim(pose, .set)
  }

  /// Fits a circle at pitch 0; the bearing stays unless one is given.
  public func aim(at circle: CircleFit, bearing: Double?, at place: SourcePlace) throws(Mistake) -> CameraAim {
    cameraSetAt = place
    let bearing = (bearing ?? plannedPose.bearing).normalizedBearing
    try settleHeight(fitting: circle, bearing: bearing)
    do {
      let size = try readSize(at: place)
      guard settings.projection == .mercator else {
        return CameraAim(try camera(fitting: circle, bearing: bearing, size: size), .circle(circle))
      }
      let extent = extent(of: circle.circle, bearing: bearing)
      return CameraAim(try circle.camera(size: size, bearing: bearing, extent: extent), .circle(circle))
    } catch let failure as FitFailure {
      throw Mistake(failure.message)
    } catch {
      throw error as? Mistake ?? Mistake("\(error)")
    }
  }

  /// The same in another projection.
  func camera(fitting fit: CircleFit, bearing: Double, size: Size) throws(FitFailure) -> Camera {
    let outlines = fit.circle.outlines(groundTolerance: 1e-7 * fit.circle.radius)
    return try fit.camera(
      size: size, bearing: bearing, places: FitPlaces([AreaPart(outlines)], from: 0).places
    ) { settings.projection.view($0, size: size) }
  }

  /// What a circle spans. The last one is remembered: scripts that fit a circle often ask for its box too.
  func extent(of circle: Circle, bearing: Double) -> CircleExtent {
    if let known = lastExtent, known.circle == circle, known.bearing == bearing { return known.extent }
    let extent = circle.extent(bearing: bearing)
    lastExtent = (circle, bearing, extent)
    return extent
  }

  /// The camera that shows all that is drawn, with 5 % of the smaller side around it; the whole world without anything.
  func automaticCamera(_ overlays: [Overlay]) -> (Camera, CameraFit) {
    var request = FitRequest()
    request.padding = automaticPadding
    if settings.projection != .mercator {
      let found = overlays.reduce(into: FitPlaces()) { $0.include($1.fitPlaces) }
      if let camera = try? camera(fitting: found, request, size: size) {
        let bounds = Bounds.around(overlays.compactMap(box))
        return (camera, bounds.map { .bounds($0, padding: automaticPadding) } ?? .set)
      }
    }
    let items = overlays.flatMap { $0.fitItems(bearing: bearing, isTilted: pose.pitch != 0) }
    if let fitted = try? camera(fitting: items, request, size: size) { return fitted }
    let zoom = MercatorView.zoom(scale: size.width / (2 * .pi)).clamped(to: Camera.zooms)
    return (
      Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: zoom, bearing: bearing, pitch: pose.pitch), .set
    )
  }

  /// 5 % of the view's smaller side.
  var automaticPadding: Padding { Padding(0.05 * (heightIsAuto ? size.width : min(size.width, size.height))) }
}

extension FitFailure {
  /// What a script's author can do about it.
  var message: String {
    switch self {
    case .noRoom(let padding, let size):
      "the padding (top \(padding.top.shown), right \(padding.right.shown), bottom \(padding.bottom.shown), left "
        + "\(padding.left.shown)) leaves nothing of the view of \(Int(size.width)) × \(Int(size.height)) points"
    case .holdsPole:
      "the circle holds a pole, so it has no height on the Mercator map, which has no end there; "
        + "set the camera with camera.set { center, zoom }"
    case .beyondMap:
      "the circle reaches beyond the globe's limb, where nothing is seen; set the camera with camera.set { center, zoom }"
    case .noRadius: "a circle with radius 0 can't be fitted; camera.set { center, zoom } shows its place"
    }
  }
}
