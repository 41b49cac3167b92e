extension Coordinate {
  /// The place a part of the way to another one, which is straight on the Mercator map, as lines between them are drawn.
  public func blended(with other: Coordinate, _ part: Double) -> Coordinate {
    if part == 0 { return self }
    return part == 1 ? other : CenterLine(from: self, to: other, in: .mercator).place(at: part)
  }
}
