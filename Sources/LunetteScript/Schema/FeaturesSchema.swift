import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// The features of a file, or some of them.
enum FeaturesSchema {
  static let value = ValueDeclaration(
    .features, "features", "The features of a file in its order; #fc counts them, fc[1] is the first.",
    written: "",
    properties: [
      .init(
        name: "bounds", typeName: "bounds|nil", summary: "The smallest box that holds all of them; nil for none."
      ) { call, index in
        guard case .some(let bounds?) = call.boundsOfData(index) else { return call.pushNil() }
        ValueKind.bounds.push(call, bounds)
      }
    ],
    methods: walked.methods,
    list: .init(
      elementName: "feature", count: { call in call.features(1).map(call.interpreter.library.count) ?? 0 },
      push: { call, position in
        guard let list = call.features(1) else { return }
        ValueKind.feature.push(call, call.interpreter.library.reference(position - 1, of: list))
      }),
    text: { call, index in
      let count = call.features(index).map(call.interpreter.library.count) ?? 0
      return "\(count) feature\(count == 1 ? "" : "s")"
    },
    areEqual: { call in
      let first = call.features(1)
      return first != nil && first == call.features(2)
    })

  /// The list itself, by its number.
  static let list = FieldType<Int>(
    name: "features", expected: "features, which data.geojson(file) gives",
    read: { call, index throws(Mistake) in
      guard let list = call.features(index) else {
        throw call.mismatch(index, "features, which data.geojson(file) gives")
      }
      return list
    }, push: { call, list in ValueKind.features.push(call, list) })

  private static let walked = WalkedList(
    list: "features", element: "feature", this: list,
    count: { call, list in call.interpreter.library.count(of: list) },
    push: { call, list, position in
      ValueKind.feature.push(call, call.interpreter.library.reference(position, of: list))
    },
    described: { library, list, position in library.described(library.reference(position, of: list)) },
    pushList: { call, list, positions in
      let library = call.interpreter.library
      let new = DataLibrary.List(
        collection: library.lists[list].collection,
        positions: positions.map { library.reference($0, of: list).position })
      ValueKind.features.push(call, library.add(new))
    })
}
