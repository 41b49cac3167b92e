import LunetteGeometry
import LunetteScene

/// Where somebody is, in view points.
public struct LocationDrawing: Sendable {
  /// The dot's middle in every copy of the world.
  public var places: [Point] = []
  /// How far off the place may be: what is filled, and its outline.
  public var circle = (fill: Path(), outline: Path())
  /// Where they look: on the ground, as long as the view's points say.
  public var wedge = Path()
}

extension Layout {
  mutating func location(_ location: UserLocation, _ overlay: Overlay) throws(Diagnostic) -> LocationDrawing {
    var drawing = LocationDrawing()
    guard let at = location.at else { return drawing }
    drawing.places = points(of: at, in: size.box.padded(by: UserLocation.dotSize / 2 + 1))
    if let circle = location.circle {
      var area = Overlay(.circle(circle))
      area.style = overlay.style
      if case .shape(let fill, let outline) = try shape(area) { drawing.circle = (fill, outline) }
    }
    if let heading = location.heading, let wedge = wedge(at, heading) {
      var area = Overlay(.sector(wedge))
      area.style.strokeWidth = 0
      if case .shape(let fill, _) = try shape(area) { drawing.wedge = fill }
    }
    return drawing
  }

  /// In all projections directions are the ground's.
  private func wedge(_ at: Coordinate, _ heading: Double) -> Sector? {
    let found = projected.map { $0.view.metersPerPoint(at: at) } ?? view.metersPerPoint(at: at)
    guard let meters = found, meters.isFinite, meters > 0 else { return nil }
    return Sector(
      center: at, radius: min(UserLocation.wedgeReach * meters, Layout.longestWedge),
      from: heading - UserLocation.wedgeWidth / 2, to: heading + UserLocation.wedgeWidth / 2)
  }

  /// Further around the globe a wedge would no longer show a direction.
  private static let longestWedge = 5_000_000.0
}
