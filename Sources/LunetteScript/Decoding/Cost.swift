/// What work on each place of a path counts, in steps of 8 ns.
enum Cost {
  static let geodesic = Call.stepsOfGeodesic
  static let simplifying = 100
  static let encoding = 4
  static let labelPoint = 200
}
