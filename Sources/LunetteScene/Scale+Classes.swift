/// What a legend shows of a scale.
extension Scale {
  /// A class, or a place along a linear scale, in words.
  public struct Class: Equatable, Sendable {
    /// "200 – 400".
    public var text: String
    /// What is drawn for it; nil: nothing.
    public var value: Value?
  }

  /// What stands for data that are not there, in words.
  static let noDataText = "no data"

  /// Its classes, of a linear scale its ticks, in their order; then what stands for missing data, where a script said so.
  public var classes: [Class] {
    let rest = givenMissing.map { [Class(text: Scale.noDataText, value: $0)] } ?? []
    switch kind {
    case .linear:
      let texts = ticks.texts
      return zip(ticks, texts).map { Class(text: $1, value: value(of: $0)) } + rest
    case .quantize:
      let texts = ([domain[0]] + limits + [domain[1]]).texts
      return range.indices.map { Class(text: "\(texts[$0]) – \(texts[$0 + 1])", value: range[$0]) } + rest
    case .threshold:
      let texts = limits.texts
      return range.indices.map { position in
        let text =
          switch position {
          case 0: "< \(texts[0])"
          case texts.count: "≥ \(texts[position - 1])"
          default: "\(texts[position - 1]) – \(texts[position])"
          }
        return Class(text: text, value: range[position])
      } + rest
    case .ordinal:
      return zip(names, range).map { Class(text: $0.text, value: $1) } + rest
    }
  }

  /// Numbers along a linear scale: those of its domain, and of two round ones between them.
  public var ticks: [Double] {
    guard domain.count == 2, let step = Scale.roundStep(over: domain[1] - domain[0]) else { return domain }
    // What is nearer to an end than a seventh of it all has no room beside its number.
    let gap = (domain[1] - domain[0]) / 7
    let first = (domain[0] / step).rounded(.up)
    let inner = (0..<8).map { (first + Double($0)) * step }
    return [domain[0]] + inner.filter { $0 - domain[0] > gap && domain[1] - $0 > gap } + [domain[1]]
  }

  /// 1, 2 or 5 times a power of ten, such that four of it or fewer are in a span; nil where that is no number.
  private static func roundStep(over span: Double) -> Double? {
    guard span.isFinite, span > 1e-290 else { return nil }
    let (power, rest) = (span / 4).decimal
    return (rest <= 1 ? 1 : rest <= 2 ? 2 : rest <= 5 ? 5 : 10) * power
  }

  /// Where the colours of its range lie along the domain, 0…1.
  public var stops: [Double] {
    guard domain.count > 1, range.count > 1 else { return [] }
    return range.indices.map { index in
      let along = Double(index) / Double(range.count - 1) * Double(domain.count - 1)
      let segment = min(Int(along), domain.count - 2)
      let part = along - Double(segment)
      return position(of: domain[segment] * (1 - part) + domain[segment + 1] * part)
    }
  }
}

extension Scale.Name {
  /// As a legend writes it.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.textInFull
    }
  }
}
