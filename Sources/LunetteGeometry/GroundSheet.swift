/// A place's and a shape's way into a view: what projections have in common.
public protocol GroundView: Sendable {
  /// What it was made from.
  var camera: Camera { get }
  /// The view in points.
  var size: Size { get }

  /// The point of a coordinate, of the world's copies the one nearest the view's middle; nil for what can't be shown.
  func point(of coordinate: Coordinate) -> Point?
  /// The points of a coordinate in every copy of the world that falls into a box of the view.
  func points(of coordinate: Coordinate, in box: Box) -> [Point]
  /// The points of a path, running on without jumps; what can't be shown is left out.
  func points(of path: [Coordinate]) -> [Point]
  /// The coordinate under a point of the view; nil where there is no ground.
  func coordinate(at point: Point) -> Coordinate?
  /// Metres in one point of the view along the parallel at a place; nil for what can't be shown.
  func metersPerPoint(at coordinate: Coordinate) -> Double?
  /// Whether a coordinate is in view.
  func shows(_ coordinate: Coordinate) -> Bool
  /// What the view shows.
  var visibleRegion: VisibleRegion { get }
}

/// A view of another projection than Mercator's, which lays shapes out in a way of its own.
public protocol SheetView: GroundView {
  /// Whether meridians meet at the poles.
  var meetsAtPoles: Bool { get }
  /// What lays shapes out for a box of the view, so that edges stay within a tolerance in points of their curves.
  func sheet(for box: Box, tolerance: Double) -> any GroundSheet
}

extension GroundView {
  /// Whether a coordinate is in view, in any copy of the world.
  public func shows(_ coordinate: Coordinate) -> Bool { !points(of: coordinate, in: size.box).isEmpty }
}

/// What of the ground is laid out for a box of a view. Shapes come from the Mercator plane in radians, x from a meridian in
/// degrees; edges that are straight there are resampled.
public protocol GroundSheet: Sendable {
  /// What of parts of an area lies in the sheet, in view points on a grid: regions with their inside to the left if y went
  /// up. They may reach out of the box.
  func regions(of parts: [AreaPart], from meridian: Double, grid: PlaneGrid) throws(UnionFailure) -> [Region]
  /// What of outlines lies in it, in view points, to be stroked: not where areas are closed along the map's end.
  func lines(of part: AreaPart, from meridian: Double) -> [(points: [Point], isClosed: Bool)]
  /// What of a line lies in it, in view points.
  func lines(of line: [Point], from meridian: Double) -> [SheetLine]
  /// The paper beside the map in a box of the view, and more, on a grid.
  func paper(in box: Box, grid: PlaneGrid) -> [Region]
  /// Whether an edge of an area in the view runs along the map's end, where areas are closed: it has no stroke.
  func isRim(_ start: Point, _ end: Point) -> Bool
  /// What can be drawn on at all, as a ring of the view, its inside to the left; nil for nothing.
  var domain: Ring? { get }
  /// Metres on the ground that curves of shapes may stray from their edges.
  var groundTolerance: Double { get }
  /// What it shows of the Mercator plane, x in radians from the camera's meridian.
  var visiblePlane: Box { get }
  /// The same, in every copy of the world: only there must curves be fine.
  var seen: SeenPlane { get }
}

/// What of a line lies in a sheet in one go.
public struct SheetLine: Sendable {
  /// In view points.
  public var points: [Point]
  /// Whether it begins and ends where the line does.
  public var hasStart, hasEnd: Bool
}

extension MercatorView: GroundView {}

extension AzimuthalView: SheetView {
  /// They do.
  public var meetsAtPoles: Bool { true }

  /// The disc around the centre that the box shows.
  public func sheet(for box: Box, tolerance: Double) -> any GroundSheet {
    AzimuthalDisc(self, box: box, tolerance: tolerance)
  }
}

extension EquirectangularView: SheetView {
  /// They run side by side to the map's end.
  public var meetsAtPoles: Bool { false }

  /// What the box shows of the plane.
  public func sheet(for box: Box, tolerance: Double) -> any GroundSheet {
    EquirectangularSheet(self, box: box, tolerance: tolerance)
  }
}

extension AzimuthalDisc: GroundSheet {}
extension EquirectangularSheet: GroundSheet {}
