import Lunette
import LunetteData

/// What scripts find, as the reference for programs says it: what a later version has is fuzzed without a change here.
public struct API: Sendable {
  /// A parameter of a function, or a key of a table.
  public struct Field: Sendable {
    /// Its name.
    public var name: String
    /// As annotations write it: "number|table".
    public var type: String
    /// The name of the table that it may be.
    public var table: String?
    /// The least and the greatest number.
    public var limits: [Double]
  }

  /// A function or a method.
  public struct Function: Sendable {
    /// As a script calls it: "overlay.circle"; of a method its own name.
    public var name: String
    /// Whose method it is: "coordinate".
    public var owner: String?
    /// What it takes in round brackets.
    public var parameters: [Field]
    /// What it gives.
    public var result: String
  }

  /// The API of this version.
  public static let current = API(parsing: Reference.json)

  /// All functions, those of modules too, and calls of modules themselves.
  public let functions: [Function]
  /// All methods of values and handles.
  public let methods: [Function]
  /// What can be read of values, handles and modules.
  public let properties: [String]
  /// Tables that are arguments, by their names.
  public let tables: [String: [Field]]
  /// Keys that some table has.
  public let fields: [Field]
  /// Functions of Lua's own library: "math.abs".
  public let library: [String]

  private init(parsing text: String) {
    let document: JSONValue
    do throws(DataError) { document = try JSONValue(parsing: Array(text.utf8)) } catch { finding("\(error)") }
    let modules = document.list("modules")
    let owners = document.list("values") + [document["handle"] ?? .null]
    functions =
      (document.list("functions") + modules.flatMap { $0.list("functions") + [$0["call"]].compactMap(\.self) })
      .map { API.function($0) }
    methods = owners.flatMap { owner in owner.list("functions").map { API.function($0, of: owner.text("name")) } }
    properties = Set((owners + modules).flatMap { $0.list("fields") }.map { $0.text("name") }).sorted()
    let named = document.list("tables").map { ($0.text("name"), $0.list("fields").map(API.field)) }
    tables = Dictionary(named) { first, _ in first }
    var known: Set<String> = []
    fields = named.flatMap(\.1).filter { known.insert($0.name + $0.type).inserted }
    library = document["lua"].map(API.library) ?? []
  }

  private static func function(_ value: JSONValue, of owner: String? = nil) -> Function {
    let name = value.text("name").split(separator: ":").last.map(String.init) ?? ""
    let table = value["table"].map { _ in Field(name: "", type: "table", table: value.text("table"), limits: []) }
    return Function(
      name: name, owner: owner, parameters: table.map { [$0] } ?? value.list("parameters").map(field),
      result: value["returns"] == nil ? "handle" : value.text("returns"))
  }

  private static func field(_ value: JSONValue) -> Field {
    let limits = ["minimum", "exclusive_minimum", "maximum"].compactMap { name -> Double? in
      if case .number(let number)? = value[name] { number } else { nil }
    }
    return Field(
      name: value.text("name"), type: value.text("type"), table: value["table"].map { _ in value.text("table") },
      limits: limits)
  }

  private static func library(_ value: JSONValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.flatMap { member -> [String] in
      guard case .array(let names) = member.value else { return [] }
      return names.map { name in
        guard case .text(let name) = name else { return "" }
        return member.name == "_G" ? name : "\(member.name).\(name)"
      }
    }
  }
}

extension JSONValue {
  /// A member that is a list; empty where there is none.
  fileprivate func list(_ name: String) -> [JSONValue] {
    if case .array(let elements)? = self[name] { elements } else { [] }
  }

  /// A member that is a text; empty where there is none.
  fileprivate func text(_ name: String) -> String {
    if case .text(let text)? = self[name] { text } else { "" }
  }
}
