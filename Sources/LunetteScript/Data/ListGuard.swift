import CLuaShims
import LunetteScene

/// Lists that scripts get as tables, and that say what they are where a field is read of one: `gpx.tracks.path` would be nil.
enum ListGuard {
  static let tracks = field(of: "tracks")
  static let routes = field(of: "routes")
  static let waypoints = field(of: "waypoints")
  static let polygons = field(of: "polygons")

  private static func field(of list: String) -> HostFunction {
    HostFunction("") { call throws(ScriptFailure) in
      guard let key = call.repairedText(2) else {
        call.pushNil()
        return 1
      }
      throw ScriptFailure("", [Mistake("\(list) is a list; did you mean \(list)[1]\(key.asMember)?")])
    }
  }
}

extension Call {
  /// Makes the table on top of the stack a list that says what it is.
  func guardList(_ field: HostFunction) {
    lsh_push_table(run, 0, 1)
    lsh_push_function(run, field.pointer)
    lsh_set_field(run, -2, "__index")
    lsh_set_metatable(run, -2)
  }
}
