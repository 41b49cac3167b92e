import LunetteGeometry

extension Stage {
  /// Takes what `scene { … }` says: once, and before anything that reads the view.
  public func settle(_ settings: SceneSettings, at place: SourcePlace) throws(Mistake) {
    if let settledAt { throw Mistake("can be called once; it was called at \(shown(settledAt))") }
    if let viewReadAt {
      throw Mistake("must come before anything that reads the view, as \(shown(viewReadAt)) does")
    }
    settledAt = place
    self.settings = settings
    if settings.theme != .light && templates[.label] == nil {
      setTemplate(Overlay(.label(settings.theme.text)))
    }
    if let forcedSize { (self.settings.width, self.settings.height) = (forcedSize.width, forcedSize.height) }
  }

  /// The view's size, for a call at a place; from then on it stays as it is.
  public func readSize(at place: SourcePlace) throws(Mistake) -> Size {
    guard !heightIsAuto else {
      throw Mistake(
        "the view's height is not known yet: with height = \"auto\" the first camera.fit or camera.fit_circle says it")
    }
    noteReading(at: place)
    return size
  }

  /// A call at a place reads what `scene` settles: from then on it stays as it is.
  public func noteReading(at place: SourcePlace) { if viewReadAt == nil { viewReadAt = place } }

  var size: Size { Size(width: Double(settings.width), height: Double(settings.height)) }
}
