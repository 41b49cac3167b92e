import Testing

/// What a document says of pictures and of where somebody is.
extension KindTests {
  private func position(_ longitude: Double, _ latitude: Double) -> SceneDocument.Position {
    SceneDocument.Position(longitude: longitude, latitude: latitude)
  }

  @Test func images() throws {
    let plan = try feature("plan")
    let corners = [
      position(105.86, 21.04), position(105.87, 21.04), position(105.872, 21.035), position(105.859, 21.033),
    ]
    #expect(plan.properties.kind == .image(SceneDocument.Image(file: "spot.png", corners: corners, opacity: 0.75)))
    #expect(plan.properties.title == "The plan" && plan.properties.fill == nil && plan.properties.stroke == nil)
    #expect(plan.polygons.map(\.count) == [1] && corners.allSatisfy(plan.positions.contains))
    #expect(plan.screen?.path != nil)
    // Over 180 its place is cut; its corners run on.
    let sea = try feature("sea")
    #expect(
      sea.properties.kind
        == .image(
          SceneDocument.Image(
            file: "spot.png", corners: [position(170, 10), position(190, 10), position(190, -10), position(170, -10)],
            opacity: 1)))
    #expect(sea.polygons.count == 2 && sea.screen == nil)
  }

  @Test func locations() throws {
    let me = try feature("me")
    #expect(
      me.properties.kind == .userLocation(SceneDocument.UserLocation(accuracy: 150.5, heading: 330, opacity: 0.5)))
    #expect(me.geometry == .point(position(105.85, 21.03)))
    // In the view's middle.
    #expect(me.screen?.point == SceneDocument.Point(x: 200, y: 150))
    #expect(try feature("you").properties.kind == .userLocation(SceneDocument.UserLocation(opacity: 1)))
  }
}
