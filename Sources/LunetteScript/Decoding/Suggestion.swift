import LunetteScene

/// The key that was probably meant: by its spelling, or by the habit of another library.
enum Suggestion {
  /// What people write by habit from other libraries.
  private static let aliases: [String: String] = [
    "lng": "lon", "long": "lon", "longitude": "lon", "latitude": "lat", "colour": "color", "centre": "center",
    "centroid": "center", "position": "at", "location": "at", "coordinates": "center", "r": "radius", "rad": "radius",
    "r_m": "radius", "fillcolor": "fill", "fill_color": "fill", "strokecolor": "stroke", "stroke_color": "stroke",
    "line_width": "stroke_width", "strokewidth": "stroke_width", "weight": "stroke_width", "alpha": "opacity",
    "name": "title", "w": "width", "h": "height", "heading": "bearing", "rotate": "rotation", "angle": "rotation",
    "z_index": "z", "hidden": "visible", "grey": "gray", "inverted": "mask", "symbol": "icon", "tilt": "pitch",
    "map": "scene", "marker_color": "color", "anchor_point": "anchor", "zoom_level": "zoom",
  ]

  /// "; did you mean 'radius'?", or nothing.
  static func hint(for name: String, among candidates: [String]) -> String {
    if let alias = aliases[name.lowercased()], candidates.contains(alias) { return "; did you mean '\(alias)'?" }
    return Spelling.hint(for: name, among: candidates)
  }
}
