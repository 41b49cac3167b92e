import LunetteFrame
import LunetteGeometry
import LunetteScene

extension JSONExporter {
  /// What belongs to the view, with the box that it covers in view points.
  func writeFurniture(_ out: inout ByteBuffer) {
    out.append("[")
    var isFirst = true
    for (layer, item) in zip(scene.layers, frame?.items ?? []) {
      guard case .overlay(let index) = layer, scene.overlays[index].isFurniture else { continue }
      out.append(isFirst ? "\n{\"furniture\":" : ",\n{\"furniture\":")
      isFirst = false
      let overlay = scene.overlays[index]
      out.append(jsonString: overlay.kind.name.description)
      out.append(key: "id", text: overlay.id)
      out.append(key: "title", text: overlay.common.title)
      switch item {
      case .bar(let bar): write(overlay.content.scaleBar, bar, &out)
      case .title(let title): write(overlay.content.title, title, &out)
      case .legend(let legend): write(overlay.content.legend, legend, &out)
      case .attribution(let text): write(overlay.content.attribution, text, &out)
      case .compass(let compass): write(overlay.content.compass, compass, &out)
      case .graticule(let graticule): write(overlay.content.graticule, graticule, &out)
      case .inset(let inset): write(overlay.content.inset, inset, &out)
      default: break  // furniture is drawn as what it is
      }
      writeSource(overlay.place, &out)
      out.append("}")
    }
    out.append("]")
  }

  private func write(_ bar: ScaleBar, _ drawing: BarDrawing, _ out: inout ByteBuffer) {
    write(bar.position, margin: bar.margin, &out)
    out.append(key: "units", text: bar.units.rawValue)
    out.append(key: "measured_at", text: bar.measuredAt.rawValue)
    out.append(key: "text", text: drawing.text)
    out.append(key: "meters", number: drawing.meters)
    writeScreen(drawing.box, &out)
  }

  private func write(_ title: Title, _ drawing: TitleDrawing, _ out: inout ByteBuffer) {
    let label = scene.label(of: title)
    out.append(key: "text", text: label.text)
    write(title.position, margin: title.margin, &out)
    out.append(key: "size", number: label.size, decimals: 4)
    out.append(key: "color", text: label.color.css)
    out.append(key: "halo", text: label.halo.css)
    writeScreen(drawing.box, &out)
  }

  private func write(_ compass: CompassRose, _ drawing: CompassDrawing, _ out: inout ByteBuffer) {
    write(compass.position, margin: compass.margin, &out)
    out.append(key: "size", number: compass.size, decimals: 4)
    out.append(key: "north", number: drawing.north, decimals: 4)
    writeScreen(drawing.box, &out)
  }

  private func write(_ graticule: Graticule, _ drawing: GraticuleDrawing, _ out: inout ByteBuffer) {
    write(graticule.position, margin: graticule.margin, &out)
    out.append(key: "step", number: drawing.step)
    writeScreen(scene.size.box, &out)
  }

  private func write(_ inset: Inset, _ drawing: InsetDrawing, _ out: inout ByteBuffer) {
    write(inset.position, margin: inset.margin, &out)
    let size = inset.size(in: scene.size)
    out.append(key: "width", number: size.width, decimals: 4)
    out.append(key: "height", number: size.height, decimals: 4)
    out.append(",\"camera\":{\"center\":")
    out.append(jsonPosition: inset.camera.center, decimals: max(decimals, scene.viewDecimals))
    out.append(key: "zoom", number: inset.camera.zoom, decimals: 8)
    out.append("}")
    out.append(key: "basemap", text: inset.basemap.rawValue)
    out.append(key: "show", text: inset.show.rawValue)
    out.append(key: "outline", text: inset.outline?.css)
    writeScreen(drawing.box, &out)
  }

  func write(_ position: Anchor, margin: Double, _ out: inout ByteBuffer) {
    out.append(key: "position", text: position.rawValue)
    out.append(key: "margin", number: margin, decimals: 4)
  }

  func writeScreen(_ box: Box, _ out: inout ByteBuffer) {
    guard options.hasScreen else { return }
    out.append(",\"screen\":{\"box\":[")
    for (position, side) in [box.minX, box.minY, box.maxX, box.maxY].enumerated() {
      if position > 0 { out.append(",") }
      out.append(fixed: side, decimals: 2)
    }
    out.append("]}")
  }
}
