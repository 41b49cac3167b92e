/// The features of a file, shared by all that is made of them.
public final class FeatureFile: Sendable {
  /// As messages name it.
  public let name: String
  /// In the file's order.
  public let features: [Feature]

  /// A file's features.
  public init(name: String, features: [Feature]) {
    self.name = name
    self.features = features
  }
}

/// A feature of a file, by its place there: no copy of it.
public struct FeatureOrigin: Sendable {
  let file: FeatureFile
  let position: Int

  /// A feature of a file, at a position from 0.
  public init(_ file: FeatureFile, _ position: Int) {
    self.file = file
    self.position = position
  }

  /// What it is.
  public var feature: Feature { file.features[position] }
}
