import Glibc
import LunetteGeometry
import LunetteScene

extension ProjectedLayout {
  /// Degrees between meridians where parallels are so many apart: near a globe's poles more, since all of them meet there.
  /// Meridians of the plate carrée are equally far apart everywhere.
  func meridianStep(_ least: Double) -> Double {
    guard view.meetsAtPoles else { return Graticule.step(atLeast: least) }
    let visible = sheet(margin: 2).sheet.visiblePlane
    let narrow = cos(view.camera.center.latitude * .pi / 180)
    return Graticule.step(atLeast: max(least / max(narrow, 0.1), (visible.maxX - visible.minX) * .degrees / 36))
  }

  /// Parallels and meridians that the view may show; nil for too many.
  func graticule(_ meridianStep: Double, _ parallelStep: Double, atMost most: Int) -> [GraticuleLine]? {
    let (sheet, _) = sheet(margin: 2)
    let (visible, center) = (sheet.visiblePlane, view.camera.center)
    // Of a world that repeats each line is told once: the sheet draws its copies.
    let isWorld = visible.maxX - visible.minX > 2 * .pi * (1 - 1e-9)
    let (west, east) =
      isWorld
      ? (-180 + 1e-9, 180 + 1e-9)
      : (center.longitude + visible.minX * .degrees, center.longitude + visible.maxX * .degrees)
    let (south, north) = (Mercator.latitude(y: visible.minY), Mercator.latitude(y: visible.maxY))
    guard
      let parallels = Graticule.parallels(
        parallelStep, from: south, to: north, atMost: most),
      let meridians = Graticule.meridians(meridianStep, from: west, to: east, atMost: most - parallels.count)
    else { return nil }
    let between = (
      longitude: center.longitude + meridianStep / 2,
      latitude: ((center.latitude / parallelStep).rounded() + 0.5) * parallelStep
    )
    return parallels.map { count in
      let latitude = Double(count) * parallelStep
      let (from, to) = isWorld ? (-Double.pi, Double.pi) : (visible.minX, visible.maxX)
      let y = Mercator.y(latitude: latitude)
      return line(
        count, isLatitude: true, Self.parts(from, to).map { Point(x: $0, y: y) }, from: center.longitude, on: sheet,
        inside: Coordinate(latitude: latitude, longitude: between.longitude))
    }
      + meridians.map { meridian in
        // Where many meet nothing could be seen: those of quarters alone reach the poles.
        let isQuarter = abs((meridian.longitude / 90).rounded() * 90 - meridian.longitude) < 1e-9
        let last = isQuarter || !view.meetsAtPoles ? 90 : ((90 - 1e-9) / parallelStep).rounded(.down) * parallelStep
        let (from, to) = (max(south, -last), min(north, last))
        return line(
          meridian.count, isLatitude: false,
          from < to
            ? Self.parts(from / .degrees, to / .degrees).map { Point(x: 0, y: Mercator.y(latitude: $0 * .degrees)) }
            : [],
          from: meridian.longitude, on: sheet,
          inside: Coordinate(latitude: between.latitude.clamped(to: -80...80), longitude: meridian.longitude))
      }
  }

  /// Parts of at most ten degrees: a whole parallel ends where it begins, and no edge may be taken for nothing.
  private static func parts(_ start: Double, _ end: Double) -> [Double] {
    let count = max(1, Int((abs(end - start) * .degrees / 10 * (1 - 1e-9)).rounded(.up)))
    return (0...count).map { start + (end - start) * Double($0) / Double(count) }
  }

  private func line(
    _ count: Int, isLatitude: Bool, _ points: [Point], from meridian: Double, on sheet: any GroundSheet,
    inside: Coordinate
  ) -> GraticuleLine {
    let pieces = sheet.lines(of: points, from: meridian)
    let ends = pieces.flatMap { piece in
      [piece.hasStart ? nil : piece.points.first, piece.hasEnd ? nil : piece.points.last].compactMap { $0 }
    }
    return GraticuleLine(
      count: count, isLatitude: isLatitude, pieces: pieces.map(\.points), ends: ends, inside: view.point(of: inside))
  }
}
