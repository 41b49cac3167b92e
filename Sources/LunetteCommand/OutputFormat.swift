import Lunette

/// What a scene can be written as, by the names of -f and the endings of files.
enum OutputFormat: String, CaseIterable, Sendable {
  case svg, json, geojson
  /// A page that plays a film.
  case html

  /// What one picture can be written as.
  static let ofPictures = allCases.filter { $0.picture != nil }

  /// nil for a page.
  var picture: Picture.Format? {
    switch self {
    case .svg: .svg
    case .json: .json
    case .geojson: .geojson
    case .html: nil
    }
  }

  /// By its name or a file's ending, in any case.
  init?(named name: String) {
    let name = name.lowercased()
    self.init(rawValue: name == "htm" ? "html" : name)
  }

  /// As messages name them: "svg, json, geojson".
  static func names(_ formats: [OutputFormat]) -> String { formats.map(\.rawValue).joined(separator: ", ") }

  /// How other programs make what isn't written here.
  private static func otherWay(to ending: String) -> String {
    switch ending.lowercased() {
    case "png", "pdf", "jpg", "jpeg", "webp": "; other programs draw an SVG so, as rsvg-convert scene.svg -o scene.png"
    case "mp4", "webm", "gif", "mov", "apng":
      "; -f html makes a page that plays, and video programs take frames: --frames 30 -o 'frames/{frame:04}.svg'"
    default: ""
    }
  }

  /// From -f, else a file's ending, else SVG.
  init(of options: Options, for output: String?) throws(UsageError) {
    if let format = options.format {
      self = format
    } else if let ending = output?.formatEnding {
      guard let format = OutputFormat(named: ending) else {
        if FilmTarget.lineEndings.contains(ending.lowercased()) {
          throw UsageError("the ending .\(ending) is that of lines of JSON, one for each of a film's --frames FPS")
        }
        let names = OutputFormat.names(OutputFormat.allCases)
        throw UsageError(
          "the ending .\(ending) is no format; formats: \(names) (or say one with -f)\(OutputFormat.otherWay(to: ending))"
        )
      }
      self = format
    } else {
      self = .svg
    }
  }
}

extension Picture.Format {
  /// The format of a command that writes single pictures.
  init(of options: Options, for output: String?, command: String) throws(UsageError) {
    guard let format = try OutputFormat(of: options, for: output).picture else {
      let names = OutputFormat.names(OutputFormat.ofPictures)
      throw UsageError("\(command) knows no pages, which are films; formats: \(names)")
    }
    self = format
  }
}

extension String {
  /// The ending of a file's name that says its format; nil for standard output, a device, a name without one.
  var formatEnding: String? {
    guard self != "-", !isDevice, let name = split(separator: "/").last, let dot = name.lastIndex(of: "."),
      dot > name.startIndex
    else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// Whether it is the name of one of the system's devices.
  var isDevice: Bool { hasPrefix("/dev/") }
}
