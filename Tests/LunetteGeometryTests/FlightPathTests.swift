import Glibc
import LunetteGeometry
import TestSupport
import Testing

@Suite struct FlightPathTests {
  struct Flight: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from, to: Camera
    let size: Size
    /// The paper's w1, u1 and S, w0 being the size's larger side.
    let endWidth, distance, length: Double
    /// At parts 0.1, 0.25, 0.5, 0.75 and 0.9 of the length: u, w, and the camera's latitude, longitude, zoom.
    let samples: [[Double]]
  }

  private static func camera(_ latitude: Double, _ longitude: Double, zoom: Double) -> Camera {
    Camera(center: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom)
  }

  /// The formulae of van Wijk and Nuij's paper as they stand there, and spherical Mercator, in Python's decimals of 60
  /// digits.
  private static let worked = [
    Flight(
      testDescription: "Hanoi to Singapore at zoom 10",
      from: camera(21.0278, 105.8342, zoom: 10), to: camera(1.3521, 103.8198, zoom: 10),
      size: Size(width: 1280, height: 720), endWidth: 1280, distance: 14756.184424741814, length: 4.433748523935822,
      samples: [
        [68.31543652241723, 2391.2603746620666, 20.940638916933096, 105.82487410576002, 9.098372582399922],
        [582.5235591592273, 5933.65081505282, 20.282963054014928, 105.75467839578347, 7.787223780982807],
        [7378.092212370907, 14932.147789293695, 11.359157087101936, 104.827, 6.455794022597822],
        [14173.660865582588, 5933.65081505282, 2.1477344907280753, 103.89932160421652, 7.787223780982807],
        [14687.868988219398, 2391.2603746620666, 1.445424475614677, 103.82912589423998, 9.098372582399922],
      ]),
    Flight(
      testDescription: "Paris to New York from zoom 14 to 5",
      from: camera(48.8566, 2.3522, zoom: 14), to: camera(40.7128, -74.0060, zoom: 5),
      size: Size(width: 1280, height: 720), endWidth: 655360, distance: 899675.3524378707, length: 5.913603895418444,
      samples: [
        [1.7284612768617547, 2964.149461175913, 48.85658545981361, 2.352053300202664, 12.788525615799838],
        [25.988413023151775, 10445.423174418418, 48.85638137945894, 2.3499942838670336, 10.971344773984312],
        [1753.7531236605666, 85097.10953284227, 48.8418448813343, 2.2033536062378167, 7.945105586169978],
        [104947.48535340984, 623870.9446089376, 47.96596422828994, -6.5550142016540764, 5.071039999742762],
        [598334.2136410692, 1009320.0675524931, 43.56887592628581, -48.43025550269487, 4.376975782587518],
      ]),
    Flight(
      testDescription: "Hanoi from zoom 4 to 12.5",
      from: camera(21.0278, 105.8342, zoom: 4), to: camera(21.0278, 105.8342, zoom: 12.5),
      size: Size(width: 1280, height: 720), endWidth: 3.5355339059327378, distance: 0, length: 4.1491204470137575,
      samples: [
        [0, 710.1244621234208, 21.0278, 105.8342, 4.85], [0, 293.44129382549477, 21.0278, 105.8342, 6.125],
        [0, 67.27171322029716, 21.0278, 105.8342, 8.25], [0, 15.422108254079408, 21.0278, 105.8342, 10.375],
        [0, 6.3728031365963105, 21.0278, 105.8342, 11.65],
      ]),
    Flight(
      testDescription: "over 180° from zoom 6 to 9",
      from: camera(-17.8, 178.4730, zoom: 6), to: camera(-16.5, -178.8177, zoom: 9),
      size: Size(width: 480, height: 720), endWidth: 90, distance: 137.9770640338238, length: 1.5636570466249409,
      samples: [
        [45.6627776738799, 605.522821333711, -17.370783445870433, 179.3696284680584, 6.249815572391698],
        [89.27340953397164, 453.7683785465546, -16.959914901435628, -179.7740387368795, 6.666040830166083],
        [122.64627914117672, 269.15591375552873, -16.644890078606647, -179.11873333333332, 7.419554782694742],
        [134.13536022917083, 156.21616473650244, -16.536317881203132, -178.8931352050526, 8.204453159998435],
        [136.91884235567488, 112.26253132923563, -16.510004671880647, -178.83847910566286, 8.681120411455106],
      ]),
  ]

  private static let parts = [0.1, 0.25, 0.5, 0.75, 0.9]

  @Test(arguments: worked) func pathAsThePapersFormulaeGiveItInDecimals(_ flight: Flight) {
    let path = FlightPath(
      from: max(flight.size.width, flight.size.height), to: flight.endWidth, distance: flight.distance)
    #expect(abs(path.length - flight.length) < 1e-12 && abs(path.duration - flight.length / 1.2) < 1e-12)
    for (part, sample) in zip(Self.parts, flight.samples) {
      let s = path.length * part
      #expect(abs(path.u(at: s) - sample[0]) <= 1e-10 * flight.distance, "\(part)")
      #expect(abs(path.w(at: s) - sample[1]) < 1e-11 * sample[1], "\(part)")
    }
  }

  @Test(arguments: worked) func camerasAsThePapersFormulaeGiveThemInDecimals(_ flight: Flight) {
    let path = CameraPath(from: flight.from, to: flight.to, kind: .fly, size: flight.size)
    #expect(abs(path.flightDuration - flight.length / 1.2) < 1e-9)
    for (part, sample) in zip(Self.parts, flight.samples) {
      let camera = path.camera(at: part)
      let off = max(abs(camera.center.latitude - sample[2]), abs(camera.center.longitude - sample[3]))
      #expect(off < 1e-9 && abs(camera.zoom - sample[4]) < 1e-9, "\(part) \(camera)")
    }
  }

  /// Also for ways far shorter, and far longer, than what is seen.
  @Test func pathsAreSound() {
    var random = SeededGenerator(seed: 71)
    for number in 0..<4000 {
      let start = exp2(Double.random(in: -15...15, using: &random))
      let end = number % 5 == 0 ? start : exp2(Double.random(in: -15...15, using: &random))
      let distance = number % 7 == 0 ? 0 : exp2(Double.random(in: -60...45, using: &random))
      let path = FlightPath(from: start, to: end, distance: distance)
      let back = FlightPath(from: end, to: start, distance: distance)
      #expect(path.length >= 0 && path.length.isFinite)
      #expect(path.u(at: 0) == 0 && path.w(at: 0) == start && path.w(at: path.length) == end)
      #expect(path.length == 0 || path.u(at: path.length) == distance)
      #expect(abs(path.length - back.length) < 1e-11 * max(1, path.length))
      var last = 0.0
      for step in 1...20 {
        let s = path.length * Double(step) / 20
        let (u, w) = (path.u(at: s), path.w(at: s))
        #expect(w > 0 && w.isFinite, "\(start) \(end) \(distance) \(step)")
        #expect(u >= last * (1 - 1e-12) && u <= distance * (1 + 1e-9), "\(start) \(end) \(distance) \(step)")
        last = u
        // The way back shows the same.
        let reversed = path.length - s
        let slack = 1e-9 * max(distance, 1e-3 * min(start, end))
        #expect(path.length == 0 || abs(distance - back.u(at: reversed) - u) < slack, "\(start) \(end) \(distance)")
        #expect(abs(back.w(at: reversed) / w - 1) < 1e-9, "\(start) \(end) \(distance)")
      }
    }
  }
}
