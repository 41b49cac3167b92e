import LunetteGeometry

/// What `scene { … }` says.
public struct SceneSettings: Equatable, Sendable {
  /// The view in points, whole numbers of 1...16384.
  public var width = 800
  /// Points downward; `automaticHeight` until a fit says it.
  public var height = 600
  /// How often a second the scene's own clock ticks.
  public var frameRate = 30
  /// What the picture is called.
  public var title: String?
  /// What it shows, for those who can't see it.
  public var description: String?
  /// The paper under everything, a built-in basemap's sea; nil: the theme's.
  public var background: Color?
  /// What the map's own area is filled with, under everything but the paper; nil: a built-in basemap's sea.
  public var ocean: Color?
  /// The colours where a script names none.
  public var theme = Theme.light
  /// The map under everything.
  public var basemap = Basemap.none
  /// How the globe is laid out flat.
  public var projection = Projection.mercator
  /// The language of its texts, as a BCP 47 tag.
  public var language: String?

  /// The defaults.
  public init() {}

  /// Dark letters on light paper, the other way round, or black on white, without tints.
  public enum Theme: String, CaseIterable, Sendable { case light, dark, print }

  /// The paper's colour: in Mercator, which has no end, a built-in basemap's sea.
  public var paper: Color { background ?? (basemap.hasSea && projection == .mercator ? theme.map.sea : theme.paper) }

  /// What the map's own area is filled with: beside a globe there is paper. nil: nothing.
  public var sea: Color? { ocean ?? (basemap.hasSea && projection != .mercator ? theme.map.sea : nil) }

  /// The longest side of a view.
  public static let mostPoints = 16384
  /// `height = "auto"`.
  public static let automaticHeight = 0

  /// How the globe is laid out flat.
  public enum Projection: String, CaseIterable, Sendable {
    case mercator, equirectangular, orthographic
    case azimuthalEquidistant = "azimuthal_equidistant"

    /// A camera's view of it.
    public func view(_ camera: Camera, size: Size) -> any GroundView {
      sheetView(camera, size: size) ?? MercatorView(camera: camera, size: size)
    }

    /// The projections that are centred on the camera; nil for others.
    var azimuthal: Azimuthal? {
      switch self {
      case .mercator, .equirectangular: nil
      case .orthographic: .orthographic
      case .azimuthalEquidistant: .equidistant
      }
    }

    /// The same; nil for Mercator.
    public func sheetView(_ camera: Camera, size: Size) -> (any SheetView)? {
      switch self {
      case .mercator: nil
      case .equirectangular: EquirectangularView(camera: camera, size: size)
      case .orthographic: AzimuthalView(.orthographic, camera: camera, size: size)
      case .azimuthalEquidistant: AzimuthalView(.equidistant, camera: camera, size: size)
      }
    }
  }
}

extension SceneSettings.Theme {
  /// The paper: white, or nearly black.
  public var paper: Color {
    switch self {
    case .light, .print: Color(red: 255, green: 255, blue: 255, alpha: 1)
    case .dark: Color(red: 0x14, green: 0x18, blue: 0x1f, alpha: 1)
    }
  }

  /// The letters' colours.
  public var text: Label {
    var label = Label(at: Coordinate(latitude: 0, longitude: 0))
    switch self {
    case .light: break
    case .dark: (label.color, label.halo) = (Color(red: 0xee, green: 0xee, blue: 0xee, alpha: 1), paper)
    case .print: label.color = Color(red: 0, green: 0, blue: 0, alpha: 1)
    }
    return label
  }
}
