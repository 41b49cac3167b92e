/// How a document is written.
public struct JSONOptions: Equatable, Sendable {
  /// Decimals of a degree; nil: 8, or what the smallest shape needs.
  public var decimals: Int?
  /// How far, in metres, a curve may lie from its edges; nil: 1e-4 of a shape's radius or size.
  public var tolerance: Double?
  /// How areas are cut and wound.
  public var reading = AreaReading()
  /// Whether foreign members stand beside the features.
  public var hasExtras = true
  /// When the scene stands like that, of one that moves: seconds on its clock. One of the foreign members.
  public var time: Double?
  /// Whether features carry their geometry in view points.
  public var hasScreen = true

  /// The defaults.
  public init() {}
}

/// Where a document comes from: what is needed to make it again.
public struct Provenance: Equatable, Sendable {
  /// One file that the run read.
  public struct File: Equatable, Sendable {
    /// Relative to the script's folder.
    public var path: String
    /// 64 hexadecimal digits.
    public var sha256: String

    /// A file.
    public init(path: String, sha256: String) {
      self.path = path
      self.sha256 = sha256
    }
  }

  /// Its name and version.
  public var engine: String
  /// Of `math.random`.
  public var seed: Int64
  /// The run's given time, ISO 8601.
  public var time: String
  /// In the order in which they were read.
  public var files: [File]

  /// Where a document comes from.
  public init(engine: String, seed: Int64, time: String, files: [File]) {
    self.engine = engine
    self.seed = seed
    self.time = time
    self.files = files
  }
}
