import LunetteFrame
import LunetteGeometry
import LunetteScene

extension SVGRenderer {
  static func imageOwners(of scene: Scene, _ frame: Frame) -> [String: Int] {
    var owners: [String: Int] = [:]
    for (layer, item) in zip(scene.layers, frame.items) {
      guard case .overlay(let index) = layer, case .image(let image) = item, !image.copies.isEmpty else { continue }
      let path = scene.overlays[index].content.image.file.path
      if owners[path] == nil { owners[path] = index }
    }
    return owners
  }

  /// A picture in a view of its own, which cuts it off at the view's sides: the picture once, as a square, and each of its
  /// parts as a parallelogram of it.
  func writeImage(_ index: Int, _ image: ImageDrawing, _ out: inout ByteBuffer) {
    let overlay = scene.overlays[index]
    let file = overlay.content.image.file
    guard !image.copies.isEmpty, let owner = imageOwners[file.path] else { return }
    let id = "image-file-\(scene.overlays[owner].common.number)"
    openGroup(of: overlay, &out)
    out.append("<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"")
    out.append(integer: scene.settings.width)
    out.append("\" height=\"")
    out.append(integer: scene.settings.height)
    out.append("\">")
    if owner == index { define(file, as: id, &out) }
    for parts in image.copies {
      for part in parts {
        let placed = TiltedImagePart(part, side: SVGRenderer.side)
        if part.isWhole {
          writeWhole(placed, of: id, &out)
        } else {
          write(placed, of: id, isDrawing: file.image.format == .svg, &out)
        }
      }
    }
    out.append("</svg></g>\n")
  }

  private func define(_ file: NamedImage, as id: String, _ out: inout ByteBuffer) {
    out.append("<defs><image")
    out.append(attribute: " id", id)
    out.append(attribute: " width", fixed: SVGRenderer.side)
    out.append(attribute: " height", fixed: SVGRenderer.side)
    out.append(" preserveAspectRatio=\"none\" xlink:href=\"data:")
    out.append(file.image.format.mediaType)
    out.append(";base64,")
    out.append(base64: file.image.bytes)
    out.append("\"/></defs>\n")
  }

  private func writeWhole(_ part: TiltedImagePart, of id: String, _ out: inout ByteBuffer) {
    out.append("<use")
    append(matrix: part.matrix, to: &out)
    out.append(attribute: " xlink:href", "#\(id)")
    out.append("/>\n")
  }
}
