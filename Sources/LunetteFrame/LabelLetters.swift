import LunetteScene

/// Heights of a sans serif's letters, in sizes of it. Arial's and Liberation Sans' capitals are 0.716 high.
public enum Letters {
  /// From one line to the next.
  public static let lineHeight = 1.2
  private static let (above, below) = (0.8, 0.2)
  private static let capital = 0.716

  /// Where the first of some lines stands, below the place that an anchor lies at.
  public static func firstBaseline(_ anchor: Anchor, lines: Int) -> Double {
    let further = Double(lines - 1) * lineHeight
    return switch anchor.down {
    case -1: above
    // Capitals and digits are what the eye centres.
    case 0: capital / 2 - further / 2
    default: -below - further
    }
  }
}

extension Substring {
  /// Whether its first letter runs from right to left: of Hebrew, Arabic and their relatives; nil where it has no letter.
  /// (The Unicode Bidirectional Algorithm, UAX 9, rules P2 and P3.)
  public var isRightToLeft: Bool? {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
    return nil
  }
}
