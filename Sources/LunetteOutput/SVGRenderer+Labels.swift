import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// A label where it was placed.
  func write(_ label: Label, _ drawing: LabelDrawing, _ out: inout ByteBuffer) {
    switch drawing {
    case .upright(let anchor, let place):
      var label = label
      (label.anchor, label.offset) = (anchor, Point(x: 0, y: 0))
      write(label, at: place, &out)
    case .lying(let anchor, let place, let ground):
      var label = label
      (label.anchor, label.offset) = (anchor, Point(x: 0, y: 0))
      write(label, at: place, on: ground.after(LinearMap(degrees: label.rotation)), &out)
    case .along(let pieces): write(pieces, of: label, &out)
    }
  }

  /// A text with its anchor at a point of the view: its halo, and above it the letters. (SVG 1.1 has no order of painting
  /// fill and stroke, so the halo is a text of its own, hidden from readers.)
  func write(
    _ label: Label, isBold: Bool = false, at place: Point, on ground: LinearMap? = nil, _ out: inout ByteBuffer
  ) {
    guard label.size > 0, !label.text.isEmpty else { return }
    let lines = TextLines(of: label)
    openText(of: label, &out)
    if isBold { out.append(" font-weight=\"bold\"") }
    if lines.runOneWay { writeAlignment(of: label, isRightToLeft: lines.isRightToLeft, &out) }
    let origin = Point(x: place.x + label.offset.x, y: place.y + label.offset.y)
    if let ground {
      out.append(" transform=\"")
      out.append(matrix: ground, at: origin, decimals: decimals)
      out.append("\"")
    } else {
      writeTransform(to: origin, turn: label.rotation.normalizedBearing, &out)
    }
    out.append(">")
    if label.hasHalo { write(lines, of: label, &out) { writeHalo(of: label, &$0) } }
    write(lines, of: label, &out) { out in out.append(xmlPaint: "fill", label.color, opacity: 1) }
    out.append("</g>")
  }

  /// Pieces along a line, a text each, which browsers, librsvg and Inkscape draw alike: not all of them know a textPath, or
  /// turn single letters of a text.
  private func write(_ pieces: [LabelDrawing.Piece], of label: Label, _ out: inout ByteBuffer) {
    func writeLayer(_ writeLook: (inout ByteBuffer) -> Void) {
      out.append("<g")
      writeLook(&out)
      out.append(">")
      for piece in pieces {
        out.append("<text")
        writeTransform(to: piece.at, turn: piece.angle, &out)
        out.append(">")
        out.append(xmlText: piece.text)
        out.append("</text>")
      }
      out.append("</g>")
    }
    openText(of: label, &out)
    if label.text[...].isRightToLeft == true { out.append(" direction=\"rtl\"") }
    out.append(" text-anchor=\"middle\">")
    if label.hasHalo { writeLayer { writeHalo(of: label, &$0) } }
    writeLayer { $0.append(xmlPaint: "fill", label.color, opacity: 1) }
    out.append("</g>")
  }

  /// The first font is one that viewers have, or have another for whose letters are as wide: widths are known by it.
  private func openText(of label: Label, _ out: inout ByteBuffer) {
    out.append("<g font-family=\"Arial, 'Liberation Sans', Helvetica, sans-serif\"")
    out.append(attribute: " font-size", fixed: label.size)
  }

  private func writeTransform(to place: Point, turn degrees: Double, _ out: inout ByteBuffer) {
    out.append(" transform=\"translate(")
    out.append(fixed: place.x, decimals: decimals)
    out.append(" ")
    out.append(fixed: place.y, decimals: decimals)
    out.append(")")
    if degrees != 0 {
      out.append(" rotate(")
      out.append(fixed: degrees, decimals: 4)
      out.append(")")
    }
    out.append("\"")
  }

  private func writeHalo(of label: Label, _ out: inout ByteBuffer) {
    out.append(" aria-hidden=\"true\" fill=\"none\"")
    out.append(xmlPaint: "stroke", label.halo, opacity: 1)
    out.append(attribute: " stroke-width", fixed: 2 * label.haloWidth)
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

extension Label {
  fileprivate var hasHalo: Bool { haloWidth > 0 && halo.alpha > 0 }
}

extension ByteBuffer {
  /// `matrix(a b c d e f)`: steps mapped, from a point.
  mutating func append(matrix map: LinearMap, at point: Point, decimals: Int) {
    append("matrix(")
    for value in [map.right.x, map.right.y, map.down.x, map.down.y] {
      append(fixed: value, decimals: 6)
      append(" ")
    }
    append(fixed: point.x, decimals: decimals)
    append(" ")
    append(fixed: point.y, decimals: decimals)
    append(")")
  }
}
