/// What of SVG 1.1 only draws: lists of what may pass.
enum SVGVocabulary {
  /// No script, foreignObject, animation, link, view or feImage.
  static let elements = Set(
    words(
      """
      svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath
      linearGradient radialGradient stop clipPath mask pattern marker image filter feBlend feColorMatrix
      feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
      feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
      feSpecularLighting feSpotLight feTile feTurbulence
      """))

  /// What draws nothing: left out without a word.
  static let silent: Set = ["metadata", "namedview"]

  /// What words stand in.
  static let wordy: Set = ["title", "desc", "text", "tspan", "textPath"]

  /// What may refer to something by href.
  static let linked: Set = ["use", "image", "textPath", "linearGradient", "radialGradient", "pattern"]

  /// Of drawing and of text. Names are as they are written: SVG's have large and small letters.
  static let attributes = Set(
    words(
      """
      id class style transform lang xml:lang xml:space x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height
      viewBox preserveAspectRatio pathLength dx dy rotate textLength lengthAdjust startOffset method spacing offset
      gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits
      patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient filterUnits
      primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode surfaceScale
      diffuseConstant specularConstant specularExponent kernelUnitLength kernelMatrix order divisor bias targetX targetY
      preserveAlpha scale xChannelSelector yChannelSelector azimuth elevation pointsAtX pointsAtY pointsAtZ z
      limitingConeAngle tableValues slope intercept amplitude exponent radius baseFrequency numOctaves seed stitchTiles
      alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
      color-rendering direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
      font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
      glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
      lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
      shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
      stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi
      vector-effect visibility word-spacing writing-mode systemLanguage requiredFeatures requiredExtensions
      """))

  /// What says nothing of how something is drawn: editors' notes, namespaces, versions.
  static func isSilent(attribute name: String) -> Bool {
    let drawing = name.hasPrefix("xlink:") || name.hasPrefix("xml:") || name.hasPrefix("on")
    return name.contains(":") && !drawing || name.hasPrefix("xmlns") || name.hasPrefix("data-")
      || name.hasPrefix("aria-") || notes.contains(name)
  }

  private static let notes = Set(
    words(
      "version baseProfile zoomAndPan contentStyleType enable-background role focusable tabindex xlink:title xlink:type"
        + " xlink:show xlink:actuate xlink:role xlink:arcrole"))

  /// What a reference names, if it is in the same document or a picture of pixels that lies in it; else nil.
  static func harmless(target: String) -> String? {
    if let name = target.fragment { return "#\(name)" }
    for type in ["png", "jpeg", "jpg", "webp"] {
      let start = "data:image/\(type);base64,"
      guard target.hasPrefix(start) else { continue }
      // Long ones are broken into lines.
      let data = target.utf8.dropFirst(start.utf8.count).filter { $0 > 0x20 }
      guard data.allSatisfy(isOfBase64) else { return nil }
      return "data:image/\(type == "jpg" ? "jpeg" : type);base64,\(String(decoding: data, as: UTF8.self))"
    }
    return nil
  }

  private static func isOfBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// Whether a value, or a style, loads nothing: its url(…) name what is in the same document, and nothing is written with
  /// escapes, which could hide others.
  static func isHarmless(style: String) -> Bool {
    // All that a harmful one has one of; most have none.
    guard style.utf8.contains(where: { $0 == 0x28 || $0 == 0x40 || $0 == 0x5C || $0 == 0x3A }) else { return true }
    let text = style.lowercased()
    if text.contains("\\") || text.contains("@") { return false }
    if loading.contains(where: text.contains) { return false }
    return text.targets?.allSatisfy { $0.fragment != nil } ?? false
  }

  private static let loading = [
    "image(", "image-set(", "src(", "element(", "cross-fade(", "expression(", "script:", "-binding", "behavior",
  ]

  private static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
}

extension String {
  /// The name in "#name"; nil for anything else.
  var fragment: String? {
    guard first == "#", count > 1, count < 256 else { return nil }
    let name = dropFirst()
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "_-.:".unicodeScalars.contains($0)
    }
    return isName ? String(name) : nil
  }

  /// What stands in each url(…) of a style, without quotes; nil where one doesn't end.
  var targets: [String]? {
    var found: [String] = []
    var rest = self[...]
    while let start = rest.firstRange(of: "url(") {
      guard let end = rest[start.upperBound...].firstIndex(of: ")") else { return nil }
      let target = rest[start.upperBound..<end].filter { !$0.isWhitespace }
      let isQuoted = target.count > 1 && target.first == target.last && (target.first == "'" || target.first == "\"")
      found.append(String(isQuoted ? target.dropFirst().dropLast() : target[...]))
      rest = rest[end...]
    }
    return found
  }
}
