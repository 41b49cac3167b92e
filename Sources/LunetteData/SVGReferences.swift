/// How much an SVG draws with what it refers to: elements that use others that use others grow without end in a short file.
struct SVGReferences {
  /// The most elements that are drawn.
  static let mostElements = 1_000_000
  /// How long a chain of references may be.
  private static let longestChain = 500

  /// An element with an id, or the document, without what lies in others with ids.
  private struct Part {
    var elements = 1
    /// The parts in it, and the names that it refers to.
    var parts: [Int] = []
    var names: [String] = []
    /// With all that it refers to; nil until it is known.
    var total: Int?
    var isBeingCounted = false
  }

  private var parts: [Part] = []
  private var numbers: [String: Int] = [:]
  /// The part that each open element belongs to.
  private var open: [Int] = []

  /// An element begins; what follows belongs to it until `close()`.
  mutating func open(id: String?) {
    guard let parent = open.last else {
      parts.append(Part())
      if let id { numbers[id] = 0 }
      return open.append(0)
    }
    guard let id, numbers[id] == nil else {
      parts[parent].elements += 1
      return open.append(parent)
    }
    numbers[id] = parts.count
    parts[parent].parts.append(parts.count)
    open.append(parts.count)
    parts.append(Part())
  }

  mutating func close() { open.removeLast() }

  /// Notes what an href refers to.
  mutating func add(_ target: String) {
    guard let part = open.last, let name = target.fragment else { return }
    parts[part].names.append(name)
  }

  /// Notes what the url(…) of a value refer to.
  mutating func add(in value: String) {
    // Names keep their letters: a style finds functions in any.
    guard value.utf8.contains(UInt8(ascii: "#")), value.utf8.contains(UInt8(ascii: "(")) else { return }
    var rest = value[...]
    while let start = rest.firstIndex(of: "(") {
      rest = rest[rest.index(after: start)...]
      let target = rest.prefix { $0 != ")" }.filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
      add(target)
    }
  }

  /// Refuses what is drawn in circles, or far too often.
  mutating func check(line: Int) throws(DataError) {
    guard !parts.isEmpty, try count(0, depth: 0, line) > SVGReferences.mostElements else { return }
    throw DataError(line: line, "its elements use each other so often that more than a million are drawn")
  }

  private mutating func count(_ number: Int, depth: Int, _ line: Int) throws(DataError) -> Int {
    if let total = parts[number].total { return total }
    guard !parts[number].isBeingCounted else {
      throw DataError(line: line, "its elements refer to each other in a circle")
    }
    guard depth <= SVGReferences.longestChain else {
      throw DataError(
        line: line, "its elements refer to each other in a chain of more than \(SVGReferences.longestChain)")
    }
    parts[number].isBeingCounted = true
    var total = parts[number].elements
    let used = parts[number].parts + parts[number].names.compactMap { numbers[$0] }
    // All are counted, so that a circle is found wherever it is.
    for part in used { total = min(total + (try count(part, depth: depth + 1, line)), SVGReferences.mostElements + 1) }
    parts[number].isBeingCounted = false
    parts[number].total = total
    return total
  }
}
