import Testing

/// What a document says of the features of Scenes/every-kind.geojson.
extension KindTests {
  typealias JSON = SceneDocument.JSON

  private func fileFeature(_ id: String) throws -> SceneDocument.FileFeature {
    guard case .geojson(let feature) = try feature(id).properties.kind else {
      Issue.record("\(id) is of no file")
      return SceneDocument.FileFeature(properties: [:])
    }
    return feature
  }

  @Test func areasOfAFile() throws {
    let wards = try feature("wards")
    #expect(
      try fileFeature("wards")
        == SceneDocument.FileFeature(properties: [
          "name": .text("Wards é\n"), "people": .number(66000), "share": .number(0.25), "open": .boolean(true),
          "size": .text("large"),
          "tags": .list([.text("old"), .number(2), .boolean(false), .object(["a": .list([])])]),
          "rotation": .object(["of": .number(5)]), "marker-color": .text("blue"), "text": .text("Of the file"),
          "": .text(""),
        ]))
    #expect(wards.polygons.map(\.count) == [1, 2])
    #expect(wards.properties.title == "Wards" && wards.properties.className == "place")
    #expect(wards.properties.legend == "Places" && wards.properties.groups == nil && wards.properties.text == nil)
    // By simplestyle-spec 1.1 a fill is 0.6 opaque; a hatch has the outline's colour.
    #expect(wards.properties.stroke == Stroke(color: "#ff8800", opacity: 1, width: 1.5))
    #expect(
      wards.properties.fill
        == Fill(
          color: "#ffd700", opacity: 0.6, hatch: "#ff8800", hatchOpacity: 0.6, hatchAngle: 90, hatchSpacing: 6,
          hatchWidth: 1))
    #expect(wards.screen?.path != nil && wards.source?.line == 60)
  }

  /// A collection of a line and a point is two overlays, each with all of its properties.
  @Test func linesAndDotsOfAFile() throws {
    let tram = try feature("7")
    #expect(tram.geometry == .lineString([position(105.84, 21.03), position(105.86, 21.05)]))
    #expect(tram.properties.stroke == Stroke(color: "#0000ff", opacity: 1, width: 2) && tram.properties.fill == nil)
    #expect(
      try fileFeature("7").properties
        == ["name": .text("Tram"), "arrow": .text("both"), "fill": .text("none"), "geodesic": .boolean(true)])
    let stop = try feature("places-3")
    #expect(stop.geometry == .point(position(105.84, 21.03)) && stop.screen?.point != nil)
    #expect(
      try fileFeature("places-3")
        == SceneDocument.FileFeature(
          dotSize: 8, properties: ["name": .text("Tram"), "arrow": .text("both"), "geodesic": .boolean(true)]))
    let stops = try feature("places-4")
    #expect(stops.geometry == .multiPoint([position(105.85, 21.03), position(105.86, 21.02)]))
    #expect(
      try fileFeature("places-4")
        == SceneDocument.FileFeature(
          dotSize: 5.5, properties: ["name": .text("Stops"), "text": .list([.text("A"), .text("B")])]))
    // 0x88 is 136 of 255.
    #expect(stops.properties.fill == Fill(color: "#00ff00", opacity: 0.533333) && stops.properties.legend == "Stops")
  }

  @Test func markersOfAFile() throws {
    let tower = try feature("the-tower")
    #expect(tower.properties.title == "Tower" && tower.properties.stroke == nil)
    #expect(tower.properties.text == defaultText("Tower"))
    #expect(
      try fileFeature("the-tower")
        == SceneDocument.FileFeature(
          marker: SceneDocument.Marker(color: "#3366ff", opacity: 1, symbol: "pin", size: 32),
          properties: ["label": .text("Tower"), "marker-size": .text("large"), "stroke": .text("#fff")]))
    // The second feature called "wards", without a label.
    #expect(try feature("places-6").properties.text == nil)
    #expect(
      try fileFeature("places-6").properties == ["text": .boolean(false), "priority": .text("first")])
  }

  /// Of two places on one spot no line is left; a feature without a geometry is drawn nowhere.
  @Test func featuresOfNowhere() throws {
    let spot = try feature("spot")
    #expect(spot.geometry == nil && spot.properties.stroke == nil)
    #expect(
      try fileFeature("spot").properties
        == [
          "name": .text("Nothing is left of it"), "fill": .number(5), "stroke": .text("#0000ff"),
          "stroke-opacity": .number(1), "stroke-width": .number(2),
        ])
    #expect(document.features.filter { $0.properties.overlay == "geojson" }.count == 7)
  }

  private func position(_ longitude: Double, _ latitude: Double) -> SceneDocument.Position {
    SceneDocument.Position(longitude: longitude, latitude: latitude)
  }
}
