import LunetteGeometry
import LunetteScene

extension Double {
  /// With so many decimals at most.
  func rounded(decimals: Int) -> String {
    let scale = PlaneGrid(decimals: decimals).scale
    return ((self * scale).rounded() / scale + 0).shown
  }

  /// To six digits.
  private var brief: String {
    guard self != 0, isFinite else { return shown }
    var decimals = 0
    while decimals < 12 && abs(self) * PlaneGrid(decimals: decimals).scale < 99_999.5 { decimals += 1 }
    return rounded(decimals: decimals)
  }

  /// "1.5 km".
  var meters: String { abs(self) < 1000 ? "\(brief) m" : "\((self / 1000).brief) km" }

  /// "+1.5 m", to three digits' worth.
  var signedMeters: String {
    if abs(self) < 5e-7 { return "±0 m" }
    return (self < 0 ? "−" : "+") + abs(self).meters
  }

  /// "1.5 km²".
  var squareMeters: String { abs(self) < 1e6 ? "\(brief) m²" : "\((self / 1e6).brief) km²" }

  /// "+0.12 %".
  func off(from exact: Double) -> String {
    guard exact != 0 else { return "the same" }
    let percent = (self - exact) / exact * 100
    return (percent < 0 ? "−" : "+") + abs(percent).rounded(decimals: 4) + " %"
  }
}

extension Coordinate {
  /// "21.0278, 105.8523".
  var shown: String { "\(latitude.rounded(decimals: 7)), \(longitude.normalizedLongitude.rounded(decimals: 7))" }
}
