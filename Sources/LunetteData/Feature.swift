/// A thing on the globe as a file tells it.
public struct Feature: Sendable {
  /// Its name in the file; nil where it has none.
  public var id: ID?
  /// Where it is; nil for nowhere.
  public var geometry: Geometry?
  /// What the file says of it.
  public var properties: Properties
  /// The line of the file where it begins, from 1.
  public var line: Int

  /// A feature.
  public init(id: ID? = nil, geometry: Geometry?, properties: Properties = .members([]), line: Int) {
    self.id = id
    self.geometry = geometry
    self.properties = properties
    self.line = line
  }

  /// What files call features by.
  public enum ID: Equatable, Sendable {
    case text(String)
    case number(Double)
  }
}

/// The features of a file, in its order.
public struct FeatureCollection: Sendable {
  /// What could be read.
  public var features: [Feature] = []
  /// What is odd but could be read, and, in lenient reading, why features were left out.
  public var notes = ReadingNotes()

  /// No features.
  public init() {}

  /// The first 20 of its notes.
  public var warnings: [DataError] { notes.warnings }

  /// How many warnings there were in all.
  public var warningCount: Int { notes.warningCount }

  /// How many features were left out.
  public var skipped: Int {
    get { notes.skipped }
    set { notes.skipped = newValue }
  }

  /// Adds a warning; of many only the first are kept.
  public mutating func warn(_ warning: DataError) { notes.warn(warning) }
}
