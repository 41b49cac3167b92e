import LunetteFrame
import LunetteGeometry
import LunetteScene

/// A frame as a stand-alone SVG 1.1 document.
public struct SVGRenderer {
  let scene: Scene
  let frame: Frame
  /// Decimals of a point.
  let decimals: Int
  /// The overlay that writes each file's picture, by the file's name: others use that.
  let imageOwners: [String: Int]
  /// In an inset: what the ids of patterns begin with. Its overlays have none, since they are those of the view.
  let inset: String?

  /// What is drawn, and with how many decimals of a point (2 unless it is said).
  public init(_ scene: Scene, _ frame: Frame, decimals: Int? = nil) {
    self.init(scene, frame, decimals: decimals ?? 2, in: nil)
  }

  init(_ scene: Scene, _ frame: Frame, decimals: Int, in inset: String?) {
    (self.scene, self.frame, self.decimals, self.inset) = (scene, frame, decimals, inset)
    imageOwners = SVGRenderer.imageOwners(of: scene, frame)
  }

  /// Writes the document.
  public func write(to out: inout ByteBuffer) {
    writeHead(&out)
    writeMap(&out)
    writeAttribution(&out)
    out.append("</svg>\n")
  }

  /// All but what is the picture's alone.
  func writeMap(_ out: inout ByteBuffer) {
    writeOcean(&out)
    if let basemap = frame.basemap { write(basemap, &out) }
    for position in frame.items.indices { writeLayer(position, &out) }
  }

  /// The sea of a map that has an end.
  func writeOcean(_ out: inout ByteBuffer) {
    guard let sea = scene.settings.sea, sea.alpha > 0, !frame.domain.isEmpty else { return }
    out.append("<path class=\"ocean\"")
    out.append(xmlPaint: "fill", sea, opacity: 1)
    append(frame.domain, to: &out)
    out.append("/>\n")
  }

  /// What is drawn of one layer of the scene.
  func writeLayer(_ position: Int, _ out: inout ByteBuffer) {
    switch (scene.layers[position], frame.items[position]) {
    case (.overlay(let index), .shape(let fill, let outline)):
      writeShape(scene.overlays[index], fill, outline, &out)
    case (.overlay(let index), .line(let line, let heads)):
      writeLine(scene.overlays[index], line, heads: heads, &out)
    case (.overlay(let index), .places(let places)): writePlaced(scene.overlays[index], places, &out)
    case (.overlay(let index), .lettered(let places)): writeLettered(scene.overlays[index], places, &out)
    case (.overlay(let index), .row(let places, let ends)): writeRow(scene.overlays[index], places, ends, &out)
    case (.overlay(let index), .bar(let bar)): writeBar(scene.overlays[index], bar, &out)
    case (.overlay(let index), .title(let title)): writeTitle(scene.overlays[index], title, &out)
    case (.overlay(let index), .legend(let legend)): writeLegend(scene.overlays[index], legend, &out)
    case (.overlay(let index), .attribution(let text)): writeAttribution(scene.overlays[index], text, &out)
    case (.overlay(let index), .compass(let compass)): writeCompass(scene.overlays[index], compass, &out)
    case (.overlay(let index), .image(let image)): writeImage(index, image, &out)
    case (.overlay(let index), .location(let location)): writeLocation(scene.overlays[index], location, &out)
    case (.overlay(let index), .graticule(let lines)): writeGraticule(scene.overlays[index], lines, &out)
    case (.overlay(let index), .inset(let inset)): writeInset(scene.overlays[index], inset, &out)
    case (.mask(let index), .mask(let path)): writeMask(scene.masks[index], path, &out)
    default: break  // a frame has its scene's layers
    }
  }

  func writeHead(_ out: inout ByteBuffer) {
    let settings = scene.settings
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    out.append(integer: settings.width)
    out.append("\" height=\"")
    out.append(integer: settings.height)
    out.append("\" viewBox=\"0 0 ")
    out.append(integer: settings.width)
    out.append(" ")
    out.append(integer: settings.height)
    // Ours are round; said once, since SVG's own are butt and miter.
    out.append("\" role=\"img\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    if let language = settings.language { out.append(attribute: " xml:lang", language) }
    out.append(">\n")
    if let title = settings.title { out.append(element: "title", title) }
    if let description = settings.description { out.append(element: "desc", description) }
    if settings.paper.alpha > 0 {
      out.append("<rect class=\"background\" width=\"")
      out.append(integer: settings.width)
      out.append("\" height=\"")
      out.append(integer: settings.height)
      out.append("\"")
      out.append(xmlPaint: "fill", settings.paper, opacity: 1)
      out.append("/>\n")
    }
  }

  /// `d="M…L…Z"`: absolute M, L and Z only.
  func append(_ path: Path, to out: inout ByteBuffer) {
    out.append(" d=\"")
    out.append(path, decimals: decimals)
    out.append("\"")
  }
}

extension ByteBuffer {
  /// A path's data in view points: absolute M, L and Z only.
  mutating func append(_ path: Path, decimals: Int) {
    for part in path.parts {
      var command = UInt8(ascii: "M")
      for point in part.points {
        append(command)
        append(fixed: point.x, decimals: decimals)
        append(UInt8(ascii: ","))
        append(fixed: point.y, decimals: decimals)
        command = UInt8(ascii: "L")
      }
      if part.isClosed { append(UInt8(ascii: "Z")) }
    }
  }

  /// ` name="value"`.
  mutating func append(attribute name: StaticString, _ value: String) {
    append(name)
    append("=\"")
    append(xmlAttribute: value)
    append("\"")
  }

  /// ` name="4.5"`.
  mutating func append(attribute name: StaticString, fixed value: Double) {
    append(name)
    append("=\"")
    append(fixed: value, decimals: 4)
    append("\"")
  }

  /// An element with a text, in a line of its own.
  mutating func append(element name: StaticString, _ text: String) {
    append(inline: name, text)
    append("\n")
  }

  /// `<name>text</name>`.
  mutating func append(inline name: StaticString, _ text: String) {
    append("<")
    append(name)
    append(">")
    append(xmlText: text)
    append("</")
    append(name)
    append(">")
  }

  /// ` fill="#rrggbb" fill-opacity="…"`, or none.
  mutating func append(xmlPaint name: StaticString, _ color: Color, opacity: Double) {
    append(" ")
    append(name)
    let alpha = color.alpha * opacity
    guard alpha > 0 else { return append("=\"none\"") }
    append("=\"")
    append(color.hex)
    append("\"")
    if alpha < 1 {
      append(" ")
      append(name)
      append("-opacity=\"")
      append(fixed: alpha, decimals: 6)
      append("\"")
    }
  }
}
