import LunetteGeometry

/// Which polygons are areas as they are. Scenes of a film are resolved again and again: what is known of a state of an
/// overlay is kept, as long as the last scene had it.
extension Stage {
  /// What is known of polygons, by the versions of their overlays on the stage.
  struct KnownSoundness {
    /// Of polygons and of features' areas, by their kind, number and version.
    var overlays: [State: [GroundPolygon.Soundness]] = [:]
    /// The areas of the script's own basemap, and of which map they are.
    var basemap: (map: GivenMap, areas: [Overlay])?

    /// A state of an overlay that draws polygons. Members of a group have its versions, so these alone don't tell.
    struct State: Hashable {
      let kind: Overlay.Kind
      let number: Int
      let version: Int
    }
  }

  /// Looks at the polygons that are drawn; those with too many crossings are refused.
  func settleSoundness(of overlays: inout [Overlay]) throws(Diagnostic) {
    guard numbers[Overlay.Kind.polygon.rawValue] + numbers[Overlay.Kind.geojson.rawValue] > 0 else { return }
    var known: [KnownSoundness.State: [GroundPolygon.Soundness]] = [:]
    for index in overlays.indices {
      let overlay = overlays[index]
      let polygons: [GroundPolygon]
      switch overlay.content {
      case .polygon(let polygon): polygons = [polygon]
      case .areas(let areas): polygons = areas.polygons
      default: continue
      }
      let state = KnownSoundness.State(
        kind: overlay.kind, number: overlay.common.number, version: overlay.common.version)
      let found: [GroundPolygon.Soundness]
      if let before = knownSoundness.overlays[state] {
        found = before
      } else {
        found = try soundness(of: polygons, overlay.id, at: overlay.place)
      }
      known[state] = found
      if case .areas(var areas) = overlay.content {
        areas.soundness = found
        overlays[index].content = .areas(areas)
      } else {
        overlays[index].common.soundness = found[0]
      }
    }
    knownSoundness.overlays = known
  }

  private func soundness(
    of polygons: [GroundPolygon], _ name: String, at place: SourcePlace
  ) throws(Diagnostic) -> [GroundPolygon.Soundness] {
    let found = polygons.map(\.soundness)
    for (polygon, soundness) in zip(polygons, found) where soundness == .crossing {
      try require(polygon, name, at: place)
    }
    return found
  }

  /// The areas of the script's own basemap, as overlays: they are laid out in the same way.
  func givenMapAreas() throws(Diagnostic) -> [Overlay] {
    guard case .given(let map) = settings.basemap else { return [] }
    if let known = knownSoundness.basemap, known.map == map { return known.areas }
    let found = try soundness(of: map.areas, "an area of the basemap", at: settledAt ?? .unknown)
    let areas = zip(map.areas, found).map { polygon, soundness in
      var area = Overlay(.polygon(polygon))
      area.style.strokeWidth = 0
      area.common.soundness = soundness
      return area
    }
    knownSoundness.basemap = (map, areas)
    return areas
  }

  private func require(
    _ polygon: GroundPolygon, _ name: String, crossesAtMost most: Int = 20_000, at place: SourcePlace
  ) throws(Diagnostic) {
    guard polygon.crosses(moreThan: most) else { return }
    var error = error(
      "the rings of \(name) cross more than \(most) times, too often to find what is inside; is the order of its "
        + "places right?", at: place)
    error.kind = .limit
    throw error
  }
}
