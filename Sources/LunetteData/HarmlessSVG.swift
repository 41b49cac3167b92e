/// A copy of an SVG that only draws: it runs, loads, links to and animates nothing. What may pass is listed
/// (`SVGVocabulary`), so that what is unknown is left out.
struct HarmlessSVG {
  private(set) var bytes: [UInt8] = []
  /// In its own units.
  private(set) var size = (x: 0.0, y: 0.0)
  /// The first thing that it lacks.
  private(set) var leftOut: String?
  /// Its longer side: librsvg makes as many pixels of a drawing in an image, before it is laid on the map.
  private static let pixels = 1024.0
  private let xml: XMLReader
  private var references = SVGReferences()

  static func read(_ bytes: [UInt8]) throws(DataError) -> HarmlessSVG {
    try XMLReader.read(bytes, isLenient: false) { xml, root throws(DataError) in
      guard root.name == "svg" else {
        throw DataError(line: root.line, "expected SVG, whose element is <svg>; got <\(root.name.shortened)>")
      }
      var copy = HarmlessSVG(xml: xml)
      try copy.takeRoot(root)
      try copy.references.check(line: root.line)
      return copy
    }
  }

  private init(xml: XMLReader) { self.xml = xml }

  private mutating func takeRoot(_ root: XMLReader.Element) throws(DataError) {
    let attributes = xml.attributes
    let box = try SVGBox(attributes, line: root.line)
    size = (box.width, box.height)
    // The whole of its box fills the place on the map, whatever its sides.
    let unit = HarmlessSVG.pixels / max(box.width, box.height)
    append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    append(" width=\"\(box.width * unit)\" height=\"\(box.height * unit)\"")
    append(" viewBox=\"\(box.x) \(box.y) \(box.width) \(box.height)\" preserveAspectRatio=\"none\"")
    let own: Set = ["x", "y", "width", "height", "viewBox", "preserveAspectRatio"]
    references.open(id: attributes.first { $0.name == "id" }?.value)
    write(attributes.filter { !own.contains($0.name) }, of: root)
    append(">")
    try takeContents(of: root)
  }

  private mutating func take(_ element: XMLReader.Element) throws(DataError) {
    let attributes = xml.attributes
    references.open(id: attributes.first { $0.name == "id" }?.value)
    if element.name == "style" {
      let sheet = try xml.text().string
      // A sheet's references can't be counted with the elements that it is for.
      if SVGVocabulary.isHarmless(style: sheet), !sheet.lowercased().contains("url(") {
        append("<style>")
        append(escaped: sheet)
        append("</style>")
      } else {
        note("a <style> that may load something", element.line)
      }
      return references.close()
    }
    append("<\(element.name)")
    write(attributes, of: element)
    append(">")
    try takeContents(of: element)
  }

  /// Takes what lies in an element, and its end.
  private mutating func takeContents(of element: XMLReader.Element) throws(DataError) {
    let isWords = SVGVocabulary.wordy.contains(element.name)
    var isOpen = true
    while isOpen {
      switch try xml.nextPart() {
      case .element(let child) where SVGVocabulary.elements.contains(child.name): try take(child)
      case .element(let child):
        if !SVGVocabulary.silent.contains(child.name) { note("<\(child.name.shortened)>", child.line) }
        try xml.leave(child)
      case .text(let text): if isWords { append(escaped: text) }
      case .end: isOpen = false
      }
    }
    append("</\(element.name)>")
    references.close()
  }

  private mutating func write(_ attributes: [(name: String, value: String)], of element: XMLReader.Element) {
    var hasLink = false
    for (name, value) in attributes {
      if name == "href" || name == "xlink:href" {
        guard let target = SVGVocabulary.harmless(target: value) else {
          note("the \(name) of <\(element.name)>", element.line)
          continue
        }
        guard !hasLink, SVGVocabulary.linked.contains(element.name) else { continue }
        hasLink = true
        references.add(target)
        append(" xlink:href=\"")
        append(escaped: target)
        append("\"")
      } else if SVGVocabulary.attributes.contains(name), SVGVocabulary.isHarmless(style: value) {
        references.add(in: value)
        append(" \(name)=\"")
        append(escaped: value)
        append("\"")
      } else if !SVGVocabulary.isSilent(attribute: name) {
        note("the attribute \(name.shortened) of <\(element.name)>", element.line)
      }
    }
  }

  private mutating func note(_ what: String, _ line: Int) { leftOut = leftOut ?? "\(what) in line \(line)" }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func append(escaped text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case 0x09, 0x0A, 0x0D: append("&#\(byte);")
      default: bytes.append(byte)
      }
    }
  }
}

/// What of an SVG's plane is seen.
private struct SVGBox {
  var (x, y) = (0.0, 0.0)
  var width, height: Double

  init(_ attributes: [(name: String, value: String)], line: Int) throws(DataError) {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    if let text = value("viewBox") {
      let numbers = text.split { " ,\t\n\r".contains($0) }.map { Double($0) ?? .nan }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
        throw DataError(line: line, "expected four numbers in viewBox; got \(text.quoted)")
      }
      (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    } else {
      guard let width = value("width").flatMap(SVGBox.length), let height = value("height").flatMap(SVGBox.length)
      else { throw DataError(line: line, "its <svg> tells no size: it needs viewBox=\"0 0 width height\"") }
      (self.width, self.height) = (width, height)
    }
    guard width > 0, height > 0, max(width, height, abs(x), abs(y)) <= ImageFile.longestSide else {
      throw DataError(
        line: line,
        "expected sides of more than 0 and at most \(Int(ImageFile.longestSide)); got \(width) × \(height)")
    }
  }

  /// In units of the SVG (CSS px); nil for what is no absolute length.
  private static func length(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("", 1),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * factor }.flatMap { $0.isFinite ? $0 : nil }
    }
    return nil
  }
}
