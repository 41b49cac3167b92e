extension Color {
  /// As CSS: "#ff0000", or "rgb(255 0 0 / 20%)" where it lets something through.
  public var css: String {
    alpha == 1 ? hex : "rgb(\(red) \(green) \(blue) / \((alpha * 100 * 1e6).rounded() / 1e6)%)".replacingZeroFraction
  }
}

extension String {
  /// "20.0%" as "20%".
  fileprivate var replacingZeroFraction: String {
    hasSuffix(".0%)") ? dropLast(4) + "%)" : self
  }
}
