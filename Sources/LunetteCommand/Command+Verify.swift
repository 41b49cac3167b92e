import Lunette

extension Command {
  /// Renders a scene and compares it, byte by byte, with what a file holds.
  static func verify(_ options: Options) throws(UsageError) -> ExitCode {
    let (scene, expected) = (options.words[0], options.words[1])
    let format = try Picture.Format(of: options, for: expected, command: "verify")
    var isSame = false
    let code = reporting(scene, options) { picture, _, _ throws(Diagnostic) in
      let wanted = try InputFiles(scene: expected, largest: Picture.mostBytes).readScript().bytes
      // Both are held while they are compared, and the picture's bytes may be copied once as they grow.
      Watchdog.allow(memory: 3 * wanted.count)
      let difference = TextDifference(expected: wanted, actual: try picture.bytes(as: format, options: options.picture))
      isSame = difference == nil
      guard !options.isQuiet else { return }
      let result = difference.map { "\($0)" } ?? "the same as \(expected.shownName)"
      try Terminal.output("\(scene.shownName): \(result)\n")
    }
    return code == .done && !isSame ? .sceneFailed : code
  }
}

extension Picture {
  /// All bytes of the picture.
  func bytes(as format: Format, options: Options) throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      try write(as: format, options: options) { bytes += $0 }
    } catch {
      throw error as? Diagnostic ?? Diagnostic(.file, "can't write: \(error)")
    }
    return bytes
  }
}
