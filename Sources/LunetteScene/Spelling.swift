/// The name that was probably meant.
public enum Spelling {
  /// The candidate whose spelling is nearest to a name; nil if none is near.
  public static func nearest(to name: String, among candidates: [String]) -> String? {
    let lowered = name.lowercased()
    if let exact = candidates.first(where: { $0.lowercased() == lowered }) { return exact }
    // One letter is near everything.
    guard lowered.utf8.count > 1 else { return nil }
    let most = max(1, lowered.utf8.count / 3)
    let ranked = candidates.map { (distance: distance(lowered, $0.lowercased()), name: $0) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= most else { return nil }
    return best.name
  }

  /// "; did you mean 'radius'?", or nothing.
  public static func hint(for name: String, among candidates: [String]) -> String {
    nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Optimal string alignment: insertions, deletions, substitutions, and swaps of neighbours.
  public static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first.utf8.prefix(64))
    let b = Array(second.utf8.prefix(64))
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    for i in 1...a.count {
      for j in 1...b.count {
        let replaced = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, replaced)
        if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
          rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
        }
      }
    }
    return rows[a.count][b.count]
  }
}
