import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// A feature: where it is and what its file says of it.
enum FeatureSchema {
  static let value: ValueDeclaration = {
    var value = declaration
    value.otherKeys = { call, key in
      guard let feature = call.feature(1)?.feature, feature.properties.members.contains(where: { $0.name == key })
      else {
        return .unknown
      }
      return .hint("; its file says so: .properties\(key.asMember)")
    }
    return value
  }()

  private static let declaration = ValueDeclaration(
    .feature, "a feature", "A thing on the globe as a file tells it.", written: "",
    properties: [
      property("id", "string|number|nil", "Its name in the file.") { call, feature in
        switch feature.id {
        case .text(let id): call.push(id)
        case .number(let id): call.push(id: id)
        case nil: call.pushNil()
        }
      },
      property("type", "string|nil", "What its geometry is: \"Polygon\" and so on; nil where it has none.") {
        call, feature in
        if let geometry = feature.geometry { call.push(geometry.typeName) } else { call.pushNil() }
      },
      .init(name: "properties", typeName: "properties", summary: "What the file says of it, by name.") { call, index in
        guard let (_, reference) = call.feature(index) else { return call.pushNil() }
        ValueKind.properties.push(call, reference)
      },
      property("bounds", "bounds|nil", "The smallest box that holds it, as drawn; nil for nowhere.") { call, feature in
        guard let geometry = feature.geometry, call.charge(steps: geometry.placeCount / 2),
          let bounds = geometry.bounds
        else { return call.pushNil() }
        ValueKind.bounds.push(call, bounds)
      },
      property("at", "coordinate|nil", "The place of a point; nil for other geometries.") { call, feature in
        guard let place = feature.geometry?.points.first else { return call.pushNil() }
        ValueKind.coordinate.push(call, place)
      },
      property("path", "path|nil", "Its line, of several the first, or the outline of its first area.") {
        call, feature in
        guard let geometry = feature.geometry, let path = geometry.lines.first ?? geometry.polygons.first?.outer
        else { return call.pushNil() }
        call.push(path)
      },
      property("paths", "path[]", "Its lines, and the outlines of its areas.") { call, feature in
        let paths = feature.geometry.map { $0.lines + $0.polygons.map(\.outer) } ?? []
        FieldType<[[Coordinate]]>.paths.push(call, paths)
      },
      property("polygons", "table[]", "Its areas, as tables of a path and holes, as overlay.polygon takes them.") {
        call, feature in
        let polygons = feature.geometry?.polygons ?? []
        lsh_push_table(call.run, Int32(polygons.count), 0)
        for (position, polygon) in polygons.enumerated() {
          call.pushTable([
            ("path", { call.push(polygon.outer) }),
            ("holes", { FieldType<[[Coordinate]]>.paths.push(call, polygon.holes) }),
          ])
          lsh_set_element(call.run, -2, Int64(position + 1))
        }
        call.guardList(ListGuard.polygons)
      },
    ],
    methods: measures, list: nil,
    text: { call, index in
      guard let reference = ValueKind.feature.payload(call, index, as: FeatureReference.self) else { return "" }
      return call.interpreter.library.described(reference)
    },
    areEqual: { call in
      let first = ValueKind.feature.payload(call, 1, as: FeatureReference.self)
      return first != nil && first == ValueKind.feature.payload(call, 2, as: FeatureReference.self)
    })

  private static func property(
    _ name: String, _ type: String, _ summary: String, _ push: @escaping @Sendable (Call, Feature) -> Void
  ) -> ValueDeclaration.Property {
    ValueDeclaration.Property(name: name, typeName: type, summary: summary) { call, index in
      guard let feature = call.feature(index)?.feature else { return call.pushNil() }
      push(call, feature)
    }
  }

  private static let this = Positional<Feature>(
    "self",
    FieldType(
      name: "feature", expected: "a feature",
      read: { call, index throws(Mistake) in
        guard let feature = call.feature(index)?.feature else { throw call.mismatch(index, "a feature") }
        return feature
      }, push: { _, _ in }))

  private static let measures: [Function] = [
    Function(
      "feature:area", this, returns: "number",
      "Square metres of its areas on WGS84, without their holes; their edges are geodesics, as path:area has it. Parts that "
        + "overlap count each."
    ) {
      call, feature throws(Mistake) in
      let polygons = feature.geometry?.polygons ?? []
      call.charge(steps: (feature.geometry?.placeCount ?? 0) * Cost.geodesic)
      // A hole larger than its outline leaves nothing.
      call.push(polygons.reduce(0) { $0 + max(0, $1.geodesicArea) })
      return 1
    },
    Function("feature:length", this, returns: "number", "Metres of its lines along their geodesics, on WGS84.") {
      call, feature throws(Mistake) in
      let lines = feature.geometry?.lines ?? []
      call.charge(steps: lines.reduce(0) { $0 + $1.count } * Cost.geodesic)
      call.push(lines.reduce(0) { $0 + MeasuredPath($1).length })
      return 1
    },
    Function(
      "feature:label_point", this, returns: "coordinate|nil",
      "A place for a text: in its largest area the one furthest from the outline, the middle of its longest line, its point."
    ) { call, feature throws(Mistake) in
      call.charge(steps: (feature.geometry?.placeCount ?? 0) * Cost.labelPoint)
      guard let place = feature.geometry?.labelPoint else {
        call.pushNil()
        return 1
      }
      ValueKind.coordinate.push(call, place)
      return 1
    },
  ]
}

extension String {
  /// As scripts write it behind a value: ".name", or in brackets.
  var asMember: String { isName ? ".\(self)" : "[\(quoted)]" }

  /// Whether Lua takes it as a name behind a dot.
  fileprivate var isName: Bool {
    !utf8.isEmpty && utf8.first.map { !(48...57 ~= $0) } ?? false
      && utf8.allSatisfy { $0 == 95 || 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 }
  }
}
