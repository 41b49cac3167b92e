import Lunette

/// One row of parameters, read, named and ready to be drawn.
struct Row: Sendable {
  /// From 1; broken rows count too.
  var number: Int
  /// What it gives, or what is wrong with it.
  var content: Result<Content, Diagnostic>

  /// What a row gives.
  struct Content: Sendable {
    /// Values for parameters, by name.
    var assignments: [String: Assignment]
    /// The file that its picture goes to; nil for the line that answers it.
    var file: String?
  }

  /// The most values of one row.
  static let mostFields = 1024

  /// A name and its value. A table's empty cell is `null`.
  typealias Field = GivenValue.Member
}

extension Array<Row.Field> {
  /// The fields as parameters have them: `at.lat` and `at.lon` are one table, what is null was not given.
  func nested() throws(Mistake) -> [Row.Field] {
    var nested: [Row.Field] = []
    // Each name is compared with those before.
    guard count <= Row.mostFields else {
      throw Mistake("a row has at most \(Row.mostFields) values; this one has \(count)")
    }
    nested.reserveCapacity(count)
    for field in self where !field.value.isNull {
      if field.name.utf8.contains(UInt8(ascii: ".")) {
        try nested.add(field.name[...], field)
      } else {
        guard !nested.contains(where: { $0.name == field.name }) else { throw field.isTwice }
        nested.append(field)
      }
    }
    return nested
  }

  /// Puts a value into the tables that its path leads through.
  private mutating func add(_ path: Substring, _ field: Row.Field) throws(Mistake) {
    guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      guard !contains(where: { $0.name == path }) else { throw field.isTwice }
      return append(Row.Field(name: String(path), value: field.value.readAsNumber))
    }
    let name = path[..<dot]
    let known = firstIndex { $0.name == name }
    var members: [Row.Field] = []
    if let known {
      guard case .table(let table) = self[known].value else {
        throw Mistake("'\(field.name)' would be a part of '\(name)', which is given as a whole")
      }
      members = table
    }
    try members.add(path[dot...].dropFirst(), field)
    if let known {
      self[known].value = .table(members)
    } else {
      append(Row.Field(name: String(name), value: .table(members)))
    }
  }

  /// The value of a name, which may be the path of a table's member: "at.lat".
  func value(of name: String) -> GivenValue? {
    if let field = first(where: { $0.name == name }) { return field.value }
    for field in self {
      guard case .table(let members) = field.value, name.hasPrefix(field.name + ".") else { continue }
      return members.value(of: String(name.dropFirst(field.name.count + 1)))
    }
    return nil
  }
}

extension Row.Field {
  fileprivate var isTwice: Mistake { Mistake("'\(name)' is given twice") }
}

extension GivenValue {
  fileprivate var isNull: Bool { if case .null = self { true } else { false } }

  /// Inside of a table a cell's text is not read by a parameter's kind; a number is one.
  fileprivate var readAsNumber: GivenValue {
    guard case .text(let text) = self, let number = text.shortNumber ?? Double(text), number.isFinite else {
      return self
    }
    return .number(number)
  }
}
