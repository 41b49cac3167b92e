import CLuaShims
import LunetteScene

/// Which record it is: the number by which a run keeps its keys.
enum RecordID: Int32 {
  case coordinate, bounds, region, arc, padding, mask, scene, parameter
  case circle, polygon, rectangle, ellipse, sector, buffer, polyline, marker, label, group, scaleBar, title,
    markerLabel,
    casing
  case hatch, style
  // In the order of the kinds.
  case styleCircle, stylePolygon, styleRectangle, styleEllipse, styleSector, styleBuffer, stylePolyline, styleMarker
  case styleLabel, styleGroup, styleScaleBar, styleTitle
  case cameraSet, cameraEase, cameraFly, follow, setRegion, simulate, givenFix, fitCircle, fit, dataOptions,
    tableOptions, featureLayer, featureStyle, featureMarker, geojson
  case basemap, basemapStyle
  case image, userLocation, styleImage, styleUserLocation
  case legend, attribution, compass, graticule, inset, scaleLinear, scaleQuantize, scaleThreshold, scaleOrdinal
  // In the order of the kinds.
  case easeCircle, easePolygon, easeRectangle, easeEllipse, easeSector, easeBuffer, easePolyline, easeMarker, easeLabel
  case easeGroup, easeScaleBar, easeTitle, easeGeoJSON, easeAreas, easeDots, easeLegend, easeAttribution, easeCompass
  case easeGraticule, easeImage, easeUserLocation, easeInset

  /// The changes over time of one kind of overlay.
  static func ease(of kind: Overlay.Kind) -> RecordID {
    RecordID(rawValue: easeCircle.rawValue + Int32(kind.rawValue)) ?? .easeGroup
  }

  /// The style of one kind of overlay.
  static func style(of kind: Overlay.Kind) -> RecordID {
    if kind == .image { return .styleImage }
    if kind == .userLocation { return .styleUserLocation }
    return RecordID(rawValue: styleCircle.rawValue + Int32(kind.rawValue)) ?? .styleGroup
  }
}

/// The fields of a table argument: one declaration that decoding, messages and the reference come from.
final class Record<Root: Sendable>: Sendable {
  let id: RecordID
  let fields: [Field<Root>]
  let names: [String]
  /// Ways to give the same thing: exactly one of them must be given, with all its required fields.
  let alternatives: [Alternative]
  /// What must hold between the fields, once each is right.
  let check: @Sendable (Root) throws(Mistake) -> Void
  let requiredBits: UInt64

  init(
    _ id: RecordID, _ fields: [Field<Root>], alternatives: [[Part]] = [],
    check: @escaping @Sendable (Root) throws(Mistake) -> Void = { _ throws(Mistake) in }
  ) {
    self.id = id
    self.fields = fields
    self.check = check
    names = fields.map { $0.name.description }
    let names = self.names
    self.alternatives = alternatives.map { parts in
      Alternative(
        positions: parts.compactMap { names.firstIndex(of: $0.name) },
        required: parts.filter(\.isRequired).compactMap { names.firstIndex(of: $0.name) })
    }
    requiredBits = fields.indices.reduce(0) { fields[$1].isRequired ? $0 | 1 << UInt64($1) : $0 }
  }

  /// Reads the table at an index into a root; what comes back are all mistakes, in the order of the declaration.
  func decode(_ call: Call, _ table: Int32, into root: inout Root) -> [Mistake] {
    let top = lsh_top(call.run)
    defer { lsh_set_top(call.run, top) }
    var record = lsh_record()
    guard define(call), lsh_read_record(call.run, table, id.rawValue, &record) else { return [] }
    var mistakes: [Mistake] = []
    var rest = record.present
    while rest != 0 {
      let position = rest.trailingZeroBitCount
      rest &= rest - 1
      do throws(Mistake) {
        try fields[position].decode(call, record.base + Int32(position), &root)
      } catch {
        mistakes += error.within(names[position]).all
      }
    }
    if record.present & requiredBits != requiredBits || record.strangers > 0 {
      let strangers = strangers(call, table, record)
      mistakes = missing(record.present, beside: mistakes, meant: strangers.meant) + strangers.mistakes
    }
    let needsChoice =
      mistakes.isEmpty || !alternatives.contains { $0.positions.contains { record.present & 1 << UInt64($0) != 0 } }
    if needsChoice, let mistake = choice(of: record.present) { mistakes.append(mistake) }
    guard mistakes.isEmpty else { return mistakes }
    do throws(Mistake) { try check(root) } catch { return error.all }
    return []
  }

  /// Makes the keys known to a run; false once a limit is passed.
  func define(_ call: Call) -> Bool {
    if lsh_knows_record(call.run, id.rawValue) { return true }
    let keys = fields.map { UnsafeRawPointer($0.name.utf8Start).assumingMemoryBound(to: CChar.self) as UnsafePointer? }
    return keys.withUnsafeBufferPointer {
      lsh_define_record(call.run, id.rawValue, $0.baseAddress, Int32($0.count))
    }
  }
}

extension Record {
  /// A field of an alternative.
  struct Part: ExpressibleByStringLiteral {
    let name: String
    let isRequired: Bool

    init(stringLiteral name: String) { (self.name, isRequired) = (name, true) }
    private init(_ name: String) { (self.name, isRequired) = (name, false) }

    static func optional(_ name: String) -> Part { Part(name) }
  }

  /// One way to give a thing, by the positions of its fields.
  struct Alternative: Sendable {
    let positions: [Int]
    let required: [Int]
  }

  /// "{ bounds = … }" for each alternative.
  private var ways: [String] {
    alternatives.map { "{ \($0.required.map { names[$0] + " = …" }.joined(separator: ", ")) }" }
  }

  /// What is wrong with the choice between the alternatives.
  private func choice(of present: UInt64) -> Mistake? {
    guard !alternatives.isEmpty else { return nil }
    func isGiven(_ position: Int) -> Bool { present & 1 << UInt64(position) != 0 }
    let given = alternatives.filter { $0.positions.contains(where: isGiven) }
    if given.count == 1, let chosen = given.first {
      let lacking = chosen.required.filter { !isGiven($0) }
      guard let first = lacking.first else { return nil }
      return Mistake("is missing: it must be \(fields[first].expected)", field: names[first])
    }
    let listed = ways.joined(separator: " or ")
    guard !given.isEmpty else { return Mistake("needs \(listed)") }
    let both = given.flatMap(\.positions).filter(isGiven).map { "'\(names[$0])'" }
    return Mistake("takes either \(listed); got \(both.joined(separator: " and "))")
  }

  /// Whether a field can't be left out.
  func isNeeded(_ position: Int) -> Bool {
    fields[position].isRequired || alternatives.contains { $0.required.contains(position) }
  }

  /// Where a field of one alternative was set, the alternative must be there as a whole.
  func requireWhole(_ position: Int, in root: Root) throws(Mistake) {
    for alternative in alternatives where alternative.positions.contains(position) {
      let lacking = alternative.required.filter { !fields[$0].isGiven(root) }.map { names[$0] }
      guard lacking.isEmpty else {
        throw Mistake(
          "can't be set alone: it needs \(lacking.joined(separator: " and ")) beside it, as in a call",
          field: names[position])
      }
    }
  }

  /// Where a field of one alternative is set, those of the others are as if they had not been given.
  func clearOtherAlternatives(of position: Int, in root: inout Root, to defaults: Root) {
    guard alternatives.contains(where: { $0.positions.contains(position) }) else { return }
    for other in alternatives where !other.positions.contains(position) {
      for field in other.positions { fields[field].copy(defaults, &root) }
    }
  }
}

extension FieldType {
  /// A table of named fields, read into a fresh root. The record is made when one is first read: it must be a stored one.
  static func record(
    _ name: String, _ expected: String, _ record: @autoclosure @escaping @Sendable () -> Record<Value>,
    _ fresh: @escaping @Sendable () -> Value,
    push: @escaping @Sendable (Call, Value) -> Void
  ) -> FieldType<Value> {
    FieldType(
      name: name, expected: expected,
      read: { call, index throws(Mistake) in
        guard lsh_type_at(call.run, index) == LSH_TABLE else { throw call.mismatch(index, expected) }
        var root = fresh()
        if let mistake = Mistake(record().decode(call, index, into: &root)) { throw mistake }
        return root
      }, push: push, facts: TypeFacts(table: { record().text }))
  }
}

extension Record {
  /// What the reference says of it.
  var text: RecordText {
    RecordText(name: "\(id)".snakeCased, fields: fields.map(\.text), sample: sample, choices: ways)
  }

  private var sample: String {
    let required = fields.indices.filter { fields[$0].isRequired } + (alternatives.first?.required ?? [])
    let shown = required.isEmpty ? Array(names.prefix(2)) : required.map { names[$0] }
    return "{ \(shown.map { "\($0) = …" }.joined(separator: ", ")) }"
  }
}

extension String {
  /// "fitCircle" as "fit_circle".
  var snakeCased: String { reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) } }
}
