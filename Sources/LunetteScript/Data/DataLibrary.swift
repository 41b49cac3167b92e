import LunetteData
import LunetteGeometry
import LunetteScene

/// The files of data that a run has read, and its scales. Values of scripts are numbers of what lies here until the run ends.
///
/// A class, since each look at a feature would copy all of the lists' references otherwise.
final class DataLibrary {
  /// Some of a file's features, in an order.
  struct List {
    let collection: Int
    /// nil: all of them, in the file's order.
    let positions: [Int32]?
  }

  private(set) var collections: [FeatureFile] = []
  private(set) var lists: [List] = []
  private(set) var scales: [Scale] = []
  /// The lists of whole files, by how they were read: a file that is asked for again isn't read again.
  private var known: [String: Int] = [:]

  /// The features of whose styles it was said that something is wrong with them.
  private var oddStyles: Set<FeatureReference> = []

  private var lastRead: (feature: FeatureReference, members: [JSONValue.Member])?

  /// Some of a table's rows, in an order.
  struct RowList {
    let table: Int
    /// nil: all of them, in the table's order.
    let positions: [Int32]?
  }

  private(set) var tables: [(file: String, table: CSVTable)] = []
  private(set) var rowLists: [RowList] = []
  private(set) var documents: [GPXDocument] = []
  /// The pictures that were read, by their files' names.
  var images: [String: ImageFile] = [:]

  /// Adds a file's table and gives the number of the list of all its rows.
  func add(_ table: CSVTable, of file: String) -> Int {
    tables.append((file, table))
    return add(RowList(table: tables.count - 1, positions: nil))
  }

  /// Adds a list of rows and gives its number.
  func add(_ list: RowList) -> Int {
    rowLists.append(list)
    return rowLists.count - 1
  }

  /// The table that a list's rows are of.
  func table(of list: Int) -> CSVTable { tables[rowLists[list].table].table }

  /// The positions in their table of a list's rows.
  func rows(of list: Int) -> [Int] {
    rowLists[list].positions.map { $0.map(Int.init) } ?? Array(0..<table(of: list).count)
  }

  /// How many rows a list has.
  func rowCount(of list: Int) -> Int { rowLists[list].positions?.count ?? table(of: list).count }

  /// A list's row at a position from 0.
  func row(_ position: Int, of list: Int) -> RowReference {
    let list = rowLists[list]
    return RowReference(table: Int32(list.table), position: list.positions.map { $0[position] } ?? Int32(position))
  }

  /// "row 3 of towns.csv".
  func described(_ row: RowReference) -> String { "row \(row.position + 1) of \(tables[Int(row.table)].file)" }

  /// Adds a receiver's file and gives its number.
  func add(_ document: GPXDocument) -> Int {
    documents.append(document)
    return documents.count - 1
  }

  /// The number of a list of a file that was read so before.
  func list(of source: String) -> Int? { known[source] }

  /// Adds a file's features and gives the number of the list of all of them.
  func add(_ collection: FeatureFile, as source: String?) -> Int {
    collections.append(collection)
    if let source { known[source] = lists.count }
    return add(List(collection: collections.count - 1, positions: nil))
  }

  /// Adds a list and gives its number.
  func add(_ list: List) -> Int {
    lists.append(list)
    return lists.count - 1
  }

  /// Adds a scale and gives its number.
  func add(_ scale: Scale) -> Int {
    scales.append(scale)
    return scales.count - 1
  }

  /// How many features a list has.
  func count(of list: Int) -> Int { lists[list].positions?.count ?? collections[lists[list].collection].features.count }

  /// A list's file and its features there.
  func contents(of list: Int) -> Contents {
    Contents(file: collections[lists[list].collection], positions: lists[list].positions)
  }

  /// A list with the file that it is of.
  struct Contents {
    let file: FeatureFile
    fileprivate let positions: [Int32]?

    var count: Int { positions?.count ?? file.features.count }

    /// Where in the file the list's feature at a position is.
    func index(of position: Int) -> Int { positions.map { Int($0[position]) } ?? position }

    /// Where a feature is: of a file of many small ones a copy of each would take most of the time.
    func geometry(at position: Int) -> Geometry? { file.features[index(of: position)].geometry }

    /// Steps for a look at all places.
    var effort: Int { (0..<count).reduce(10) { $0 + 10 + (geometry(at: $1)?.placeCount ?? 0) / 2 } }

    /// The smallest box that holds all of them.
    var bounds: Bounds? {
      if isOfPoints {
        // Their boxes are made again sooner than kept.
        var extent = BoundsExtent()
        for position in 0..<count { if let box = geometry(at: position)?.bounds { extent.include(box) } }
        if let bounds = extent.narrow { return bounds }
      }
      return Bounds.around((0..<count).compactMap { geometry(at: $0)?.bounds })
    }

    private var isOfPoints: Bool {
      (0..<count).allSatisfy { if case .point = geometry(at: $0) { true } else { false } }
    }
  }

  /// The file of a list's features, as messages name it.
  func name(of list: Int) -> String { collections[lists[list].collection].name }

  /// Keeps that something is wrong with a feature's style; false where that is known.
  func noteStyle(of feature: FeatureReference) -> Bool { oddStyles.insert(feature).inserted }

  /// A list's feature at a position from 0.
  func reference(_ position: Int, of list: Int) -> FeatureReference {
    FeatureReference(
      collection: Int32(lists[list].collection), position: lists[list].positions.map { $0[position] } ?? Int32(position)
    )
  }

  /// What a reference is of, without a copy.
  func origin(_ reference: FeatureReference) -> FeatureOrigin {
    FeatureOrigin(collections[Int(reference.collection)], Int(reference.position))
  }

  /// What a reference is of.
  func feature(_ reference: FeatureReference) -> Feature {
    collections[Int(reference.collection)].features[Int(reference.position)]
  }

  /// How much is to be read to find what its file says of a feature, in bytes.
  func unread(of reference: FeatureReference) -> Int {
    lastRead?.feature == reference ? 0 : feature(reference).properties.size
  }

  /// What its file says of a feature. A script asks for one after the other of the same feature's.
  func properties(of reference: FeatureReference) -> [JSONValue.Member] {
    if let lastRead, lastRead.feature == reference { return lastRead.members }
    let properties = feature(reference).properties
    let members = properties.members
    // What is kept isn't counted, so that nothing large is.
    if properties.size < 1 << 20 { lastRead = (reference, members) }
    return members
  }

  /// "feature 3 of provinces.geojson (\"Hà Nội\")".
  func described(_ reference: FeatureReference) -> String {
    let collection = collections[Int(reference.collection)]
    let feature = collection.features[Int(reference.position)]
    let name = feature.name.map { " (\($0))" } ?? ""
    return "feature \(reference.position + 1) of \(collection.name)\(name)"
  }
}

/// A feature as scripts hold it.
struct FeatureReference: Hashable, Sendable {
  let collection: Int32
  let position: Int32
}

/// A row as scripts hold it.
struct RowReference: Equatable, Sendable {
  let table: Int32
  let position: Int32
}

extension Feature {
  /// What people call it: its name, else its id.
  fileprivate var name: String? {
    for case .text(let name) in properties.members.filter({ $0.name.lowercased() == "name" }).map(\.value) {
      return name.quoted
    }
    switch id {
    case .text(let id): return "id \(id.quoted)"
    case .number(let id): return "id \(id.shown)"
    case nil: return nil
    }
  }
}
