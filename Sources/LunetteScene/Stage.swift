import LunetteGeometry

/// The scene being written: what a script's calls change, and what `camera` and `projection` read.
///
/// One thread uses it, and nothing that holds a property calls out: so those that each overlay and parameter touches are
/// not checked for it at run time (`@exclusivity(unchecked)`), which took 2 % of a small scene's instructions.
public final class Stage {
  /// What `scene { … }` said.
  @exclusivity(unchecked) public internal(set) var settings = SceneSettings()
  /// Where `scene` was called.
  @exclusivity(unchecked) var settledAt: SourcePlace?
  /// Where the view was first read: `scene` can't follow.
  @exclusivity(unchecked) var viewReadAt: SourcePlace?
  /// Replaces the script's size.
  let forcedSize: (width: Int, height: Int)?

  /// In order of creation. A removed one stays in its place, so that handles find the others.
  @exclusivity(unchecked) var overlays: [Overlay] = []
  /// How many there were of each kind, as many as there are kinds.
  @exclusivity(unchecked) var numbers = InlineArray<22, Int>(repeating: 0)
  /// The overlays by kind and number, from number 1: kept once an overlay has an id of its own, since before nobody asks.
  @exclusivity(unchecked) var numbered: [[Int]] = []
  @exclusivity(unchecked) var ids: [String: Int] = [:]
  /// How often overlays were made or changed.
  @exclusivity(unchecked) var changes = 0
  /// What the last scene's polygons were found to be.
  @exclusivity(unchecked) var knownSoundness = KnownSoundness()
  /// The overlays of files whose features have automatic ids, by what those begin with, and how many they are.
  @exclusivity(unchecked) var namedByPlace: [String: (layer: Int, count: Int)] = [:]
  /// The groups that are being filled, outermost first.
  @exclusivity(unchecked) var openGroups: [Int] = []
  /// What new overlays of a kind begin with, where a script gave defaults of its own.
  @exclusivity(unchecked) var templates: [Overlay.Kind: Overlay] = [:]

  /// Where the camera was set or fitted last.
  var cameraSetAt: SourcePlace?
  /// Where the camera looks from. It is unset until centre and zoom are known.
  @exclusivity(unchecked) public internal(set) var pose = CameraPose()
  /// The extent that was asked for last.
  @exclusivity(unchecked) var lastExtent: (circle: Circle, bearing: Double, extent: CircleExtent)?
  /// What the camera was last asked for.
  public internal(set) var fit = CameraFit.set

  /// What goes on in the scene's time.
  var timeline = Timeline()
  /// Takes what happens, and when; for those who keep a record of it.
  public var trace: ((SceneEvent, SceneTime) -> Void)?

  /// In the order of their declaration.
  @exclusivity(unchecked) public internal(set) var parameters: [Parameter] = []
  @exclusivity(unchecked) var parameterNames = NameSet()
  /// In the order of their declaration.
  @exclusivity(unchecked) var presets: [Preset] = []
  /// Which of them say something of a parameter that wasn't declared yet.
  @exclusivity(unchecked) var presetsNaming: [String: [Int]] = [:]
  /// What was given for parameters.
  let assignments: [String: Assignment]
  /// The preset that was asked for.
  let presetName: String?

  /// The paths of the files that the run read, as messages and documents name them.
  @exclusivity(unchecked) public internal(set) var files: [String] = []
  /// What may be wrong.
  public internal(set) var warnings: [Diagnostic] = []

  /// An empty scene; `assignments` are the values given for parameters, by name, `preset` the preset that is in force.
  public init(
    size: (width: Int, height: Int)? = nil, assignments: [String: Assignment] = [:], preset: String? = nil
  ) {
    forcedSize = size
    self.assignments = assignments
    presetName = preset
    if let size { (settings.width, settings.height) = (size.width, size.height) }
  }

  /// The number of a file, to be used in places.
  public func number(ofFile path: String) -> Int32 {
    if let known = files.firstIndex(of: path) { return Int32(known) }
    files.append(path)
    return Int32(files.count - 1)
  }

  /// "scene.lua:5".
  public func shown(_ place: SourcePlace) -> String {
    place.file < 0 ? "an unknown place" : "\(files[Int(place.file)]):\(place.line)"
  }
}
