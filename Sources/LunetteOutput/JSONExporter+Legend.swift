import LunetteFrame
import LunetteGeometry
import LunetteScene

extension JSONExporter {
  func write(_ legend: Legend, _ drawing: LegendDrawing, _ out: inout ByteBuffer) {
    write(legend.position, margin: legend.margin, &out)
    if let scale = legend.scale { write(scale, &out) }
    out.append(key: "rows")
    out.append("[")
    for (position, row) in scene.rows(of: legend).enumerated() {
      out.append(position == 0 ? "{\"text\":" : ",{\"text\":")
      out.append(jsonString: row.text)
      switch row.swatch {
      case .value(.color(let color)): out.append(key: "color", text: color.css)
      case .value(.number(let number)): out.append(key: "number", number: number)
      case .value(nil): break
      case .overlay(let index): out.append(key: "overlay", text: scene.overlays[index].id)
      }
      out.append("}")
    }
    out.append("]")
    writeScreen(drawing.box, &out)
  }

  func write(_ attribution: Attribution, _ drawing: AttributionDrawing, _ out: inout ByteBuffer) {
    out.append(key: "text", text: attribution.text)
    write(attribution.position, margin: attribution.margin, &out)
    writeScreen(drawing.box, &out)
  }

  private func write(_ scale: Scale, _ out: inout ByteBuffer) {
    out.append(",\"scale\":{\"kind\":")
    out.append(jsonString: scale.kind.rawValue)
    out.append(key: "domain")
    let names = scale.kind == .ordinal ? scale.names : scale.domain.map { .number($0) }
    writeList(names, &out) { name, out in
      switch name {
      case .text(let text): out.append(jsonString: text)
      case .number(let number): out.append(shortest: number)
      }
    }
    out.append(key: "range")
    writeList(scale.range, &out, JSONExporter.write)
    if let missing = scale.missing {
      out.append(key: "missing")
      JSONExporter.write(missing, &out)
    }
    out.append("}")
  }

  private static func write(_ value: Scale.Value, _ out: inout ByteBuffer) {
    switch value {
    case .color(let color): out.append(jsonString: color.css)
    case .number(let number): out.append(shortest: number)
    }
  }

  private func writeList<Element>(
    _ elements: [Element], _ out: inout ByteBuffer, _ write: (Element, inout ByteBuffer) -> Void
  ) {
    out.append("[")
    for (position, element) in elements.enumerated() {
      if position > 0 { out.append(",") }
      write(element, &out)
    }
    out.append("]")
  }
}
