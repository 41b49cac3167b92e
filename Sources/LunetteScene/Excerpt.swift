/// The part of a source line around a place, as a terminal shows it.
struct Excerpt {
  /// The most columns that are shown of a line, and characters: some have no width.
  private static let (most, mostCharacters) = (200, 400)

  private let scalars: String.UnicodeScalarView
  private let place: String.Index
  private let isMarked: Bool
  private var start, end: String.Index
  private var (width, count) = (0, 0)

  /// `column` counts characters from 1.
  init(of line: String, column: Int?) {
    scalars = line.unicodeScalars
    isMarked = column != nil
    let last = scalars.endIndex
    place = scalars.index(scalars.startIndex, offsetBy: max(0, (column ?? 1) - 1), limitedBy: last) ?? last
    (start, end) = (place, place)
    growForth(to: Self.most / 2)
    growBack(to: Self.most)
    growForth(to: Self.most)
  }

  private mutating func growForth(to most: Int) {
    while end < scalars.endIndex, take(scalars[end], upTo: most) { end = scalars.index(after: end) }
  }

  private mutating func growBack(to most: Int) {
    while start > scalars.startIndex, take(scalars[scalars.index(before: start)], upTo: most) {
      start = scalars.index(before: start)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar, upTo most: Int) -> Bool {
    let columns = scalar.shown.columns
    guard width + columns <= most, count < Self.mostCharacters else { return false }
    width += columns
    count += 1
    return true
  }

  /// The line with its number, and the mark under it.
  func text(lineNumber: Int) -> String {
    let gutter = String(repeating: " ", count: String(lineNumber).utf8.count + 3)
    let (before, after) = (start > scalars.startIndex ? "…" : "", end < scalars.endIndex ? "…" : "")
    let shown = scalars[start..<end].map(\.shown).joined()
    let line = "  \(lineNumber) | \(before)\(shown)\(after)\n"
    guard isMarked else { return line }
    // Tabs stay tabs, so that the mark stands under its place however wide they are shown.
    let indent = scalars[start..<place].map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.shown.columns) }
    return line + "\(gutter)| \(before.isEmpty ? "" : " ")\(indent.joined())^\n"
  }
}

extension Unicode.Scalar {
  /// As a line shows it.
  fileprivate var shown: String { self != "\t" && isUnseen ? escape : String(self) }
}
