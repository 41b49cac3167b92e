import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A text with its anchor at a point of the view: its halo, and above it the letters. (SVG 1.1 has no order of painting
  /// fill and stroke, so the halo is a text of its own, hidden from readers.)
  func write(_ label: Label, at place: Point, _ out: inout ByteBuffer) {
    guard label.size > 0, !label.text.isEmpty else { return }
    out.append("<g font-family=\"Arial, 'Liberation Sans', Helvetica, sans-serif\"")
    out.append(attribute: " font-size", fixed: label.size)
    writeAlignment(of: label, &out)
    out.append(" transform=\"translate(")
    out.append(fixed: place.x + label.offset.x, decimals: decimals)
    out.append(" ")
    out.append(fixed: place.y + label.offset.y, decimals: decimals)
    out.append(")")
    if label.rotation != 0 {
      out.append(" rotate(")
      out.append(fixed: label.rotation.normalizedBearing, decimals: 4)
      out.append(")")
    }
    out.append("\">")
    if label.haloWidth > 0 && label.halo.alpha > 0 {
      out.append("<text aria-hidden=\"true\" fill=\"none\"")
      out.append(xmlPaint: "stroke", label.halo, opacity: 1)
      out.append(attribute: " stroke-width", fixed: 2 * label.haloWidth)
      writeLines(of: label, &out)
    }
    out.append("<text")
    out.append(xmlPaint: "fill", label.color, opacity: 1)
    writeLines(of: label, &out)
    out.append("</g>")
  }

  private func writeAlignment(of label: Label, _ out: inout ByteBuffer) {
    let isRightToLeft = label.text.isRightToLeft
    if isRightToLeft { out.append(" direction=\"rtl\"") }
    switch (label.anchor ?? .center).across {
    case 0: out.append(" text-anchor=\"middle\"")
    // Start and end are those of the writing.
    case -1: if isRightToLeft { out.append(" text-anchor=\"end\"") }
    default: if !isRightToLeft { out.append(" text-anchor=\"end\"") }
    }
  }

  /// Closes the text's tag and writes its lines.
  private func writeLines(of label: Label, _ out: inout ByteBuffer) {
    let lines = label.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = Letters.firstBaseline(label.anchor ?? .center, lines: lines.count) * label.size
    out.append(attribute: " y", fixed: first)
    out.append(">")
    if lines.count == 1 {
      out.append(xmlText: label.text)
    } else {
      for (position, line) in lines.enumerated() where !line.isEmpty {
        out.append("<tspan x=\"0\"")
        out.append(attribute: " y", fixed: first + Double(position) * Letters.lineHeight * label.size)
        out.append(">")
        out.append(xmlText: String(line))
        out.append("</tspan>")
      }
    }
    out.append("</text>")
  }
}

/// Heights of a sans serif's letters, in sizes of it. Arial's and Liberation Sans' capitals are 0.716 high.
enum Letters {
  static let lineHeight = 1.2
  private static let (above, below) = (0.8, 0.2)
  private static let capital = 0.716

  /// Where the first of some lines stands, below the place that an anchor lies at.
  static func firstBaseline(_ anchor: Anchor, lines: Int) -> Double {
    let further = Double(lines - 1) * lineHeight
    return switch anchor.down {
    case -1: above
    // Capitals and digits are what the eye centres.
    case 0: capital / 2 - further / 2
    default: -below - further
    }
  }
}

extension String {
  /// Whether its first letter that has a direction runs from right to left: Hebrew, Arabic and their relatives.
  var isRightToLeft: Bool {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
    return false
  }
}
