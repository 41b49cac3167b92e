import LunetteGeometry

/// What is taken of a view: boxes in the cells of a uniform grid.
struct LabelGrid {
  private struct Entry {
    let box: Box
    let margin: Double
    let owner: Int32
  }

  /// More is kept free around no box.
  static let mostMargin = 4.0
  /// What spans more cells is looked at by every search.
  private static let mostCells = 256

  private let cell: Double
  private let columns, rows: Int
  /// Boxes that overlap by less don't: last digits decide nothing.
  private let tolerance: Double
  private var entries: [Entry] = []
  /// By cell, the first of its chain of links; -1 for none.
  private var heads: [Int32]
  private var links: [(entry: Int32, next: Int32)] = []
  private var large: [Int32] = []

  init(_ size: Size) {
    let longer = max(size.width, size.height)
    cell = max(32, longer / 128)
    (columns, rows) = (max(1, Int((size.width / cell).rounded(.up))), max(1, Int((size.height / cell).rounded(.up))))
    heads = [Int32](repeating: -1, count: columns * rows)
    tolerance = 1e-9 * longer
  }

  /// Takes room, and a margin around it that texts keep; to its owner it stays free, where there is one.
  mutating func take(_ box: Box, margin: Double = 0, owner: Int = -1) {
    let entry = Int32(entries.count)
    entries.append(Entry(box: box, margin: min(margin, LabelGrid.mostMargin), owner: Int32(owner)))
    let (columns, rows) = (self.columns(of: box), self.rows(of: box))
    guard columns.count * rows.count <= LabelGrid.mostCells else { return large.append(entry) }
    for row in rows {
      for column in columns {
        let position = row * self.columns + column
        links.append((entry, heads[position]))
        heads[position] = Int32(links.count - 1)
      }
    }
  }

  /// Whether nothing overlaps a box, nor comes nearer than its margin or the box's own.
  func isFree(_ box: Box, margin: Double, owner: Int) -> Bool {
    if large.contains(where: { overlaps(entries[Int($0)], box, margin, owner) }) { return false }
    let reached = box.padded(by: LabelGrid.mostMargin)
    let columns = columns(of: reached)
    for row in rows(of: reached) {
      for column in columns {
        var link = heads[row * self.columns + column]
        while link >= 0 {
          if overlaps(entries[Int(links[Int(link)].entry)], box, margin, owner) { return false }
          link = links[Int(link)].next
        }
      }
    }
    return true
  }

  private func overlaps(_ entry: Entry, _ box: Box, _ margin: Double, _ owner: Int) -> Bool {
    if entry.owner >= 0 && entry.owner == owner { return false }
    let space = max(entry.margin, min(margin, LabelGrid.mostMargin)) - tolerance
    return box.minX < entry.box.maxX + space && box.maxX > entry.box.minX - space && box.minY < entry.box.maxY + space
      && box.maxY > entry.box.minY - space
  }

  /// What lies beyond the view belongs to the cells along its sides.
  private func columns(of box: Box) -> ClosedRange<Int> {
    let first = index(box.minX, below: columns)
    return first...max(first, index(box.maxX, below: columns))
  }

  private func rows(of box: Box) -> ClosedRange<Int> {
    let first = index(box.minY, below: rows)
    return first...max(first, index(box.maxY, below: rows))
  }

  private func index(_ place: Double, below count: Int) -> Int {
    let cells = place / cell
    return cells >= 1 ? cells < Double(count) ? Int(cells) : count - 1 : 0
  }
}
