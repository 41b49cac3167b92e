/// What `scene { … }` says.
public struct SceneSettings: Equatable, Sendable {
  /// The view in points, whole numbers of 1...16384.
  public var width = 800
  /// Points downward.
  public var height = 600
  /// What the picture is called.
  public var title: String?
  /// What it shows, for those who can't see it.
  public var description: String?
  /// The paper under everything.
  public var background = Color(red: 255, green: 255, blue: 255, alpha: 1)
  /// How the globe is laid out flat.
  public var projection = Projection.mercator
  /// The language of its texts, as a BCP 47 tag.
  public var language: String?

  /// The defaults.
  public init() {}

  /// How the globe is laid out flat.
  public enum Projection: String, CaseIterable, Sendable { case mercator }
}
