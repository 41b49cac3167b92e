import Foundation
import FoundationXML

/// What an XML parser finds in an SVG: the texts of elements, the values of attributes, and whatever has no business there.
final class XMLReader: NSObject, XMLParserDelegate {
  /// By an element's name its texts, the lines of one put together; by `@` and an attribute's name its values.
  private(set) var values: [String: Set<String>] = [:]
  /// Elements, attributes and values that the engine never writes: nothing that runs or loads is among those it does.
  private(set) var strangers: [String] = []
  private var open: [(name: String, text: String)] = []

  private static let elements: Set<String> = [
    "svg", "title", "desc", "rect", "path", "circle", "g", "text", "tspan",
  ]
  private static let attributes: Set<String> = [
    "xmlns", "width", "height", "viewBox", "role", "xml:lang", "id", "class", "d", "x", "y", "r", "cx", "cy", "rx",
    "transform", "opacity", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "font-family", "font-size", "font-weight", "text-anchor",
    "direction", "unicode-bidi", "aria-hidden", "data-at", "data-bounds", "data-center", "data-radius", "data-model",
    "data-group", "data-groups", "data-legend",
  ]
  private static let texts: Set<String> = [
    "xml:lang", "id", "class", "data-group", "data-groups", "data-legend",
  ]

  /// Reads a document; throws where it isn't well-formed.
  static func values(of data: Data) throws -> (values: [String: Set<String>], strangers: [String]) {
    let reader = XMLReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return (reader.values, reader.strangers)
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append((element, ""))
    if !XMLReader.elements.contains(element) { strangers.append(element) }
    for (name, value) in attributes {
      if !XMLReader.attributes.contains(name) { strangers.append("@\(name)") }
      // Beside texts, nothing refers to anything.
      if !XMLReader.texts.contains(name), value.contains("url(") { strangers.append("@\(name)=\(value)") }
      values["@\(name)", default: []].insert(value)
      if name == "class" { insertOwnClass(value) }
    }
  }

  /// The engine's own two classes come first: "overlay circle …".
  private func insertOwnClass(_ value: String) {
    // By scalars: a character may join the space before it.
    let parts = value.unicodeScalars.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3 { values["@class", default: []].insert(String(parts[2])) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let ended = open.removeLast()
    values[ended.name, default: []].insert(ended.text)
    // A text's lines are elements of their own, without the line's end.
    if ended.name == "tspan", let outer = open.indices.last {
      open[outer].text += (open[outer].text.isEmpty ? "" : "\n") + ended.text
    }
  }
}
