import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// Dots of features that look alike: a group with their look, and in it an element for each with its id.
  func writeRow(_ overlay: Overlay, _ places: [Point], _ ends: [Int], _ out: inout ByteBuffer) {
    guard let row = overlay.row, !places.isEmpty else { return }
    out.append("<g")
    writeClass(of: overlay, &out)
    if inset == nil { writeData(of: overlay, &out) }
    writeFill(overlay, &out)
    writeStroke(overlay, &out)
    out.append(">")
    if let title = overlay.tooltip { out.append(inline: "title", title) }
    out.append("\n")
    write(row, places, ends, size: overlay.content.dots.size, &out)
    out.append("</g>\n")
  }

  private func write(_ row: DotRow, _ places: [Point], _ ends: [Int], size: Double, _ out: inout ByteBuffer) {
    // Of many dots these are most of the text.
    let prefix = ByteBuffer.bytes { $0.append(xmlAttribute: row.prefix) }
    let radius = ByteBuffer.bytes { $0.append(attribute: " r", fixed: size / 2) }
    func append(id member: Int) {
      guard inset == nil else { return }
      if let id = row.members[member].id { return out.append(attribute: " id", id) }
      out.append(" id=\"")
      out.append(prefix)
      out.append(integer: row.first + member)
      out.append("\"")
    }
    func append(dot place: Point) {
      self.append(place, to: &out)
      out.append(radius)
    }
    var start = 0
    for (member, end) in ends.enumerated() {
      if end > start + 1 {
        out.append("<g")
        append(id: member)
        out.append(">")
        for place in places[start..<end] {
          out.append("<circle")
          append(dot: place)
          out.append("/>")
        }
        out.append("</g>\n")
      } else if end > start {
        out.append("<circle")
        append(id: member)
        append(dot: places[start])
        out.append("/>\n")
      }
      start = end
    }
  }
}
