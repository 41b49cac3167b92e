import Glibc

/// A square of the Mercator map, of which there are 2^zoom by 2^zoom, counted from the north-west.
public struct TileAddress: Equatable, Sendable {
  /// How often the map is halved.
  public var zoom: Int
  /// Eastward from -180.
  public var column: Int
  /// Southward from the map's northern end.
  public var row: Int

  /// A tile.
  public init(zoom: Int, column: Int, row: Int) {
    (self.zoom, self.column, self.row) = (zoom, column, row)
  }
}

/// The tiles of one zoom as a view shows them.
public struct TileGrid: Sendable {
  /// A tile's side in points.
  public let side: Double
  private let view: MercatorView
  private let zoom: Int
  /// Where the map's north-western corner lies: points to the right of the view's middle and down, before the bearing turns
  /// them.
  private let origin: Point

  /// The tiles of a zoom, 0...30.
  public init(_ view: MercatorView, zoom: Int) {
    self.view = view
    self.zoom = zoom
    side = 2 * .pi * view.scale / exp2(Double(zoom))
    let west = -(Double.pi + view.camera.center.longitude / .degrees)
    origin = Point(x: west * view.scale, y: (view.centerY - .pi) * view.scale)
  }

  /// Each tile that the view shows, in every copy of the world, and where its corner lies as `origin` does; nil where
  /// these are more than so many.
  public func tiles(atMost most: Int) -> [(tile: TileAddress, corner: Point)]? {
    let plane = view.visiblePlane(of: view.size.box)
    let worldWide = exp2(Double(zoom))
    func span(_ low: Double, _ high: Double) -> ClosedRange<Double> {
      (low / side).rounded(.down)...max((low / side).rounded(.down), (high / side).rounded(.up) - 1)
    }
    let columns = span(plane.minX * view.scale - origin.x, plane.maxX * view.scale - origin.x)
    let rows = span(
      (view.centerY - plane.maxY) * view.scale - origin.y, (view.centerY - plane.minY) * view.scale - origin.y
    )
    .clamped(to: -1...worldWide)
    // Under a bearing the plane's box holds up to as many again.
    guard (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1) <= 4 * Double(most)
    else {
      return nil
    }
    var tiles: [(tile: TileAddress, corner: Point)] = []
    for row in stride(from: max(0, rows.lowerBound), through: min(rows.upperBound, worldWide - 1), by: 1) {
      for column in stride(from: columns.lowerBound, through: columns.upperBound, by: 1) {
        let corner = Point(x: origin.x + column * side, y: origin.y + row * side)
        guard shows(corner) else { continue }
        let inWorld = column - (column / worldWide).rounded(.down) * worldWide
        tiles.append((TileAddress(zoom: zoom, column: Int(inWorld), row: Int(row)), corner))
      }
    }
    return tiles.count <= most ? tiles : nil
  }

  /// Whether a tile reaches into the view, whose own box it may miss though it lies in the plane's.
  private func shows(_ corner: Point) -> Bool {
    let square = Box(minX: corner.x, minY: corner.y, maxX: corner.x + side, maxY: corner.y + side)
    let placed = square.ring.map(place)
    guard let tilt = view.tilt else { return Box(around: placed)?.touches(view.size.box) ?? false }
    return tilt.shows(placed, in: view.size.box)
  }

  /// The flat view's point of a place given as `origin` is.
  private func place(_ point: Point) -> Point {
    view.place(eastward: point.x / view.scale, y: view.centerY - point.y / view.scale)
  }

  /// A tile, whose corner lies as `origin` does, in parts that a tilted camera shows nearly as parallelograms.
  public func parts(of corner: Point) -> [TiltedPart] {
    guard let tilt = view.tilt else { return [] }
    return tilt.parts(in: view.size.box) { part in
      place(Point(x: corner.x + part.x * side, y: corner.y + part.y * side))
    }
  }
}
