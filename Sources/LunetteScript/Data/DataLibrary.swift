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

  private(set) var tables: [CSVTable] = []
  private(set) var documents: [GPXDocument] = []

  /// Adds a table and gives its number.
  func add(_ table: CSVTable) -> Int {
    tables.append(table)
    return tables.count - 1
  }

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
