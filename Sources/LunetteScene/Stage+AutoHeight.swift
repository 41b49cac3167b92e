import LunetteGeometry

/// `height = "auto"`: the first fit says how high the view is.
extension Stage {
  /// Whether the height waits for a fit.
  public var heightIsAuto: Bool { settings.height == SceneSettings.automaticHeight }

  func settleHeight(fitting items: [FitItem], _ request: FitRequest) throws(Mistake) {
    guard heightIsAuto else { return }
    let padding = request.padding ?? Padding()
    let room = Double(settings.width) - padding.left - padding.right
    guard room > 0 else { return settings.height = 1 }  // the fit itself says what is wrong
    let height = Camera.heightFitting(
      items, width: Double(settings.width), bearing: request.bearing ?? bearing, pitch: request.pitch ?? pose.pitch,
      padding: padding, zooms: request.zooms)
    guard let height else {
      throw Mistake("what is fitted has no width, so it says no height either; give one: scene { height = 600 }")
    }
    try settle(height)
  }

  /// In other projections than Mercator's: as high as what is drawn when the width alone decides.
  func settleHeight(fitting found: FitPlaces, _ request: FitRequest) throws(Mistake) {
    guard heightIsAuto else { return }
    let padding = request.padding ?? Padding()
    let tall = Size(width: Double(settings.width), height: 2 * Double(SceneSettings.mostPoints))
    guard let camera = try camera(fitting: found, request, size: tall), let room = try? padding.room(in: tall) else {
      return settings.height = 1  // the fit itself says what is wrong
    }
    let view = settings.projection.view(camera, size: tall)
    let points = found.places.compactMap(view.point)
    let half = points.reduce(0) { max($0, abs($1.y - room.middle.y)) }
    let isDisc = settings.projection.azimuthal != nil && (found.isEverything || points.count < found.places.count)
    let height = isDisc ? room.maxX - room.minX : 2 * half
    guard height > 0 else {
      throw Mistake("what is fitted has no width, so it says no height either; give one: scene { height = 600 }")
    }
    try settle(height + padding.top + padding.bottom)
  }

  func settleHeight(fitting fit: CircleFit, bearing: Double) throws(Mistake) {
    guard heightIsAuto else { return }
    guard fit.side != .height else {
      throw Mistake("with height = \"auto\" only the width can be measured", field: "of")
    }
    let room = Double(settings.width) - fit.padding.left - fit.padding.right
    if settings.projection != .mercator { return try settleHeight(fitting: fit, room, bearing) }
    guard room > 0, let extent = self.extent(of: fit.circle, bearing: bearing).onMercator else {
      return settings.height = 1
    }
    let scale = fit.ratio * room / (extent.maxX - extent.minX)
    // As much is free above and below as on the sides.
    let free = (1 - fit.ratio) * room
    try settle((extent.maxY - extent.minY) * scale + free + fit.padding.top + fit.padding.bottom)
  }

  private func settleHeight(fitting fit: CircleFit, _ room: Double, _ bearing: Double) throws(Mistake) {
    let tall = Size(width: Double(settings.width), height: Double(settings.width))
    let outlines = FitPlaces([AreaPart(fit.circle.outlines(groundTolerance: 1e-7 * fit.circle.radius))], from: 0)
    guard room > 0, let camera = try? self.camera(fitting: fit, bearing: bearing, size: tall),
      let box = Box(around: outlines.places.compactMap(settings.projection.view(camera, size: tall).point))
    else { return settings.height = 1 }
    try settle(box.maxY - box.minY + (1 - fit.ratio) * room + fit.padding.top + fit.padding.bottom)
  }

  /// What is drawn says the height where no camera call did.
  func settleHeightAtEnd(with overlays: [Overlay]) throws(Diagnostic) {
    guard heightIsAuto else { return }
    var request = FitRequest()
    request.padding = automaticPadding
    do throws(Mistake) {
      if camera == nil { try settleHeight(drawing: overlays, request) }
      guard !heightIsAuto else {
        throw Mistake(
          "nothing says the view's height: with height = \"auto\" call camera.fit(…) or camera.fit_circle { … }")
      }
    } catch {
      throw self.error("scene: \(error.message)", at: settledAt ?? .unknown)
    }
  }

  private func settleHeight(drawing overlays: [Overlay], _ request: FitRequest) throws(Mistake) {
    if settings.projection == .mercator {
      let items = overlays.flatMap { $0.fitItems(bearing: bearing, isTilted: pose.pitch != 0) }
      if !items.isEmpty { try settleHeight(fitting: items, request) }
    } else {
      let found = overlays.reduce(into: FitPlaces()) { $0.include($1.fitPlaces) }
      if !found.places.isEmpty { try settleHeight(fitting: found, request) }
    }
  }

  private func settle(_ height: Double) throws(Mistake) {
    // A hair less is no point more.
    let points = (height - 1e-6).rounded(.up)
    guard points <= Double(SceneSettings.mostPoints) else {
      throw Mistake(
        "what is fitted would be \(points.shown) points high at this width, more than \(SceneSettings.mostPoints); give a "
          + "height: scene { height = 600 }")
    }
    settings.height = max(1, Int(points))
  }
}
