import CLuaShims
import LunetteData
import LunetteGeometry
import LunetteScene

/// What `overlay.geojson { … }` was called with.
struct FeatureLayer: Sendable {
  /// What is said of all of it.
  var overlay = Overlay(.geojson)
  /// Its features, as the number of a list.
  var list: Int?
  /// The file of its features.
  var file: String?
  var style = Source.none
  var label = Source.none
  var marker = Source.none

  /// Where what is said of each feature comes from. Tables and functions stay where they are: in the call's own table.
  enum Source: Sendable {
    case none
    /// `true`: as it is by default.
    case plain
    /// The same for each.
    case table
    case function
  }

  /// What is said of one feature.
  enum Answer {
    /// Nothing: the defaults.
    case none
    /// `false`: it is left out.
    case leftOut
    /// What lies on the stack.
    case value(Int32)
  }

  func source(of question: FeatureDrawing.Question) -> Source {
    switch question {
    case .style: style
    case .marker: marker
    case .label: label
    }
  }
}
