import Lunette

extension Engine {
  /// A scene as it is at a time of its clock, and what may be wrong with it; one that ends before is seen as it ends.
  func picture(
    _ script: Script, at end: Double, size: (width: Int, height: Int)?, assignments: [String: Assignment],
    preset: String?, allowsUnknownAssignments: Bool = false
  ) throws(Diagnostic) -> (picture: Picture, warnings: [Diagnostic]) {
    var times = FilmTimes()
    times.end = end
    var last: Picture?
    let length = try film(
      script, size: size, assignments: assignments, preset: preset,
      allowsUnknownAssignments: allowsUnknownAssignments, times: times
    ) { last = $0.picture }
    guard let last else { throw Diagnostic(.bug, "a run gave no picture") }
    let early = Diagnostic.endingEarly(after: length, before: end)
    return (last, last.scene.warnings + (early.map { [$0] } ?? []))
  }
}

extension Diagnostic {
  /// That a scene ends before --at would end it; nil where it doesn't.
  static func endingEarly(after length: Double, before end: Double?) -> Diagnostic? {
    // The clock goes in steps, whose sum may be a little less than what they are to be.
    guard let end, length < end - 1e-9 * max(1, end) else { return nil }
    return .warning(.endsEarly, "the scene ends after \(length.shown) s, before --at \(end.shown); its end is shown")
  }
}
