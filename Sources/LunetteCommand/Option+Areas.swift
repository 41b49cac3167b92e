import Lunette

extension Option {
  /// How areas are cut and wound in JSON.
  static let areas: [Option] = [
    choice("--target", AreaReading.Target.self, "JSON as this reader needs it; rfc7946 unless given") {
      $0.target = $1
    },
    choice(
      "--antimeridian", AreaReading.Antimeridian.self,
      "whether shapes in JSON are cut at 180 degrees or run on around the camera's centre"
    ) { $0.givenAntimeridian = $1 },
    choice("--winding", AreaReading.Winding.self, "which way rings in JSON go; d3 is clockwise") {
      $0.givenWinding = $1
    },
    Option(["--max-latitude"], value: "DEG", "shapes in JSON end at this latitude either way; 90 unless given") {
      options, text throws(UsageError) in
      guard let degrees = Double(text), degrees > 0, degrees <= 90 else {
        throw UsageError("--max-latitude takes degrees, more than 0 and at most 90; got \"\(text)\"")
      }
      options.picture.json.reading.givenMaximumLatitude = degrees
    },
  ]

  private static func choice<C: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ type: C.Type, _ summary: String, apply: @escaping @Sendable (inout AreaReading, C) -> Void
  ) -> Option where C.RawValue == String {
    let choices = C.allCases.map(\.rawValue)
    return Option([name], value: choices.joined(separator: "|"), choices: choices, summary) {
      options, text throws(UsageError) in
      guard let chosen = C(rawValue: text.lowercased()) else {
        throw UsageError(
          "\(name) takes \(choices.joined(separator: ", ")); got \"\(text)\"\(Spelling.hint(for: text, among: choices))"
        )
      }
      apply(&options.picture.json.reading, chosen)
    }
  }
}
