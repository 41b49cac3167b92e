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
    if overlays.isEmpty { warnings.append(Diagnostic(.warning, "nothing is drawn", code: "nothing-drawn")) }
    for overlay in overlays {
      guard case .marker(let marker) = overlay.content, abs(marker.at.latitude) == 90 else { continue }
      var atPole = warning("pole-not-shown", "a pole has no place on the Mercator map", at: overlay.place)
      atPole.overlay = overlay.id
      warnings.append(atPole)
    }
    return warnings
  }

  private func warning(_ code: String, _ message: String, at place: SourcePlace) -> Diagnostic {
    var warning = Diagnostic(.warning, message, code: code)
    guard place.file >= 0 else { return warning }
    warning.file = files[Int(place.file)]
    warning.line = Int(place.line)
    return warning
  }
}
