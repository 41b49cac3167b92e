import LunetteGeometry

/// Fits in other projections than Mercator's, by places along what is drawn.
extension Stage {
  func aim(
    atPlacesOf things: [Fittable]?, _ request: FitRequest, at place: SourcePlace
  ) throws(Mistake) -> CameraAim {
    guard request.pitch == 0 else { throw Stage.untilted }
    var (request, found) = (request, FitPlaces())
    if let things {
      for thing in things { found.include(places(of: thing)) }
    } else {
      request.padding = request.padding ?? automaticPadding
      for overlay in drawnOverlays { found.include(overlay.fitPlaces) }
    }
    guard !found.places.isEmpty else { throw nothing(of: things) }
    try settleHeight(fitting: found, request)
    guard let camera = try camera(fitting: found, request, size: try readSize(at: place)) else {
      throw nothing(of: things)
    }
    let bounds = things.map { self.bounds(of: $0) } ?? Bounds.around(drawnOverlays.compactMap(box))
    return CameraAim(camera, bounds.map { .bounds($0, padding: request.padding ?? Padding()) } ?? .set)
  }

  func camera(fitting found: FitPlaces, _ request: FitRequest, size: Size) throws(Mistake) -> Camera? {
    do throws(FitFailure) {
      guard let azimuthal = settings.projection.azimuthal else {
        return try Camera.fittingEquirectangular(
          found.isEverything ? FitPlaces.world : found.places, size: size, bearing: request.bearing ?? bearing,
          padding: request.padding ?? Padding(), zooms: request.zooms)
      }
      return try Camera.fitting(
        found.places, isEverything: found.isEverything, in: azimuthal, size: size,
        bearing: request.bearing ?? bearing, padding: request.padding ?? Padding(), zooms: request.zooms)
    } catch {
      throw Mistake(error.message)
    }
  }

  /// The camera that holds some things in a view of a size, whatever the view's own is.
  func camera(fitting things: [Fittable], _ request: FitRequest, size: Size) throws(Mistake) -> Camera {
    if settings.projection != .mercator {
      let found = things.reduce(into: FitPlaces()) { $0.include(places(of: $1)) }
      guard let camera = try camera(fitting: found, request, size: size) else { throw nothing(of: things) }
      return camera
    }
    let items = self.items(of: things, bearing: request.bearing ?? bearing, isTilted: false)
    guard !items.isEmpty else { throw nothing(of: things) }
    return try camera(fitting: items, request, size: size).0
  }

  private func places(of thing: Fittable) -> FitPlaces {
    switch thing {
    case .path(let path): return path.count == 1 ? FitPlaces(path) : FitPlaces(GroundLine([path]))
    case .bounds(let bounds): return FitPlaces(bounds)
    case .overlay(let index):
      return shownOverlays(in: index).reduce(into: FitPlaces()) { $0.include($1.fitPlaces) }
    }
  }

  /// Why there is no tilt in other projections.
  public static let untilted = Mistake(
    "must be 0 in this projection: only the Mercator map can be tilted", field: "pitch")
}
