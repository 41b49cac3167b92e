import LunetteGeometry

/// Moves run one after the other, in the order in which they were asked for.
extension Stage {
  /// Where the camera will be when the next move begins.
  var plannedPose: CameraPose { (timeline.queue.last ?? timeline.current?.move)?.aim.pose ?? pose }

  /// Whether no move goes on or waits.
  public var cameraRests: Bool { timeline.current == nil && timeline.queue.isEmpty }

  /// Asks for a move, which ends that the camera follows the user.
  public func request(_ aim: CameraAim, _ style: MoveStyle, by cause: MoveCause) throws(Mistake) {
    try requireEnd(of: cause)
    unfollow()
    timeline.queue.append(CameraMove(aim: aim, style: style, cause: cause))
  }

  /// Makes a move at once where no other goes on, nothing is followed and nobody keeps a record; whether it did.
  public func moveAtOnce(to aim: CameraAim) -> Bool {
    guard cameraRests && timeline.follow == nil && trace == nil else { return false }
    (pose, fit) = (aim.pose, aim.fit)
    return true
  }

  /// Sets what is given at once, where nobody listens.
  public func setCamera(center: Coordinate?, zoom: Double?, bearing: Double?, pitch: Double? = nil) {
    _ = moveAtOnce(to: aim(center: center, zoom: zoom, bearing: bearing, pitch: pitch))
  }

  /// Goes a step towards the next move's beginning; false where there is none to be made now.
  func beginMove() -> Bool {
    if var current = timeline.current {
      guard !current.hasBegun else { return false }
      current.hasBegun = true
      begin(&current)
      return true
    }
    guard !timeline.queue.isEmpty else { return false }
    let move = timeline.queue.removeFirst()
    let (from, to) = (pose.camera, move.aim.pose.camera)
    let isChange = to != nil && from != to
    timeline.current = Timeline.CurrentMove(move: move, isChange: isChange, begin: clock, end: clock)
    if let to, isChange { timeline.events.append(.willChange(from: from, to: to, move.cause)) }
    return true
  }

  private func begin(_ current: inout Timeline.CurrentMove) {
    let (move, from) = (current.move, pose.camera)
    fit = move.aim.fit
    if let from, let to = move.aim.pose.camera, move.style.duration != .zero {
      current.path = path(from, to, move.style)
    }
    // A camera that was nowhere can't come from anywhere.
    if from == nil { pose = move.aim.pose }
    let duration =
      move.style.duration ?? current.path.map { SceneTime(seconds: $0.flightDuration) } ?? .zero
    (current.begin, current.end) = (clock, clock + duration)
    timeline.current = current
    if duration == .zero { finish(current) }
  }

  private func path(_ from: Camera, _ to: Camera, _ style: MoveStyle) -> CameraPath {
    let space: CameraPath.Space =
      switch settings.projection {
      case .mercator: .mercator
      case .equirectangular: .plane
      case .orthographic, .azimuthalEquidistant: .sphere
      }
    return CameraPath(
      from: from, to: to, kind: style.path, clockwise: style.isClockwise, space: space, size: size)
  }

  /// Ends all moves where the camera is, and tells nobody what has happened until now.
  public func dropMoves() {
    (timeline.current, timeline.queue, timeline.events) = (nil, [], [])
  }

  func finish(_ current: Timeline.CurrentMove) {
    pose = current.move.aim.pose
    timeline.current = nil
    guard current.isChange, let camera else { return }
    timeline.events.append(.didChange(camera, current.move.cause))
  }
}

/// Eases of overlays.
extension Stage {
  /// Changes fields of an overlay over time; those of them that are on their way already go on from where they are.
  public func ease(
    _ index: Int, _ fields: [(name: String, blend: (inout Overlay, Double) -> Void)], for duration: SceneTime,
    _ pace: Pace
  ) {
    for field in fields { endEase(of: field.name, at: index) }
    if trace != nil { note(.overlay(overlays[index], .ease, fields: fields.map(\.name))) }
    timeline.eases.append(
      OverlayEase(overlay: index, fields: fields, begin: clock, end: clock + duration, pace: pace))
  }

  /// A field that is set goes nowhere any more.
  public func endEase(of field: String, at index: Int) {
    guard !timeline.eases.isEmpty else { return }
    for ease in timeline.eases.indices where timeline.eases[ease].overlay == index {
      timeline.eases[ease].fields.removeAll { $0.name == field }
    }
    timeline.eases.removeAll { $0.fields.isEmpty }
  }

  /// Ends a change of an overlay where it is.
  public func dropEase(_ index: Int) {
    if timeline.eases.indices.contains(index) { timeline.eases.remove(at: index) }
  }

  /// How many changes of overlays go on.
  public var easeCount: Int { timeline.eases.count }
}
