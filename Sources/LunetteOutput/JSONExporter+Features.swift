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
      case .overlay(let index): writeOverlay(scene.overlays[index], position, &out)
      case .mask(let index): writeMask(scene.masks[index], position, &out)
      }
      if let frame, options.hasScreen { writeScreen(frame.items[position], &out) }
      if options.hasExtras { writeSource(scene.place(of: scene.layers[position]), &out) }
      out.append("}")
    }
    out.append("]")
  }

  private func writeOverlay(_ overlay: Overlay, _ position: Int, _ out: inout ByteBuffer) {
    out.append(jsonString: overlay.id)
    out.append(key: "geometry")
    write(geometries[position], &out)
    out.append(key: "properties")
    writeProperties(of: overlay, &out)
  }

  private func writeMask(_ mask: Mask, _ position: Int, _ out: inout ByteBuffer) {
    out.append(jsonString: mask.id)
    out.append(key: "geometry")
    write(geometries[position], &out)
    out.append(key: "properties")
    out.append("{\"overlay\":\"mask\"")
    out.append(key: "group", text: mask.group)
    out.append(jsonPaint: "stroke", mask.fill, opacity: 0)
    // Readers of simplestyle would draw the world's edge otherwise.
    out.append(",\"stroke-width\":0")
    out.append(jsonPaint: "fill", mask.fill, opacity: 1)
    out.append("}")
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
    case .bar, .title, .legend, .attribution, .compass, .graticule, .inset: break  // furniture is no feature
    case .image(let image):
      if image.outline.isEmpty { return }
      out.append(",\"screen\":{\"path\":\"")
      out.append(image.outline, decimals: 2)
      out.append("\"}")
    case .location(let location): writeScreen(.places(location.places), &out)
    case .row: break  // documents have their features apart
    case .places(let places):
      let middle = scene.size.box.middle
      guard let place = places.min(by: { $0.distance(to: middle) < $1.distance(to: middle) }) else { return }
      out.append(",\"screen\":{\"point\":")
      out.append(jsonPoint: place, decimals: 2)
      out.append("}")
    case .lettered(let places):
      let middle = scene.size.box.middle
      guard let place = places.min(by: { $0.at.distance(to: middle) < $1.at.distance(to: middle) }) else { return }
      out.append(",\"screen\":{\"point\":")
      out.append(jsonPoint: place.at, decimals: 2)
      out.append(key: "dropped", text: item.drop?.rawValue)
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
  func place(of layer: Layer) -> SourcePlace {
    switch layer {
    case .overlay(let index): overlays[index].place
    case .mask(let index): masks[index].place
    }
  }
}
