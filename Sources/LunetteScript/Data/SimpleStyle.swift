import LunetteData
import LunetteScene

/// What a file itself says of how a feature is drawn, by simplestyle-spec 1.1. What is no colour or no number there is passed
/// over, as its readers do.
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

  private func text(_ name: String) -> String? {
    guard case .text(let text) = members.first(where: { $0.name == name })?.value, !text.isEmpty else { return nil }
    return text
  }

  private func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
    switch members.first(where: { $0.name == name })?.value {
    case .number(let number) where range.contains(number): number
    case .text(let text): Double(text).flatMap { range.contains($0) ? $0 : nil }
    default: nil
    }
  }

  /// By the spec a colour may lack its mark: "ff8800".
  private func color(_ name: String) -> Color? {
    text(name).flatMap { Color(css: $0) ?? Color(css: "#\($0)") }
  }

  /// Puts what it says into a shape's style and title.
  func apply(to overlay: inout Overlay) {
    if let title = text("title") { overlay.common.title = title }
    if let stroke = color("stroke") { overlay.style.stroke = stroke }
    if let opacity = number("stroke-opacity", 0...1) { overlay.style.strokeOpacity = opacity }
    if let width = number("stroke-width", 0...4096) { overlay.style.strokeWidth = width }
    if let fill = color("fill") {
      overlay.style.fill = fill
      // The spec's own default, where a file gives a colour alone.
      overlay.style.fillOpacity = 0.6
    }
    if let opacity = number("fill-opacity", 0...1) { overlay.style.fillOpacity = opacity }
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
