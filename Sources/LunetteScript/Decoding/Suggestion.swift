import LunetteScene

/// The key that was probably meant: by its spelling, or by the habit of another library.
enum Suggestion {
  /// What people write by habit from other libraries.
  private static let aliases: [String: [String]] = [
    "lng": ["lon"], "long": ["lon"], "longitude": ["lon"], "latitude": ["lat"], "colour": ["color", "fill"],
    "color": ["fill", "stroke"], "fillcolor": ["fill"], "fill_color": ["fill"], "strokecolor": ["stroke"],
    "stroke_color": ["stroke"], "outline": ["stroke"], "line_width": ["stroke_width"], "weight": ["stroke_width"],
    "strokewidth": ["stroke_width"], "alpha": ["opacity"], "centre": ["center", "at"], "center": ["at"],
    "position": ["at", "center"], "location": ["at", "center"], "coordinate": ["at", "center"], "r": ["radius"],
    "name": ["title", "id"], "w": ["width"], "h": ["height"], "heading": ["bearing"], "angle": ["rotation"],
    "rotate": ["rotation"], "z_index": ["z"], "zindex": ["z"], "hidden": ["visible"], "inverted": ["mask"],
    "symbol": ["icon"], "tilt": ["pitch"], "zoom_level": ["zoom"], "mile": ["mi"], "miles": ["mi"], "kilometer": ["km"],
    "kilometers": ["km"], "feet": ["ft"], "language": ["lang"], "map": ["scene"],
  ]

  /// "; did you mean 'radius'?", or nothing.
  static func hint(for name: String, among candidates: [String]) -> String {
    if let alias = aliases[name.lowercased()]?.first(where: candidates.contains) { return "; did you mean '\(alias)'?" }
    return Spelling.hint(for: name, among: candidates)
  }

  /// The name that was probably meant, else all there are.
  static func orAll(for name: String, _ candidates: [String]) -> String {
    let hint = hint(for: name, among: candidates)
    return hint.isEmpty ? "; it has: \(candidates.joined(separator: ", "))" : hint
  }
}
