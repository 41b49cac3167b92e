/// What may be wrong with a scene that is drawn all the same: the codes by which programs tell warnings apart.
public enum WarningCode: String, CaseIterable, Sendable {
  case nothingDrawn = "nothing-drawn"
  case nothingInView = "nothing-in-view"
  case cameraIncomplete = "camera-incomplete"
  case poleNotShown = "pole-not-shown"
  case noArea = "no-area"
  case holeOutside = "hole-outside"
  case crossesItself = "crosses-itself"
  case oddData = "odd-data"
  case dataLeftOut = "data-left-out"
  case nothingReturned = "nothing-returned"
  case unusedValue = "unused-value"
  case noRows = "no-rows"
  case labelDropped = "label-dropped"
  case noTimePassed = "no-time-passed"
  case endsEarly = "ends-early"
  case framesLeft = "frames-left"
  case imagePartsLeftOut = "image-parts-left-out"

  /// What it says, for the reference.
  public var summary: String {
    switch self {
    case .nothingDrawn: "The scene has no visible overlay and no basemap."
    case .nothingInView: "The camera looks past all that is drawn; often latitude and longitude were swapped."
    case .cameraIncomplete: "The camera was given a centre or a zoom alone, so what is drawn was fitted instead."
    case .poleNotShown: "A marker or a label lies at a pole, which the Mercator map doesn't show."
    case .noArea: "A polygon has fewer than three places, or its holes leave nothing inside."
    case .holeOutside: "A hole lies outside of its outline and is not drawn."
    case .crossesItself: "The rings of a polygon cross; its `fill_rule` says what is inside."
    case .oddData: "A file of data has something odd, or, read leniently, something wrong that was left out."
    case .dataLeftOut: "How many features of a file that is read leniently were left out."
    case .nothingReturned: "A function of features gave nothing for any of them; often its `return` was forgotten."
    case .unusedValue: "A row of `lunette batch` has a value that is no parameter of the scene."
    case .noRows: "`lunette batch` was given no rows."
    case .noTimePassed: "A location was simulated, but the script ended before a fix could come; `wait` was forgotten."
    case .endsEarly: "The scene ends before the time that `--at` says."
    case .framesLeft: "Frames of a longer film stand there from before."
    case .imagePartsLeftOut:
      "An SVG has parts that run, load, link to or move something, or that aren't known; they are left out."
    case .labelDropped: "Labels have no room in the view, or their lines are too short or bend too sharply."
    }
  }
}

extension Diagnostic {
  /// A warning of a known kind.
  public static func warning(_ code: WarningCode, _ message: String) -> Diagnostic {
    Diagnostic(.warning, message, code: code.rawValue)
  }
}
