import LunetteScene

/// `color(css[, alpha])`: a CSS colour as a value.
enum ColorSchema {
  private static let unit = FieldType<Double>.number(from: 0, to: 1)
  private static let this = Positional<Color>("self", .color)

  static let make = Function(
    "color", Positional("css", FieldType<Color>.color, "Its text."),
    Positional("alpha", optionalUnit, absent: .some(nil), default: "the text's", "How opaque it is."),
    returns: "color", "A colour from CSS text, with an alpha of its own where one is given.",
    example: "local water = color(\"navy\", 0.3)"
  ) { call, color, alpha throws(Mistake) in
    ValueKind.color.push(call, alpha.map { color.with(alpha: $0) } ?? color)
    return 1
  }

  private static let optionalUnit = FieldType<Double?>(
    name: unit.name, expected: unit.expected, read: { call, index throws(Mistake) in try unit.read(call, index) },
    push: { _, _ in }, facts: unit.facts)

  static let value = ValueDeclaration(
    .color, "a color", Color.self, "A colour. Wherever one is taken, CSS text does too.", written: "string",
    properties: [
      .init("hex", of: .color, FieldType<String>.text, "As #rrggbb, without its alpha.") { (c: Color) in c.hex },
      .init("alpha", of: .color, unit, "How opaque it is, 0…1.") { (c: Color) in c.alpha },
    ],
    methods: [
      Function(
        "color:with_alpha", this, Positional("alpha", unit, "How opaque it is."), returns: "color",
        "The colour with another alpha."
      ) {
        call, color, alpha throws(Mistake) in
        ValueKind.color.push(call, color.with(alpha: alpha))
        return 1
      },
      Function(
        "color:mixed", this, Positional("other", FieldType<Color>.color, "The other colour."),
        Positional("t", unit, "The part of the way."), returns: "color",
        "The colour a part of the way to another one: 0 is this, 1 the other."
      ) { call, color, other, t throws(Mistake) in
        ValueKind.color.push(call, color.mixed(with: other, by: t))
        return 1
      },
    ],
    text: { $0.css })
}
