import Glibc

/// The cameras between two.
public struct CameraPath: Sendable {
  /// How a camera gets from one place to another.
  public enum Kind: String, CaseIterable, Sendable {
    /// All of it changes evenly.
    case ease
    /// It zooms out, across and in again.
    case fly
  }

  /// Where the centre's way is straight.
  public enum Space: Sendable {
    /// On the Mercator map.
    case mercator
    /// On the equirectangular map.
    case plane
    /// On the globe, along great circles of geodetic latitudes taken as spherical.
    case sphere
  }

  /// Where it begins and ends.
  public let from, to: Camera
  /// How it moves.
  public let kind: Kind
  private let line: CenterLine
  private let flight: FlightPath
  /// How far the bearing turns in degrees, clockwise positive.
  private let turn: Double

  /// The way between two cameras of a view. The bearing turns the shorter way unless `clockwise` says which; a half turn
  /// then goes clockwise.
  public init(
    from: Camera, to: Camera, kind: Kind, clockwise: Bool? = nil, space: Space = .mercator, size: Size
  ) {
    (self.from, self.to, self.kind) = (from, to, kind)
    line = CenterLine(from: from.center, to: to.center, in: space)
    turn = CameraPath.turn(from: from.bearing, to: to.bearing, clockwise: clockwise)
    let width = max(size.width, size.height, 1)
    flight = FlightPath(
      from: width, to: width * exp2(from.zoom - to.zoom), distance: line.length * MercatorView.scale(zoom: from.zoom))
  }

  private static func turn(from start: Double, to end: Double, clockwise: Bool?) -> Double {
    let way = (end - start).normalizedBearing
    // The same bearing is no full turn, whatever the last digits say.
    let least = 360 * 1e-9
    if way < least { return way }
    if way > 360 - least { return way - 360 }
    return clockwise ?? (way <= 180 + least) ? way : way - 360
  }

  /// The seconds that a flight takes by itself; half a second where it only turns or tilts.
  public var flightDuration: Double {
    // A billionth of what is seen is no move.
    flight.length < 1e-9 ? 0.5 : flight.duration
  }

  /// The camera at a progress: exactly the first at 0 and the last at 1. An easing may overshoot to before and beyond.
  public func camera(at progress: Double) -> Camera {
    if progress == 1 { return to }
    // A script's easing may give anything; so far out no hyperbolic function overflows.
    let progress = progress.isNaN ? 0 : min(max(progress, -8), 9)
    if progress == 0 { return from }
    let (part, zoom) = kind == .fly ? flown(progress) : (progress, between(from.zoom, to.zoom, progress))
    return Camera(
      center: from.center == to.center ? to.center : line.place(at: part),
      zoom: min(max(zoom, Camera.zooms.lowerBound), Camera.zooms.upperBound),
      bearing: turn == 0 ? to.bearing : (from.bearing + turn * progress).normalizedBearing,
      pitch: min(max(between(from.pitch, to.pitch, progress), 0), 60))
  }

  /// The part of the centre's way, and the zoom, after a part of the flight.
  private func flown(_ progress: Double) -> (part: Double, zoom: Double) {
    let s = flight.length * progress
    let part = flight.distance > 0 ? flight.u(at: s) / flight.distance : progress
    return (part, from.zoom + log2(flight.startWidth / flight.w(at: s)))
  }

  private func between(_ start: Double, _ end: Double, _ progress: Double) -> Double {
    start == end ? end : start + (end - start) * progress
  }
}
