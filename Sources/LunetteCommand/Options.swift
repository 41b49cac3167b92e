import Lunette

/// What a call asks for.
struct Options {
  /// What stands beside options: a scene, mostly.
  var words: [String] = []
  var output: String?
  var format: OutputFormat?
  /// What --set gave, and below it what the files of --params hold.
  var assignments: [String: Assignment] = [:]
  var parameterFiles: [String] = []
  var preset: String?
  var size: (width: Int, height: Int)?
  var seed: Int64 = 0
  var time: String?
  /// When the run ends, in seconds on the scene's clock.
  var at: Double?
  var framesPerSecond: Double?
  var wantsTrace = false
  var picture = Picture.Options()
  var reference: ReferenceForm?
  var limits = ScriptLimits()
  /// The folders that scripts may read files of, beside their own.
  var allowed: [AllowedFolder] = []
  var rows: String?
  var wantsTable = false
  var jobs: Int?
  var isQuiet = false
  var isStrict = false
  var wantsHelp = false

  /// The file to write; nil is standard output.
  var outputFile: String? { output == "-" ? nil : output }

  /// Whether a file is one of those that values are read from.
  func read(_ file: FileIdentity) -> Bool {
    (parameterFiles + [rows].compactMap { $0 }).contains { FileIdentity(path: $0) == file }
  }
}

/// What is wrong with a call.
struct UsageError: Error {
  var message: String
  init(_ message: String) { self.message = message }
}

/// One option: its names, what it takes, what it says in the help, what it changes.
struct Option: Sendable {
  let names: [String]
  /// What the value is called in the help; nil for a switch.
  let value: String?
  /// The values that there are; empty where they are too many to name.
  let choices: [String]
  /// Whether it can be given several times.
  let repeats: Bool
  let summary: String
  let apply: @Sendable (inout Options, String) throws(UsageError) -> Void

  init(
    _ names: [String], value: String? = nil, choices: [String] = [], repeats: Bool = false, _ summary: String,
    apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) {
    self.names = names
    self.value = value
    self.choices = choices
    self.repeats = repeats
    self.summary = summary
    self.apply = apply
  }
}

extension Option {
  /// Options of every command that evaluates a scene.
  static let evaluating: [Option] =
    parameters + [
      Option(["--size"], value: "WxH", "the view's size in points, in the place of the scene's") {
        options, text throws(UsageError) in
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], 1...16384 ~= width, 1...16384 ~= height
        else {
          throw UsageError("--size takes WxH, whole numbers from 1 to 16384, as in --size 360x640; got \"\(text)\"")
        }
        options.size = (width, height)
      },
      Option(["--seed"], value: "N", "the seed of math.random; 0 unless given") { options, text throws(UsageError) in
        guard let seed = Int64(text) else { throw UsageError("--seed takes a whole number; got \"\(text)\"") }
        options.seed = seed
      },
      Option(
        ["--time"], value: "ISO8601",
        "the run's time, as in 2024-05-01T12:00:00Z; the first second of 1970 unless given"
      ) {
        options, text throws(UsageError) in
        let time = DateText.isDate(text) ? text + "T00:00:00Z" : text
        guard DateText.isTime(time) else {
          throw UsageError("--time takes a time in UTC, as in 2024-05-01T12:00:00Z, or a day; got \"\(text)\"")
        }
        options.time = time
      },
      Option(["--steps"], value: "N", "the most steps that the script may take; 1000000000 unless given") {
        options, text throws(UsageError) in
        options.limits.steps = Int64(try count(text, "--steps", upTo: 1 << 60))
      },
      Option(["--memory"], value: "MB", "the most memory that script and scene may take; 256 unless given") {
        options, text throws(UsageError) in
        options.limits.memory = try count(text, "--memory", upTo: 1 << 20) << 20
      },
      Option(
        ["--allow"], value: "DIR", repeats: true, "a folder that the script may read files of, beside its own"
      ) {
        options, text throws(UsageError) in
        guard let folder = AllowedFolder(text) else {
          throw UsageError("--allow takes a folder; got \"\(text)\", which is none that can be read")
        }
        options.allowed.append(folder)
      },
      Option(["--strict"], "warnings are errors: exit code 1, and nothing is written") {
        options, _ throws(UsageError) in
        options.isStrict = true
      },
      Option(
        ["--timeout"], value: "SECONDS",
        "the most CPU time that the script may take, and then drawing and writing; 10 unless given"
      ) {
        options, text throws(UsageError) in
        guard let seconds = Double(text), seconds > 0, seconds <= 86400 else {
          throw UsageError("--timeout takes seconds, more than 0 and at most 86400; got \"\(text)\"")
        }
        options.limits.cpu = seconds
      },
      quiet, help,
    ]

  static let quiet = Option(["-q", "--quiet"], "say nothing beside errors") { options, _ throws(UsageError) in
    options.isQuiet = true
  }

  static let help = Option(["-h", "--help"], "show this help") { options, _ throws(UsageError) in
    options.wantsHelp = true
  }

  static let output = Option(["-o", "--output"], value: "FILE", "where to write; - or nothing is standard output") {
    options, text throws(UsageError) in
    if text.isEmpty { throw UsageError("-o takes a file's name; got an empty one") }
    options.output = text
  }

  /// Which of some formats is written.
  static func format(_ formats: [OutputFormat]) -> Option {
    let names = OutputFormat.names(formats)
    let page = formats.contains(.html) ? " (a page that plays the film)" : ""
    return Option(
      ["-f", "--format"], value: "FORMAT", choices: formats.map(\.rawValue),
      "\(names)\(page); else the file's ending says it, else svg"
    ) {
      options, text throws(UsageError) in
      guard let format = OutputFormat(named: text), formats.contains(format) else {
        throw UsageError("there is no format \"\(text)\"; formats: \(names)")
      }
      options.format = format
    }
  }

  /// Options of writing pictures.
  static let writing: [Option] =
    [
      Option(["--precision"], value: "DIGITS", "decimals: of a degree in JSON, of a point in SVG; 0 to 13") {
        options, text throws(UsageError) in
        guard let digits = Int(text), 0...13 ~= digits else {
          throw UsageError("--precision takes a whole number from 0 to 13; got \"\(text)\"")
        }
        options.picture.decimals = digits
      },
      Option(
        ["--tolerance"], value: "METERS",
        "how far curves may lie from their edges in JSON; 1e-4 of a radius unless given"
      ) {
        options, text throws(UsageError) in
        guard let tolerance = Double(text), tolerance >= 1e-6, tolerance.isFinite else {
          throw UsageError("--tolerance takes a number of metres, 1e-6 or more; got \"\(text)\"")
        }
        options.picture.json.tolerance = tolerance
      },
      Option(["--no-extras"], "JSON without foreign members: plain GeoJSON") { options, _ throws(UsageError) in
        options.picture.json.hasExtras = false
      },
      Option(["--no-screen"], "JSON without the geometry in view points") { options, _ throws(UsageError) in
        options.picture.json.hasScreen = false
      },
    ] + areas

  static func count(_ text: String, _ name: String, upTo most: Int) throws(UsageError) -> Int {
    guard let number = Int(text), 1...most ~= number else {
      throw UsageError("\(name) takes a whole number from 1 to \(most); got \"\(text)\"")
    }
    return number
  }
}
