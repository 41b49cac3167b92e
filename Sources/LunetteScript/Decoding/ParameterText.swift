/// What the reference says of a parameter, or of a field of a table argument.
struct ParameterText: Sendable {
  let name: String
  /// As annotations name it: "number", "coordinate".
  let typeName: String
  /// After "must be": "a number of metres, 0 or more".
  let expected: String
  var facts = TypeFacts()
  let isOptional: Bool
  /// Empty where there is none, or nothing to say of it.
  var defaultText = ""
  let summary: String
}

/// What the reference says of a table argument.
struct RecordText: Sendable {
  /// A name of its own: "circle", "camera_set".
  let name: String
  let fields: [ParameterText]
  /// The fields that a call can't do without, or the first two: "{ center = …, radius = … }".
  let sample: String
  /// Fields of which exactly one group is given, "{ bounds = … }" each; empty where there is no choice.
  var choices: [String] = []

  /// "Takes either { bounds = … } or { center = …, width = …, height = … }."; nil where there is no choice.
  var choice: String? { choices.isEmpty ? nil : "Takes either \(choices.joined(separator: " or "))." }
}
