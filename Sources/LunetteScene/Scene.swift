import LunetteGeometry

/// A scene with everything resolved: the camera solved, the masks gathered, the drawing order known. Its shapes are still
/// what they are; nothing is an outline yet.
public struct Scene: Sendable {
  /// The view and what the picture is.
  public var settings: SceneSettings
  /// The areas of a basemap that the script gives.
  public var basemap: [Overlay] = []
  /// Where the view looks from.
  public var camera: Camera
  /// What the camera was last asked for.
  public var fit: CameraFit
  /// The visible ones, in order of creation.
  public var overlays: [Overlay]
  /// In the order of their first shapes.
  public var masks: [Mask]
  /// What is drawn, lowest first.
  public var layers: [Layer]
  /// What can be set from outside.
  public var parameterSheet: ParameterSheet
  /// What may be wrong.
  public var warnings: [Diagnostic]
  /// The paths of the run's files, which places number.
  public var files: [String]

  /// In the order of their declaration.
  public var parameters: [Parameter] { parameterSheet.parameters }

  /// The view's size in points.
  public var size: Size { Size(width: Double(settings.width), height: Double(settings.height)) }

  /// What the camera sees.
  public var view: any GroundView { settings.projection.view(camera, size: size) }

  /// How furniture is lettered.
  public var textStyle: Label { settings.theme.text }

  /// How a title is written: its anchor is its place in the view.
  public func label(of title: Title) -> Label {
    var label = textStyle
    label.text = title.text
    label.size = title.size
    label.color = title.color ?? label.color
    label.halo = title.halo ?? label.halo
    // Of the letters as much as the other texts' halo.
    label.haloWidth *= title.size / textStyle.size
    label.anchor = title.position
    return label
  }

  /// One thing to draw, as an index.
  public enum Layer: Equatable, Sendable {
    case overlay(Int)
    case mask(Int)
  }
}

/// One mask: the outside of its shapes, filled once.
public struct Mask: Sendable {
  /// nil: the mask of the shapes that name no group.
  public var group: String?
  /// The outside's colour.
  public var fill: Color
  /// The indices of its shapes among the scene's overlays.
  public var shapes: [Int]
  /// Those of them that cut it: without circles that lie in others.
  public var cutters: [Int] = []
  /// Where its lowest shape was made.
  public var place: SourcePlace
  /// The n of its id, from 1.
  public var number: Int

  /// As documents name it.
  public var id: String { "mask-\(number)" }
}
