import CLuaShims
import LunetteGeometry
import LunetteScene

/// A rectangle of latitudes and longitudes: `bounds(a, b)`, `bounds { south, west, north, east }`, `bounds { thing, … }`.
enum BoundsSchema {
  private static let degrees = FieldType<Double>.number(.degrees)
  private static let latitude = FieldType<Double>.number(.degrees, from: -90, to: 90)
  private static let this = Positional<Bounds>("self", .bounds)

  static let sides = Record<Bounds>(
    .bounds,
    [
      Field("south", { $1(&$0.south) }, latitude, required: true, "Its lowest latitude."),
      Field("west", { $1(&$0.west) }, degrees, required: true, "The longitude where it begins."),
      Field("north", { $1(&$0.north) }, latitude, required: true, "Its highest latitude."),
      Field("east", { $1(&$0.east) }, degrees, required: true, "The longitude where it ends, eastward."),
    ],
    check: { sides throws(Mistake) in
      guard sides.south <= sides.north else {
        throw Mistake(
          "is \(sides.south.shown), more than north, \(sides.north.shown); swapped?", field: "south")
      }
    })

  static let make = Function(
    "bounds", Positional("first", anything, "A corner, the four sides, or a list of things to hold."),
    Positional("second", corner, absent: .some(nil), "The opposite corner, in any order."), returns: "bounds",
    "A rectangle of latitudes and longitudes. Two corners lie on the smaller way around the globe; sides are taken as "
      + "written, eastward from west; a list of things gives the smallest box that holds them."
  ) { call, _, second throws(Mistake) in
    if let second {
      do throws(Mistake) {
        let first = try FieldType<Coordinate>.coordinate.read(call, 1)
        ValueKind.bounds.push(call, Bounds(corner: first, corner: second))
      } catch {
        throw error.within("first")
      }
      return 1
    }
    if call.isTable(1), call.shape(ofTable: 1) == .bounds {
      ValueKind.bounds.push(call, try FieldType<Bounds>.bounds.read(call, 1))
      return 1
    }
    if call.isTable(1), call.shape(ofTable: 1) == .coordinate, lsh_length(call.run, 1) != 2 {
      throw Mistake(
        "takes two corners, as in bounds({21, 105}, {22, 106}), { south = …, west = …, north = …, east = … }, or a list "
          + "of things to hold; got \(call.describedWithNames(1))")
    }
    var things = try FieldType<[Fittable]>.things.read(call, 1)
    // A list of coordinates is as good as a path elsewhere, which runs on from one to the next; here each is held by itself.
    if call.isTable(1), things.count == 1, case .path(let places) = things[0], places.count == lsh_length(call.run, 1) {
      things = places.map { .path([$0]) }
    }
    guard let bounds = call.bounds(of: things) else {
      throw Mistake("needs something to hold: two corners, the four sides, or a list of coordinates, paths and handles")
    }
    ValueKind.bounds.push(call, bounds)
    return 1
  }

  /// Read in the function, where it is known whether a second corner follows.
  private static let anything = FieldType<Void>(
    name: "coordinate|table", expected: "a corner, { south, west, north, east }, or a list of things to hold",
    read: { _, _ throws(Mistake) in () }, push: { _, _ in })

  private static let corner = FieldType<Coordinate?>(
    name: "coordinate", expected: FieldType<Coordinate>.coordinate.expected,
    read: { call, index throws(Mistake) in try FieldType<Coordinate>.coordinate.read(call, index) }, push: { _, _ in })

  static let value = ValueDeclaration(
    .bounds, "bounds", Bounds.self, "A rectangle of latitudes and longitudes; west > east runs over ±180.",
    written: "{ south: number, west: number, north: number, east: number }",
    properties: [
      .init("south", of: .bounds, degrees, "Its lowest latitude.") { (b: Bounds) in b.south },
      .init("west", of: .bounds, degrees, "The longitude where it begins.") { (b: Bounds) in b.west },
      .init("north", of: .bounds, degrees, "Its highest latitude.") { (b: Bounds) in b.north },
      .init("east", of: .bounds, degrees, "The longitude where it ends, eastward.") { (b: Bounds) in b.east },
      .init("center", of: .bounds, FieldType<Coordinate>.coordinate, "Its middle.") { (b: Bounds) in b.center },
      .init("span", of: .bounds, SpanSchema.span, "Its degrees of latitude and longitude.") { (b: Bounds) in
        Span(latitude: b.north - b.south, longitude: b.width)
      },
      cornerProperty("south_west") { ($0.south, $0.west) }, cornerProperty("south_east") { ($0.south, $0.east) },
      cornerProperty("north_east") { ($0.north, $0.east) }, cornerProperty("north_west") { ($0.north, $0.west) },
    ],
    methods: [
      Function(
        "bounds:contains", this, Positional("place", FieldType<Coordinate>.coordinate, "The place."),
        returns: "boolean",
        "Whether a coordinate lies in it; its edges count."
      ) { call, bounds, coordinate throws(Mistake) in
        call.push(bounds.contains(coordinate))
        return 1
      },
      Function(
        "bounds:including", this, Positional("thing", FieldType<[Fittable]>.things, "What else it is to hold."),
        returns: "bounds",
        "The smallest box that holds this one and something else."
      ) { call, bounds, things throws(Mistake) in
        let others = call.bounds(of: things)
        ValueKind.bounds.push(call, others.map(bounds.including) ?? bounds)
        return 1
      },
      Function(
        "bounds:padded", this, Positional("meters", FieldType<Double>.number(.meters, from: 0), "How far it grows."),
        returns: "bounds",
        "The smallest box that holds everything within a distance of it."
      ) { call, bounds, meters throws(Mistake) in
        call.charge(steps: 500)
        ValueKind.bounds.push(call, bounds.padded(by: meters))
        return 1
      },
      Function(
        "bounds:path", this, returns: "path",
        "Its outline: south-west, south-east, north-east, north-west and back, with longitudes that run on."
      ) { call, bounds throws(Mistake) in
        call.push(bounds.path())
        return 1
      },
    ],
    text: text)

  /// "76.04…90, every longitude".
  @Sendable static func text(_ bounds: Bounds) -> String {
    let latitudes = "\(bounds.south.rounded(to: 6).shown)…\(bounds.north.rounded(to: 6).shown)"
    if bounds.width == 360 { return "\(latitudes), every longitude" }
    return "\(latitudes), \(bounds.west.rounded(to: 6).shown)…\(bounds.east.rounded(to: 6).shown)"
  }

  private static func cornerProperty(
    _ name: String, _ get: @escaping @Sendable (Bounds) -> (Double, Double)
  ) -> ValueDeclaration.Property {
    .init(name, of: .bounds, FieldType<Coordinate>.coordinate, "A corner.") { (bounds: Bounds) in
      let (latitude, longitude) = get(bounds)
      return Coordinate(latitude: latitude, longitude: longitude)
    }
  }
}

extension Call {
  /// How many boxes are found while one outline is laid out.
  static let boxesAnEffort = 8

  /// The box of things; nil for what is nowhere.
  fileprivate func bounds(of things: [Fittable]) -> Bounds? {
    charge(steps: stage.effort(of: things).steps / Call.boxesAnEffort) ? stage.bounds(of: things) : nil
  }
}
