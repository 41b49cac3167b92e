import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  /// Images in a view of their own, which cuts them off at the picture's sides.
  func write(_ tiles: [PlacedTile], _ out: inout ByteBuffer) {
    out.append("<svg")
    out.append(attribute: " class", "basemap \(scene.settings.basemap.name)")
    out.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"")
    out.append(integer: scene.settings.width)
    out.append("\" height=\"")
    out.append(integer: scene.settings.height)
    out.append("\">")
    if scene.camera.pitch == 0 { writeFlat(tiles, &out) } else { writeTilted(tiles, &out) }
    out.append("</svg>\n")
  }

  private func writeFlat(_ tiles: [PlacedTile], _ out: inout ByteBuffer) {
    out.append("<g transform=\"translate(")
    out.append(fixed: scene.size.width / 2, decimals: decimals)
    out.append(" ")
    out.append(fixed: scene.size.height / 2, decimals: decimals)
    out.append(")")
    let bearing = scene.camera.bearing.normalizedBearing
    if bearing != 0 {
      out.append(" rotate(")
      out.append(fixed: -bearing, decimals: 6)
      out.append(")")
    }
    out.append("\">\n")
    for tile in tiles { write(tile, &out) }
    out.append("</g>")
  }

  private func write(_ tile: PlacedTile, _ out: inout ByteBuffer) {
    // Each reaches half a point into its neighbours, so that nothing shines through between them.
    let overlap = 0.5
    out.append("<image")
    let side = tile.side + 2 * overlap
    write(tile, x: tile.corner.x - overlap, y: tile.corner.y - overlap, width: side, height: side, &out)
  }

  /// The attributes of an image, and its end.
  func write(
    _ tile: PlacedTile, x: Double, y: Double, width: Double, height: Double, _ out: inout ByteBuffer
  ) {
    out.append(" preserveAspectRatio=\"none\"")
    out.append(attribute: " x", fixed: x)
    out.append(attribute: " y", fixed: y)
    out.append(attribute: " width", fixed: width)
    out.append(attribute: " height", fixed: height)
    out.append(" xlink:href=\"data:image/")
    out.append(tile.format.rawValue)
    out.append(";base64,")
    out.append(base64: tile.image)
    out.append("\"/>\n")
  }

  /// Who made the basemap, above everything, in the view's lower right corner.
  func writeAttribution(_ out: inout ByteBuffer) {
    guard let attribution = scene.settings.basemap.attribution else { return }
    let margin = 4.0
    var label = scene.textStyle
    label.text = attribution
    label.anchor = .bottomRight
    // A letter is at most 0.6 sizes wide, on average: a long text gets smaller ones.
    label.size = min(10, (scene.size.width - 2 * margin) / (0.6 * Double(attribution.count)))
    out.append("<g class=\"attribution\">")
    write(label, at: Point(x: scene.size.width - margin, y: scene.size.height - margin), &out)
    out.append("</g>\n")
  }
}
