import LunetteGeometry
import LunetteScene

extension PathSchema {
  private static let this = Positional<[Coordinate]>("self", path)
  private static let meters = FieldType<Double>.number(.meters)

  /// A path value itself, as its own methods take it.
  private static let path = FieldType<[Coordinate]>(
    name: "path", expected: "a path",
    read: { call, index throws(Mistake) in
      guard let path = call.path(index) else { throw call.mismatch(index, "a path") }
      return path
    }, push: { call, path in call.push(path) })

  static let value = ValueDeclaration(
    .path, "a path", "Coordinates in their order; #p counts them, p[1] is the first.", written: "coordinate[]|table",
    properties: [
      .init(
        name: "bounds", typeName: "bounds|nil", summary: "The smallest box that holds it, as drawn; nil if it is empty."
      ) {
        call, index in
        guard let path = call.path(index), call.charge(steps: path.count / 2), let bounds = path.bounds else {
          return call.pushNil()
        }
        ValueKind.bounds.push(call, bounds)
      }
    ],
    methods: measures + parts + [encoded],
    list: .init(
      elementName: "coordinate", count: { $0.borrowedPath(1)?.count ?? 0 },
      push: { call, position in
        guard let path = call.borrowedPath(1) else { return }
        ValueKind.coordinate.push(call, path[position - 1])
      }),
    text: { call, index in
      let count = call.borrowedPath(index)?.count ?? 0
      return "\(count) coordinate\(count == 1 ? "" : "s")"
    },
    areEqual: { call in
      guard let first = call.borrowedPath(1), let second = call.borrowedPath(2) else { return false }
      call.charge(steps: min(first.count, second.count) / 4)
      return first.elementsEqual(second)
    })

  private static let measures: [Function] = [
    Function("path:length", this, returns: "number", "Metres along its geodesics on WGS84.") {
      call, path throws(Mistake) in
      call.push(call.measured(path).length)
      return 1
    },
    Function("path:area", this, returns: "number", "Square metres inside the ring that it closes to, on WGS84.") {
      call, path throws(Mistake) in
      call.charge(steps: path.count * Cost.geodesic)
      call.push(path.geodesicArea)
      return 1
    },
    Function(
      "path:at", this, Positional("distance", meters, "How far along."), returns: "coordinate|nil",
      "The place at a distance along it; nil outside."
    ) { call, path, distance throws(Mistake) in
      guard let place = call.measured(path).at(distance: distance) else {
        call.pushNil()
        return 1
      }
      ValueKind.coordinate.push(call, place)
      return 1
    },
    Function(
      "path:bearing_at", this, Positional("distance", meters, "How far along."), returns: "number|nil",
      "Its direction at a distance along it, degrees clockwise from north; nil outside."
    ) { call, path, distance throws(Mistake) in
      // So near a pole that a geodesic has no direction any more there is none to give.
      if let bearing = call.measured(path).bearing(at: distance), bearing.isFinite {
        call.push(bearing)
      } else {
        call.pushNil()
      }
      return 1
    },
  ]

  private static let parts: [Function] = [
    Function("path:reversed", this, returns: "path", "The other way round.") { call, path throws(Mistake) in
      guard call.lendPlaces(path.count) else { return 0 }
      call.push(path.reversed())
      return 1
    },
    Function(
      "path:simplified", this,
      Positional("meters", FieldType<Double>.number(.meters, from: 0), "How far off is near enough."), returns: "path",
      "With fewer places: none that is left out lies further than so many metres from it (Douglas and Peucker)."
    ) { call, path, meters throws(Mistake) in
      // The places as vectors, whether they stay, and those that do.
      guard call.charge(steps: path.count * Cost.simplifying), call.lend(path.count, of: 48) else { return 0 }
      call.push(path.simplified(meters))
      return 1
    },
    Function(
      "path:densified", this,
      Positional("meters", FieldType<Double>.number(.meters, from: 0, isOpenBelow: true), "The longest step."),
      returns: "path", "With places between along the geodesics, so that no step is longer than so many metres."
    ) { call, path, meters throws(Mistake) in
      guard call.charge(steps: path.count * Cost.geodesic) else { return 0 }
      guard let count = path.densifiedCount(meters) else {
        throw Mistake("would give more than 10,000,000 places", field: "meters")
      }
      guard call.lendPlaces(count + count / 2), call.charge(steps: count * Cost.geodesic),
        let dense = path.densified(meters)
      else { return 0 }
      call.push(dense)
      return 1
    },
    Function(
      "path:slice", this, Positional("from", meters, "Where it starts."), Positional("to", meters, "Where it ends."),
      returns: "path",
      "The part between two distances along it; from > to gives it reversed."
    ) { call, path, from, to throws(Mistake) in
      guard call.lendPlaces(path.count) else { return 0 }
      call.push(call.measured(path).slice(from: from, to: to))
      return 1
    },
    Function(
      "path:joined", this, Positional("other", FieldType<[Coordinate]>.path, "What follows."), returns: "path",
      "This path and then another; a place that both share is not repeated."
    ) { call, path, other throws(Mistake) in
      guard call.lendPlaces(path.count + other.count) else { return 0 }
      call.push(path + (path.last != nil && path.last == other.first ? other.dropFirst() : other[...]))
      return 1
    },
    Function(
      "path:appending", this, Positional("place", FieldType<Coordinate>.coordinate, "Where it goes on to."),
      returns: "path",
      "With one more place at its end."
    ) { call, path, place throws(Mistake) in
      guard call.lendPlaces(path.count + 1) else { return 0 }
      call.push(path + [place])
      return 1
    },
  ]

  private static let encoded = Function(
    "path:encoded", this,
    Positional(
      "precision", FieldType<Int>.integer("a number of decimals", 1...7), absent: 5, default: "5",
      "Decimals of a degree."),
    returns: "string", "As an encoded polyline of so many decimals."
  ) { call, path, precision throws(Mistake) in
    guard call.lend(path.count, of: 24), call.charge(steps: path.count * Cost.encoding) else { return 0 }
    call.push(path.encodedPolyline(precision: precision))
    return 1
  }

  /// Steps a place, by what a step of the interpreter takes (8 ns) and what these take.
}
