import LunetteGeometry

extension Stage {
  /// A file of thousands of odd features would bury all else.
  private static let mostOfFiles = 20

  /// What the scene says that its picture doesn't show.
  func warnings(about overlays: [Overlay], seenBy camera: Camera) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if let cameraSetAt, self.camera == nil, (pose.center == nil) != (pose.zoom == nil) {
      let (given, lacks) = pose.center == nil ? ("a zoom", "a centre") : ("a centre", "a zoom")
      warnings.append(
        warning(
          .cameraIncomplete,
          "the camera was given \(given) but never \(lacks), so all that is drawn was fitted instead", at: cameraSetAt))
    }
    if overlays.isEmpty && settings.basemap == .none { warnings.append(.warning(.nothingDrawn, "nothing is drawn")) }
    if let unseen = nothingInView(overlays, camera) { warnings.append(unseen) }
    if let feed = timeline.feed, feed.hasNotBegun, clock == .zero {
      warnings.append(
        warning(
          .noTimePassed, "no time passed after location.simulate, so no fix came; wait(…) lets them arrive",
          at: feed.place))
    }
    var ofFiles = 0
    for overlay in overlays {
      let more = self.warnings(about: overlay)
      guard !more.isEmpty else { continue }
      if overlay.kind.isOfFiles { ofFiles += more.count }
      if !overlay.kind.isOfFiles || ofFiles <= Stage.mostOfFiles { warnings += more }
    }
    if ofFiles > Stage.mostOfFiles {
      warnings.append(.warning(.oddData, "\(ofFiles - Stage.mostOfFiles) more like these of features of files"))
    }
    return warnings
  }

  /// A camera that looks past all that is drawn; often two numbers were swapped.
  private func nothingInView(_ overlays: [Overlay], _ camera: Camera) -> Diagnostic? {
    guard let cameraSetAt, self.camera != nil else { return nil }
    let view = settings.projection.view(camera, size: size)
    var drawn: Bounds?
    for overlay in overlays {
      if case .dots(let dots) = overlay.content {
        if dots.places.contains(where: view.shows) { return nil }
        drawn = drawn ?? dots.places.bounds
        continue
      }
      // A place in view is the quick answer; the box is asked for where that is none.
      if let place = overlay.firstPlace, view.shows(place) { return nil }
      guard let bounds = box(of: overlay) else { continue }
      if bounds.touches(view.visibleRegion.bounds) { return nil }
      drawn = drawn ?? bounds
    }
    guard let drawn else { return nil }
    let (at, there) = (camera.center.shown, drawn.center.shown)
    return warning(
      .nothingInView,
      "nothing that is drawn is in view: the camera looks at \(at), the first overlay is at \(there)",
      at: cameraSetAt)
  }

  private func warnings(about overlay: Overlay) -> [Diagnostic] {
    func about(_ code: WarningCode, _ message: String) -> Diagnostic {
      var warning = warning(code, message, at: overlay.place)
      warning.overlay = overlay.id
      return warning
    }
    switch overlay.content {
    case .marker(let marker) where settings.projection == .mercator && abs(marker.at.latitude) == 90:
      return [about(.poleNotShown, "a pole has no place on the Mercator map")]
    case .userLocation(let location)
    where settings.projection == .mercator && location.at.map { abs($0.latitude) == 90 } == true:
      return [about(.poleNotShown, "a pole has no place on the Mercator map")]
    case .label(let label)
    where settings.projection == .mercator && label.along == nil && abs(label.at.latitude) == 90:
      return [about(.poleNotShown, "a pole has no place on the Mercator map")]
    case .polygon(let polygon): return warnings(about: polygon, overlay.common.soundness, of: overlay)
    case .areas(let areas):
      return zip(areas.polygons, areas.soundness).flatMap { warnings(about: $0, $1, of: overlay) }
    default: return []
    }
  }

  private func warnings(
    about polygon: GroundPolygon, _ soundness: GroundPolygon.Soundness, of overlay: Overlay
  ) -> [Diagnostic] {
    func about(_ code: WarningCode, _ message: String) -> Diagnostic {
      var warning = warning(code, message, at: overlay.place)
      warning.overlay = overlay.id
      return warning
    }
    guard polygon.hasArea else {
      let why =
        Set(polygon.outer).count < 3
        ? "a polygon needs three places" : "its holes, or its flat outline, leave nothing inside"
      return [about(.noArea, "\(why); \(overlay.kind == .areas ? "one of \(overlay.id)" : "this one") draws nothing")]
    }
    var warnings = polygon.holesOutside.map {
      about(.holeOutside, "hole \($0 + 1) of \(overlay.id) lies outside of its outline and is not drawn")
    }
    if soundness == .crossing {
      let what = polygon.holes.isEmpty ? "\(overlay.id) crosses itself" : "the rings of \(overlay.id) cross"
      let holes = polygon.holes.isEmpty ? "" : ", and a hole cuts out all that it goes around"
      let inside =
        overlay.style.fillRule == .evenodd
        ? "with fill_rule = \"evenodd\" what its outline goes around twice is outside (\"nonzero\" fills it)"
        : "with fill_rule = \"nonzero\" all that its outline goes around is inside (\"evenodd\" leaves out what it goes "
          + "around twice)"
      warnings.append(about(.crossesItself, "\(what): \(inside)\(holes)"))
    }
    return warnings
  }

  /// Adds a warning about something that a script did at a place.
  public func warn(_ code: WarningCode, _ message: String, at place: SourcePlace) {
    warnings.append(warning(code, message, at: place))
  }

  private func warning(_ code: WarningCode, _ message: String, at place: SourcePlace) -> Diagnostic {
    var warning = Diagnostic.warning(code, message)
    guard place.file >= 0 else { return warning }
    warning.file = files[Int(place.file)]
    warning.line = Int(place.line)
    return warning
  }
}

extension Coordinate {
  /// "21.0278, 105.8523".
  fileprivate var shown: String {
    func rounded(_ degrees: Double) -> String { ((degrees * 1e4).rounded() / 1e4 + 0).shown }
    return "\(rounded(latitude)), \(rounded(longitude.normalizedLongitude))"
  }
}
