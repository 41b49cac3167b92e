import CLuaShims
import LunetteGeometry
import LunetteScene

extension OverlaySchema {
  static let inset = Record<Overlay>(
    .inset,
    [
      Field(
        "size", { $1(&$0.content.inset.size) }, .insetSize, default: "{160, 120}",
        "How wide and high it is, where the view has room for it."),
      Field(
        "fit", { $1(&$0.content.inset.fit) }, .fit,
        "What it holds, with 5 % of its smaller side around it; else it lies around the view's middle."),
      Field(
        "zoom", { $1(&$0.content.inset.zoom) }, .number(from: Camera.zooms.lowerBound, to: Camera.zooms.upperBound),
        default: "5 less than the view's, or the world as wide as it is", "Its zoom."),
      Field(
        "basemap", { $1(&$0.content.inset.basemap) }, .choice("basemap"), default: "land", "The map that it shows."),
      Field(
        "show", { $1(&$0.content.inset.show) }, .choice("show"), default: "basemap",
        "Only its map, or the overlays too, but for furniture."),
      Field(
        "outline", { $1(&$0.content.inset.outline) }, .outline, default: "red",
        "The colour of the line around what the view shows, which is 6 points wide or more; false is none."),
      positionField(default: "top_left") { $1(&$0.content.inset.position) },
      marginField { $1(&$0.content.inset.margin) },
    ] + commonFields,
    check: { overlay throws(Mistake) in
      guard overlay.content.inset.fit != nil, overlay.content.inset.zoom != nil else { return }
      throw Mistake("goes without fit, which says the zoom", field: "zoom")
    })
}

extension FieldType where Value == Size {
  private static let widthAndHeight = "two numbers of points { width, height }, as in {160, 120}"

  /// Of an inset.
  static let insetSize = FieldType(
    name: "number[]", expected: widthAndHeight,
    read: { call, index throws(Mistake) in
      guard call.isTable(index), lsh_length(call.run, index) == 2, !lsh_has_keys(call.run, index) else {
        throw call.mismatch(index, widthAndHeight)
      }
      let side = FieldType<Double>.number(.points, from: Inset.sides.lowerBound, to: Inset.sides.upperBound)
      let sides = try list(call, index, of: side)
      // After a passed limit there are none.
      guard sides.count == 2 else { return Inset().size }
      return Size(width: sides[0], height: sides[1])
    },
    push: { call, size in call.push(numbers: [size.width, size.height]) })
}

extension FieldType where Value == Color? {
  private static let colorOrFalse = "a CSS colour, or false for none"

  /// A colour, true for red, or false.
  static let outline = FieldType(
    name: "boolean|color", expected: colorOrFalse,
    read: { call, index throws(Mistake) in
      if lsh_type_at(call.run, index) == LSH_BOOLEAN {
        return lsh_boolean(call.run, index) ? Inset.defaultOutline : nil
      }
      return try FieldType<Color>.color.read(call, index)
    },
    push: { call, color in
      if let color { ValueKind.color.push(call, color) } else { call.push(false) }
    }, facts: TypeFacts(isPlain: true))
}

extension FieldType where Value == [Fittable] {
  /// Things that are kept, and fitted when the scene is resolved.
  static let fit = FieldType(
    name: things.name, expected: things.expected,
    read: { call, index throws(Mistake) in
      let kept = try things.read(call, index)
      call.charge(kept.reduce(0) { $0 + MemoryLayout<Fittable>.stride + $1.placesSize })
      call.charge(steps: call.stage.effort(of: kept).steps)
      return kept
    },
    push: { call, things in
      guard things.count != 1 else { return push(things[0], call) }
      call.push(list: things) { call, thing in push(thing, call) }
    })

  private static func push(_ thing: Fittable, _ call: Call) {
    switch thing {
    case .path(let path) where path.count == 1: ValueKind.coordinate.push(call, path[0])
    case .path(let path): call.push(path)
    case .bounds(let bounds): ValueKind.bounds.push(call, bounds)
    case .overlay(let index): ValueKind.handle.push(call, index)
    }
  }
}

extension Fittable {
  fileprivate var placesSize: Int {
    guard case .path(let path) = self else { return 0 }
    return path.count * MemoryLayout<Coordinate>.stride
  }
}
