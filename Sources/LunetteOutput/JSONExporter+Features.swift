import LunetteFrame
import LunetteGeometry
import LunetteScene

extension JSONExporter {
  /// One feature a layer, lowest first.
  func writeFeatures(_ out: inout ByteBuffer) {
    out.append("[")
    var isFirst = true
    for position in scene.layers.indices where !scene.isFurniture(scene.layers[position]) {
      defer { isFirst = false }
      out.append(!isFirst ? ",\n{\"type\":\"Feature\",\"id\":" : "\n{\"type\":\"Feature\",\"id\":")
      switch scene.layers[position] {
      case .overlay(let index): writeOverlay(scene.overlays[index], &out)
      case .mask(let index): writeMask(scene.masks[index], &out)
      }
      if options.hasExtras && options.hasScreen { writeScreen(frame.items[position], &out) }
      if options.hasExtras { writeSource(scene.place(of: scene.layers[position]), &out) }
      out.append("}")
    }
    out.append("]")
  }

  private func writeOverlay(_ overlay: Overlay, _ out: inout ByteBuffer) {
    out.append(jsonString: overlay.id)
    out.append(key: "geometry")
    switch overlay.content {
    case .circle, .polygon, .rectangle, .ellipse, .sector, .buffer:
      write(WorldCut.inside(outlines(of: overlay)), &out)
    case .polyline(let line):
      write(
        lines: line.ground.geographicLines(tolerance: options.tolerance ?? max(1, 1e-7 * line.ground.roughLength)), &out
      )
    case .marker(let marker): write(place: marker.at, &out)
    case .label(let label): write(place: label.at, &out)
    case .group, .scaleBar: out.append("null")  // neither is a feature
    }
    out.append(key: "properties")
    writeProperties(of: overlay, &out)
  }

  private func writeMask(_ mask: Mask, _ out: inout ByteBuffer) {
    out.append(jsonString: mask.id)
    out.append(key: "geometry")
    write(WorldCut.outside(mask.shapes.flatMap { outlines(of: scene.overlays[$0]) }), &out)
    out.append(key: "properties")
    out.append("{\"overlay\":\"mask\"")
    out.append(key: "group", text: mask.group)
    out.append(jsonPaint: "stroke", mask.fill, opacity: 0)
    // Readers of simplestyle would draw the world's edge otherwise.
    out.append(",\"stroke-width\":0")
    out.append(jsonPaint: "fill", mask.fill, opacity: 1)
    out.append("}")
  }

  private func write(place: Coordinate, _ out: inout ByteBuffer) {
    out.append("{\"type\":\"Point\",\"coordinates\":")
    out.append(jsonPosition: place, decimals: decimals)
    out.append("}")
  }

  /// The same vertices wherever a shape is written: as itself and as a mask's hole.
  private func outlines(of overlay: Overlay) -> [Outline] {
    if case .circle(let circle) = overlay.content {
      return circle.radius > 0 ? [circle.geographicOutline(tolerance: options.tolerance ?? 1e-4 * circle.radius)] : []
    }
    switch overlay.content {
    case .ellipse(let ellipse):
      return ellipse.geographicParts(tolerance: options.tolerance ?? 1e-4 * ellipse.roughSize).flatMap(\.outlines)
    case .sector(let sector):
      return sector.geographicParts(tolerance: options.tolerance ?? 1e-4 * sector.roughSize).flatMap(\.outlines)
    case .buffer(let buffer):
      let ground = buffer.ground
      return ground.geographicParts(tolerance: options.tolerance ?? 1e-4 * ground.roughSize).flatMap(\.outlines)
    default: break
    }
    guard let polygon = overlay.polygon else { return [] }
    return polygon.geographicOutlines(tolerance: options.tolerance ?? 1e-4 * polygon.roughSize)
  }

  private func writeScreen(_ item: Frame.Item, _ out: inout ByteBuffer) {
    switch item {
    case .shape(let path, _), .mask(let path):
      if path.isEmpty { return }
      out.append(",\"screen\":{\"path\":\"")
      out.append(path, decimals: 2)
      out.append("\"}")
    case .line(let path, let heads):
      if path.isEmpty { return }
      out.append(",\"screen\":{\"path\":\"")
      out.append(Path(path.parts + heads.parts), decimals: 2)
      out.append("\"}")
    case .bar: break  // furniture is no feature
    case .places(let places):
      let middle = frame.size.box.middle
      guard let place = places.min(by: { $0.distance(to: middle) < $1.distance(to: middle) }) else { return }
      out.append(",\"screen\":{\"point\":")
      out.append(jsonPoint: place, decimals: 2)
      out.append("}")
    }
  }

  func writeSource(_ place: SourcePlace, _ out: inout ByteBuffer) {
    guard place.file >= 0 else { return }
    out.append(",\"source\":{\"file\":")
    out.append(jsonString: scene.files[Int(place.file)])
    out.append(key: "line")
    out.append(integer: Int(place.line))
    out.append("}")
  }
}

extension Scene {
  func isFurniture(_ layer: Layer) -> Bool {
    guard case .overlay(let index) = layer else { return false }
    return overlays[index].isFurniture
  }

  func place(of layer: Layer) -> SourcePlace {
    switch layer {
    case .overlay(let index): overlays[index].place
    case .mask(let index): masks[index].place
    }
  }
}
