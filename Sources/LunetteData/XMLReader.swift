import CExpat

/// Reads XML by pulling: elements are taken in the document's order, each with what lies in it, or passed over.
///
///     while let child = try xml.nextChild() {
///       if child.name == "name" { name = try xml.text().string } else { try xml.leave(child) }
///     }
final class XMLReader {
  /// An element whose start tag was taken.
  struct Element {
    /// Without its prefix.
    var name: String
    var line: Int
    /// How many elements were open around it.
    var depth: Int
    /// What stood in its `<name>`, once that was taken.
    var ownName: String?
  }

  /// What stood in an element, without white space at its ends.
  struct Text {
    var bytes: ArraySlice<UInt8>
    /// Where it begins.
    var position: TextPosition

    var string: String { String(decoding: bytes, as: UTF8.self) }
  }

  private let parser: OpaquePointer
  private var event = cexpat_event()
  var open: [Element] = []
  /// Whether the document itself is broken, so that nothing more of it can be read.
  private var hasFailed = false
  let isLenient: Bool
  /// What is odd in the document, and what was left out.
  var notes = ReadingNotes()

  private init(_ bytes: UnsafeBufferPointer<UInt8>, isLenient: Bool) throws(DataError) {
    self.isLenient = isLenient
    guard let parser = cexpat_open(bytes.baseAddress, bytes.count) else {
      throw DataError(line: 1, "there is no memory to read it")
    }
    self.parser = parser
  }

  deinit { cexpat_close(parser) }

  /// Reads a whole document, whose root element the body is given.
  static func read<Value>(
    _ bytes: [UInt8], isLenient: Bool, _ body: (XMLReader, Element) throws(DataError) -> Value
  ) throws(DataError) -> Value {
    try bytes.withUnsafeBufferPointer { buffer throws(DataError) in
      let reader = try XMLReader(buffer, isLenient: isLenient)
      // Before the root element nothing else comes: a document without one fails.
      guard let root = try reader.nextChild() else { throw DataError(line: 1, "the document is empty") }
      let value = try body(reader, root)
      try reader.leave(root)
      _ = try reader.nextChild()
      return value
    }
  }

  /// The next element in the one that is open, which then is the open one; nil takes the open one's end, or that of the
  /// document. Text is passed over.
  func nextChild() throws(DataError) -> Element? {
    while true {
      switch try next() {
      case CEXPAT_START: return open.last
      case CEXPAT_TEXT: continue
      default: return nil
      }
    }
  }

  /// An attribute of the element that was just taken.
  func attribute(_ name: String) -> String? {
    var length = 0
    guard let value = cexpat_attribute(parser, name, &length) else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: value, count: length), as: UTF8.self)
  }

  /// All attributes of the element that was just taken, their names with their prefixes.
  var attributes: [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    var (name, value) = (UnsafePointer<CChar>?.none, UnsafePointer<CChar>?.none)
    while true {
      name = cexpat_next_attribute(parser, name, &value)
      guard let name, let value else { return found }
      found.append((String(cString: name), String(cString: value)))
    }
  }

  /// What may lie in an element.
  enum Part {
    /// An element begins, which then is the open one.
    case element(Element)
    /// A part of the open element's text.
    case text(String)
    /// The open element, or the document, ends.
    case end
  }

  /// The next part of what is open.
  func nextPart() throws(DataError) -> Part {
    switch try next() {
    case CEXPAT_START: return open.last.map { .element($0) } ?? .end
    case CEXPAT_TEXT:
      return .text(String(decoding: UnsafeRawBufferPointer(start: event.text, count: event.length), as: UTF8.self))
    default: return .end
    }
  }

  /// Takes the open element's end, and the text before it. Elements in it are passed over with theirs.
  func text() throws(DataError) -> Text {
    let depth = open.count
    let isName = open.last?.name == "name"
    var bytes: [UInt8] = []
    var start: TextPosition?
    while true {
      switch try next() {
      case CEXPAT_TEXT where open.count == depth:
        if start == nil { start = position }
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: event.text, count: event.length))
      case CEXPAT_END where open.count < depth:
        let text = bytes.trimmed
        if isName, !text.isEmpty, !open.isEmpty { open[open.count - 1].ownName = String(decoding: text, as: UTF8.self) }
        return Text(bytes: text, position: (start ?? position).moved(over: bytes[..<text.startIndex]))
      case CEXPAT_FINISHED: return Text(bytes: [], position: position)
      default: continue
      }
    }
  }

  /// Passes over what is left of an element, up to its end.
  func leave(_ element: Element) throws(DataError) {
    while open.count > element.depth { _ = try next() }
  }

  /// Reads an element. In lenient reading a bad one is left out, with a note; a broken document is an error still. What is
  /// wrong with a thing that has a name is said of that: `placemark "Tower": …`.
  func attempt<Value>(_ element: Element, _ body: () throws(DataError) -> Value) throws(DataError) -> Value? {
    do throws(DataError) {
      return try body()
    } catch {
      guard !hasFailed else { throw error }
      let subject = try subject(of: element)
      let error = DataError(line: error.line, column: error.column, subject + error.message)
      guard isLenient else { throw error }
      notes.skip(error)
      try leave(element)
      return nil
    }
  }

  private var position: TextPosition { TextPosition(line: Int(event.line), column: Int(event.column)) }

  func next() throws(DataError) -> Int {
    cexpat_next(parser, &event)
    let kind = Int(event.kind)
    switch kind {
    case CEXPAT_START:
      let name = String(decoding: UnsafeRawBufferPointer(start: event.text, count: event.length), as: UTF8.self)
      open.append(Element(name: name, line: Int(event.line), depth: open.count))
    case CEXPAT_END: open.removeLast()
    case CEXPAT_FAILED:
      hasFailed = true
      throw position.error(sentence(event, open: open.last))
    default: break
    }
    return kind
  }
}
