import LunetteGeometry

/// What a camera above the globe is to hold.
struct FitPlaces {
  /// Places along outlines and lines.
  var places: [Coordinate] = []
  /// Whether an area is all but what its outline goes around.
  var isEverything = false

  mutating func include(_ other: FitPlaces) {
    places += other.places
    isEverything = isEverything || other.isEverything
  }

  /// An area's parts, x in radians from a meridian in degrees.
  init(_ parts: [AreaPart], from meridian: Double) {
    places = parts.flatMap { $0.places(from: meridian) }
    // Where a pole is held the map ends there, in projections that show it as a line.
    for outline in parts.flatMap(\.outlines) {
      guard let pole = outline.heldPole else { continue }
      places += outline.points.places(from: meridian).map {
        Coordinate(latitude: pole == .north ? 90 : -90, longitude: $0.longitude)
      }
    }
    isEverything = parts.contains { $0.outlines.first?.isInverted ?? false }
  }

  /// The whole map's corners.
  static let world = [-90.0, 90].flatMap { latitude in
    stride(from: -180.0, to: 180, by: 1).map { Coordinate(latitude: latitude, longitude: $0) }
  }

  init(_ places: [Coordinate] = []) { self.places = places }

  /// A circle as it is drawn.
  init(_ circle: Circle) {
    guard circle.radius > 0 else {
      self.init()
      return
    }
    self.init([AreaPart(circle.outlines(groundTolerance: 1e-4 * circle.radius))], from: 0)
  }

  /// Lines as they are drawn.
  init(_ line: GroundLine) {
    guard let meridian = line.paths.lazy.compactMap(\.first).first?.longitude else { return }
    let tolerance = max(1, 1e-6 * line.roughLength)
    places = line.mercatorLines(from: meridian, tolerance: tolerance).flatMap { $0.places(from: meridian) }
  }

  /// A box's sides.
  init(_ bounds: Bounds) { self.init(GroundLine([bounds.path() + bounds.path().prefix(1)])) }
}

extension Overlay {
  /// What a camera above the globe is to hold of it: the geometry as drawn.
  var fitPlaces: FitPlaces {
    switch content {
    case .circle(let circle): return FitPlaces(circle)
    case .userLocation(let location):
      return location.circle.map { FitPlaces($0) } ?? FitPlaces(location.at.map { [$0] } ?? [])
    case .dots(let dots): return FitPlaces(dots.places)
    case .marker(let marker): return FitPlaces([marker.at])
    case .label(let label): return FitPlaces([label.at])
    case .polyline(let line): return FitPlaces(line.ground)
    default:
      guard let area else { return FitPlaces() }
      return FitPlaces(
        area.mercatorParts(from: area.meridian, tolerance: area.defaultTolerance, seen: nil), from: area.meridian)
    }
  }
}
