import Lunette

/// What a call makes of a film.
enum FilmTarget {
  case files(NamePattern, Picture.Format)
  /// To a file, or to standard output.
  case lines(String?, Picture.Format)
  case page(String?)

  /// nil for a call that wants no film.
  init?(_ options: Options) throws(UsageError) {
    let output = options.outputFile
    let isPage = options.format == .html || options.format == nil && output?.isPage == true
    guard options.framesPerSecond != nil || isPage else {
      guard let output, output.contains("{frame") else { return nil }
      throw UsageError("-o \(output): {frame} is the number of a film's frame; --frames FPS says how many a second")
    }
    guard let output, !output.isDevice else {
      self = isPage ? .page(output) : .lines(output, options.format?.picture ?? .svg)
      return
    }
    if isPage {
      if output.contains("{frame") {
        throw UsageError("-o \(output): a page holds the whole film, so its name has no {frame}")
      }
      self = .page(output)
      return
    }
    let pattern = try NamePattern(output, of: .frame)
    let name = pattern.name(frame: 0)
    if pattern.hasNumber {
      self = .files(pattern, try Picture.Format(of: options, for: output, command: "a film in files"))
    } else if let format = options.format?.picture, format != .svg {
      self = .lines(name, format)
    } else if FilmTarget.lineEndings.contains(output.formatEnding?.lowercased() ?? "") {
      self = .lines(name, options.format?.picture ?? .json)
    } else {
      throw UsageError(
        "-o \(output) is one name for all frames; put the frame's number into it, as in -o 'frames/{frame:04}.svg',"
          + " or write a line of JSON each to a file that ends in .ndjson")
    }
  }

  static let lineEndings = ["ndjson", "jsonl"]

  /// Where one file is written; nil for many, and for standard output.
  var file: String? {
    switch self {
    case .files: nil
    case .lines(let file, _), .page(let file): file
    }
  }

  /// Whether all of it is written in one place.
  var isOneFile: Bool { if case .files = self { false } else { true } }

  /// Whether it goes to standard output.
  var isStandardOutput: Bool { isOneFile && file == nil }
}

extension String {
  fileprivate var isPage: Bool { formatEnding.flatMap(OutputFormat.init(named:)) == .html }
}
