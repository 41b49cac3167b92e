/// A picture in a file: its bytes, and what its header says of it.
public struct ImageFile: Equatable, Sendable {
  /// What kind of file, told by its first bytes.
  public let format: Format
  /// Pixels, or an SVG's own units.
  public let width, height: Double
  /// What is shown: the file's bytes, of an SVG those of a harmless copy.
  public let bytes: [UInt8]
  /// What the copy of an SVG lacks: "<script> in line 3", the first of several.
  public let leftOut: String?

  /// Files that browsers draw; older librsvg draws no WebP.
  public enum Format: String, Sendable {
    case png, jpeg, webp, svg

    /// As data URIs name it.
    public var mediaType: StaticString {
      switch self {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      case .webp: "image/webp"
      case .svg: "image/svg+xml"
      }
    }
  }

  /// The most pixels that are taken: unpacked they are 256 MB.
  public static let mostPixels = 64_000_000
  /// The longest side of an SVG, in its units: single precision has no digits left of longer ones.
  public static let longestSide = 1e6

  /// The most bytes of an SVG, whose copy may have six times as many.
  public static let mostDrawingBytes = 16 << 20

  /// Steps of 10 ns for reading a file: of an SVG each byte is looked at.
  public static func effort(of bytes: [UInt8]) -> Int { Format(of: bytes) == .svg ? 10 * bytes.count : 100 }

  /// A picture; says why it is none.
  public init(_ bytes: [UInt8]) throws(ImageError) {
    guard let format = Format(of: bytes) else {
      throw ImageError("expected a PNG, JPEG, WebP or SVG picture; got \(bytes.describedAsFile)")
    }
    self.format = format
    guard format != .svg else {
      guard bytes.count <= ImageFile.mostDrawingBytes else {
        throw ImageError(
          "it has \(bytes.count) bytes, and SVGs have \(ImageFile.mostDrawingBytes) at most: simplify it")
      }
      let drawing: HarmlessSVG
      do throws(DataError) { drawing = try HarmlessSVG.read(bytes) } catch { throw ImageError(error) }
      (width, height, self.bytes, leftOut) = (drawing.size.x, drawing.size.y, drawing.bytes, drawing.leftOut)
      return
    }
    let size = try ImageHeader(bytes, format).size()
    guard size.width > 0, size.height > 0 else {
      throw ImageError("its header says that it has \(size.width) × \(size.height) pixels")
    }
    guard size.width <= ImageFile.mostPixels / size.height else {
      throw ImageError(
        "it has \(size.width) × \(size.height) pixels, and pictures have \(ImageFile.mostPixels / 1_000_000) million at "
          + "most: make it smaller")
    }
    (width, height, self.bytes, leftOut) = (Double(size.width), Double(size.height), bytes, nil)
  }

  private init() { (format, width, height, bytes, leftOut) = (.png, 0, 0, [], nil) }

  /// No picture yet.
  public static let none = ImageFile()
}

/// Why a file is no picture.
public struct ImageError: Error, Equatable, Sendable {
  /// "3:5" where a line and a column of the file are known, else empty.
  public var place = ""
  /// A sentence without a full stop.
  public var message: String

  init(_ message: String) { self.message = message }

  init(_ error: DataError) {
    place = "\(error.line)\(error.column.map { ":\($0)" } ?? "")"
    message = error.message
  }
}

extension ImageFile.Format {
  /// By a file's first bytes; nil for no picture that is known.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) {
      self = .webp
    } else if bytes.beginsAsXML {
      self = .svg
    } else {
      return nil
    }
  }
}

extension [UInt8] {
  fileprivate func has(_ text: StaticString, at position: Int) -> Bool {
    dropFirst(position).starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  fileprivate var beginsAsXML: Bool {
    // UTF-16 either way; expat reads it.
    if starts(with: [0xFE, 0xFF]) || starts(with: [0xFF, 0xFE]) { return true }
    let text = starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  /// "a GIF", where it is known.
  fileprivate var describedAsFile: String {
    if isEmpty { return "an empty file" }
    for (text, position, name) in [UInt8].signatures where has(text, at: position) { return name }
    if starts(with: [0x1F, 0x8B]) { return "a gzip archive, which an .svgz is: unpack it" }
    if starts(with: [0, 0, 1, 0]) { return "an icon (ICO): save it as PNG" }
    let isText = prefix(64).allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return isText ? "a text" : "something else"
  }

  private static let signatures: [(StaticString, Int, String)] = [
    ("GIF8", 0, "a GIF: save it as PNG"), ("BM", 0, "a BMP: save it as PNG"), ("II*\0", 0, "a TIFF: save it as PNG"),
    ("MM\0*", 0, "a TIFF: save it as PNG"), ("%PDF", 0, "a PDF: save its page as PNG or SVG"),
    ("ftypavif", 4, "an AVIF: save it as WebP"), ("ftypheic", 4, "a HEIC: save it as JPEG"),
    ("ftypmif1", 4, "a HEIF: save it as JPEG"), ("PK\u{3}\u{4}", 0, "a zip archive: unpack it"),
    ("RIFF", 0, "a RIFF file without WebP"),
  ]
}
