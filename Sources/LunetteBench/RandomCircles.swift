import Glibc
import LunetteGeometry

/// The same circles in every run: centres even over the sphere, radii of 100 m to 500 km, small ones the most.
///
/// The first lie on the poles and the antimeridian.
struct RandomCircles {
  private var state: UInt64 = 20_240_919

  static func make(_ count: Int) -> [Circle] {
    var circles = [
      Circle(center: Coordinate(latitude: 90, longitude: 0), radius: 400_000),
      Circle(center: Coordinate(latitude: -90, longitude: 0), radius: 50_000),
      Circle(center: Coordinate(latitude: 0, longitude: 180), radius: 300_000),
      Circle(center: Coordinate(latitude: 65, longitude: -180), radius: 200_000),
    ]
    var random = RandomCircles()
    while circles.count < count {
      let latitude = asin(random.next(in: -1...1)) * 180 / .pi
      let center = Coordinate(latitude: latitude, longitude: random.next(in: -180...180))
      circles.append(Circle(center: center, radius: exp(random.next(in: log(100)...log(500_000)))))
    }
    return circles
  }

  /// SplitMix64: the same numbers on every machine.
  private mutating func next(in range: ClosedRange<Double>) -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    return range.lowerBound + Double(bits >> 11) * 0x1p-53 * (range.upperBound - range.lowerBound)
  }
}

extension RandomCircles {
  /// A script that draws circles on a map of the whole world: their numbers as a table, and a loop.
  static func script(_ circles: [Circle]) -> String {
    let rows = circles.map { "\($0.center.latitude),\($0.center.longitude),\($0.radius)," }.joined(separator: "\n")
    return """
      scene { width = 1024, height = 1024 }
      camera.set { center = {0, 0}, zoom = 2 }
      local numbers = {
      \(rows)
      }
      for i = 1, #numbers, 3 do
        overlay.circle {
          center = {numbers[i], numbers[i + 1]}, radius = numbers[i + 2],
          fill = "#f00", fill_opacity = 0.3, stroke = "#00f", stroke_width = 1,
        }
      end

      """
  }

  /// The same for programs that read CSV: longitude, latitude, radius in metres.
  static func table(_ circles: [Circle]) -> String {
    circles.map { "\($0.center.longitude),\($0.center.latitude),\($0.radius)\n" }.joined()
  }
}
