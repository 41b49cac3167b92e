import LunetteData
import LunetteGeometry

/// A picture that lies on the map, by its sides or by its corners.
public struct GroundImage: Sendable {
  /// Its sides; or `corners`.
  public var bounds: Bounds?
  /// Top left, top right, bottom right, bottom left, as they are written.
  public var corners: [Coordinate]?
  /// The file that it is in.
  public var file = NamedImage()

  /// No picture yet.
  public init() {}

  /// The corners, however they are given, longitudes running on.
  public var quad: [Coordinate] {
    if let corners { return corners.unrolled }
    guard let bounds else { return [] }
    let east = bounds.west + bounds.width
    return [(bounds.north, bounds.west), (bounds.north, east), (bounds.south, east), (bounds.south, bounds.west)]
      .map { Coordinate(latitude: $0, longitude: $1) }
  }

  /// Whether it reaches around the world, so that its left side lies at its right one.
  public var isAroundTheWorld: Bool { bounds.map { $0.width >= 360 } ?? false }

  /// What it covers of the ground.
  package var ground: any GroundArea {
    if let corners { return RuledPolygon(GroundPolygon(outer: corners), .simple) }
    let sides = bounds ?? Bounds(south: 0, west: 0, north: 0, east: 0)
    if let band = GroundBand(sides) { return band }
    return RuledPolygon(GroundPolygon(sides), .simple)
  }

  /// Its box on the globe.
  var box: Bounds? { bounds ?? corners.flatMap { GroundPolygon(outer: $0).bounds } }

  /// What a camera is to hold of it.
  func fitItem(_ bearing: Double, _ isTilted: Bool) -> FitItem? {
    if let bounds { return FitItem(bounds, bearing: bearing, isTilted: isTilted) }
    return corners.flatMap { FitItem(GroundPolygon(outer: $0), bearing: bearing, isTilted: isTilted) }
  }
}

/// A picture, and the name of its file as the script has it.
public struct NamedImage: Sendable {
  /// The file's name.
  public var path = ""
  /// What is in it.
  public var image = ImageFile.none

  /// No picture yet.
  public init() {}

  /// A file's picture.
  public init(path: String, image: ImageFile) { (self.path, self.image) = (path, image) }
}
