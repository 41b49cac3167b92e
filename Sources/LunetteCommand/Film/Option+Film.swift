import Lunette

extension Option {
  /// When a run ends.
  static let at = Option(
    ["--at"], value: "SECONDS", "end the run at this time of the scene's clock, in the place of its end"
  ) {
    options, text throws(UsageError) in
    guard let seconds = Double(text), seconds >= 0, seconds <= 1e6 else {
      throw UsageError("--at takes seconds on the scene's clock, 0 or more and at most 1000000; got \"\(text)\"")
    }
    options.at = seconds
  }

  /// Options of what is more than one picture.
  static let film: [Option] = [
    Option(
      ["--frames"], value: "FPS",
      "a film of so many pictures a second: files, as in -o 'frames/{frame:04}.svg' (those of a longer film before stay),"
        + " else a line of JSON each"
    ) {
      options, text throws(UsageError) in
      guard let rate = Double(text), rate > 0, rate <= 240 else {
        throw UsageError("--frames takes pictures a second, more than 0 and at most 240; got \"\(text)\"")
      }
      options.framesPerSecond = rate
    },
    Option(["--trace"], "what happens, a line of JSON each, in the place of the picture") {
      options, _ throws(UsageError) in
      options.wantsTrace = true
    },
  ]
}
