import Lunette
import LunetteFrame

extension Kernels {
  /// Names of cities at random places, some 500 of which are more than a view has room for.
  func measureLabels() {
    let names = ["Hà Nội", "Buenos Aires", "Oslo", "Reykjavík", "San Francisco", "Ouagadougou", "Αθήνα", "東京", "Lima"]
    let places = RandomCircles.make(500).map(\.center)
    let lines = places.enumerated().map { position, place in
      "overlay.label { at = { \(place.latitude / 2), \(place.longitude) }, text = \"\(names[position % names.count])\" }"
    }
    let script = SourceText(
      path: "labels.lua", bytes: Array(("scene { width = 1024, height = 768 }\n" + lines.joined(separator: "\n")).utf8))
    guard let scene = try? Engine().evaluate(script).scene else { return print("The scene of the bench failed.") }
    measure("500 labels: laid out and placed, per label", items: 500, bar: "4000") { keep(try? Frame(scene)) }
  }
}
