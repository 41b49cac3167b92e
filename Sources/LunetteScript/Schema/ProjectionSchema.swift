import CLuaShims
import LunetteGeometry
import LunetteScene

/// `projection`: between coordinates and the view's points, with the camera as it stands.
enum ProjectionSchema {
  private static let place = Positional<Coordinate>("coordinate", .coordinate, "The place.")

  static let module = Module(
    name: "projection",
    summary: "Between coordinates and points of the view, with the camera as it stands at the call.",
    functions: [
      Function(
        "projection.point", place, returns: "point|nil",
        "Where a coordinate lies, of the world's copies the one nearest the middle; nil for a pole, and behind a tilted "
          + "camera."
      ) { call, coordinate throws(Mistake) in
        push(call, try call.view().point(of: coordinate))
        return 1
      },
      Function(
        "projection.path", Positional("path", FieldType<[Coordinate]>.path, "The places."), returns: "point[]",
        "Where a path lies: points that run on without jumps. What can't be shown is left out."
      ) { call, path throws(Mistake) in
        guard call.lendPlaces(path.count), call.charge(steps: 10 * path.count) else { return 0 }
        let points = try call.view().points(of: path)
        lsh_push_table(call.run, Int32(points.count), 0)
        for (position, point) in points.enumerated() {
          ValueKind.point.push(call, point)
          lsh_set_element(call.run, -2, Int64(position + 1))
        }
        return 1
      },
      coordinate,
      Function("projection.contains", place, returns: "boolean", "Whether a coordinate is in view.") {
        call, coordinate throws(Mistake) in
        call.push(try call.view().shows(coordinate))
        return 1
      },
      Function("projection.can_show", place, returns: "boolean", "Whether a coordinate has a point at all.") {
        call, coordinate throws(Mistake) in
        call.push(try call.view().point(of: coordinate) != nil)
        return 1
      },
      Function(
        "projection.points_for_meters", Positional("meters", FieldType<Double>.number(.meters), "The ground length."),
        Positional("at", FieldType<Coordinate>.coordinate, "The place."), returns: "number|nil",
        "The length in points of a ground length at a place, along the view's horizontal; nil behind a tilted camera."
      ) { call, meters, at throws(Mistake) in
        push(call, try call.view().metersPerPoint(at: at).map { meters / $0 })
        return 1
      },
      Function(
        "projection.meters_per_point", Positional("at", FieldType<Coordinate>.coordinate, "The place."),
        returns: "number|nil",
        "Metres on the ground in one point of the view at a place, along the view's horizontal; nil behind a tilted camera."
      ) { call, at throws(Mistake) in
        push(call, try call.view().metersPerPoint(at: at))
        return 1
      },
      Function("projection.visible_region", returns: "visible_region", "The view's corners and box on the ground.") {
        call throws(Mistake) in
        ValueKind.visibleRegion.push(call, try call.view().visibleRegion)
        return 1
      },
    ])

  /// Takes x and y, or a point: so its arguments are read here.
  private static let coordinate = Function(
    "projection.coordinate", Positional("x", xOrPoint, "To the right."),
    Positional("y", y, absent: .some(nil), "Down."),
    returns: "coordinate|nil",
    "What lies under a point of the view, given as x, y or as a point; nil above the horizon.",
    forms: [["x", "y"], ["point"]]
  ) { call, x, y throws(Mistake) in
    let view = try call.view()
    if let point = ValueKind.point.payload(call, 1, as: Point.self) {
      if y != nil { throw Mistake("takes x and y, or one point") }
      push(call, view.coordinate(at: point))
    } else {
      guard let y else { throw Mistake("is missing: it must be \(length.expected)", field: "y") }
      push(call, view.coordinate(at: Point(x: x, y: y)))
    }
    return 1
  }

  private static let length = FieldType<Double>.number(.points)

  private static let xOrPoint = FieldType<Double>(
    name: "number", expected: "a number of points, or a point",
    read: { call, index throws(Mistake) in
      if let point = ValueKind.point.payload(call, index, as: Point.self) { return point.x }
      return try length.read(call, index)
    }, push: { _, _ in }, facts: length.facts)

  private static let y = FieldType<Double?>(
    name: "number", expected: length.expected, read: { call, index throws(Mistake) in try length.read(call, index) },
    push: { _, _ in }, facts: length.facts)

  private static func push(_ call: Call, _ coordinate: Coordinate?) {
    if let coordinate { ValueKind.coordinate.push(call, coordinate) } else { call.pushNil() }
  }

  private static func push(_ call: Call, _ number: Double?) {
    if let number { call.push(number) } else { call.pushNil() }
  }

  private static func push(_ call: Call, _ point: Point?) {
    if let point { ValueKind.point.push(call, point) } else { call.pushNil() }
  }
}

extension Call {
  /// The view as it stands; an error while the camera is unset.
  func view() throws(Mistake) -> any GroundView {
    let camera = try self.camera()
    return stage.settings.projection.view(camera, size: try stage.readSize(at: place))
  }
}

/// What the view shows of the ground.
enum VisibleRegionSchema {
  static let value = ValueDeclaration(
    .visibleRegion, "a visible region", VisibleRegion.self, "The view's corners and box on the ground.", written: "",
    properties: [
      corner("near_left", \.nearLeft), corner("near_right", \.nearRight), corner("far_left", \.farLeft),
      corner("far_right", \.farRight),
      .init("bounds", of: .visibleRegion, .bounds, "The smallest box around it.") { (r: VisibleRegion) in
        r.bounds
      },
    ], text: { BoundsSchema.text($0.bounds) })

  private static func corner(
    _ name: String, _ path: KeyPath<VisibleRegion, Coordinate> & Sendable
  ) -> ValueDeclaration.Property {
    .init(name, of: .visibleRegion, FieldType<Coordinate>.coordinate, "A corner; near is the bottom of the view.") {
      (region: VisibleRegion) in region[keyPath: path]
    }
  }
}
