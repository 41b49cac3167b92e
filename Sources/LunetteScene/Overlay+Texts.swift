import LunetteData

extension Overlay {
  /// What only some overlays are given.
  struct Texts: Sendable {
    var title: String?
    var className: String?
    var legend: String?
    var groups: [String] = []
  }
}

extension Overlay.Common {
  /// What it is, for readers and tooltips.
  public var title: String? {
    get { texts.value?.title }
    set { change(newValue != nil) { $0.title = newValue } }
  }
  /// Classes for the SVG's element.
  public var className: String? {
    get { texts.value?.className }
    set { change(newValue != nil) { $0.className = newValue } }
  }
  /// Its row in a legend.
  public var legend: String? {
    get { texts.value?.legend }
    set { change(newValue != nil) { $0.legend = newValue } }
  }
  /// The ids of the groups around it, outermost first.
  public internal(set) var groups: [String] {
    get { texts.value?.groups ?? [] }
    set { change(!newValue.isEmpty) { $0.groups = newValue } }
  }

  /// The feature of a file that it is of.
  public var feature: Feature? { origin?.feature }

  /// Changes the texts, which are there from the first that is given on.
  private mutating func change(_ isGiven: Bool, _ change: (inout Overlay.Texts) -> Void) {
    guard isGiven || texts.value != nil else { return }
    var changed = texts.value ?? Overlay.Texts()
    change(&changed)
    texts.value = changed
  }
}
