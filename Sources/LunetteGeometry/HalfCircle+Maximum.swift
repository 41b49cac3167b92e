extension HalfCircle {
  /// The largest value of a function of the half's points, to its last digits; it has one maximum between neighbouring
  /// samples.
  func maximum(of value: (FanPoint) -> Double) -> Double {
    var best = 0
    var peak = -Double.infinity
    for (index, sample) in samples.enumerated() {
      let found = value(sample.point)
      if found > peak { (best, peak) = (index, found) }
    }
    let low = samples[max(best - 1, 0)].azimuth
    let high = samples[min(best + 1, samples.count - 1)].azimuth
    return max(peak, peakBetween(low, high, value))
  }

  /// Brent's search (1973, chapter 5): steps to the top of the parabola through three points, golden sections where that
  /// leads nowhere. A maximum's value is flat, so 1e-8 in the azimuth is 1e-16 in the value.
  private func peakBetween(_ start: Double, _ end: Double, _ value: (FanPoint) -> Double) -> Double {
    let golden = 0.3819660112501051
    var (low, high) = (start, end)
    var best = low + golden * (high - low)
    var (second, third) = (best, best)
    var atBest = value(sample(azimuth: best).point)
    var (atSecond, atThird) = (atBest, atBest)
    var (step, stepBefore) = (0.0, 0.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      let tolerance = 1e-8
      if abs(best - middle) + (high - low) / 2 <= 2 * tolerance { break }
      // The top of the parabola through best, second and third.
      let r = (best - second) * (atBest - atThird)
      let q = (best - third) * (atBest - atSecond)
      let numerator = (best - third) * q - (best - second) * r
      let denominator = 2 * (q - r)
      let toTop = denominator == 0 ? .infinity : -numerator / denominator
      let isUseful = abs(toTop) < abs(stepBefore / 2) && best + toTop > low && best + toTop < high
      stepBefore = isUseful ? step : (best < middle ? high : low) - best
      step = isUseful ? toTop : golden * stepBefore
      let next = best + (abs(step) >= tolerance ? step : step < 0 ? -tolerance : tolerance)
      let atNext = value(sample(azimuth: next).point)
      if atNext >= atBest {
        if next < best { high = best } else { low = best }
        (third, second, best) = (second, best, next)
        (atThird, atSecond, atBest) = (atSecond, atBest, atNext)
      } else {
        if next < best { low = next } else { high = next }
        if atNext >= atSecond || second == best {
          (third, second) = (second, next)
          (atThird, atSecond) = (atSecond, atNext)
        } else if atNext >= atThird || third == best || third == second {
          (third, atThird) = (next, atNext)
        }
      }
    }
    return atBest
  }
}
