import LunetteFrame
import LunetteGeometry

extension SVGRenderer {
  /// The length of an image's sides, in a unit of its own.
  static let side = 256.0

  /// Each image once, and its parts, which parallelograms are cut out of.
  func writeTilted(_ tiles: [PlacedTile], _ out: inout ByteBuffer) {
    out.append("\n")
    for (position, tile) in tiles.enumerated() where !tile.parts.isEmpty {
      let id = "basemap-tile-\(position + 1)"
      let parts = tile.parts.map { TiltedImagePart($0, side: SVGRenderer.side) }
      // It reaches up to half a point into its neighbours, so that nothing shines through between them.
      let overlap = Point(x: parts.map(\.overlap.x).min() ?? 0, y: parts.map(\.overlap.y).min() ?? 0)
      out.append("<defs><image")
      out.append(attribute: " id", id)
      write(
        tile, x: -overlap.x, y: -overlap.y, width: SVGRenderer.side + 2 * overlap.x,
        height: SVGRenderer.side + 2 * overlap.y, &out)
      out.append("</defs>")
      for part in parts { write(part, of: id, &out) }
    }
  }

  /// A part of an image, cut out of it; of one that is a drawing the shapes are laid together before they are cut: each by
  /// itself its edges would let those under it through.
  func write(_ part: TiltedImagePart, of id: String, isDrawing: Bool = false, _ out: inout ByteBuffer) {
    out.append("<g")
    append(matrix: part.matrix, to: &out)
    out.append("><svg")
    let box = part.box
    let sides = [box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY]
    for (name, number) in zip([" x", " y", " width", " height"] as [StaticString], sides) {
      out.append(name)
      out.append("=\"")
      out.append(fixed: number, decimals: 8)
      out.append("\"")
    }
    out.append(" viewBox=\"")
    for (position, number) in sides.enumerated() {
      if position > 0 { out.append(" ") }
      out.append(fixed: number, decimals: 8)
    }
    out.append("\"><use")
    // Nothing of 255 steps, but browsers make a layer of it.
    if isDrawing { out.append(" opacity=\"0.999\"") }
    out.append(" xlink:href=\"#")
    out.append(id)
    out.append("\"/></svg></g>\n")
  }
}

extension SVGRenderer {
  func append(matrix: [Double], to out: inout ByteBuffer) {
    out.append(" transform=\"matrix(")
    for (position, number) in matrix.enumerated() {
      if position > 0 { out.append(" ") }
      out.append(fixed: number, decimals: 8)
    }
    out.append(")\"")
  }
}

/// A part of an image whose sides have a length, reaching half a point into its neighbours.
struct TiltedImagePart {
  /// In the image.
  let box: Box
  /// Units of the image in half a point of the view.
  let overlap: Point
  /// From the image to the view, as SVG has it.
  let matrix: [Double]

  init(_ part: TiltedPart, side: Double) {
    let (width, height) = (side * (part.box.maxX - part.box.minX), side * (part.box.maxY - part.box.minY))
    let across = Point(x: part.across.x / width, y: part.across.y / width)
    let down = Point(x: part.down.x / height, y: part.down.y / height)
    // Half a point outward from a side is more of it along the other side, the more slanting that is.
    let area = abs(across.x * down.y - across.y * down.x)
    let origin = Point(x: 0, y: 0)
    overlap = Point(x: 0.5 * down.distance(to: origin) / area, y: 0.5 * across.distance(to: origin) / area)
    let (x, y) = (side * part.box.minX, side * part.box.minY)
    box = Box(
      minX: x - overlap.x, minY: y - overlap.y, maxX: x + width + overlap.x, maxY: y + height + overlap.y)
    matrix = [
      across.x, across.y, down.x, down.y, part.corner.x - x * across.x - y * down.x,
      part.corner.y - x * across.y - y * down.y,
    ]
  }
}
