import LunetteGeometry
import LunetteScene
import Testing

@testable import LunetteFrame

@Suite struct LabelPlacementTests {
  @Test func aLabelAloneStandsAtItsPlace() throws {
    var scene = LabelScene()
    scene.add("Alone")
    let place = try #require(try scene.places()[0])
    guard case .upright(let anchor, let at) = try #require(place.texts.first) else { return }
    #expect(anchor == .center && at == Point(x: 256, y: 256) && place.drop == nil)
    #expect(try scene.scene.labelWarning() == nil)
  }

  /// Under an icon, to its right, to its left, over it, then the corners.
  @Test func labelsAtOnePlaceStandAroundIt() throws {
    func anchors(_ text: String) throws -> [Anchor?] {
      var scene = LabelScene()
      for _ in 0..<9 {
        scene.addMarker { marker in
          marker.icon = .dot
          marker.label = Label(at: marker.at)
          marker.label?.text = text
        }
      }
      return try scene.anchors()
    }
    let sides: [Anchor?] = [.top, .left, .right, .bottom]
    #expect(try anchors("ab") == sides + [.bottomLeft, .topLeft, .bottomRight, .topRight, nil])
    // Texts over and under reach the corners.
    #expect(try anchors("wide enough") == sides + [nil, nil, nil, nil, nil])
    var scene = LabelScene()
    for _ in 0..<2 { scene.add("over each other") }
    #expect(try scene.anchors() == [.center, nil] && scene.places()[1]?.drop == .noRoom)
  }

  @Test func theHigherPriorityComesFirst() throws {
    var scene = LabelScene()
    scene.add("one") { $0.anchor = .center }
    scene.add("two") {
      $0.anchor = .center
      $0.priority = 1
    }
    #expect(try scene.anchors() == [nil, .center])
    let warning = try #require(try scene.scene.labelWarning())
    #expect(warning.message == "a label is left out: label-1 has no room" && warning.overlay == "label-1")
    #expect(warning.code == "label-dropped")
  }

  @Test func warningsAreOneLine() throws {
    var scene = LabelScene()
    for _ in 0..<6 { scene.add("same") { $0.anchor = .left } }
    scene.add("far too long for its line", along: [Point(x: 10, y: 10), Point(x: 20, y: 10)])
    let warning = try #require(try scene.scene.labelWarning())
    #expect(
      warning.message
        == "6 labels are left out: label-2, label-3, label-4 and 2 more have no room; label-7 is longer than its line in "
        + "view")
  }

  @Test func overlapsCanBeAllowed() throws {
    var scene = LabelScene()
    scene.add("one")
    scene.add("two") { $0.mayOverlap = true }
    scene.add("three") { $0.anchor = .center }
    #expect(try scene.anchors() == [.center, .center, nil])
  }

  /// "edge" at 12 is 0.556 · 4 · 12 = 26.7 wide.
  @Test func labelsAtTheViewsSideStandInside() throws {
    for (x, expected) in [(5.0, Anchor.left), (14, .center), (507, .right), (498, .center)] {
      var scene = LabelScene()
      scene.add("edge", x: x)
      #expect(try scene.anchors() == [expected], "at \(x)")
    }
    // One that can't move is cut; one beyond the view stays where it is.
    var scene = LabelScene()
    scene.add("edge", x: 5) { $0.anchor = .center }
    scene.add("edge") { $0.at.latitude = -85.1 }
    #expect(try scene.anchors() == [.center, .center])
  }

  @Test func iconsAreKeptFree() throws {
    var scene = LabelScene()
    scene.addMarker { $0.icon = .dot }
    scene.add("beside it")
    scene.add("not over it", x: 262) { $0.anchor = .center }
    #expect(try scene.anchors() == [nil, .left, nil])
    // A dot of 24 points, and 3 more.
    guard case .upright(_, let at)? = try scene.places()[1]?.texts.first else { return }
    #expect(at == Point(x: 256 + 12 + 3, y: 256))
  }

  @Test func markersLabelsMoveAroundTheirIcons() throws {
    var scene = LabelScene()
    for x in [256.0, 290] {
      scene.addMarker(x: x) { marker in
        marker.icon = .dot
        marker.size = 8
        marker.label = Label(at: marker.at)
        marker.label?.text = "a name"
      }
    }
    #expect(try scene.anchors() == [.top, .left])
    scene = LabelScene()
    scene.addMarker { marker in
      marker.label = Label(at: marker.at)
      marker.label?.text = "on it"
      marker.label?.anchor = .center
    }
    #expect(try scene.anchors() == [.center])
  }

  /// Of equal priority the one drawn first comes first; of others the order of drawing changes nothing.
  @Test func orderIsByPriorityThenDrawing() throws {
    let xs = (0..<60).map { 40 + Double($0 * 7919 % 430) }
    func anchors(_ order: [Int], priority: (Int) -> Double) throws -> [Anchor?] {
      var scene = LabelScene()
      for position in order { scene.add("city \(position)", x: xs[position]) { $0.priority = priority(position) } }
      let found = try scene.anchors()
      var anchors = [Anchor?](repeating: nil, count: order.count)
      for (place, position) in order.enumerated() { anchors[position] = found[place] }
      return anchors
    }
    let order = Array(xs.indices)
    let shuffled = order.map { $0 * 17 % 60 }
    let ranked = try anchors(order) { Double($0 * 7 % 60) }
    #expect(
      try anchors(shuffled) { Double($0 * 7 % 60) } == ranked
        && anchors(order.reversed()) { Double($0 * 7 % 60) } == ranked)
    #expect(ranked.contains(nil) && ranked.contains(.center))
    // Without priorities the order decides: the first of each stands in its middle.
    #expect(try anchors(order) { _ in 0 }[0] == .center && anchors(order.reversed()) { _ in 0 }[59] == .center)
  }

  /// Boxes of the texts that are written, by the same measures, over many random scenes.
  @Test func noTwoTextsOverlap() throws {
    var state: UInt64 = 7
    func random(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Double(state >> 40) / Double(1 << 24) * (range.upperBound - range.lowerBound)
    }
    var (written, left) = (0, 0)
    for _ in 0..<20 {
      var scene = LabelScene()
      for number in 0..<150 {
        scene.add(number % 3 == 0 ? "two\nlines" : "number \(number)", x: random(-10...522)) { label in
          label.at.latitude = random(-80...80)
          label.size = random(6...20)
          label.rotation = number % 10 == 0 ? random(0...360) : 0
          label.haloWidth = random(0...3)
        }
      }
      var groups: [(boxes: [Box], margin: Double)] = []
      for (overlay, place) in zip(scene.overlays, try scene.places()) {
        guard let label = overlay.label, case .upright(let anchor, let at)? = place?.texts.first else {
          left += 1
          continue
        }
        var boxes: [Box] = []
        LabelText(label).cover(anchor, at: at, in: &boxes)
        if boxes.contains(where: Size(width: 512, height: 512).box.touches) { groups.append((boxes, label.haloWidth)) }
      }
      written += groups.count
      for (position, one) in groups.enumerated() {
        for other in groups[..<position] {
          let margin = max(one.margin, other.margin) - 1e-6
          let meets = one.boxes.contains { box in other.boxes.contains { $0.padded(by: margin).touches(box) } }
          #expect(!meets)
        }
      }
    }
    #expect(written > 1000 && left > 100)
  }

  /// Boxes far larger than the view, of no size, at no place, do no harm.
  @Test func oddLabelsAreFine() throws {
    var scene = LabelScene()
    scene.add("")
    scene.add("   ") { $0.size = 0 }
    scene.add(String(repeating: "W", count: 1000)) { $0.size = 1024 }
    scene.add(String(repeating: "\n", count: 1000)) { $0.rotation = 45 }
    scene.add("pole") { $0.at.latitude = 90 }
    scene.add("turned", along: [Point(x: 10, y: 10)])
    scene.add("nothing", along: [])
    scene.add(String(repeating: "long ", count: 5000), along: [Point(x: 10, y: 10), Point(x: 400, y: 10)])
    scene.add("tiny", along: [Point(x: 10, y: 10), Point(x: 400, y: 10)]) {
      $0.size = 1e-300
      $0.spacing = 0
    }
    _ = try Frame(scene.scene)
    _ = try scene.scene.labelWarning()
  }
}
