/// The colours of a basemap: quiet ones, since it lies under what is shown.
public struct MapPaint: Equatable, Sendable {
  /// The paper under the built-in maps.
  public var sea: Color
  /// What areas are filled with.
  public var land: Color
  /// Where the built-in land ends; nil for no line.
  public var coast: Color?
  /// The borders between countries; lines of a map of one's own.
  public var border: Color
  /// The lines' width in points.
  public var width: Double
}

extension SceneSettings.Theme {
  /// A basemap's colours.
  public var map: MapPaint {
    switch self {
    case .light:
      MapPaint(
        sea: Color(rgba: 0xd8e4_ecff), land: Color(rgba: 0xf7f5_f0ff), border: Color(rgba: 0xc8c2_b6ff), width: 0.75)
    case .dark:
      MapPaint(sea: paper, land: Color(rgba: 0x2a31_3bff), border: Color(rgba: 0x4c56_63ff), width: 0.75)
    case .print:
      MapPaint(sea: paper, land: paper, coast: Color(rgba: 0xff), border: Color(rgba: 0xff), width: 0.5)
    }
  }
}

extension SceneSettings {
  /// The basemap's colours, as the scene has them.
  public var mapPaint: MapPaint {
    var paint = theme.map
    guard case .given(let map) = basemap else { return paint }
    paint.land = map.style.fill ?? paint.land
    paint.border = map.style.stroke ?? paint.border
    paint.width = map.style.strokeWidth ?? paint.width
    return paint
  }
}
