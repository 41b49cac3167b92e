import LunetteGeometry

/// The scene's clock: from one instant at which something happens to the next.
extension Stage {
  /// How much time has passed.
  public var clock: SceneTime { timeline.clock }

  /// When the scene's ticks come.
  public var beat: SceneBeat { SceneBeat(rate: Double(settings.frameRate)) }

  /// The next instant at which something happens, at the latest `deadline`; nil where nothing will. Ticks count where
  /// somebody listens to them, or a function of the script says how a change goes on.
  public func nextInstant(until deadline: SceneTime?, wantsTicks: Bool) -> SceneTime? {
    let now = clock
    var next = deadline.flatMap { $0 > now ? $0 : nil }
    func consider(_ time: SceneTime?) {
      if let time, time > now, next.map({ time < $0 }) ?? true { next = time }
    }
    for ease in timeline.eases { consider(ease.end) }
    if let current = timeline.current, current.hasBegun { consider(current.end) }
    consider(timeline.feed?.nextTime)
    guard next != nil else { return nil }
    if wantsTicks || asksFunctions { consider(beat[beat.number(upTo: now) + 1]) }
    return next
  }

  /// Lets time pass until an instant that `nextInstant` gave; `arrive` follows, once the script's functions were asked.
  public func goOn(to instant: SceneTime) { timeline.clock = max(timeline.clock, instant) }

  /// Does what is due at this instant.
  public func arrive() {
    let now = clock
    let tick = beat.number(upTo: now)
    show(asOf: beat[tick])
    timeline.eases.removeAll { $0.end <= now }
    if let current = timeline.current, current.hasBegun, current.end <= now { finish(current) }
    timeline.owesFrame = tick > 0 && beat[tick] == now
  }

  /// Puts what moves where it was at the last tick before a moment: one of now or of what comes until the next instant.
  public func show(at moment: SceneTime) { show(asOf: beat[beat.number(upTo: moment)]) }

  private func show(asOf tick: SceneTime) {
    for ease in timeline.eases {
      let progress =
        ease.end <= clock ? 1 : ease.pace.progress(at: tick, from: ease.begin, to: ease.end, given: ease.given)
      guard !overlays[ease.overlay].common.isRemoved else { continue }
      for field in ease.fields { field.blend(&overlays[ease.overlay], progress) }
      noteChange(of: ease.overlay)
    }
    guard let current = timeline.current, current.hasBegun, let path = current.path, current.end > clock else { return }
    let progress = current.move.style.pace.progress(
      at: tick, from: current.begin, to: current.end, given: current.given)
    pose = CameraPose(path.camera(at: progress))
  }

  /// The next event that handlers are to be told; nil once all is settled at this instant. Where time passes, fixes that are
  /// due come too.
  public func nextEvent(whileTimePasses: Bool) -> SceneEvent? {
    while true {
      if !timeline.events.isEmpty {
        let event = timeline.events.removeFirst()
        note(event)
        return event
      }
      if beginMove() { continue }
      if whileTimePasses && deliverFix() { continue }
      guard timeline.owesFrame else { return nil }
      timeline.owesFrame = false
      return .frame
    }
  }

  /// Tells whoever keeps a record that a script set a field. That one is shown or hidden is told by itself.
  public func noteSet(_ field: String, at index: Int) {
    if trace != nil && field != "visible" { note(.overlay(overlays[index], .set, fields: [field])) }
  }

  /// Tells whoever keeps a record.
  public func note(_ event: SceneEvent) { trace?(event, clock) }
}

/// Changes whose pace is a function of the script.
extension Stage {
  /// A change whose pace is asked for.
  public enum PaceOwner {
    case camera
    case ease(Int)
  }

  private var asksFunctions: Bool {
    if case .function? = timeline.current?.move.style.pace { return true }
    return timeline.eases.contains { if case .function = $0.pace { true } else { false } }
  }

  /// What the script's functions are to be asked at this instant, where it is a tick: a function's number and how much of its
  /// time has passed, 0...1.
  public var paceQuestions: [(owner: PaceOwner, function: Int, time: Double)] {
    guard asksFunctions, beat[beat.number(upTo: clock)] == clock else { return [] }
    var questions: [(owner: PaceOwner, function: Int, time: Double)] = []
    func ask(_ owner: PaceOwner, _ pace: Pace, _ begin: SceneTime, _ end: SceneTime) {
      guard case .function(let function) = pace, begin < clock, clock < end else { return }
      questions.append((owner, function, (clock - begin).seconds / (end - begin).seconds))
    }
    if let current = timeline.current, current.hasBegun {
      ask(.camera, current.move.style.pace, current.begin, current.end)
    }
    for (index, ease) in timeline.eases.enumerated() { ask(.ease(index), ease.pace, ease.begin, ease.end) }
    return questions
  }

  /// What a function gave.
  public func answer(_ owner: PaceOwner, _ progress: Double) {
    switch owner {
    case .camera: timeline.current?.given = progress
    case .ease(let index):
      if timeline.eases.indices.contains(index) { timeline.eases[index].given = progress }
    }
  }
}
