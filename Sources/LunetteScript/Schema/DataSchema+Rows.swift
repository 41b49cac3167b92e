import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// What scripts hold of a table.
extension DataSchema {
  /// The rows of a table.
  static let rows: ValueDeclaration = {
    var value = ValueDeclaration(
      .rows, "rows", "The rows of a table; #rows counts them, rows[1] is the first.",
      written: "",
      properties: [
        .init(name: "columns", typeName: "string[]", summary: "The names of its columns.") { call, index in
          let columns = call.rows(index).map { call.interpreter.library.table(of: $0).columns } ?? []
          lsh_push_table(call.run, Int32(columns.count), 0)
          for (position, column) in columns.enumerated() {
            call.push(column)
            lsh_set_element(call.run, -2, Int64(position + 1))
          }
        },
        .init(
          name: "bounds", typeName: "bounds|nil", summary: "The smallest box that holds their places; nil for none."
        ) { call, index in
          guard let list = call.rows(index), let bounds = call.bounds(ofRows: list) else { return call.pushNil() }
          ValueKind.bounds.push(call, bounds)
        },
      ], methods: walked.methods,
      list: .init(
        elementName: "row", count: { call in call.rows(1).map(call.interpreter.library.rowCount) ?? 0 },
        push: { call, position in
          guard let list = call.rows(1) else { return }
          ValueKind.row.push(call, call.interpreter.library.row(position - 1, of: list))
        }),
      text: { call, index in
        let count = call.rows(index).map(call.interpreter.library.rowCount) ?? 0
        return "\(count) row\(count == 1 ? "" : "s")"
      },
      areEqual: { call in
        let first = call.rows(1)
        return first != nil && first == call.rows(2)
      })
    value.otherKeys = { call, key in
      guard let list = call.rows(1), call.interpreter.library.table(of: list).columns.contains(key) else {
        return .unknown
      }
      return .hint("; each row has it: [1]\(key.asMember)")
    }
    return value
  }()

  private static let walked = WalkedList(
    list: "rows", element: "row",
    this: FieldType(
      name: "rows", expected: "rows, which data.csv(file) gives",
      read: { call, index throws(Mistake) in
        guard let list = call.rows(index) else { throw call.mismatch(index, "rows, which data.csv(file) gives") }
        return list
      }, push: { call, list in ValueKind.rows.push(call, list) }),
    count: { call, list in call.interpreter.library.rowCount(of: list) },
    push: { call, list, position in ValueKind.row.push(call, call.interpreter.library.row(position, of: list)) },
    described: { library, list, position in library.described(library.row(position, of: list)) },
    pushList: { call, list, positions in
      let library = call.interpreter.library
      let new = DataLibrary.RowList(
        table: library.rowLists[list].table, positions: positions.map { library.row($0, of: list).position })
      ValueKind.rows.push(call, library.add(new))
    })
}

extension DataSchema {
  /// A row of a table: its fields by the columns' names.
  static let row: ValueDeclaration = {
    var value = ValueDeclaration(
      .row, "a row", "A row of a table: its fields by the columns' names, as in row.name; an empty one is nil.",
      written: "",
      properties: [
        .init(
          name: "at", typeName: "coordinate|nil",
          summary: "Its place; nil where it has none. In a table without places it is the column of that name."
        ) { call, index in
          guard let (table, position) = row(call, index) else { return call.pushNil() }
          if table.placeColumns == nil, let column = table.columns.firstIndex(of: "at") {
            return call.push(table, position, column)
          }
          guard let place = table[position].coordinate else { return call.pushNil() }
          ValueKind.coordinate.push(call, place)
        },
        .init(name: "fields", typeName: "table", summary: "A new table of its fields, for pairs.") { call, index in
          guard let (table, position) = row(call, index), call.charge(steps: 20 * table.columns.count) else { return }
          lsh_push_table(call.run, 0, Int32(table.columns.count))
          for (column, name) in table.columns.enumerated() where !table.field(position, column).isEmpty {
            call.push(name)
            call.push(table, position, column)
            lsh_set_pair(call.run, -3)
          }
        },
      ], methods: [], list: nil,
      text: { call, index in
        guard let (table, position) = row(call, index) else { return "" }
        return zip(table.columns.indices, table.columns).prefix(3)
          .map { "\($1) = \(table.field(position, $0))" }.joined(separator: ", ")
      },
      areEqual: { call in
        let first = ValueKind.row.payload(call, 1, as: RowReference.self)
        return first != nil && first == ValueKind.row.payload(call, 2, as: RowReference.self)
      })
    value.otherKeys = { call, key in
      guard let (table, position) = row(call, 1) else { return .unknown }
      if let column = table.columns.firstIndex(of: key) {
        call.push(table, position, column)
        return .pushed
      }
      return .hint(Suggestion.orAll(for: key, table.columns))
    }
    return value
  }()

  private static func row(_ call: Call, _ index: Int32) -> (CSVTable, Int)? {
    ValueKind.row.payload(call, index, as: RowReference.self).map {
      (call.interpreter.library.tables[Int($0.table)].table, Int($0.position))
    }
  }
}

extension Call {
  /// Pushes a field: nil for an empty one.
  fileprivate func push(_ table: CSVTable, _ row: Int, _ column: Int) {
    let field = table.field(row, column)
    if field.isEmpty { return pushNil() }
    if table.holdsNumbers(column), let number = CSVTable.number(field) { push(data: number) } else { push(field) }
  }
}
