import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A needle, its northern half dark, and an upright N at its end.
  func writeCompass(_ overlay: Overlay, _ compass: CompassDrawing, _ out: inout ByteBuffer) {
    let (center, side) = (compass.box.middle, compass.box.maxX - compass.box.minX)
    guard side > 0 else { return }
    openGroup(of: overlay, &out)
    var label = scene.textStyle
    out.append("<g transform=\"translate(")
    out.append(fixed: center.x, decimals: decimals)
    out.append(" ")
    out.append(fixed: center.y, decimals: decimals)
    out.append(") rotate(")
    out.append(fixed: compass.north, decimals: 4)
    out.append(")\"")
    out.append(xmlPaint: "stroke", label.color, opacity: 1)
    out.append(attribute: " stroke-width", fixed: side / 40)
    out.append(">")
    for (color, tip) in [(label.color, -Needle.north), (label.halo, Needle.south)] {
      out.append("<path")
      out.append(xmlPaint: "fill", color, opacity: 1)
      append(Needle.half(tip: tip, side), to: &out)
      out.append("/>")
    }
    out.append("</g>")
    label.text = "N"
    label.anchor = .center
    label.size = Needle.letter * side
    let reach = Needle.letterPlace * side
    let at = Point(x: center.x + reach * compass.northward.x, y: center.y + reach * compass.northward.y)
    write(label, isBold: true, at: at, &out)
    out.append("</g>\n")
  }
}

/// Its measures in parts of its side.
private enum Needle {
  static let (north, south, width) = (0.24, 0.46, 0.14)
  static let (letter, letterPlace) = (0.28, 0.38)

  /// One half, from the waist to a tip that lies so far below it.
  static func half(tip: Double, _ side: Double) -> Path {
    Path([
      Path.Part(
        points: [Point(x: -width * side, y: 0), Point(x: 0, y: tip * side), Point(x: width * side, y: 0)],
        isClosed: true)
    ])
  }
}
