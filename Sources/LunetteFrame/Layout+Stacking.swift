import LunetteGeometry
import LunetteScene

/// An attribution in view points.
public struct AttributionDrawing: Sendable {
  /// Its paper.
  public var box: Box
  /// The letters' size, smaller where a line would not fit.
  public var size: Double
  /// Where its text's anchor lies: the middle of its left side.
  public var at: Point
}

/// Where furniture stands whose places in the view are the same: one beside the other, from the view's side inward.
struct FurnitureStack {
  /// By position: how far from the view's side it is taken; of what stands in the middle, down to where.
  private var taken: [Anchor: Double] = [:]
  /// Where the first begins of those that stand in the middle.
  private var starts: [Anchor: Double] = [:]
  private static let gap = 6.0

  /// Nothing is taken yet.
  init() {}

  /// The same once more, with what stands in the middle around it: `filled` is how it came to stand without that.
  init(centering filled: FurnitureStack, in room: Double) {
    for (position, start) in filled.starts {
      guard let end = filled.taken[position] else { continue }
      starts[position] = room / 2 - (end - start) / 2
    }
  }

  /// Whether something stands in the middle.
  var isCentered: Bool { !starts.isEmpty }

  /// How far from the view's side there is room at a position.
  func distance(_ position: Anchor, margin: Double) -> Double {
    guard position.down != 0, let taken = taken[position] else { return margin }
    return max(margin, taken + FurnitureStack.gap)
  }

  /// The upper end of what is so high, which takes its room.
  mutating func place(_ position: Anchor, _ height: Double, margin: Double, in room: Double) -> Double {
    guard position.down != 0 else {
      let y = taken[position].map { $0 + FurnitureStack.gap } ?? starts[position] ?? (room - height) / 2
      starts[position] = starts[position] ?? y
      taken[position] = y + height
      return y
    }
    let distance = distance(position, margin: margin)
    taken[position] = distance + height
    return position.down < 0 ? distance : room - distance - height
  }
}

extension Layout {
  /// Attributions next to the view's sides, then all else as it is drawn.
  mutating func layFurniture(of scene: Scene) {
    // Furniture lies above all else.
    let indices = scene.layers.reversed().prefix { layer in
      guard case .overlay(let index) = layer else { return false }
      return scene.overlays[index].isFurniture
    }.reversed().compactMap { layer -> Int? in
      guard case .overlay(let index) = layer else { return nil }
      return index
    }
    if indices.isEmpty { return }
    var stack = FurnitureStack()
    lay(indices, of: scene, &stack)
    guard stack.isCentered else { return }
    stack = FurnitureStack(centering: stack, in: size.height)
    lay(indices, of: scene, &stack)
  }

  private mutating func lay(_ indices: [Int], of scene: Scene, _ stack: inout FurnitureStack) {
    for index in indices {
      guard case .attribution(let attribution) = scene.overlays[index].content else { continue }
      furniture[index] = .attribution(self.attribution(attribution, &stack))
    }
    for index in indices {
      switch scene.overlays[index].content {
      case .scaleBar(let bar): furniture[index] = .bar(self.bar(bar, &stack))
      case .title(let title): furniture[index] = .title(self.title(title, &stack))
      case .legend(let legend):
        furniture[index] = .legend(self.legend(legend, of: scene, heading: scene.overlays[index].common.title, &stack))
      case .compass(let compass): furniture[index] = .compass(self.compass(compass, &stack))
      case .inset(let inset): furniture[index] = .inset(self.inset(inset, &stack))
      default: break  // attributions have their places
      }
    }
  }

  private static let (attributionSize, attributionPadding) = (9.0, Point(x: 4, y: 2))

  private func attribution(_ attribution: Attribution, _ stack: inout FurnitureStack) -> AttributionDrawing {
    let padding = Layout.attributionPadding
    let width = LetterWidths.width(of: attribution.text)
    let margin = self.margin(attribution.margin)
    let room = max(size.width - 2 * margin, size.width / 2) - 2 * padding.x
    let lines = 1 + 1.2 * Double(attribution.text.count { $0 == "\n" })
    // Of a text that has no width nothing is seen, but it is there.
    let letters = width > 0 ? max(0, min(Layout.attributionSize, room / width)) : Layout.attributionSize
    guard letters > 0, !attribution.text.isEmpty else {
      let corner = Point(x: place(attribution.position.across, size.width, 0, margin), y: margin)
      return AttributionDrawing(box: Box(around: [corner]) ?? size.box, size: 0, at: corner)
    }
    // Letters reach a fifth of their size below the line they stand on.
    let box = Size(width: letters * width + 2 * padding.x, height: letters * (lines + 0.2) + 2 * padding.y)
    let x = place(attribution.position.across, size.width, box.width, margin)
    let y = stack.place(attribution.position, box.height, margin: margin, in: size.height)
    return AttributionDrawing(
      box: Box(minX: x, minY: y, maxX: x + box.width, maxY: y + box.height), size: letters,
      at: Point(x: x + padding.x, y: y + box.height / 2))
  }

  private func legend(
    _ legend: Legend, of scene: Scene, heading: String?, _ stack: inout FurnitureStack
  ) -> LegendDrawing {
    var drawing = LegendDrawing(heading: heading, rows: scene.rows(of: legend), scale: legend.scale)
    if drawing.isEmpty { return drawing }
    let (width, height) = (drawing.box.maxX, drawing.box.maxY)
    let margin = self.margin(legend.margin)
    let across = max(size.width - 2 * margin, size.width / 2)
    let down = max(
      size.height - margin - stack.distance(legend.position, margin: margin), size.height / 4)
    drawing.factor = min(1, across / width, down / height)
    let box = Size(width: width * drawing.factor, height: height * drawing.factor)
    let x = place(legend.position.across, size.width, box.width, margin)
    let y = stack.place(legend.position, box.height, margin: margin, in: size.height)
    drawing.box = Box(minX: x, minY: y, maxX: x + box.width, maxY: y + box.height)
    return drawing
  }
}
