import LunetteData

extension Feature.ID {
  /// As documents have it: a name, in which "-" stands for white space and what XML has no way to write; nil for none.
  var name: String? {
    switch self {
    case .number(let number):
      let isExact = abs(number) <= 9_007_199_254_740_992 && number == number.rounded()
      return isExact ? String(Int64(number)) : number.shown
    case .text(let text):
      if text.isEmpty { return nil }
      return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isOfNames ? $0 : "-" }))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isOfNames: Bool {
    isASCII ? value > 32 && value != 127 : !properties.isWhitespace && value != 0xfffe && value != 0xffff
  }
}
