import Foundation

extension SceneDocument.Position {
  /// The place on the flat world, 1 wide, its top left corner at 0, 0.
  var mercator: SceneDocument.Point {
    let sine = sin(latitude * .pi / 180)
    return SceneDocument.Point(x: longitude / 360 + 0.5, y: 0.5 - atanh(sine) / (2 * .pi))
  }
}
