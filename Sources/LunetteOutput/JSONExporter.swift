import LunetteFrame
import LunetteGeometry
import LunetteScene

/// A scene as one RFC 7946 FeatureCollection, whose foreign members carry the rest.
public struct JSONExporter {
  let scene: Scene
  /// The features' geometry and the furniture in view points, where they are written.
  let frame: Frame?
  let provenance: Provenance
  let options: JSONOptions
  /// Decimals of a degree, one number for the whole document.
  let decimals: Int
  /// One a layer.
  let geometries: [DocumentGeometry]
  /// The longitude that geometries count from.
  let origin: Double

  /// What is written. All geometry is made and looked at here, so that an error comes before the first byte.
  public init(
    _ scene: Scene, provenance: Provenance, options: JSONOptions = JSONOptions()
  ) throws(Diagnostic) {
    let scene = scene.withRowsApart
    self.scene = scene
    let hasFurniture = scene.overlays.contains(where: \.isFurniture)
    frame = options.hasExtras && (options.hasScreen || hasFurniture) ? try Frame(scene, hasBasemap: false) : nil
    self.provenance = provenance
    self.options = options
    decimals = options.decimals ?? scene.decimals(tolerance: options.tolerance)
    let exporter = GeometryExporter(scene, options, decimals: decimals)
    origin = exporter.origin
    geometries = try exporter.geometries()
  }

  /// Writes the document.
  public func write(to out: inout ByteBuffer) {
    out.append("{\"type\":\"FeatureCollection\"")
    if options.hasExtras {
      out.append(",\"lunette\":{\"format\":1")
      out.append(key: "target", text: options.reading.target.rawValue)
      out.append("}")
      out.append(key: "time", number: options.time)
      out.append(key: "title", text: scene.settings.title)
      out.append(key: "description", text: scene.settings.description)
    }
    if let bounds = Bounds.around(scene.overlays.filter(\.isDrawn).compactMap(\.bounds)) {
      out.append(key: "bbox")
      out.append(jsonBox: read(bounds), decimals: decimals)
    }
    if options.hasExtras {
      out.append(key: "view")
      writeView(&out)
      out.append(key: "camera")
      writeCamera(&out)
      writeParameters(&out)
    }
    out.append(key: "features")
    writeFeatures(&out)
    if options.hasExtras {
      out.append(key: "furniture")
      writeFurniture(&out)
      out.append(key: "warnings")
      writeWarnings(&out)
      out.append(key: "provenance")
      writeProvenance(&out)
    }
    out.append("}\n")
  }

  /// A box as the geometries are cut: with west > east over ±180, by RFC 7946 §5.2, or running on.
  private func read(_ bounds: Bounds) -> Bounds {
    var box = bounds
    let limit = options.reading.maximumLatitude
    (box.south, box.north) = (bounds.south.clamped(to: -limit...limit), bounds.north.clamped(to: -limit...limit))
    guard options.reading.isUnwrapped else { return box }
    let west = (bounds.west - origin).normalizedLongitude
    let isCut = west + bounds.width > 180 || bounds.width >= 360
    (box.west, box.east) = (isCut ? -180 : west, isCut ? 180 : west + bounds.width)
    (box.west, box.east) = (box.west + origin, box.east + origin)
    return box
  }

  private func writeView(_ out: inout ByteBuffer) {
    let settings = scene.settings
    out.append("{\"width\":")
    out.append(integer: settings.width)
    out.append(key: "height")
    out.append(integer: settings.height)
    out.append(key: "projection", text: settings.projection.rawValue)
    if settings.basemap != .none { out.append(key: "basemap", text: settings.basemap.name) }
    out.append(key: "attribution", text: settings.basemap.attribution)
    out.append(key: "background", text: settings.paper.hex)
    if settings.paper.alpha < 1 {
      out.append(key: "background_opacity", number: settings.paper.alpha, decimals: 6)
    }
    out.append(key: "lang", text: settings.language)
    out.append("}")
  }

  private func writeWarnings(_ out: inout ByteBuffer) {
    out.append("[")
    for (position, warning) in scene.warnings.enumerated() {
      out.append(position > 0 ? ",{\"code\":" : "{\"code\":")
      out.append(jsonString: warning.code ?? "warning")
      out.append(key: "message", text: warning.message)
      out.append(key: "overlay", text: warning.overlay)
      out.append(key: "file", text: warning.file)
      if let line = warning.line {
        out.append(key: "line")
        out.append(integer: line)
      }
      out.append("}")
    }
    out.append("]")
  }

  private func writeProvenance(_ out: inout ByteBuffer) {
    out.append("{\"engine\":")
    out.append(jsonString: provenance.engine)
    out.append(key: "seed")
    out.append(integer: Int(provenance.seed))
    out.append(key: "time", text: provenance.time)
    out.append(key: "files")
    out.append("[")
    for (position, file) in provenance.files.enumerated() {
      out.append(position > 0 ? ",{\"path\":" : "{\"path\":")
      out.append(jsonString: file.path)
      out.append(key: "sha256", text: file.sha256)
      out.append("}")
    }
    out.append("]}")
  }
}

extension Scene {
  /// Decimals of a degree so that rounding moves no vertex by more than 1 mm, nor by 1e-5 of the smallest radius or of
  /// what the largest circle leaves out, nor by a tolerance that was asked for.
  func decimals(tolerance: Double?) -> Int {
    var limit = min(1e-3, tolerance ?? 1e-3)
    for overlay in overlays {
      if case .circle(let circle) = overlay.content, circle.radius > 0 {
        limit = min(limit, 1e-5 * circle.smallestSize)
        if circle.passesPole { limit = min(limit, 1e-4) }
      } else if let side = overlay.area?.shorterSide, side > 0 {
        limit = min(limit, 1e-5 * side)
      }
    }
    return max(viewDecimals, decimals(moving: limit))
  }

  /// Decimals of a degree so that rounding moves the view by no more than a hundredth of a point, 8 or more.
  var viewDecimals: Int {
    let view = MercatorView(camera: camera, size: size)
    return decimals(moving: 0.01 * view.metersPerPoint(latitude: camera.center.latitude))
  }

  private func decimals(moving limit: Double) -> Int {
    // A vertex moves by half a unit in both directions; a degree has at most 111,700 m.
    var decimals = 8
    var unit = 1e-8
    while decimals < 13 && 0.5 * unit * 111_700 * 2.0.squareRoot() > limit * (1 + 1e-9) {
      decimals += 1
      unit /= 10
    }
    return decimals
  }
}

extension Overlay {
  /// Whether it has a geometry.
  var isDrawn: Bool {
    switch content {
    case .circle(let circle): circle.radius > 0
    case .polygon(let polygon): polygon.hasArea
    case .ellipse(let ellipse): ellipse.hasArea
    case .sector(let sector): sector.hasArea
    case .buffer(let buffer): buffer.ground.hasArea
    case .areas(let areas): areas.polygons.contains(where: \.hasArea)
    case .group, .geojson, .scaleBar, .title, .legend, .attribution, .compass, .graticule, .inset: false
    default: true
    }
  }
}
