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
  /// Whether scripts call it for what it does, so that one which overwrites it misses that.
  var isForItsEffect = false
  /// A function that the table itself is called as: `scene { … }`.
  var call: Function?

  var memberNames: [String] { functions.map(\.key) + properties.map(\.name) }
}

extension Module {
  /// The member that was probably meant, with its use where its name is another one; else all there are.
  func suggestion(for key: String) -> String {
    if let meant = Habits.meant(byMember: "\(name).\(key)") { return "; \(meant)" }
    let hint = Suggestion.orAll(for: key, memberNames)
    guard let meant = Suggestion.meant(by: key, among: memberNames), hint.contains("'\(meant)'?"),
      Spelling.nearest(to: key, among: memberNames) != meant,
      let function = functions.first(where: { $0.key == meant })
    else { return hint }
    return "\(hint) It is called as \(function.shape)"
  }

  /// "camera.zoom is read-only: camera.set { zoom = 12 }".
  func readOnlyMessage(_ key: String, _ call: Call) -> String {
    let setters = functions.filter { $0.key == "set" } + [self.call].compactMap(\.self)
    if let setter = setters.first(where: { $0.table != nil && $0.parameters.contains { $0.name == key } }) {
      return "\(name).\(key) is read-only: \(setter.name) { \(key) = \(call.described(3)) }"
    }
    return "\(name).\(key) can't be set: the table \(name) is read-only"
  }
}
