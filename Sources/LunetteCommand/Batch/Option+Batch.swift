extension Option {
  /// Options of batch alone.
  static let batch: [Option] = [
    Option(
      ["-o", "--output"], value: "PATTERN",
      "a file a row, as in 'out/{name}.svg': {column} is a row's value, {row} its number, {row:04} with zeros"
    ) {
      options, text throws(UsageError) in
      if text.isEmpty {
        throw UsageError("-o takes a pattern of file names, as in -o 'out/{row}.svg'; got an empty one")
      }
      options.output = text
    },
    Option(["--rows"], value: "FILE", "the rows: .csv, .tsv, .ndjson, .jsonl or .json; else standard input") {
      options, text throws(UsageError) in
      if text.isEmpty { throw UsageError("--rows takes a file's name; got an empty one") }
      options.rows = text
    },
    Option(["-j", "--jobs"], value: "N", "how many scenes at a time, 1 to 256; unless given, one a processor") {
      options, text throws(UsageError) in
      options.jobs = try count(text, "--jobs", upTo: 256)
    },
  ]
}

extension Options {
  /// What messages call the rows.
  var rowsName: String { rows.flatMap { $0 == "-" ? nil : $0.shownName } ?? "standard input" }
}
