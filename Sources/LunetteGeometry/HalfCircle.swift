import Glibc

/// The eastern half of a circle, from north (azimuth 0) to south (π); the western half is its mirror image.
struct HalfCircle<F: Fan> {
  /// A point of the circle under its azimuth in radians.
  struct Sample {
    var azimuth: Double
    var point: FanPoint
  }

  let fan: F
  var samples: [Sample] = []

  /// Evenly spaced azimuths; an even number of segments, so that the point due east is one of them.
  ///
  /// The southern quarter's directions are the northern one's mirrored, which halves their sines and cosines. Where the
  /// meridian and the parallel are met they are exact: their mirror images must coincide.
  init(fan: F, segments: Int) {
    self.fan = fan
    let step = Double.pi / Double(segments)
    func sample(_ index: Int, _ sine: Double, _ cosine: Double) -> Sample {
      Sample(azimuth: Double(index) * step, point: fan.point(sinAzimuth: sine, cosAzimuth: cosine))
    }
    samples = [Sample](unsafeUninitializedCapacity: segments + 1) { samples, initialized in
      samples.initializeElement(at: 0, to: sample(0, 0, 1))
      for index in 1..<(segments / 2) {
        let direction = Direction(radians: Double(index) * step)
        samples.initializeElement(at: index, to: sample(index, direction.sine, direction.cosine))
        samples.initializeElement(at: segments - index, to: sample(segments - index, direction.sine, -direction.cosine))
      }
      samples.initializeElement(at: segments / 2, to: sample(segments / 2, 1, 0))
      samples.initializeElement(
        at: segments, to: Sample(azimuth: .pi, point: fan.point(sinAzimuth: 0, cosAzimuth: -1)))
      initialized = segments + 1
    }
  }

  func sample(azimuth: Double) -> Sample {
    Sample(azimuth: azimuth, point: fan.point(sinAzimuth: sin(azimuth), cosAzimuth: cos(azimuth)))
  }

  /// Halves every segment whose middle lies too far from its chord, again and again.
  mutating func refine(_ isTooFar: (_ start: FanPoint, _ middle: FanPoint, _ end: FanPoint) -> Bool) {
    let coarse = samples
    samples.removeAll(keepingCapacity: true)
    samples.append(coarse[0])
    var pending: [(end: Sample, depth: Int)] = []
    for target in coarse.dropFirst() {
      pending.append((target, 0))
      while let (end, depth) = pending.last {
        let start = samples[samples.count - 1]
        let middle = sample(azimuth: (start.azimuth + end.azimuth) / 2)
        // 40 halvings pass the last digit of an azimuth; only a circle through a pole comes near. Four million points
        // hold a micrometre on the largest circle.
        if depth < 40 && samples.count < 4_000_000 && isTooFar(start.point, middle.point, end.point) {
          pending[pending.count - 1].depth = depth + 1
          pending.append((middle, depth + 1))
        } else {
          samples.append(end)
          pending.removeLast()
        }
      }
    }
  }

  /// Adds the points where the circle crosses a meridian, given in radians east of the centre's.
  mutating func insertCrossings(ofMeridian meridian: Double) {
    guard meridian > 0 && meridian < .pi else { return }
    var i = 1
    while i < samples.count {
      let before = samples[i - 1].point.longitude - meridian
      let after = samples[i].point.longitude - meridian
      if before * after < 0 {
        var crossing = bisect(samples[i - 1].azimuth, samples[i].azimuth, rising: after > 0, meridian: meridian)
        crossing.point.longitude = meridian
        samples.insert(crossing, at: i)
        i += 1
      }
      i += 1
    }
  }

  private func bisect(_ start: Double, _ end: Double, rising: Bool, meridian: Double) -> Sample {
    var (low, high) = (start, end)
    while true {
      let middle = (low + high) / 2
      let found = sample(azimuth: middle)
      if middle <= low || middle >= high { return found }
      if (found.point.longitude > meridian) == rising { high = middle } else { low = middle }
    }
  }
}
