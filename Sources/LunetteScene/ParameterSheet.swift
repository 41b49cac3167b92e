/// All that can be set of a scene from outside.
public struct ParameterSheet: Equatable, Sendable {
  /// In the order of their declaration.
  public var parameters: [Parameter]
  /// In the order of their declaration.
  public var presets: [Preset]
  /// The name of the preset in force.
  public var preset: String?
}
