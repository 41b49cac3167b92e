import LunetteData
import LunetteScene

/// What a file itself says of how a feature is drawn, by simplestyle-spec 1.1. What is no colour or no number there is passed
/// over, as its readers do, with a warning.
struct SimpleStyle {
  private let members: [JSONValue.Member]

  /// Of a feature's properties; nil where they say nothing of it.
  init?(_ properties: Properties) {
    guard properties.mention(SimpleStyle.beginnings) else { return nil }
    members = properties.members.filter { SimpleStyle.names.contains($0.name) }
    if members.isEmpty { return nil }
  }

  static let beginnings: [StaticString] = ["stroke", "fill", "marker-", "title\""]
  private static let names: Set<String> = [
    "title", "stroke", "stroke-opacity", "stroke-width", "fill", "fill-opacity", "marker-color", "marker-size",
  ]

  /// Whether it wants a marker at a point.
  var hasMarker: Bool { members.contains { $0.name.hasPrefix("marker-") } }

  private func value(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  private func text(_ name: String) -> String? {
    guard case .text(let text)? = value(name), !text.isEmpty else { return nil }
    return text
  }

  private func number(_ name: String) -> Double? {
    guard let range = SimpleStyle.ranges[name] else { return nil }
    switch value(name) {
    case .number(let number) where range.contains(number): return number
    case .text(let text): return Double(text).flatMap { range.contains($0) ? $0 : nil }
    default: return nil
    }
  }

  private static let colors = ["stroke", "fill", "marker-color"]
  private static let ranges = ["stroke-opacity": 0...1, "stroke-width": 0...4096, "fill-opacity": 0.0...1]
  private static let sizes = ["small", "medium", "large"]

  /// By the spec a colour may lack its mark: "ff8800".
  private func color(_ name: String) -> Color? {
    text(name).flatMap { Color(css: $0) ?? Color(css: "#\($0)") }
  }

  /// Puts what it says into a shape's style and title.
  func apply(to overlay: inout Overlay) {
    if let title = text("title") { overlay.common.title = title }
    if let stroke = color("stroke") { overlay.style.stroke = stroke }
    if let opacity = number("stroke-opacity") { overlay.style.strokeOpacity = opacity }
    if let width = number("stroke-width") { overlay.style.strokeWidth = width }
    if let fill = color("fill") {
      overlay.style.fill = fill
      // The spec's own default, where a file gives a colour alone.
      overlay.style.fillOpacity = 0.6
    }
    if let opacity = number("fill-opacity") { overlay.style.fillOpacity = opacity }
  }

  /// Puts what it says into a marker.
  func apply(to marker: inout Marker) {
    if let color = color("marker-color") { marker.color = color }
    switch text("marker-size") {
    case "small": marker.size = 18
    case "large": marker.size = 32
    default: break
    }
  }
}

extension SimpleStyle {
  /// What is wrong with its values, each in a sentence: what it says by none of them it doesn't say.
  var mistakes: [String] {
    members.compactMap { member in
      guard !member.value.saysNothing, let expected = expected(member.name) else { return nil }
      return "\(member.name) is \(expected); got \(member.value.shown)"
    }
  }

  /// What a value should be that is something else; nil where nothing is wrong with it.
  private func expected(_ name: String) -> String? {
    if SimpleStyle.colors.contains(name) { return color(name) == nil ? "a colour, as in \"#ff8800\"" : nil }
    if let range = SimpleStyle.ranges[name] {
      return number(name) == nil ? "a number from 0 to \(range.upperBound.shown)" : nil
    }
    guard name == "marker-size" else { return nil }
    return SimpleStyle.sizes.contains(text(name) ?? "") ? nil : "\"small\", \"medium\" or \"large\""
  }
}

extension JSONValue {
  /// Nothing, or an empty text.
  fileprivate var saysNothing: Bool { self == .null || self == .text("") }

  /// As messages show it.
  fileprivate var shown: String {
    switch self {
    case .null: "null"
    case .boolean(let boolean): String(boolean)
    case .number(let number): number.shown
    case .text(let text): text.quoted
    case .array: "a list"
    case .object: "an object"
    }
  }
}
