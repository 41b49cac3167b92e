import LunetteGeometry

extension Stage {
  /// The scene as it stands, resolved.
  public func scene() throws(Diagnostic) -> Scene {
    var visible = drawnOverlays
    try settleSoundness(of: &visible)
    try requireMercator(forImagesOf: visible)
    let basemap = try givenMapAreas()
    let masks = try MaskGathering(visible, stage: self).masks
    var (camera, fit) = (self.camera ?? Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 0), self.fit)
    try settleHeightAtEnd(with: visible)
    if self.camera == nil { (camera, fit) = automaticCamera(visible) }
    // Scripts may write 190 or 1e300; readers of documents count from it.
    camera.center.longitude = camera.center.longitude.normalizedLongitude
    try settleInsets(&visible, beside: camera)
    let warnings = self.warnings + warnings(about: visible, seenBy: camera)
    return Scene(
      settings: settings, basemap: basemap, camera: camera, fit: fit, overlays: visible, masks: masks.map(\.mask),
      layers: drawingOrder(of: visible, masks), parameterSheet: parameterSheet, warnings: warnings, files: files)
  }

  private func requireMercator(forImagesOf overlays: [Overlay]) throws(Diagnostic) {
    guard settings.projection != .mercator, let image = overlays.first(where: { $0.kind == .image }) else { return }
    throw error(
      "overlay.image lies on the Mercator map, and can't be drawn in another projection; its place is drawn by "
        + "overlay.rectangle { bounds = … } or overlay.polygon { path = … }", at: image.place)
  }

  /// Furniture above all else, but for a graticule, which lies on the map; by z, then creation; a mask just under its lowest shape, unless it has a z of its own.
  private func drawingOrder(of overlays: [Overlay], _ masks: [MaskGathering.Gathered]) -> [Scene.Layer] {
    struct Place: Comparable {
      var isFurniture = false
      var z: Double
      var creation: Int
      var rank: Int
      static func < (a: Place, b: Place) -> Bool {
        if a.isFurniture != b.isFurniture { return b.isFurniture }
        return (a.z, a.creation, a.rank) < (b.z, b.creation, b.rank)
      }
    }
    var layers: [(place: Place, layer: Scene.Layer)] = overlays.indices.map {
      let overlay = overlays[$0]
      return (
        Place(
          isFurniture: overlay.isFurniture && overlay.kind != .graticule, z: overlay.common.z, creation: $0, rank: 1),
        .overlay($0)
      )
    }
    for (index, gathered) in masks.enumerated() {
      let lowest = gathered.mask.shapes.min { (overlays[$0].common.z, $0) < (overlays[$1].common.z, $1) } ?? 0
      layers.append((Place(z: gathered.z ?? overlays[lowest].common.z, creation: lowest, rank: 0), .mask(index)))
    }
    let isSorted = masks.isEmpty && zip(layers, layers.dropFirst()).allSatisfy { $0.place < $1.place }
    if !isSorted { layers.sort { $0.place < $1.place } }
    return layers.map(\.layer)
  }
}

/// Gathers masked shapes into masks: a group is one fill, its z, and its shapes.
struct MaskGathering {
  struct Gathered {
    var mask: Mask
    var z: Double?
    var fillPlace: SourcePlace?
  }

  var masks: [Gathered] = []
  private let stage: Stage

  init(_ overlays: [Overlay], stage: Stage) throws(Diagnostic) {
    self.stage = stage
    var known: [String?: Int] = [:]
    for index in overlays.indices {
      guard let style = overlays[index].mask else { continue }
      let overlay = overlays[index]
      let number = known[style.group] ?? masks.count
      if number == masks.count {
        known[style.group] = number
        var mask = Mask(
          group: style.group, fill: MaskStyle.defaultFill, shapes: [], place: overlay.place,
          number: (masks.last?.mask.number ?? 0) + 1)
        if !stage.ids.isEmpty { while stage.ids[mask.id] != nil { mask.number += 1 } }
        masks.append(Gathered(mask: mask))
      }
      try add(overlay, index, to: number)
    }
    for index in masks.indices { masks[index].mask.cutters = MaskGathering.cutters(masks[index].mask.shapes, overlays) }
  }

  /// Without circles that lie in another one, so that they need not be united with it.
  private static func cutters(_ shapes: [Int], _ overlays: [Overlay]) -> [Int] {
    let circles = shapes.indices.filter { overlays[shapes[$0]].kind == .circle }
    guard circles.count > 1 else { return shapes }
    let isOutermost = Circle.outermost(of: circles.map { overlays[shapes[$0]].content.circle })
    let swallowed = Set(zip(circles, isOutermost).filter { !$0.1 }.map { shapes[$0.0] })
    return swallowed.isEmpty ? shapes : shapes.filter { !swallowed.contains($0) }
  }

  private mutating func add(_ overlay: Overlay, _ index: Int, to number: Int) throws(Diagnostic) {
    masks[number].mask.shapes.append(index)
    masks[number].z = masks[number].z ?? overlay.mask?.z
    guard let fill = overlay.maskFill else { return }
    if let first = masks[number].fillPlace, fill != masks[number].mask.fill {
      let group = masks[number].mask.group.map { "mask group '\($0)'" } ?? "the mask"
      throw stage.error(
        "a mask has one fill: \(group) has \(masks[number].mask.fill.css) since \(stage.shown(first)) and "
          + "\(fill.css) here; give one of them a group of its own: mask = { fill = …, group = \"…\" }",
        at: overlay.place)
    }
    masks[number].mask.fill = fill
    masks[number].fillPlace = masks[number].fillPlace ?? overlay.place
  }
}

extension Stage {
  /// An error at a place of the script.
  func error(_ message: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(.error, message, file: place.file < 0 ? nil : files[Int(place.file)], line: Int(place.line))
  }
}
