extension Ellipse: GroundArea {
  /// Of a long thin one what lines have, 1e-7 of their length, but no more than a tenth of its half width.
  package var defaultTolerance: Double { max(1e-4 * semiMinor, min(2e-7 * semiMajor, 0.1 * semiMinor)) }

  package var meridian: Double { center.longitude }

  package func moved(west degrees: Double) -> Ellipse {
    var moved = self
    moved.center.longitude = center.longitude.written - degrees
    return moved
  }
}

extension Sector: GroundArea {
  package var meridian: Double { center.longitude }

  package func moved(west degrees: Double) -> Sector {
    var moved = self
    moved.center.longitude = center.longitude.written - degrees
    return moved
  }
}

extension Buffer: GroundArea {
  /// Of a long line what lines have, 1e-7 of their length: a millimetre around the world would have millions of vertices.
  package var defaultTolerance: Double { max(1e-4 * radius, 1e-7 * roughLength) }

  package var meridian: Double { paths.lazy.compactMap(\.first).first?.longitude ?? 0 }

  package func moved(west degrees: Double) -> Buffer {
    var moved = self
    moved.paths = paths.map { $0.moved(west: degrees) }
    return moved
  }
}
