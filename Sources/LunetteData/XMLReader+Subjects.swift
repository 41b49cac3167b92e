/// Whose it is that something is wrong.
extension XMLReader {
  /// "track "Run": " of what has a name and is, or holds, an element; nothing where none has.
  func subject(of element: Element) throws(DataError) -> String {
    guard let position = open.lastIndex(where: { XMLReader.nouns[$0.name] != nil }) else { return "" }
    let thing = open[position]
    // What is read on is not read later: of what is left out, and where nothing more is read.
    let name: String?
    if !isLenient {
      name = try? self.name(of: thing)
    } else {
      name = position < element.depth ? thing.ownName : try self.name(of: thing)
    }
    return name.map { "\(XMLReader.nouns[thing.name] ?? "") \($0.quoted): " } ?? ""
  }

  /// What may have names.
  private static let nouns = ["Placemark": "placemark", "wpt": "waypoint", "trk": "track", "rte": "route"]

  /// What an open element is called by a `<name>` in it, which may come yet.
  private func name(of element: Element) throws(DataError) -> String? {
    if let name = element.ownName { return name }
    while open.count > element.depth + 1 { _ = try next() }
    while let child = try nextChild() {
      guard child.name == "name" else {
        try leave(child)
        continue
      }
      let name = try text().string
      return name.isEmpty ? nil : name
    }
    return nil
  }
}
