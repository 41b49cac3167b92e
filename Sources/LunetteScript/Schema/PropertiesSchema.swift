import CLuaShims
import LunetteData
import LunetteScene

/// What a file says of a feature, by name.
enum PropertiesSchema {
  static let value: ValueDeclaration = {
    var value = ValueDeclaration(
      .properties, "properties",
      "What a file says of a feature, by name, as in properties.name; what it doesn't say, or says null of, is nil. They are "
        + "walked by pairs, in the file's order. Lists and objects are new tables each time.",
      written: "", properties: [], methods: [], list: nil,
      text: { call, index in
        let count = members(call, index).count { $0.value != .null }
        return "\(count) propert\(count == 1 ? "y" : "ies")"
      },
      areEqual: { call in
        let first = ValueKind.properties.payload(call, 1, as: FeatureReference.self)
        return first != nil && first == ValueKind.properties.payload(call, 2, as: FeatureReference.self)
      })
    value.otherKeys = { call, key in
      let members = members(call, 1)
      guard call.charge(steps: members.count / 8), let member = members.first(where: { $0.name == key }) else {
        call.pushNil()
        return .pushed
      }
      call.push(member.value)
      return .pushed
    }
    value.pairs = { call in
      let members = members(call, 1)
      guard call.charge(steps: members.count / 8) else { return 0 }
      var next = members[...]
      if let key = call.bytes(2) {
        let name = String(decoding: key, as: UTF8.self)
        next = members.drop { $0.name != name }.dropFirst()
      }
      guard let member = next.first(where: { $0.value != .null }) else { return 0 }
      call.push(member.name)
      call.push(member.value)
      return 2
    }
    return value
  }()

  private static func members(_ call: Call, _ index: Int32) -> [JSONValue.Member] {
    guard let reference = ValueKind.properties.payload(call, index, as: FeatureReference.self) else { return [] }
    let library = call.interpreter.library
    let unread = library.unread(of: reference)
    guard call.lend(unread, of: 16), call.charge(steps: unread / 4) else { return [] }
    return library.properties(of: reference)
  }
}
