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
      items, width: Double(settings.width), bearing: request.bearing ?? bearing, pitch: request.pitch ?? pitch,
      padding: padding, zooms: request.zooms)
    guard let height else {
      throw Mistake("what is fitted has no width, so it says no height either; give one: scene { height = 600 }")
    }
    try settle(height)
  }

  func settleHeight(fitting fit: CircleFit, bearing: Double) throws(Mistake) {
    guard heightIsAuto else { return }
    guard fit.side != .height else {
      throw Mistake("with height = \"auto\" only the width can be measured", field: "of")
    }
    let room = Double(settings.width) - fit.padding.left - fit.padding.right
    guard room > 0, let extent = self.extent(of: fit.circle, bearing: bearing).onMercator else {
      return settings.height = 1
    }
    let scale = fit.ratio * room / (extent.maxX - extent.minX)
    // As much is free above and below as on the sides.
    let free = (1 - fit.ratio) * room
    try settle((extent.maxY - extent.minY) * scale + free + fit.padding.top + fit.padding.bottom)
  }

  /// What is drawn says the height where no camera call did.
  func settleHeightAtEnd(with overlays: [Overlay]) throws(Diagnostic) {
    guard heightIsAuto else { return }
    var request = FitRequest()
    request.padding = automaticPadding
    let items = camera == nil ? overlays.flatMap { $0.fitItems(bearing: bearing, isTilted: pitch != 0) } : []
    do throws(Mistake) {
      guard !items.isEmpty else {
        throw Mistake(
          "nothing says the view's height: with height = \"auto\" call camera.fit(…) or camera.fit_circle { … }")
      }
      try settleHeight(fitting: items, request)
    } catch {
      throw self.error("scene: \(error.message)", at: settledAt ?? .unknown)
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
