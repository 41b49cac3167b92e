import LunetteGeometry
import LunetteScene

/// A point of the view, from its top-left.
enum PointSchema {
  private static let length = FieldType<Double>.number(.points)

  static let value = ValueDeclaration(
    .point, "a point", Point.self, "A place in the view, in points from its top-left.", written: "",
    properties: [
      .init("x", of: .point, length, "Points to the right.") { (p: Point) in p.x },
      .init("y", of: .point, length, "Points down.") { (p: Point) in p.y },
    ],
    text: { "\($0.x.rounded(to: 3).shown), \($0.y.rounded(to: 3).shown)" })
}
