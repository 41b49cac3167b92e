import LunetteScene

/// An API table: functions, and fields that are computed when they are read.
struct Module: Sendable {
  /// A field that is computed when it is read.
  struct Property: Sendable {
    let name: String
    let typeName: String
    let summary: String
    let push: @Sendable (Call) throws(Mistake) -> Void
  }

  let name: String
  let summary: String
  let functions: [Function]
  var properties: [Property] = []
  /// A function that the table itself is called as: `scene { … }`.
  var call: Function?

  var memberNames: [String] { functions.map(\.key) + properties.map(\.name) }
}

extension Module {
  /// "camera.zoom is read-only: camera.set { zoom = 12 }".
  func readOnlyMessage(_ key: String, _ call: Call) -> String {
    if let setter = functions.first(where: { $0.key == "set" }), setter.parameters.contains(where: { $0.name == key }) {
      return "\(name).\(key) is read-only: \(setter.name) { \(key) = \(call.described(3)) }"
    }
    return "\(name).\(key) can't be set: the table \(name) is read-only"
  }
}
