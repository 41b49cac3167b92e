import LunetteFrame
import LunetteGeometry
import LunetteScene

extension JSONExporter {
  /// What belongs to the view, with the box that it covers in view points.
  func writeFurniture(_ out: inout ByteBuffer) {
    out.append("[")
    var isFirst = true
    for (layer, item) in zip(scene.layers, frame?.items ?? []) {
      guard case .overlay(let index) = layer, case .bar(let bar) = item else { continue }
      out.append(isFirst ? "\n{\"furniture\":" : ",\n{\"furniture\":")
      isFirst = false
      let overlay = scene.overlays[index]
      out.append(jsonString: overlay.kind.name.description)
      out.append(key: "id", text: overlay.id)
      out.append(key: "title", text: overlay.common.title)
      let settings = overlay.content.scaleBar
      out.append(key: "position", text: settings.position.rawValue)
      out.append(key: "margin", number: settings.margin, decimals: 4)
      out.append(key: "units", text: settings.units.rawValue)
      out.append(key: "measured_at", text: settings.measuredAt.rawValue)
      out.append(key: "text", text: bar.text)
      out.append(key: "meters", number: bar.meters)
      if options.hasScreen {
        out.append(",\"screen\":{\"box\":[")
        for (position, side) in [bar.box.minX, bar.box.minY, bar.box.maxX, bar.box.maxY].enumerated() {
          if position > 0 { out.append(",") }
          out.append(fixed: side, decimals: 2)
        }
        out.append("]}")
      }
      writeSource(overlay.place, &out)
      out.append("}")
    }
    out.append("]")
  }
}
