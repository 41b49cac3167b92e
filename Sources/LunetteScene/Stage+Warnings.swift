import LunetteGeometry

extension Stage {
  /// What the scene says that its picture doesn't show.
  func warnings(about overlays: [Overlay]) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if let cameraSetAt, camera == nil, (center == nil) != (zoom == nil) {
      let (given, lacks) = center == nil ? ("a zoom", "a centre") : ("a centre", "a zoom")
      warnings.append(
        warning(
          "camera-incomplete",
          "the camera was given \(given) but never \(lacks), so all that is drawn was fitted instead", at: cameraSetAt))
    }
    if settings.basemap != .none {
      warnings.append(
        warning(
          "basemap-not-drawn", "basemaps are not drawn yet, so there is only paper under the overlays",
          at: settledAt ?? .unknown))
    }
    if overlays.isEmpty { warnings.append(Diagnostic(.warning, "nothing is drawn", code: "nothing-drawn")) }
    for overlay in overlays {
      let more = self.warnings(about: overlay)
      if !more.isEmpty { warnings += more }
    }
    return warnings
  }

  private func warnings(about overlay: Overlay) -> [Diagnostic] {
    func about(_ code: String, _ message: String) -> Diagnostic {
      var warning = warning(code, message, at: overlay.place)
      warning.overlay = overlay.id
      return warning
    }
    switch overlay.content {
    case .marker(let marker) where abs(marker.at.latitude) == 90:
      return [about("pole-not-shown", "a pole has no place on the Mercator map")]
    case .label(let label) where abs(label.at.latitude) == 90:
      return [about("pole-not-shown", "a pole has no place on the Mercator map")]
    case .polygon(let polygon):
      guard polygon.hasArea else {
        return [about("no-area", "a polygon needs three places; this one draws nothing")]
      }
      return polygon.holesOutside.map {
        about("hole-outside", "hole \($0 + 1) of \(overlay.id) lies outside of its outline and is not drawn")
      }
    default: return []
    }
  }

  private func warning(_ code: String, _ message: String, at place: SourcePlace) -> Diagnostic {
    var warning = Diagnostic(.warning, message, code: code)
    guard place.file >= 0 else { return warning }
    warning.file = files[Int(place.file)]
    warning.line = Int(place.line)
    return warning
  }
}
