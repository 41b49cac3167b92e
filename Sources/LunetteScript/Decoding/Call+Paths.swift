import CLuaShims
import LunetteGeometry
import LunetteScene

extension Call {
  /// A path's coordinates, which lie in Lua's memory: borrowed; nil for what is no path.
  func borrowedPath(_ index: Int32) -> UnsafeBufferPointer<Coordinate>? {
    var kind: Int32 = 0
    guard let payload = lsh_value(run, index, &kind), kind == ValueKind.path.rawValue else { return nil }
    let count = lsh_value_size(run, index) / MemoryLayout<Coordinate>.stride
    return UnsafeBufferPointer(start: payload.assumingMemoryBound(to: Coordinate.self), count: count)
  }

  /// A copy of a path's coordinates, for this call; nil for what is no path.
  func path(_ index: Int32) -> [Coordinate]? {
    guard let borrowed = borrowedPath(index) else { return nil }
    return lendPlaces(borrowed.count) ? Array(inLargePages: borrowed) : []
  }

  /// Counts memory for so many coordinates, until the call returns, and the work of filling it.
  func lendPlaces(_ count: Int) -> Bool {
    lend(count, of: MemoryLayout<Coordinate>.stride) && charge(steps: count / 8)
  }

  /// Pushes a path; its memory is Lua's own.
  func push(_ path: [Coordinate]) {
    guard charge(steps: path.count / 8) else { return }
    let size = path.count * MemoryLayout<Coordinate>.stride
    guard let payload = lsh_push_value(run, ValueKind.path.rawValue, size) else { return }
    preferLargePages(UnsafeRawBufferPointer(start: payload, count: size))
    path.withUnsafeBytes { if let start = $0.baseAddress { payload.copyMemory(from: start, byteCount: size) } }
  }

  /// A path with its geodesics measured: the last one is remembered, since scripts ask for many places along one path.
  func measured(_ path: [Coordinate]) -> MeasuredPath {
    charge(steps: path.count / 8)
    if let known = interpreter.measured, known.points == path { return known }
    charge(steps: path.count * Call.stepsOfGeodesic)
    let measured = MeasuredPath(path)
    interpreter.measured = measured
    return measured
  }

  /// What measuring a geodesic counts: a microsecond, where a step of the interpreter takes 8 ns.
  static let stepsOfGeodesic = 100
  /// What a place counts that is so far away under a bearing.
  static let stepsOfPlace = 30
}
