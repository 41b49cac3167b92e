/// What of a KML style simplestyle has a word for.
struct KMLStyle {
  /// aabbggrr, as KML writes colours.
  struct Color {
    private let digits: [UInt8]

    init?(_ text: some Collection<UInt8>) {
      let bytes = text.first == UInt8(ascii: "#") ? Array(text.dropFirst()) : Array(text)
      guard bytes.count == 8, bytes.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
      digits = bytes
    }

    /// As CSS writes it, without its opacity.
    var css: String {
      "#" + String(decoding: digits[6..<8] + digits[4..<6] + digits[2..<4], as: UTF8.self).lowercased()
    }

    var opacity: Double { Double(UInt8(String(decoding: digits[0..<2], as: UTF8.self), radix: 16) ?? 255) / 255 }
  }

  var stroke: Color?
  var width: Double?
  var fill: Color?
  var isFilled: Bool?
  var isOutlined: Bool?
  var icon: Color?

  /// This one, and where it says nothing another one.
  func completed(by other: KMLStyle) -> KMLStyle {
    KMLStyle(
      stroke: stroke ?? other.stroke, width: width ?? other.width, fill: fill ?? other.fill,
      isFilled: isFilled ?? other.isFilled, isOutlined: isOutlined ?? other.isOutlined, icon: icon ?? other.icon)
  }

  /// As simplestyle's properties. Only areas have an outline that can be left out, only points an icon; white leaves that
  /// in its own colours.
  func properties(of geometry: Geometry?) -> [JSONValue.Member] {
    let hasStroke = geometry?.hasArea != true || isOutlined != false
    let marker = geometry?.points.isEmpty == false && icon?.css != "#ffffff" ? icon : nil
    let hasFill = isFilled != false
    let values: [(String, JSONValue?)] = [
      ("stroke", stroke.map { .text($0.css) }),
      ("stroke-opacity", hasStroke ? stroke.map { .number($0.opacity) } : .number(0)),
      ("stroke-width", width.map { .number($0) }),
      ("fill", fill.map { .text($0.css) }),
      ("fill-opacity", hasFill ? fill.map { .number($0.opacity) } : .number(0)),
      ("marker-color", marker.map { .text($0.css) }),
    ]
    return values.compactMap { name, value in value.map { JSONValue.Member(name: name, value: $0) } }
  }
}

/// The styles that a KML document shares.
struct KMLStyles {
  /// What a placemark, or a map of styles, refers to: a style of its own, and below it a shared one.
  struct Choice {
    var own: KMLStyle?
    var url: String?
  }

  var shared: [String: Choice] = [:]

  /// The style that is meant; nil where a shared one is not there.
  func style(_ choice: Choice) -> KMLStyle? {
    var (style, next) = (choice.own ?? KMLStyle(), choice.url)
    // A placemark refers to a map, a map to a style; more would be going round in circles.
    for _ in 0..<4 {
      guard let url = next else { return style }
      guard let found = shared[KMLStyles.id(ofURL: url)] else { return choice.own.map { _ in style } }
      if let own = found.own { style = style.completed(by: own) }
      next = found.url
    }
    return style
  }

  /// The name in a reference within the document: `#name`.
  static func id(ofURL url: String) -> String { url.first == "#" ? String(url.dropFirst()) : url }
}

extension KMLReader {
  /// A `<Style>`, or what a `<StyleMap>` shows as long as nothing points at it.
  func styleChoice(_ element: XMLReader.Element) throws(DataError) -> KMLStyles.Choice {
    guard element.name == "StyleMap" else { return KMLStyles.Choice(own: try style()) }
    var choice = KMLStyles.Choice()
    while let pair = try xml.nextChild() {
      guard pair.name == "Pair" else {
        try xml.leave(pair)
        continue
      }
      var (key, found) = ("", KMLStyles.Choice())
      while let child = try xml.nextChild() {
        switch child.name {
        case "key": key = try xml.text().string
        case "styleUrl": found.url = try xml.text().string
        case "Style": found.own = try style()
        default: try xml.leave(child)
        }
      }
      if key == "normal" { choice = found }
    }
    return choice
  }

  private func style() throws(DataError) -> KMLStyle {
    var style = KMLStyle()
    while let child = try xml.nextChild() {
      guard ["LineStyle", "PolyStyle", "IconStyle"].contains(child.name) else {
        try xml.leave(child)
        continue
      }
      while let part = try xml.nextChild() {
        switch (child.name, part.name) {
        case ("LineStyle", "color"): style.stroke = try color()
        case ("LineStyle", "width"): style.width = DecimalText.number(try xml.text().bytes)
        case ("PolyStyle", "color"): style.fill = try color()
        case ("IconStyle", "color"): style.icon = try color()
        case ("PolyStyle", "fill"): style.isFilled = try flag()
        case ("PolyStyle", "outline"): style.isOutlined = try flag()
        default: try xml.leave(part)
        }
      }
    }
    return style
  }

  private func color() throws(DataError) -> KMLStyle.Color? {
    let text = try xml.text()
    let color = KMLStyle.Color(text.bytes)
    if color == nil { xml.notes.warn(text.position.error("a colour is aabbggrr; got \(text.string.quoted)")) }
    return color
  }

  private func flag() throws(DataError) -> Bool { !["0", "false"].contains(try xml.text().string) }
}
