import Glibc

/// The search for the largest scale at which points lie in a room of a tilted view, with their box in the room's middle.
///
/// What is far away is drawn together, so that neither the scale nor the centre follow from a box of the plane. A place of
/// the flat view, u right of the middle and v below it, is shown at u / w and v · cos(pitch) / w, with w = 1 − v · slope.
struct TiltedFit {
  /// Radians of the plane along the flat view's right and down.
  private let points: [Point]
  private let top, bottom: Double  // of the points
  /// From the view's middle.
  private let room: Box
  private let tilt: Tilt
  /// The room's height in points of the flat view, where the points' box fills it.
  private let height: Double

  /// nil without points. The room lies in the view.
  init?(_ points: [Point], in room: Box, of size: Size, _ tilt: Tilt) {
    guard let box = Box(around: points) else { return nil }
    let middle = size.box.middle
    guard let upper = tilt.flat(Point(x: middle.x, y: room.minY)),
      let lower = tilt.flat(Point(x: middle.x, y: room.maxY))
    else { return nil }
    self.points = points
    (top, bottom) = (box.minY, box.maxY)
    self.room = Box(
      minX: room.minX - middle.x, minY: room.minY - middle.y, maxX: room.maxX - middle.x, maxY: room.maxY - middle.y)
    self.tilt = tilt
    height = lower.y - upper.y
  }

  /// Whether the points have no extent, so that they are inside at any scale.
  var isPlace: Bool { points.allSatisfy { $0 == points[0] } }

  /// The largest zoom of a range at which they are inside, or not wider than the room; its least where they are at none.
  func zoom(in zooms: ClosedRange<Double>, heightCounts: Bool = true) -> Double {
    func fits(_ zoom: Double) -> Bool {
      let scale = MercatorView.scale(zoom: zoom)
      if heightCounts && scale * (bottom - top) > height { return false }
      let shifts = shifts(scale, down: down(scale))
      return shifts.least <= shifts.most
    }
    var (low, high) = (zooms.lowerBound, zooms.upperBound)
    if fits(high) { return high }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether the room is high enough for all that its width allows.
  func isHighEnough(for zooms: ClosedRange<Double>) -> Bool {
    MercatorView.scale(zoom: zoom(in: zooms, heightCounts: false)) * (bottom - top) <= height
  }

  /// The place of the plane in the view's middle when the box of what is shown has its middle in the room's, at a scale.
  func center(_ scale: Double) -> Point {
    let down = down(scale)
    let shifts = shifts(scale, down: down)
    var (low, high) = (min(shifts.least, shifts.most), max(shifts.least, shifts.most))
    // To the right the box moves to the right.
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if excess(scale, right: middle, down: down) < 0 { low = middle } else { high = middle }
    }
    return Point(x: -low / scale, y: -down / scale)
  }

  /// How far down the points are moved at a scale, so that the middle of what is shown is at the room's middle's height.
  ///
  /// With h half their height and t their middle, (t − h) / (1 − (t − h) · slope) + (t + h) / (1 − (t + h) · slope) is
  /// twice the room's middle over cos(pitch): a quadratic equation, solved so that little slopes keep their digits.
  private func down(_ scale: Double) -> Double {
    let half = scale * (bottom - top) / 2
    let middle = (room.minY + room.maxY) / 2 / tilt.cosine
    let q = 1 + middle * tilt.slope
    let x = 2 * q * half * tilt.slope
    let t = middle / q - 2 * q * half * half * tilt.slope / (1 + (1 + x * x).squareRoot())
    return t - scale * (top + bottom) / 2
  }

  /// How far to the right the points are moved so that all are right of the room's left side, and left of its right one.
  private func shifts(_ scale: Double, down: Double) -> (least: Double, most: Double) {
    var (least, most) = (-Double.infinity, Double.infinity)
    for point in points {
      let (u, w) = (scale * point.x, 1 - (scale * point.y + down) * tilt.slope)
      least = max(least, room.minX * w - u)
      most = min(most, room.maxX * w - u)
    }
    return (least, most)
  }

  /// By how much the box's sides are further right of the room's sides than left of them, moved so.
  private func excess(_ scale: Double, right: Double, down: Double) -> Double {
    var (least, most) = (Double.infinity, -Double.infinity)
    for point in points {
      let x = (scale * point.x + right) / (1 - (scale * point.y + down) * tilt.slope)
      least = min(least, x)
      most = max(most, x)
    }
    return (least - room.minX) + (most - room.maxX)
  }
}
