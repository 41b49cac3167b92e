import LunetteGeometry

extension Geometry {
  /// A place for a text: inside its largest area, in the middle of its longest line, or its first point.
  public var labelPoint: Coordinate? {
    if let area = largest(of: polygons, by: { $0.geodesicArea }), let place = area.labelPoint { return place }
    if let line = largest(of: lines.map(MeasuredPath.init), by: \.length) {
      return line.at(distance: line.length / 2)
    }
    return points.first ?? polygons.first?.outer.first
  }

  /// The first of those that are larger than others by more than the last digits.
  private func largest<Part>(of parts: [Part], by size: (Part) -> Double) -> Part? {
    guard parts.count > 1 else { return parts.first }
    var best: (part: Part, size: Double)?
    for part in parts {
      let size = size(part)
      if best.map({ size > $0.size * (1 + 1e-9) }) ?? true { best = (part, size) }
    }
    return best?.part
  }
}
