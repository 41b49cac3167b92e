import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// Draws features one after the other: asks the script's functions about each, and makes the overlays that it is drawn as.
struct FeatureDrawing {
  /// What is asked about a feature, in this order.
  enum Question: Int, CaseIterable {
    case style, marker, label

    var name: String {
      switch self {
      case .style: "style"
      case .marker: "marker"
      case .label: "label"
      }
    }
  }

  let layer: FeatureLayer
  let list: Int
  var position = 0
  private(set) var next = Question.style
  /// Whether the style function gave anything yet.
  private var hasStyle = false
  /// What the feature that is asked about is drawn as.
  private var members: [Overlay] = []
  private var isLeftOut = false
  var drawn: [Overlay] = []
  /// What is written at features, above all that is drawn of them.
  private var labels: [Overlay] = []
  /// What is wrong with what the file says of how its features are drawn.
  private var notes = ReadingNotes()
  let looks: FeatureLooks
  var row = Row.unknown

  init(_ layer: FeatureLayer, list: Int, _ call: Call) {
    self.layer = layer
    self.list = list
    looks = FeatureLooks(layer, call)
  }

  /// The feature that is asked about.
  func reference(_ library: DataLibrary) -> FeatureReference { library.reference(position, of: list) }

  /// Takes what a function gave and goes on to what the next one is asked, or to the end.
  mutating func step(_ call: Call, _ result: Int32?) throws(Mistake) -> Walk.Step {
    if let result {
      if next == .style && !call.isAbsent(result) { hasStyle = true }
      try take(answer(call, result), to: next, call)
      advance()
    }
    while position < call.interpreter.library.count(of: list) {
      if try takeRow(call) { continue }
      let reference = reference(call.interpreter.library)
      if layer.source(of: next) == .function && !isLeftOut {
        lsh_push_field(call.run, 1, next.name)
        ValueKind.feature.push(call, reference)
        return .call(arguments: 1)
      }
      if !isLeftOut { try takeGiven(to: next, call) }
      advance()
    }
    if layer.style == .function && position > 0 && !hasStyle {
      call.stage.warn(
        .nothingReturned, "the style function gave nothing for any feature; does it lack a return?", at: call.place)
    }
    call.warn(of: notes, in: call.interpreter.library.name(of: list), "feature")
    var overlay = layer.overlay
    overlay.place = call.place
    call.chargeElement(of: MemoryLayout<Overlay>.stride)
    if !labels.isEmpty { drawn += labels }
    ValueKind.handle.push(call, try call.stage.add(overlay, of: drawn))
    return .results(1)
  }

  private mutating func advance() {
    if let question = Question(rawValue: next.rawValue + 1) {
      next = question
    } else {
      if !isLeftOut { drawn += members }
      members.removeAll(keepingCapacity: true)
      (position, next, isLeftOut) = (position + 1, .style, false)
    }
  }

  /// The answer that stands in the call's own table.
  private mutating func takeGiven(to question: Question, _ call: Call) throws(Mistake) {
    guard layer.source(of: question) == .table else { return try take(.none, to: question, call) }
    lsh_push_field(call.run, 1, question.name)
    defer { lsh_set_top(call.run, -2) }
    try take(.value(lsh_top(call.run)), to: question, call)
  }

  /// Once of each feature, however often it is drawn.
  private mutating func note(_ mistakes: [String], _ call: Call) {
    let library = call.interpreter.library
    let reference = reference(library)
    guard !mistakes.isEmpty, library.noteStyle(of: reference) else { return }
    let line = library.feature(reference).line
    for mistake in mistakes { notes.warn(DataError(line: line, "feature \(reference.position + 1): \(mistake)")) }
  }

  private func answer(_ call: Call, _ index: Int32) -> FeatureLayer.Answer {
    if call.isAbsent(index) { return .none }
    if lsh_type_at(call.run, index) == LSH_BOOLEAN { return lsh_boolean(call.run, index) ? .none : .leftOut }
    return .value(index)
  }

  private mutating func take(
    _ answer: FeatureLayer.Answer, to question: Question, _ call: Call
  ) throws(Mistake) {
    let library = call.interpreter.library
    let origin = library.origin(reference(library))
    let feature = origin.feature
    do throws(Mistake) {
      switch question {
      case .style:
        if case .leftOut = answer {
          isLeftOut = true
        } else {
          let own = SimpleStyle(feature.properties)
          note(own?.mistakes ?? [], call)
          try looks.addShapes(of: origin, own, answer, to: &members, call)
        }
      case .marker: try looks.mark(feature, answer, in: &members, call)
      case .label: try looks.letter(feature, answer, in: &members, &labels, call)
      }
    } catch {
      throw error.within(question.name)
    }
  }
}
