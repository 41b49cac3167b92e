import LunetteData

/// Features in a row of a file whose points look alike: drawn as one overlay, and told apart in documents. Of a hundred
/// thousand points an overlay each took two thirds of the time.
public struct DotRow: Sendable {
  /// One of the features.
  public struct Member: Sendable {
    /// Its position in the file.
    let position: Int32
    /// Where its places end among those of all.
    public let end: Int32
    /// Its own id; nil for an automatic one.
    public internal(set) var id: String?
  }

  /// Where they are from.
  let file: FeatureFile
  /// In the file's order.
  public internal(set) var members: [Member] = []
  /// What automatic ids begin with: "geojson-1-".
  public internal(set) var prefix = ""
  /// The number of the first member's automatic id.
  public internal(set) var first = 1

  /// Room for so many features of a file.
  public init(of file: FeatureFile, count: Int) {
    self.file = file
    members.reserveLargeCapacity(count)
  }

  /// Adds the feature at a position, whose places end at `end`.
  public mutating func append(_ position: Int32, end: Int, id: String?) {
    members.append(Member(position: position, end: Int32(end), id: id))
  }

  /// Bytes that it holds, but for long ids.
  public var size: Int { members.count * MemoryLayout<Member>.stride }

  /// What a member is called in documents.
  func id(of member: Int) -> String { members[member].id ?? "\(prefix)\(first + member)" }

  /// Where a member's places lie among those of all.
  func places(of member: Int) -> Range<Int> {
    Int(member == 0 ? 0 : members[member - 1].end)..<Int(members[member].end)
  }
}

extension Scene {
  /// The same scene with an overlay for each feature, as documents tell them.
  public var withRowsApart: Scene {
    guard overlays.contains(where: { $0.row != nil }) else { return self }
    var scene = self
    scene.overlays = []
    /// Where the overlays of each begin among the new ones.
    var starts: [Int] = []
    for overlay in overlays {
      starts.append(scene.overlays.count)
      if let row = overlay.row { scene.overlays += row.apart(overlay) } else { scene.overlays.append(overlay) }
    }
    starts.append(scene.overlays.count)
    for index in masks.indices {
      scene.masks[index].shapes = masks[index].shapes.map { starts[$0] }
      scene.masks[index].cutters = masks[index].cutters.map { starts[$0] }
    }
    scene.layers = layers.flatMap { layer in
      guard case .overlay(let index) = layer else { return [layer] }
      return (starts[index]..<starts[index + 1]).map(Layer.overlay)
    }
    return scene
  }
}

extension DotRow {
  /// An overlay for each member.
  fileprivate func apart(_ overlay: Overlay) -> [Overlay] {
    let dots = overlay.content.dots
    return members.indices.map { member in
      var one = Dots()
      one.places = Array(dots.places[places(of: member)])
      one.size = dots.size
      var shape = overlay
      shape.content = .dots(one)
      shape.common.id = id(of: member)
      shape.common.origin = FeatureOrigin(file, Int(members[member].position))
      return shape
    }
  }
}

extension Overlay {
  /// The features that it is the dots of, where they are several.
  public var row: DotRow? {
    guard case .dots(let dots) = content else { return nil }
    return dots.row.value
  }
}
