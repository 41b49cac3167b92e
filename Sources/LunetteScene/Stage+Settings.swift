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
    if let forcedSize { (self.settings.width, self.settings.height) = (forcedSize.width, forcedSize.height) }
  }

  /// The view's size, for a call at a place; from then on it stays as it is.
  public func readSize(at place: SourcePlace) -> Size {
    if viewReadAt == nil { viewReadAt = place }
    return size
  }

  var size: Size { Size(width: Double(settings.width), height: Double(settings.height)) }
}
