import LunetteGeometry
import LunetteScene

extension FieldType where Value == Padding {
  /// A number for all sides, or a table of sides.
  static let padding = FieldType(
    name: "number|table", expected: "a number of points, or { top, right, bottom, left }",
    read: { call, index throws(Mistake) in
      var number = 0.0
      if call.number(index, &number), number >= 0, number.isFinite { return Padding(number) }
      guard call.isTable(index) else {
        throw call.mismatch(index, "a number of points, 0 or more, or { top, right, bottom, left }")
      }
      var padding = Padding()
      if let mistake = Mistake(sides.decode(call, index, into: &padding)) { throw mistake }
      return padding
    }, push: { call, padding in call.push(padding.top) }, facts: TypeFacts(table: { sides.text }))

  private static let sides = Record<Padding>(
    .padding,
    [
      Field("top", { $1(&$0.top) }, .number(.points, from: 0), default: "0", "Along the top."),
      Field("right", { $1(&$0.right) }, .number(.points, from: 0), default: "0", "Along the right."),
      Field("bottom", { $1(&$0.bottom) }, .number(.points, from: 0), default: "0", "Along the bottom."),
      Field("left", { $1(&$0.left) }, .number(.points, from: 0), default: "0", "Along the left."),
    ])
}
