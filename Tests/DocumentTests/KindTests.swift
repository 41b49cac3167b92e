import Foundation
import Lunette
import Testing

/// What a document says of each kind of overlay, against what Scenes/every-kind.lua wrote: worked out by hand.
@Suite struct KindTests {
  typealias Stroke = SceneDocument.Stroke
  typealias Fill = SceneDocument.Fill
  typealias Text = SceneDocument.Text

  let document: SceneDocument

  init() throws { document = try Example.everyKind.picture().document() }

  func feature(_ id: String) throws -> SceneDocument.Feature { try #require(document.feature(id)) }

  @Test func everyKindIsThere() {
    let kinds = Set(document.features.map(\.properties.overlay))
    #expect(
      kinds == [
        "circle", "polygon", "rectangle", "ellipse", "sector", "buffer", "polyline", "marker", "label", "geojson",
        "mask", "image", "user_location",
      ])
  }

  @Test func circleInGroups() throws {
    let properties = try feature("circle-1").properties
    #expect(properties.title == "Outer" && properties.className == "zone" && properties.legend == "Zones")
    #expect(properties.groups == ["outer", "inner"])
    let circle = SceneDocument.Circle(
      center: SceneDocument.Position(longitude: 105.87, latitude: 21.05), radius: 500, model: "sphere")
    #expect(properties.kind == .circle(circle))
    // 0x88 is 136 of 255; the overlay's opacity, and the group's 0.5.
    #expect(properties.fill == Fill(color: "#0000ff", opacity: 0.133333))
    #expect(
      properties.stroke
        == Stroke(
          color: "#000080", opacity: 0.25, width: 3, dashes: [60, 40, 0.5], dashUnit: "m", lineCap: "butt",
          lineJoin: "miter", casing: "#ffffff", casingOpacity: 0.12549, casingWidth: 7))
    #expect(properties.text == nil)
  }

  @Test func polygons() throws {
    let park = try feature("park")
    #expect(park.properties.kind == .polygon(SceneDocument.Polygon(geodesic: true)))
    #expect(
      park.properties.fill
        == Fill(
          color: "#008000", opacity: 1, rule: "evenodd", hatch: "#000000", hatchOpacity: 0.533333, hatchAngle: 90,
          hatchSpacing: 6, hatchWidth: 1))
    #expect(
      park.properties.stroke
        == Stroke(
          color: "#ff0000", opacity: 1, width: 2, dashes: [6, 4], lineCap: "square", lineJoin: "bevel",
          casing: "#000000", casingOpacity: 1, casingWidth: 6))
    #expect(park.polygons.map(\.count) == [2])
    let cut = try feature("cut")
    #expect(cut.properties.kind == .polygon(SceneDocument.Polygon()) && cut.polygons.count == 2)
    #expect(cut.properties.fill == Fill(color: "#ff0000", opacity: 0))
    // Over the pole: corners of the world stand in its ring.
    let polar = try feature("polar")
    #expect(polar.positions.contains(SceneDocument.Position(longitude: 180, latitude: 90)))
    #expect(polar.properties.stroke?.width == 0 && polar.properties.stroke?.opacity == 0)
  }

  @Test func rectangles() throws {
    let over180 = try feature("over-180")
    let bounds = SceneDocument.Box(west: 170, south: -40, east: -170, north: -20)
    #expect(over180.properties.kind == .rectangle(SceneDocument.Rectangle(bounds: bounds)))
    #expect(over180.polygons.count == 2)
    let block = try feature("block")
    guard case .rectangle(let rectangle) = block.properties.kind else {
      Issue.record("block is no rectangle")
      return
    }
    // A degree of latitude has 110,717.6 m at 21.045° (pyproj, WGS84), one of longitude 103,939.2 m.
    #expect(abs(rectangle.bounds.north - rectangle.bounds.south - 500 / 110_717.6) < 1e-8)
    #expect(abs(rectangle.bounds.east - rectangle.bounds.west - 1000 / 103_939.2) < 1e-8)
  }

  @Test func areasByDistances() throws {
    let center = SceneDocument.Position(longitude: 105.84, latitude: 21.04)
    let ellipse = SceneDocument.Ellipse(center: center, semiMajor: 600, semiMinor: 250.5, rotation: 30)
    #expect(try feature("oval").properties.kind == .ellipse(ellipse))
    let sector = SceneDocument.Sector(center: center, radius: 500, inner: 100, from: 330, to: 390)
    #expect(try feature("beam").properties.kind == .sector(sector))
    let beam = try feature("beam")
    #expect(beam.polygons.map(\.count) == [1] && beam.properties.fill != nil && beam.screen?.path != nil)
    // A whole ring has a hole.
    #expect(try feature("ring").polygons.map(\.count) == [2])
    #expect(try feature("near").properties.kind == .buffer(SceneDocument.Buffer(radius: 150)))
    #expect(try feature("along").properties.kind == .buffer(SceneDocument.Buffer(radius: 100, geodesic: true)))
    #expect(try feature("nowhere").geometry == nil)
  }

  @Test func polylines() throws {
    let street = try feature("street")
    #expect(street.properties.kind == .polyline(SceneDocument.Polyline(arrow: "both")))
    #expect(street.properties.stroke == Stroke(color: "#0000ff", opacity: 1, width: 4))
    #expect(street.properties.fill == nil)
    #expect(
      street.geometry
        == .lineString([
          SceneDocument.Position(longitude: 105.84, latitude: 21.02),
          SceneDocument.Position(longitude: 105.86, latitude: 21.03),
        ]))
    // The line and two heads.
    let path = try #require(street.screen?.path)
    #expect(path.filter { $0 == "M" }.count == 3 && path.filter { $0 == "Z" }.count == 2)
    let flight = try feature("flight")
    #expect(flight.properties.kind == .polyline(SceneDocument.Polyline(geodesic: true)))
    guard case .multiLineString(let parts) = flight.geometry else {
      Issue.record("flight isn't cut")
      return
    }
    #expect(parts.count == 3 && parts[0].last?.longitude == 180 && parts[1].first?.longitude == -180)
    #expect(parts[0].last?.latitude == parts[1].first?.latitude)
    #expect(try feature("place").geometry == nil && feature("nothing").geometry == nil)
  }

  @Test func markers() throws {
    let pin = try feature("pin").properties
    #expect(pin.kind == .marker(SceneDocument.Marker(color: "#dd3333", opacity: 1, symbol: "pin", size: 24)))
    #expect(pin.text == nil && pin.stroke == nil && pin.fill == nil)
    let star = try feature("star").properties
    // 0x88 of 255.
    #expect(
      star.kind
        == .marker(
          SceneDocument.Marker(
            color: "#00aa00", opacity: 0.533333, symbol: "star", size: 30, rotation: -45, subtitle: "In the lake")))
    #expect(star.title == "The tower")
    #expect(star.text == defaultText("Tower"))
  }

  @Test func labels() throws {
    let words = try feature("words")
    #expect(words.properties.kind == .label)
    #expect(
      words.properties.text
        == Text(
          text: "Two\nlines", size: 14, color: "#112233", opacity: 1, halo: "#ffffff", haloOpacity: 0.501961,
          haloWidth: 2, anchor: "top-left", offset: SceneDocument.Point(x: 3, y: -4.5), rotation: 30, priority: 2.5))
    #expect(words.geometry == .point(SceneDocument.Position(longitude: 105.845, latitude: 21.035)))
    #expect(words.screen?.point != nil)
    let far = try feature("far")
    #expect(far.properties.text == defaultText("Out of view") && far.screen == nil)
    let lane = try feature("lane")
    var text = defaultText("Lane")
    (text.allowsOverlap, text.spacing) = (true, 300)
    #expect(lane.properties.kind == .label && lane.properties.text == text)
    #expect(
      lane.geometry
        == .lineString([
          SceneDocument.Position(longitude: 105.84, latitude: 21.02),
          SceneDocument.Position(longitude: 105.86, latitude: 21.03),
        ]))
    #expect(lane.screen?.point != nil && lane.screen?.dropped == nil)
  }

  @Test func masks() throws {
    #expect(
      document.masks.map(\.properties.kind) == [
        .mask(SceneDocument.Mask(group: "far")), .mask(SceneDocument.Mask()),
        .mask(SceneDocument.Mask(group: "beam")),
      ])
    for mask in document.masks {
      #expect(mask.properties.fill == Fill(color: "#0000ff", opacity: 0.2))
      #expect(mask.properties.stroke == Stroke(color: "#0000ff", opacity: 0, width: 0))
    }
  }

  @Test func furniture() throws {
    // A graticule lies on the map, below what belongs to the view.
    let furniture = try #require(document.furniture)
    #expect(furniture.first?.furniture == "graticule")
    let bar = furniture[1]
    #expect(furniture.count == 8)
    #expect(bar.furniture == "scale_bar" && bar.id == "scale_bar-1" && bar.title == "Scale")
    #expect(bar.position == "bottom_right" && bar.source?.line == 48)
    #expect(bar.units == "imperial" && bar.measuredAt == "bar")
    let box = try #require(bar.screen?.box)
    // 12 points from the view's right and bottom sides.
    #expect(box.count == 4 && box[2] == 388 && box[3] == 288)
    // Feet and miles are exact in metres.
    let feet = try #require(bar.meters) / 0.3048
    #expect(bar.text == "2000 ft" && abs(feet - 2000) < 1e-9)
    // Five letters of 0.6 · 20 are wide, two lines of 20 and 24 high; with a compass of 30 and 6 points between them in the
    // middle of 300.
    let title = SceneDocument.Furniture(
      furniture: "title", id: "title-1", title: "Heading", position: "left", margin: 20, text: "Every\nkind", size: 20,
      color: "rgb(255 255 255 / 53.333333%)", halo: "#000080",
      screen: SceneDocument.Furniture.Screen(box: [20, 110, 80, 154]),
      source: SceneDocument.Source(file: "every-kind.lua", line: 49))
    #expect(furniture[2] == title)
  }

  @Test func legends() throws {
    let furniture = try #require(document.furniture)
    let (density, zones, office) = (furniture[3], furniture[4], furniture[5])
    #expect(density.furniture == "legend" && density.id == "legend-1" && density.title == "Density")
    #expect(density.position == "right" && density.margin == 5)
    #expect(
      density.scale
        == SceneDocument.Furniture.Scale(
          kind: "quantize", domain: [.number(0), .number(1200)], range: [.string("#ffffff"), .string("#000080")],
          missing: .string("rgb(0 0 0 / 53.333333%)")))
    #expect(
      density.rows == [
        .init(text: "0 – 600", color: "#ffffff"), .init(text: "600 – 1200", color: "#000080"),
        .init(text: "no data", color: "rgb(0 0 0 / 53.333333%)"),
      ])
    // 5 points from the right side, in the middle of 300.
    let box = try #require(density.screen?.box)
    #expect(box[2] == 395 && abs(box[1] + box[3] - 300) < 0.02)
    // Each text once, in drawing order.
    let rows = [("Zones", "circle-1"), ("Places", "wards"), ("Stops", "places-4")]
    #expect(zones.rows == rows.map { .init(text: $0.0, overlay: $0.1) } && zones.scale == nil)
    #expect(office.furniture == "attribution" && office.text == "© Office" && office.margin == 0)
    #expect(office.screen?.box[3] == 300)
  }

  @Test func insets() throws {
    var inset = try #require(document.furniture?.first { $0.furniture == "inset" })
    inset.source = nil
    #expect(
      inset
        == SceneDocument.Furniture(
          furniture: "inset", id: "inset-1", title: "Where", position: "bottom_left", margin: 5, width: 90, height: 60,
          // A place alone is fitted at zoom 18.
          camera: .init(center: SceneDocument.Position(longitude: 105.84, latitude: 21.04), zoom: 18),
          basemap: "countries", show: "all", outline: "rgb(0 0 0 / 53.333333%)",
          screen: .init(box: [5, 235, 95, 295])))
  }

  func defaultText(_ text: String) -> Text {
    Text(
      text: text, size: 12, color: "#222222", opacity: 1, halo: "#ffffff", haloOpacity: 1, haloWidth: 1.5,
      offset: SceneDocument.Point(x: 0, y: 0))
  }
}
