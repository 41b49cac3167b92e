import LunetteGeometry
import LunetteScene

/// A rectangle of latitudes and longitudes.
enum BoundsSchema {
  private static let degrees = FieldType<Double>.number(.degrees)
  private static let this = Positional<Bounds>("self", bounds)

  static let bounds = FieldType<Bounds>(
    name: "bounds", expected: "bounds",
    read: { call, index throws(Mistake) in
      guard let bounds = ValueKind.bounds.payload(call, index, as: Bounds.self) else {
        throw call.mismatch(index, "bounds")
      }
      return bounds
    }, push: { call, bounds in ValueKind.bounds.push(call, bounds) })

  static let value = ValueDeclaration(
    .bounds, "bounds", Bounds.self, "A rectangle of latitudes and longitudes; west > east runs over ±180.",
    written: "",
    properties: [
      .init("south", of: .bounds, degrees, "Its lowest latitude.") { (b: Bounds) in b.south },
      .init("west", of: .bounds, degrees, "The longitude where it begins.") { (b: Bounds) in b.west },
      .init("north", of: .bounds, degrees, "Its highest latitude.") { (b: Bounds) in b.north },
      .init("east", of: .bounds, degrees, "The longitude where it ends, eastward.") { (b: Bounds) in b.east },
      .init("center", of: .bounds, FieldType<Coordinate>.coordinate, "Its middle.") { (b: Bounds) in b.center },
      corner("south_west") { ($0.south, $0.west) }, corner("south_east") { ($0.south, $0.east) },
      corner("north_east") { ($0.north, $0.east) }, corner("north_west") { ($0.north, $0.west) },
    ],
    methods: [
      Function(
        "bounds:contains", this, Positional("place", FieldType<Coordinate>.coordinate, "The place."),
        returns: "boolean",
        "Whether a coordinate lies in it; its edges count."
      ) { call, bounds, coordinate throws(Mistake) in
        call.push(bounds.contains(coordinate))
        return 1
      }
    ],
    text: text)

  /// "76.04…90, every longitude".
  @Sendable static func text(_ bounds: Bounds) -> String {
    let latitudes = "\(bounds.south.rounded(to: 6).shown)…\(bounds.north.rounded(to: 6).shown)"
    if bounds.width == 360 { return "\(latitudes), every longitude" }
    return "\(latitudes), \(bounds.west.rounded(to: 6).shown)…\(bounds.east.rounded(to: 6).shown)"
  }

  private static func corner(
    _ name: String, _ get: @escaping @Sendable (Bounds) -> (Double, Double)
  ) -> ValueDeclaration.Property {
    .init(name, of: .bounds, FieldType<Coordinate>.coordinate, "A corner.") { (bounds: Bounds) in
      let (latitude, longitude) = get(bounds)
      return Coordinate(latitude: latitude, longitude: longitude)
    }
  }
}
