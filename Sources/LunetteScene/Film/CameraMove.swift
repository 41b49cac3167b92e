import LunetteGeometry

/// A change of the camera that a call asked for, or that follows the user.
struct CameraMove {
  var aim: CameraAim
  var style: MoveStyle
  var cause: MoveCause
}

/// The call that moves the camera, and the one whose handler made it.
public final class MoveCause {
  /// As scripts write it: "camera.fit".
  public let call: String
  /// Where it stands.
  public let place: SourcePlace
  /// The move whose handlers were called when it was made; nil for the script's own.
  let parent: MoveCause?
  /// How many moves led to it, each made by a handler of the one before.
  let depth: Int

  /// A call at a place.
  public init(_ call: String, at place: SourcePlace, parent: MoveCause? = nil) {
    (self.call, self.place, self.parent) = (call, place, parent)
    depth = (parent?.depth ?? 0) + 1
  }

  /// More in a row are a circle: handlers that answer each other's moves.
  static let mostInChain = 1000

  /// Itself and those before it, the first one first.
  var chain: [MoveCause] {
    var (chain, next) = ([self], parent)
    while let cause = next {
      chain.append(cause)
      next = cause.parent
    }
    return chain.reversed()
  }
}

extension Stage {
  /// "camera.fit at scene.lua:12".
  public func shown(_ cause: MoveCause) -> String { "\(cause.call) at \(shown(cause.place))" }

  /// An error where a move is one too many of those that handlers of the one before made.
  func requireEnd(of cause: MoveCause) throws(Mistake) {
    guard cause.depth > MoveCause.mostInChain else { return }
    let chain = cause.chain.map(shown)
    let begin = chain.prefix(4).joined(separator: ", then ")
    throw Mistake(
      "is the last of \(cause.depth) moves, each made by a handler of the one before: \(begin) and so on; a handler that "
        + "moves the camera on every change needs a condition that ends it")
  }
}
