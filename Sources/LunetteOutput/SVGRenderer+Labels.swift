import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A text with its anchor at a point of the view: its halo, and above it the letters. (SVG 1.1 has no order of painting
  /// fill and stroke, so the halo is a text of its own, hidden from readers.)
  func write(_ label: Label, isBold: Bool = false, at place: Point, _ out: inout ByteBuffer) {
    guard label.size > 0, !label.text.isEmpty else { return }
    let lines = TextLines(of: label)
    out.append("<g font-family=\"Arial, 'Liberation Sans', Helvetica, sans-serif\"")
    out.append(attribute: " font-size", fixed: label.size)
    if isBold { out.append(" font-weight=\"bold\"") }
    if lines.runOneWay { writeAlignment(of: label, isRightToLeft: lines.isRightToLeft, &out) }
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
      write(lines, of: label, &out) { out in
        out.append(" aria-hidden=\"true\" fill=\"none\"")
        out.append(xmlPaint: "stroke", label.halo, opacity: 1)
        out.append(attribute: " stroke-width", fixed: 2 * label.haloWidth)
      }
    }
    write(lines, of: label, &out) { out in out.append(xmlPaint: "fill", label.color, opacity: 1) }
    out.append("</g>")
  }

  private func writeAlignment(of label: Label, isRightToLeft: Bool, _ out: inout ByteBuffer) {
    if isRightToLeft { out.append(" direction=\"rtl\"") }
    switch (label.anchor ?? .center).across {
    case 0: out.append(" text-anchor=\"middle\"")
    // Start and end are those of the writing.
    case -1: if isRightToLeft { out.append(" text-anchor=\"end\"") }
    default: if !isRightToLeft { out.append(" text-anchor=\"end\"") }
    }
  }

  /// One text; where lines run different ways a text a line, as a text has one direction.
  private func write(
    _ lines: TextLines, of label: Label, _ out: inout ByteBuffer, paint: (inout ByteBuffer) -> Void
  ) {
    let first = Letters.firstBaseline(label.anchor ?? .center, lines: lines.all.count) * label.size
    func baseline(_ position: Int) -> Double { first + Double(position) * Letters.lineHeight * label.size }
    if lines.runOneWay {
      out.append("<text")
      paint(&out)
      out.append(attribute: " y", fixed: first)
      out.append(">")
    }
    for (position, line) in lines.all.enumerated() where !line.text.isEmpty {
      if lines.all.count == 1 {
        out.append(xmlText: label.text)
        continue
      }
      out.append(lines.runOneWay ? "<tspan x=\"0\"" : "<text")
      if !lines.runOneWay {
        paint(&out)
        writeAlignment(of: label, isRightToLeft: line.isRightToLeft, &out)
      }
      out.append(attribute: " y", fixed: baseline(position))
      out.append(">")
      out.append(xmlText: String(line.text))
      out.append(lines.runOneWay ? "</tspan>" : "</text>")
    }
    if lines.runOneWay { out.append("</text>") }
  }
}

/// A label's lines, and the way that each runs: that of its first letter, as the Unicode Bidirectional Algorithm (UAX 9,
/// rules P2 and P3) has it for paragraphs; lines without letters run as the label does.
private struct TextLines {
  let all: [(text: Substring, isRightToLeft: Bool)]
  let isRightToLeft: Bool

  init(of label: Label) {
    let isRightToLeft = label.text[...].isRightToLeft ?? false
    self.isRightToLeft = isRightToLeft
    all = label.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ($0, $0.isRightToLeft ?? isRightToLeft) }
  }

  var runOneWay: Bool { all.allSatisfy { $0.isRightToLeft == isRightToLeft } }
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

extension Substring {
  /// Whether its first letter runs from right to left: of Hebrew, Arabic and their relatives; nil where it has no letter.
  fileprivate var isRightToLeft: Bool? {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
    return nil
  }
}
