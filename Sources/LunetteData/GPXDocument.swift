import LunetteGeometry

/// What a GPX file holds: tracks that were recorded, routes that were planned, single places.
public struct GPXDocument: Equatable, Sendable {
  /// In the file's order.
  public var tracks: [Track] = []
  /// In the file's order.
  public var routes: [Route] = []
  /// In the file's order.
  public var waypoints: [Waypoint] = []
  /// What is odd in it, and what was left out.
  public var notes = ReadingNotes()

  /// Nothing.
  public init() {}

  /// A place with a name.
  public struct Waypoint: Equatable, Sendable {
    /// Where it is.
    public var coordinate: Coordinate
    /// What it is called.
    public var name: String?
    /// What the file says of it.
    public var description: String?
    /// The name of its symbol, as "Flag, Blue".
    public var symbol: String?
    /// In metres above sea level.
    public var elevation: Double?
    /// In seconds from 1970 on.
    public var time: Double?
    /// The line of the file where it begins, from 1.
    public var line: Int
  }

  /// Places in a row, with what is known of each: all three lists are of one length.
  public struct Segment: Equatable, Sendable {
    /// Where they are.
    public var points: [Coordinate] = []
    /// In seconds from 1970 on.
    public var times: [Double?] = []
    /// In metres above sea level.
    public var elevations: [Double?] = []
  }

  /// What was recorded, in pieces: a new one begins where the signal was lost.
  public struct Track: Equatable, Sendable {
    /// What it is called.
    public var name: String?
    /// What the file says of it.
    public var description: String?
    /// Its pieces; one may be empty.
    public var segments: [Segment] = []
    /// The line of the file where it begins, from 1.
    public var line: Int

    /// A track.
    public init(name: String? = nil, description: String? = nil, segments: [Segment] = [], line: Int) {
      self.name = name
      self.description = description
      self.segments = segments
      self.line = line
    }
  }

  /// Where to go.
  public struct Route: Equatable, Sendable {
    /// What it is called.
    public var name: String?
    /// What the file says of it.
    public var description: String?
    /// Its places.
    public var points = Segment()
    /// The line of the file where it begins, from 1.
    public var line: Int
  }
}
