import LunetteData
import LunetteScene

extension JSONExporter {
  /// What the file says of a feature, but for names that say something of the overlay itself.
  func writeProperties(of feature: Feature, drawnAs overlay: Overlay, _ out: inout ByteBuffer) {
    let own = OwnNames.of(overlay)
    for member in feature.properties.members where member.value != .null && !own.contains(member.name) {
      out.append(",")
      out.append(jsonString: member.name)
      out.append(":")
      out.append(json: member.value)
    }
  }
}

/// The names that mean something of a feature's overlay by what it is drawn as: where one is absent, that says something too.
private enum OwnNames {
  static func of(_ overlay: Overlay) -> Set<String> {
    switch overlay.content {
    case .polyline: lines
    case .dots: dots
    case .marker(let marker): marker.label == nil ? markers : letteredMarkers
    default: areas
    }
  }

  private static let lines: Set = [
    "overlay", "title", "class", "legend", "groups", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray",
    "stroke-dash-unit", "stroke-linecap", "stroke-linejoin", "casing", "casing-opacity", "casing-width",
  ]
  private static let areas = lines.union([
    "fill", "fill-opacity", "fill-rule", "hatch", "hatch-opacity", "hatch-angle", "hatch-spacing", "hatch-width",
  ])
  /// By marker-color readers tell markers from dots.
  private static let dots = areas.union(["size", "marker-color"])
  /// By text-size readers tell a marker's text from a file's.
  private static let markers: Set = [
    "overlay", "title", "class", "legend", "groups", "marker-color", "marker-color-opacity", "marker-symbol", "size",
    "rotation", "rotate-with", "subtitle", "text-size",
  ]
  private static let letteredMarkers = markers.union([
    "text", "text-color", "text-color-opacity", "text-halo", "text-halo-opacity", "text-halo-width", "text-anchor",
    "text-offset", "text-rotation", "text-rotate-with", "text-allow-overlap", "text-spacing", "priority",
  ])
}
