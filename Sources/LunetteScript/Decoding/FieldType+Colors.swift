import CLuaShims
import LunetteScene

extension FieldType where Value == Color {
  /// A CSS colour or a value of `color(…)`.
  static let color = FieldType(
    name: "color", expected: "a CSS colour, as in \"#1f6feb\", \"navy\" or \"rgb(0 0 255 / 20%)\"",
    read: { call, index throws(Mistake) in
      if let bytes = call.bytes(index) {
        if let color = Color.parse(bytes) { return color }
      } else if let color = ValueKind.color.payload(call, index, as: Color.self) {
        return color
      }
      throw colorMismatch(call, index)
    }, push: { call, color in ValueKind.color.push(call, color) }, facts: TypeFacts(isPlain: true),
    blend: { from, to, progress in from.mixed(with: to, by: progress) })

  private static func colorMismatch(_ call: Call, _ index: Int32) -> Mistake {
    let expected = "a CSS colour, as in \"#1f6feb\", \"navy\" or \"rgb(0 0 255 / 20%)\""
    return Mistake(call.mismatch(index, expected).message + colorHint(call, index))
  }

  private static func colorHint(_ call: Call, _ index: Int32) -> String {
    guard let text = call.repairedText(index) else { return noTextHint(call, index) }
    if text == "true" || text == "false" { return "; without the quotes it is \(text)" }
    let digits = text.drop { $0 == "#" }
    if !digits.isEmpty, digits.allSatisfy(\.isHexDigit) {
      return [3, 4, 6, 8].contains(digits.count)
        ? "; did you mean '#\(digits)'?" : "; after # stand 3, 4, 6 or 8 digits"
    }
    return Suggestion.hint(for: text, among: Color.names.map(\.description))
  }

  /// Of a number 0xff0000, of { 255, 0, 0 }, of { color = …, width = … }.
  private static func noTextHint(_ call: Call, _ index: Int32) -> String {
    var whole: Int64 = 0
    if lsh_integer(call.run, index, &whole), 0...0xFFFFFF ~= whole {
      let digits = String(whole, radix: 16)
      return "; did you mean \"#\(String(repeating: "0", count: 6 - digits.utf8.count))\(digits)\"?"
    }
    guard call.isTable(index) else { return "" }
    let numbers = call.numbers(index, atMost: 3).map(\.shown)
    if numbers.count == 3 { return "; it is a text: \"rgb(\(numbers.joined(separator: " ")))\"" }
    return "; it is one text, and a line's width is a key of its own, stroke_width"
  }
}

extension FieldType where Value == MaskStyle? {
  /// true, a colour, or a table; false is no mask.
  static let mask = FieldType(
    name: "boolean|color|table", expected: "true, a colour, or { fill, group, z }",
    read: { call, index throws(Mistake) in
      switch lsh_type_at(call.run, index) {
      case LSH_BOOLEAN: return lsh_boolean(call.run, index) ? MaskStyle(takesOwnFill: true) : nil
      case LSH_TABLE: return try maskTable.read(call, index)
      case LSH_TEXT, LSH_VALUE: return MaskStyle(fill: try FieldType<Color>.color.read(call, index))
      default: throw call.mismatch(index, "true, a colour, or { fill, group, z }")
      }
    },
    push: { call, mask in
      switch mask {
      case nil: call.push(false)
      case let mask? where mask.takesOwnFill: call.push(true)
      case let mask?: maskTable.push(call, mask)
      }
    }, facts: maskTable.facts)

  private static let maskRecord = Record<MaskStyle>(
    .mask,
    [
      Field("fill", { $1(&$0.fill) }, .color, "The outside's colour; shapes that name none join the group's."),
      Field(
        "group", { $1(&$0.group) }, .text,
        "The mask that the shape belongs to; shapes without one are a mask together."),
      Field("z", { $1(&$0.z) }, .number(), default: "under the group's lowest shape", "Where the mask lies."),
    ])

  private static let maskTable = FieldType<MaskStyle>.record(
    "table", "a table { fill, group, z }",
    maskRecord, { MaskStyle() },
    push: { call, mask in
      lsh_push_table(call.run, 0, 3)
      if let fill = mask.fill { ValueKind.color.push(call, fill); lsh_set_field(call.run, -2, "fill") }
      if let group = mask.group { call.push(group); lsh_set_field(call.run, -2, "group") }
      if let z = mask.z { call.push(z); lsh_set_field(call.run, -2, "z") }
    })
}
