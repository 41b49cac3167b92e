import LunetteData
import LunetteGeometry
import LunetteScene

/// Pictures on the map, and the dot where somebody is.
extension OverlaySchema {
  static let image = Record<Overlay>(
    .image,
    [
      Field("file", { $1(&$0.content.image.file) }, .imageFile, required: true, "A PNG, JPEG, WebP or SVG file."),
      Field("bounds", { $1(&$0.content.image.bounds) }, .bounds, "Its sides."),
      Field(
        "corners", { $1(&$0.content.image.corners) }, .corners,
        "Where its corners lie: top left, top right, bottom right, bottom left. Straight lines of it stay straight."),
    ] + commonFields,
    alternatives: [["bounds"], ["corners"]],
    check: { overlay throws(Mistake) in
      let image = overlay.content.image
      let quad = image.quad
      let field = image.corners == nil ? "bounds" : "corners"
      if quad.contains(where: { abs($0.latitude) == 90 }) {
        throw Mistake("reaches a pole, where the Mercator map has no end", field: field)
      }
      guard quad.count == 4, PictureQuad(quad) == nil else { return }
      if field == "bounds" { throw Mistake("must be wider and higher than 0: a picture needs room", field: field) }
      throw Mistake(
        "must go around the picture: top left, top right, bottom right, bottom left; these cross, lie on a line or bend "
          + "inward", field: field)
    })

  static let userLocation = Record<Overlay>(
    .userLocation,
    [
      Field(
        "at", { $1(&$0.content.userLocation.givenPlace) }, .coordinate, default: "the current fix's",
        reading: { $0.content.userLocation.at }, "The place."),
      Field(
        "accuracy", { $1(&$0.content.userLocation.givenAccuracy) }, .number(.meters, from: 0, to: Circle.maximumRadius),
        default: "the current fix's", reading: { $0.content.userLocation.accuracy },
        "How far the place may be off: a circle on the ground."),
      Field(
        "heading", { $1(&$0.content.userLocation.givenHeading) }, .number(.degrees), default: "the current fix's",
        reading: { $0.content.userLocation.heading }, "Where they look, clockwise from north: a wedge on the ground."),
    ] + commonFields)
}

extension FieldType where Value == [Coordinate] {
  private static let fourCorners = "four coordinates: top left, top right, bottom right, bottom left"

  /// A path of four coordinates.
  static let corners = FieldType(
    name: "path", expected: fourCorners,
    read: { call, index throws(Mistake) in
      guard call.isTable(index) || call.path(index) != nil else { throw call.mismatch(index, fourCorners) }
      let corners = try path.read(call, index)
      guard corners.count == 4 else { throw Mistake("must be \(fourCorners); got \(corners.count)") }
      return corners
    }, push: { call, corners in call.push(corners) })
}

extension FieldType where Value == NamedImage {
  /// The name of a file of the script's folder.
  static let imageFile = FieldType(
    name: "string", expected: "the name of a PNG, JPEG, WebP or SVG file",
    read: { call, index throws(Mistake) in
      guard call.bytes(index) != nil else {
        throw call.mismatch(index, "the name of a PNG, JPEG, WebP or SVG file")
      }
      return try call.readImage(try FieldType<String>.text.read(call, index))
    }, push: { call, file in call.push(file.path) })
}

extension Call {
  /// The picture in a file of the script's folder, which is read once.
  fileprivate func readImage(_ path: String) throws(Mistake) -> NamedImage {
    if let known = interpreter.library.images[path] { return NamedImage(path: path, image: known) }
    do throws(Mistake) {
      defer { endReading() }
      let bytes = try readFile(path)
      guard charge(steps: ImageFile.effort(of: bytes)) else { return NamedImage() }
      let image = try ImageFile(bytes, named: path)
      guard charge(image.bytes.count) else { return NamedImage() }
      interpreter.library.images[path] = image
      if let part = image.leftOut {
        stage.warn(
          .imagePartsLeftOut, "\(path) is drawn without \(part): what runs, loads, links or moves is left out",
          at: place)
      }
      return NamedImage(path: path, image: image)
    } catch {
      var mistake = error
      mistake.message = "can't be read: \(error.message)"
      throw mistake
    }
  }
}

extension ImageFile {
  fileprivate init(_ bytes: [UInt8], named path: String) throws(Mistake) {
    do throws(ImageError) {
      try self.init(bytes)
    } catch {
      throw Mistake("\(path)\(error.place.isEmpty ? "" : ":\(error.place)"): \(error.message)")
    }
  }
}
