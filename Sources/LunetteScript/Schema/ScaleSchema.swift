import CLuaShims
import LunetteScene

/// `scale`: what turns data into colours or sizes.
enum ScaleSchema {
  static let module = Module(
    name: "scale",
    summary:
      "Turns data into colours or sizes: a scale is called with a number or a name. A range may be a ramp's name: "
      + "\(names(.sequential)), from little to much; \(names(.diverging)), from a middle both ways; "
      + "\(names(.qualitative)), for kinds without an order. All but Viridis are ColorBrewer's.",
    functions: [
      maker(
        .linear, linear, "Between the domain's numbers evenly, beyond them as at its ends.",
        example: "local heat = scale.linear { domain = { -10, 0, 30 }, range = { \"navy\", \"white\", \"red\" } }"),
      maker(
        .quantize, quantize, "By steps that are equally wide; what is beyond the domain is in the first or last.",
        example: "local ramp = scale.quantize { domain = { 0, 1200 }, range = \"YlGnBu\", steps = 6 }"),
      maker(
        .threshold, threshold, "By limits; a limit belongs to what is above it.",
        example: "local size = scale.threshold { domain = { 1000, 100000 }, range = { 4, 8, 16 } }"),
      maker(
        .ordinal, ordinal, "By names, which are texts or numbers.",
        example: "local tint = scale.ordinal { domain = { \"park\", \"lake\" }, range = { \"green\", \"#1f6feb\" } }"),
    ])

  private static func names(_ use: ColorRamp.Use) -> String {
    ColorRamp.all.filter { $0.use == use }.map(\.name).joined(separator: ", ")
  }

  private static func maker(
    _ kind: Scale.Kind, _ record: @autoclosure @escaping @Sendable () -> Record<ScaleParts>, _ summary: String,
    example: String
  ) -> Function {
    Function(
      "scale.\(kind.rawValue)", record(), fresh: { _ in ScaleParts() }, returns: "scale", summary, example: example
    ) {
      call, parts throws(Mistake) in
      FieldType<Scale>.scale.push(call, try parts.scale(kind))
      return 1
    }
  }

  static let value = ValueDeclaration(
    .scale, "a scale", "What turns data into colours or sizes, called as in ramp(density).", written: "",
    properties: [
      property("kind", "string", "\"linear\", \"quantize\", \"threshold\" or \"ordinal\".") { call, scale in
        call.push(scale.kind.rawValue)
      },
      property("domain", "number[]|string[]", "Its numbers or limits, or its names.") { call, scale in
        call.push(list: scale.kind == .ordinal ? scale.names : scale.domain.map { .number($0) }) { call, name in
          call.push(name)
        }
      },
      property("range", "color[]|number[]", "What it gives.") { call, scale in
        call.push(list: scale.range) { call, value in call.push(value) }
      },
      property("missing", "color|number|nil", "What it gives where there are no data.") { call, scale in
        call.push(scale.missing)
      },
    ],
    methods: [], list: nil, call: invocation,
    text: { call, index in call.scale(index)?.shown ?? "" },
    areEqual: { call in
      guard let first = call.scale(1), let second = call.scale(2) else { return false }
      return first == second
    })

  private static func property(
    _ name: String, _ type: String, _ summary: String, _ push: @escaping @Sendable (Call, Scale) -> Void
  ) -> ValueDeclaration.Property {
    .init(name: name, typeName: type, summary: summary) { call, index in
      guard let scale = call.scale(index) else { return call.pushNil() }
      push(call, scale)
    }
  }

  private static let invocation = ValueDeclaration.Invocation(
    form: "ramp(value)",
    parameter: ParameterText(
      name: "value", typeName: "number|string|nil", expected: "a number, of an ordinal scale a name", isOptional: true,
      summary: "What it gives a colour or a number for; nil and NaN are no data."),
    returns: "color|number|nil",
    summary: "The colour or number for a value, `missing` where there is none or an ordinal scale doesn't know it.",
    host: HostFunction("") { call throws(ScriptFailure) in
      guard let scale = call.scale(1) else { return 0 }
      guard call.count <= 2 else {
        throw ScriptFailure("", [Mistake("a scale takes one value; got \(call.count - 1)")])
      }
      do throws(Mistake) {
        call.push(try call.value(of: scale, at: 2))
      } catch {
        throw ScriptFailure("", error.all)
      }
      return 1
    })
}

extension Scale {
  /// "quantize, 0…1200 in 6 steps".
  fileprivate var shown: String {
    switch kind {
    case .ordinal: return "ordinal, \(names.count) name\(names.count == 1 ? "" : "s")"
    case .threshold: return "threshold, \(domain.count) limit\(domain.count == 1 ? "" : "s")"
    case .linear, .quantize:
      let ends = "\(kind.rawValue), \(domain.first?.shown ?? "")…\(domain.last?.shown ?? "")"
      return kind == .linear ? ends : "\(ends) in \(range.count) steps"
    }
  }
}
