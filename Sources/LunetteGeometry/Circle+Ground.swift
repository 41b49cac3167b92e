extension Circle {
  /// Its outlines on the Mercator plane in radians, x from Greenwich, for projections that show poles: what the edges stray is
  /// measured in metres on the ground, where the plane has no end.
  public func outlines(groundTolerance: Double) -> [Outline] {
    geographicOutlines(tolerance: groundTolerance).map { outline in
      var onMercator = outline
      for index in outline.points.indices {
        let place = outline.points[index]
        onMercator.points[index] = Point(x: place.x / .degrees, y: Mercator.y(latitude: place.y))
      }
      return onMercator
    }
  }
}
