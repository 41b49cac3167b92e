import LunetteGeometry
import Testing

@Suite struct EasingTests {
  struct Sample: Sendable {
    let easing: Easing
    /// Progress at 0.001, 0.1, 0.25, 0.5, 0.75, 0.9 and 0.999 of the time.
    let progress: [Double]
  }

  /// CSS's control points, the curve's parameter found by 150 halvings in Python's decimals of 60 digits.
  private static let bisected = [
    Sample(
      easing: .ease,
      progress: [
        0.00040480782215491227, 0.09479630571604325, 0.40851059135539586, 0.802403387584857, 0.9604589783489741,
        0.9943164774845563, 0.9999994663416039,
      ]),
    Sample(easing: .linear, progress: [0.001, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999]),
    Sample(
      easing: .in,
      progress: [
        1.8875054558443414e-06, 0.01702660965156294, 0.09346465071882486, 0.3153568125725393, 0.6218618691748902,
        0.8394278457624665, 0.9982859943663716,
      ]),
    Sample(
      easing: .out,
      progress: [
        0.0017140056336284928, 0.16057215423753346, 0.3781381308251098, 0.6846431874274607, 0.9065353492811752,
        0.982973390348437, 0.9999981124945442,
      ]),
    Sample(
      easing: .inOut,
      progress: [
        1.8905015519453906e-06, 0.019722453548311196, 0.12916193104731982, 0.5, 0.8708380689526802,
        0.9802775464516889, 0.999998109498448,
      ]),
  ]

  @Test(arguments: bisected) func progressAsBisectionInDecimalsGivesIt(_ sample: Sample) {
    for (time, expected) in zip([0.001, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999], sample.progress) {
      let progress = sample.easing.progress(at: time)
      #expect(abs(progress - expected) < 1e-12, "\(sample.easing) at \(time): \(progress)")
    }
  }

  @Test(arguments: Easing.allCases) func endsAreExactAndNothingGoesBack(_ easing: Easing) {
    #expect(easing.progress(at: 0) == 0 && easing.progress(at: 1) == 1)
    #expect(easing.progress(at: -3) == 0 && easing.progress(at: .infinity) == 1 && easing.progress(at: .nan) == 0)
    var last = 0.0
    for step in 1...10_000 {
      let progress = easing.progress(at: Double(step) / 10_000)
      #expect(progress > last && progress <= 1, "\(easing) at \(step)")
      last = progress
    }
    #expect(easing.progress(at: 1e-300) >= 0 && easing.progress(at: 1e-300) < 1e-20)
  }
}
