import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

extension FeatureDrawing {
  /// How features are drawn whose points look alike.
  enum Row {
    /// It wasn't needed yet.
    case unknown
    /// One by one: something is asked about each, or more is drawn of it than a fill and a line.
    case none
    case alike(Overlay)
  }

  /// Draws the features from here on that are points and look alike, as one overlay, where they are two or more; says
  /// whether it did.
  mutating func takeRow(_ call: Call) throws(Mistake) -> Bool {
    guard next == .style, layer.isSameForAll else { return false }
    if case .none = row { return false }
    let features = call.interpreter.library.contents(of: list)
    var end = position
    while end < features.count, features.isDots(at: end) { end += 1 }
    guard end > position + 1 else { return false }
    if case .unknown = row { row = try look(call) }
    guard case .alike(var overlay) = row else { return false }
    overlay.common.origin = FeatureOrigin(features.file, features.index(of: position))
    var members = DotRow(of: features.file, count: end - position)
    var places: [Coordinate] = []
    places.reserveLargeCapacity(end - position)
    while position < end {
      switch features.geometry(at: position) {
      case .point(let place): places.append(place)
      case .multiPoint(let several): places += several
      default: break  // others are no dots
      }
      let index = features.index(of: position)
      members.append(Int32(index), end: places.count, id: features.file.features[index].id?.name)
      position += 1
    }
    overlay.content = .dots(Dots(places, size: overlay.content.dots.size, of: members))
    call.chargeElement(of: 2 * MemoryLayout<Overlay>.stride)
    _ = call.charge(overlay.placesSize + members.size) && call.charge(steps: overlay.effort)
    drawn.append(overlay)
    return true
  }

  private func look(_ call: Call) throws(Mistake) -> Row {
    do throws(Mistake) {
      guard layer.style == .table else { return try looks.ofDots(.none, call).map(Row.alike) ?? .none }
      lsh_push_field(call.run, 1, Question.style.name)
      defer { lsh_set_top(call.run, -2) }
      return try looks.ofDots(.value(lsh_top(call.run)), call).map(Row.alike) ?? .none
    } catch {
      throw error.within(Question.style.name)
    }
  }
}

extension FeatureLayer {
  /// Whether nothing is asked about a feature, nor written at it, and points are dots.
  fileprivate var isSameForAll: Bool { style != .function && marker == .none && label == .none }
}

extension DataLibrary.Contents {
  /// Whether a feature is of points alone, and its file says nothing of how it is drawn.
  fileprivate func isDots(at position: Int) -> Bool {
    switch geometry(at: position) {
    case .point, .multiPoint: !file.features[index(of: position)].properties.mention(SimpleStyle.beginnings)
    default: false
    }
  }
}
