import LunetteFrame
@_exported import LunetteOutput

/// An evaluated scene, ready to be written.
public struct Picture: Sendable {
  /// What is drawn.
  public let scene: Scene
  /// The names of values that were given and that its script never asked for, sorted.
  public let unusedAssignments: [String]
  /// What it was made from, the digests of its files not yet taken.
  let origin: Origin

  /// The most that is written of one picture.
  public static let mostBytes = 512 << 20

  /// Of one that is larger.
  public static var tooManyBytes: Diagnostic {
    Diagnostic(.limit, "the output passed its limit of \(mostBytes >> 20) MB")
  }

  /// What a picture can be written as.
  public enum Format: String, CaseIterable, Sendable {
    case svg
    case json
    case geojson
  }

  /// How it is written.
  public struct Options: Equatable, Sendable {
    /// Decimals: of a point in SVG, of a degree in JSON; nil is the format's own.
    public var decimals: Int?
    /// Of JSON documents.
    public var json = JSONOptions()

    /// The defaults.
    public init() {}
  }

  /// What it is in numbers.
  public func explanation() throws(Diagnostic) -> String { try Explanation(scene).text }

  /// Writes the picture; `sink` takes pieces of up to 64 KiB, and its errors come back.
  public func write(
    as format: Format, options: Options = Options(), to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var written = 0
    var out = ByteBuffer { bytes in
      written += bytes.count
      guard written <= Picture.mostBytes else {
        throw Picture.tooManyBytes
      }
      try sink(bytes)
    }
    switch format {
    case .svg:
      let decimals = options.decimals ?? 2
      SVGRenderer(scene, try Frame(scene, decimals: decimals), decimals: decimals).write(to: &out)
    case .json, .geojson:
      var json = options.json
      json.decimals = options.decimals ?? json.decimals
      try JSONExporter(scene, provenance: origin.provenance, options: json).write(to: &out)
    }
    try out.flush()
  }
}
