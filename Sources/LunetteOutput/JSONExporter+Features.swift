import LunetteFrame
import LunetteGeometry
import LunetteScene

extension JSONExporter {
  /// One feature a layer, lowest first.
  func writeFeatures(_ out: inout ByteBuffer) {
    out.append("[")
    for position in scene.layers.indices {
      out.append(position > 0 ? ",\n{\"type\":\"Feature\",\"id\":" : "\n{\"type\":\"Feature\",\"id\":")
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
    case .circle(let circle):
      write(circle.radius > 0 ? WorldCut.inside([outline(of: circle)]) : [], &out)
    case .marker(let marker):
      out.append("{\"type\":\"Point\",\"coordinates\":")
      out.append(jsonPosition: marker.at, decimals: decimals)
      out.append("}")
    }
    out.append(key: "properties")
    writeProperties(of: overlay, &out)
  }

  private func writeMask(_ mask: Mask, _ out: inout ByteBuffer) {
    out.append(jsonString: mask.id)
    out.append(key: "geometry")
    let outlines = mask.shapes.compactMap { index -> Outline? in
      guard case .circle(let circle) = scene.overlays[index].content, circle.radius > 0 else { return nil }
      return outline(of: circle)
    }
    write(WorldCut.outside(outlines), &out)
    out.append(key: "properties")
    out.append("{\"overlay\":\"mask\"")
    out.append(key: "group", text: mask.group)
    out.append(jsonPaint: "stroke", mask.fill, opacity: 0)
    // Readers of simplestyle would draw the world's edge otherwise.
    out.append(",\"stroke-width\":0")
    out.append(jsonPaint: "fill", mask.fill, opacity: 1)
    out.append("}")
  }

  /// The same vertices wherever a circle is written: as itself and as a mask's hole.
  private func outline(of circle: Circle) -> Outline {
    circle.geographicOutline(tolerance: options.tolerance ?? 1e-4 * circle.radius)
  }

  private func writeScreen(_ item: Frame.Item, _ out: inout ByteBuffer) {
    switch item {
    case .shape(let path, _), .mask(let path):
      if path.isEmpty { return }
      out.append(",\"screen\":{\"path\":\"")
      out.append(path, decimals: 2)
      out.append("\"}")
    case .icon(let places):
      let middle = frame.size.box.middle
      guard let place = places.min(by: { $0.distance(to: middle) < $1.distance(to: middle) }) else { return }
      out.append(",\"screen\":{\"point\":")
      out.append(jsonPoint: place, decimals: 2)
      out.append("}")
    }
  }

  private func writeSource(_ place: SourcePlace, _ out: inout ByteBuffer) {
    guard place.file >= 0 else { return }
    out.append(",\"source\":{\"file\":")
    out.append(jsonString: scene.files[Int(place.file)])
    out.append(key: "line")
    out.append(integer: Int(place.line))
    out.append("}")
  }
}

extension Scene {
  func place(of layer: Layer) -> SourcePlace {
    switch layer {
    case .overlay(let index): overlays[index].place
    case .mask(let index): masks[index].place
    }
  }
}
