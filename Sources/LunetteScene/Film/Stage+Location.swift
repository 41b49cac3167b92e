import LunetteGeometry

/// Where the user is.
extension Stage {
  /// The current fix; nil before the first.
  public var location: LocationFix? { timeline.fix }

  /// Begins to deliver fixes, in the place of those that were to come, and gives how long that takes.
  public func simulate(_ source: LocationFeed.Source, at place: SourcePlace = .unknown) -> SceneTime {
    let feed = LocationFeed(source, from: clock, at: place)
    timeline.feed = feed
    return feed.length
  }

  /// The receiver has failed.
  public func failLocation(_ reason: String) { timeline.events.append(.error(reason: reason)) }

  /// Goes where the user goes, from now on.
  public func follow(_ follow: Follow, by cause: MoveCause) throws(Mistake) {
    try requireEnd(of: cause)
    timeline.follow = follow
    note(.follow(follow))
    if let fix = timeline.fix { queueFollowing(fix, cause) }
    timeline.followCause = cause
  }

  /// Follows no longer.
  public func unfollow() {
    guard timeline.follow != nil else { return }
    (timeline.follow, timeline.followCause) = (nil, nil)
    note(.follow(nil))
  }

  /// Delivers one fix that is due; false where there is none.
  func deliverFix() -> Bool {
    guard let time = timeline.feed?.nextTime, time <= clock, let fix = timeline.feed?.deliver() else { return false }
    timeline.fix = fix
    for index in timeline.userLocations where !overlays[index].common.isRemoved {
      overlays[index].content.userLocation.fix = fix
      noteChange(of: index)
    }
    timeline.events.append(.update(fix))
    if let cause = timeline.followCause { queueFollowing(fix, cause) }
    return true
  }

  private func queueFollowing(_ fix: LocationFix, _ cause: MoveCause) {
    guard let follow = timeline.follow else { return }
    // The Mercator map has no place for a pole: the camera waits until the user has left it.
    if settings.projection == .mercator && abs(fix.at.latitude) == 90 { return }
    var pose = plannedPose
    pose.center = fix.at
    if let heading = fix.heading, follow.turns { pose.bearing = heading.normalizedBearing }
    pose.zoom = follow.zoom ?? pose.zoom ?? Follow.firstZoom
    timeline.queue.append(CameraMove(aim: CameraAim(pose, .set), style: MoveStyle(), cause: cause))
  }
}
