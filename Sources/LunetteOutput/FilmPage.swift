import LunetteScene

/// Gathers the frames of a film for one self-contained HTML page that plays it: each piece is kept once, each frame as
/// what changes against the one before.
public struct FilmPage {
  /// The most bytes of a page.
  public static let mostBytes = 512 << 20

  let settings: SceneSettings
  /// What is drawn, each once, numbered as it first appears.
  private(set) var pieces: [SVGPiece] = []
  private(set) var frames: [Frame] = []
  /// The pieces of the last frame, by their numbers.
  private(set) var last: [Int] = []
  private var lastPieces: [SVGPiece] = []
  private var numbers: [[UInt8]: Int] = [:]
  private let mostBytes: Int
  /// About what is written of all that was gathered.
  private var bytes = 0

  /// One moment of the film.
  struct Frame {
    /// Seconds.
    let time: Double
    /// Of how many pieces it is.
    let count: Int
    /// The places whose pieces are others than before, and the numbers of these.
    let changes: [(place: Int, piece: Int)]
  }

  /// A page of scenes with these settings, without frames.
  public init(_ settings: SceneSettings) { self.init(settings, mostBytes: FilmPage.mostBytes) }

  /// The same with another limit, for tests.
  init(_ settings: SceneSettings, mostBytes: Int) { (self.settings, self.mostBytes) = (settings, mostBytes) }

  /// Appends what is drawn at a time in seconds, which is later than the frame's before; too much is an error.
  public mutating func append(_ drawing: SVGPieces, at time: Double) throws(Diagnostic) {
    // The page ends the picture itself.
    let drawn = drawing.all.dropLast()
    var numbers: [Int] = []
    numbers.reserveCapacity(drawn.count)
    for (place, piece) in drawn.enumerated() {
      let isSame = place < lastPieces.count && lastPieces[place] === piece
      numbers.append(isSame ? last[place] : number(of: piece))
    }
    let changes = numbers.indices.filter { $0 >= last.count || last[$0] != numbers[$0] }
      .map { (place: $0, piece: numbers[$0]) }
    frames.append(Frame(time: time, count: numbers.count, changes: changes))
    bytes += 24 + 12 * changes.count
    (last, lastPieces) = (numbers, Array(drawn))
    guard bytes <= mostBytes else {
      throw Diagnostic(.limit, "the film passed its limit of \(mostBytes >> 20) MB")
    }
  }

  private mutating func number(of piece: SVGPiece) -> Int {
    if let known = numbers[piece.bytes] { return known }
    numbers[piece.bytes] = pieces.count
    bytes += piece.bytes.count
    pieces.append(piece)
    return pieces.count - 1
  }
}
