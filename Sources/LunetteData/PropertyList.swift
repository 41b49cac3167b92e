/// Properties as they are gathered: no name comes twice.
struct PropertyList {
  private(set) var members: [JSONValue.Member] = []
  private var positions: [String: Int] = [:]

  init(_ members: [JSONValue.Member] = []) {
    for member in members { set(member.name, member.value) }
  }

  /// Sets a value; of a name that comes again the last value counts, in the first one's place.
  mutating func set(_ name: String, _ value: JSONValue) {
    if let position = positions[name] {
      members[position].value = value
    } else {
      positions[name] = members.count
      members.append(JSONValue.Member(name: name, value: value))
    }
  }

  /// Sets a text; an empty one says nothing.
  mutating func set(_ name: String, text: String) {
    if !text.isEmpty { set(name, .text(text)) }
  }

  /// Sets a value unless there is one.
  mutating func add(_ member: JSONValue.Member) {
    if positions[member.name] == nil { set(member.name, member.value) }
  }
}
