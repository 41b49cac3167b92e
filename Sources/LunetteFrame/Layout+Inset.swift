import LunetteGeometry
import LunetteScene

/// An inset in view points.
public struct InsetDrawing: Sendable {
  /// What it covers of the view.
  public var box: Box
  /// What it shows, in points from its own corner; nil where only its place is asked for.
  public var frame: Frame?
  /// What the view shows, as lines in the inset.
  public var outline = Path()

  /// What is drawn of a layer takes as much memory as so many points, of nothing too.
  private static let pointsOfItem = MemoryLayout<Frame.Item>.stride / MemoryLayout<Point>.stride

  var pointCount: Int {
    let frame = frame.map { $0.pointCount + InsetDrawing.pointsOfItem * $0.items.count } ?? 0
    return 2 + outline.pointCount + frame
  }
}

extension Layout {
  func inset(_ inset: Inset, _ stack: inout FurnitureStack) -> InsetDrawing {
    let (size, margin) = (inset.size(in: self.size), self.margin(inset.margin))
    let x = place(inset.position.across, self.size.width, size.width, margin)
    let y = stack.place(inset.position, size.height, margin: margin, in: self.size.height)
    return InsetDrawing(box: Box(minX: x, minY: y, maxX: x + size.width, maxY: y + size.height))
  }

  /// An inset with what it shows: a frame of its own, which `frame` lays out, and the view's outline in it.
  func filled(
    _ drawing: InsetDrawing, _ inset: Inset, of scene: Scene,
    frame: (Scene, Camera, Size) throws(Diagnostic) -> Frame
  ) throws(Diagnostic) -> InsetDrawing {
    let size = inset.size(in: self.size)
    var filled = drawing
    filled.frame = try frame(scene.shown(in: inset), inset.camera, size)
    guard inset.outline != nil else { return filled }
    filled.outline = ViewOutline(layout: self, inset: scene.settings.projection.view(inset.camera, size: size)).path
    guard filled.outline.isFinite else { throw .bug("a point of an inset's outline is no place of the view") }
    return filled
  }
}
