import Testing

@testable import LunetteData

/// What of an SVG passes, and what doesn't.
@Suite struct HarmlessSVGTests {
  static let head =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"1024.0\" height=\"512.0\" "
    + "viewBox=\"0.0 0.0 20.0 10.0\" preserveAspectRatio=\"none\">"

  private func copy(_ contents: String, root: String = "viewBox=\"0 0 20 10\"") throws -> ImageFile {
    try ImageFile(
      Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(root)>\(contents)</svg>"
          .utf8))
  }

  private func text(_ image: ImageFile) -> String { String(decoding: image.bytes, as: UTF8.self) }

  static let drawings = [
    "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"#f00\"></rect>",
    "<g id=\"a\" class=\"b\" style=\"fill:red;stroke:none\"><path d=\"M0,0L1,1Z\" transform=\"rotate(3 4 5)\"></path></g>",
    "<defs><linearGradient id=\"g\"><stop offset=\"0.5\" stop-color=\"rgb(1,2,3)\"></stop></linearGradient></defs>"
      + "<circle r=\"3\" fill=\"url(#g)\"></circle>",
    "<style>.a{fill:red}</style><text x=\"1\">A &amp; B &lt; C<tspan dy=\"1\">é</tspan></text>",
    "<clipPath id=\"c\"><rect width=\"1\" height=\"1\"></rect></clipPath><g clip-path=\"url('#c')\"></g>",
    "<symbol id=\"s\"></symbol><use xlink:href=\"#s\"></use>",
    "<image width=\"1\" height=\"1\" xlink:href=\"data:image/png;base64,iVBORw0KGgo=\"></image>",
    "<filter id=\"f\"><feGaussianBlur stdDeviation=\"2\"></feGaussianBlur></filter>",
  ]

  @Test(arguments: drawings) func drawingPasses(_ drawing: String) throws {
    let image = try copy(drawing)
    #expect(text(image) == Self.head + drawing + "</svg>")
    #expect(image.leftOut == nil && image.width == 20 && image.height == 10)
    // What is a copy stays what it is.
    #expect(try ImageFile(image.bytes) == image)
  }

  struct Attack: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let contents: String
    /// What is left of it.
    var rest = ""
    var leftOut: String

    init(_ contents: String, _ rest: String = "", leftOut: String) {
      (testDescription, self.contents, self.rest, self.leftOut) = (contents, contents, rest, leftOut)
    }
  }

  static let attacks: [Attack] = [
    Attack("<script>alert(1)</script>", leftOut: "<script> in line 1"),
    Attack("\n<script href=\"http://evil/x.js\"/>", leftOut: "<script> in line 2"),
    Attack("<a:script xmlns:a=\"http://www.w3.org/2000/svg\">alert(1)</a:script>", leftOut: "<script>"),
    Attack("<SCRIPT>alert(1)</SCRIPT>", leftOut: "<SCRIPT>"),
    Attack("<foreignObject><iframe src=\"http://evil\"/></foreignObject>", leftOut: "<foreignObject>"),
    Attack(
      "<g><g><foreignObject><body onload=\"x()\"/></foreignObject></g></g>", "<g><g></g></g>",
      leftOut: "<foreignObject>"),
    Attack(
      "<rect onload=\"x()\" width=\"1\"/>", "<rect width=\"1\"></rect>", leftOut: "the attribute onload of <rect>"),
    Attack("<rect onclick=\"x()\"/>", "<rect></rect>", leftOut: "the attribute onclick"),
    Attack("<rect ONMOUSEOVER=\"x()\"/>", "<rect></rect>", leftOut: "the attribute ONMOUSEOVER"),
    Attack("<a href=\"javascript:x()\"><rect/></a>", leftOut: "<a>"),
    Attack("<use href=\"http://evil/x.svg#a\"/>", "<use></use>", leftOut: "the href of <use>"),
    Attack(
      "<use xlink:href=\"data:image/svg+xml;base64,PHN2Zz4=\"/>", "<use></use>", leftOut: "the xlink:href of <use>"),
    Attack("<image href=\"file:///etc/passwd\"/>", "<image></image>", leftOut: "the href of <image>"),
    Attack(
      "<image href=\"data:image/svg+xml,&lt;svg onload='x()'/&gt;\"/>", "<image></image>",
      leftOut: "the href of <image>"),
    Attack("<image href=\"data:text/html;base64,PHNjcmlwdD4=\"/>", "<image></image>", leftOut: "the href of <image>"),
    Attack(
      "<image href=\"data:image/png;base64,AA&quot; onload=&quot;x()\"/>", "<image></image>",
      leftOut: "the href of <image>"),
    Attack("<image href=\" http://evil/x.png\"/>", "<image></image>", leftOut: "the href of <image>"),
    Attack(
      "<image x:href=\"http://evil/x.png\" xmlns:x=\"http://www.w3.org/1999/xlink\"/>", "<image></image>", leftOut: ""),
    Attack("<feImage href=\"http://evil/x.png\"/>", leftOut: "<feImage>"),
    Attack("<set attributeName=\"href\" to=\"javascript:x()\"/>", leftOut: "<set>"),
    Attack(
      "<use href=\"#a\"><animate attributeName=\"href\" to=\"http://evil\"/></use>", "<use xlink:href=\"#a\"></use>",
      leftOut: "<animate>"),
    Attack("<animateTransform onbegin=\"x()\"/>", leftOut: "<animateTransform>"),
    Attack("<style>@import url(http://evil/x.css);</style>", leftOut: "a <style> that may load something"),
    Attack("<style>@\\69mport 'http://evil/x.css';</style>", leftOut: "a <style>"),
    Attack("<style>rect{fill:u\\72l(http://evil/x)}</style>", leftOut: "a <style>"),
    Attack("<style>rect{background:image-set('http://evil/x' 1x)}</style>", leftOut: "a <style>"),
    Attack(
      "<style><![CDATA[</style><script>x()</script>]]></style>",
      "<style>&lt;/style&gt;&lt;script&gt;x()&lt;/script&gt;</style>", leftOut: ""),
    Attack("<rect style=\"fill:url(http://evil/x#a)\"/>", "<rect></rect>", leftOut: "the attribute style of <rect>"),
    Attack("<rect style=\"fill:URL( 'http://evil/x' )\"/>", "<rect></rect>", leftOut: "the attribute style"),
    Attack("<rect style=\"behavior:url(x.htc)\"/>", "<rect></rect>", leftOut: "the attribute style"),
    Attack("<rect style=\"width:expression(x())\"/>", "<rect></rect>", leftOut: "the attribute style"),
    Attack("<rect style=\"-moz-binding:url(#a)\"/>", "<rect></rect>", leftOut: "the attribute style"),
    Attack("<rect fill=\"url(http://evil/x#a)\"/>", "<rect></rect>", leftOut: "the attribute fill"),
    Attack("<rect filter=\"url(&#x5c;68ttp://evil/x)\"/>", "<rect></rect>", leftOut: "the attribute filter"),
    Attack("<rect mask=\"url(#a\"/>", "<rect></rect>", leftOut: "the attribute mask"),
    Attack(
      "<g xml:base=\"http://evil/\"><use href=\"#a\"/></g>", "<g><use xlink:href=\"#a\"></use></g>",
      leftOut: "the attribute xml:base"),
    Attack(
      "<title>&lt;script&gt;x()&lt;/script&gt;</title>", "<title>&lt;script&gt;x()&lt;/script&gt;</title>", leftOut: ""),
    Attack("<?xml-stylesheet href=\"http://evil/x.css\"?><!-- <script>x()</script> -->", leftOut: ""),
    Attack("<iframe src=\"http://evil\"/>", leftOut: "<iframe>"),
    Attack("<video><source src=\"http://evil\"/></video>", leftOut: "<video>"),
    Attack("<discard href=\"#a\"/>", leftOut: "<discard>"), Attack("<view id=\"v\"/>", leftOut: "<view>"),
    Attack("<handler type=\"text/ecmascript\">x()</handler>", leftOut: "<handler>"),
    Attack("<font-face-uri href=\"http://evil/x.ttf\"/>", leftOut: "<font-face-uri>"),
    Attack("<cursor href=\"http://evil/x.cur\"/>", leftOut: "<cursor>"),
    Attack("<color-profile href=\"http://evil/x.icc\"/>", leftOut: "<color-profile>"),
  ]

  @Test(arguments: attacks) func whatIsNoDrawingIsLeftOut(_ attack: Attack) throws {
    let image = try copy(attack.contents)
    #expect(text(image) == Self.head + attack.rest + "</svg>")
    #expect(
      attack.leftOut.isEmpty ? image.leftOut == nil : image.leftOut?.hasPrefix(attack.leftOut) == true,
      "\(image.leftOut ?? "")")
  }

  @Test func rootsAreWrittenAnew() throws {
    let image = try copy("", root: "onload=\"x()\" viewBox=\"-1,-2 30 40\" width=\"50%\" fill=\"none\" x=\"7\"")
    #expect(text(image).contains("width=\"768.0\" height=\"1024.0\" viewBox=\"-1.0 -2.0 30.0 40.0\""))
    #expect(text(image).contains(" fill=\"none\"") && !text(image).contains("onload"))
    #expect(image.leftOut == "the attribute onload of <svg> in line 1")
    let inches = try copy("", root: "width=\"2in\" height=\"25.4mm\"")
    #expect(inches.width == 192 && inches.height == 96)
  }

  /// Editors' notes are no part of the drawing.
  @Test func notesAreLeftOutSilently() throws {
    let notes =
      "<metadata><a/></metadata><s:namedview xmlns:s=\"s\"/><g s:label=\"x\" xmlns:s=\"s\" data-name=\"y\" aria-label=\"z\"/>"
    let image = try copy(notes, root: "viewBox=\"0 0 20 10\" version=\"1.1\" enable-background=\"new\"")
    #expect(text(image) == Self.head + "<g></g></svg>" && image.leftOut == nil)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription, document, message: String

    init(_ document: String, _ message: String) {
      (testDescription, self.document, self.message) = (String(document.prefix(60)), document, message)
    }
  }

  /// Ten uses of ten uses, six times: a million and more.
  private static let laughs =
    (1...6).map { level in
      "<g id=\"a\(level)\">" + String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
    }
    .joined()

  static let refused: [Refused] = [
    Refused("<kml/>", "expected SVG, whose element is <svg>; got <kml>"),
    Refused("<svg/>", "its <svg> tells no size: it needs viewBox=\"0 0 width height\""),
    Refused("<svg width=\"100%\" height=\"100%\"/>", "its <svg> tells no size"),
    Refused("<svg viewBox=\"0 0 10\"/>", "expected four numbers in viewBox; got \"0 0 10\""),
    Refused("<svg viewBox=\"0 0 nan 1\"/>", "expected four numbers"),
    Refused("<svg viewBox=\"0 0 0 1\"/>", "expected sides of more than 0"),
    Refused("<svg viewBox=\"0 0 1e7 1\"/>", "at most 1000000"),
    Refused("<svg viewBox=\"0 0 1 1\">", "<svg> of line 1 is still open"),
    Refused("<!DOCTYPE svg><svg viewBox=\"0 0 1 1\"/>", "a DOCTYPE is refused"),
    Refused(
      "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><svg viewBox=\"0 0 1 1\"><text>&a;</text></svg>",
      "a DOCTYPE is refused"),
    Refused("<svg viewBox=\"0 0 1 1\"><text>&a;</text></svg>", "an entity stands here"),
    Refused(
      "<svg viewBox=\"0 0 1 1\"><rect id=\"a0\"/>\(laughs)<use href=\"#a6\"/></svg>", "more than a million are drawn"),
    Refused(
      "<svg viewBox=\"0 0 1 1\"><g id=\"a\"><use href=\"#b\"/></g><g id=\"b\" fill=\"url(#a)\"/></svg>", "in a circle"),
    Refused("<svg id=\"a\" viewBox=\"0 0 1 1\"><use href=\"#a\"/></svg>", "in a circle"),
    Refused(
      "<svg viewBox=\"0 0 1 1\">"
        + (1...600).map { "<g id=\"a\($0)\"><use href=\"#a\($0 + 1)\"/></g>" }.joined() + "</svg>",
      "in a chain of more than 500"),
    Refused(
      "<svg viewBox=\"0 0 1 1\">" + String(repeating: "<g>", count: 100) + String(repeating: "</g>", count: 100)
        + "</svg>", "at most 64 deep"),
  ]

  @Test(arguments: refused) func othersAreRefused(_ document: Refused) {
    let error = #expect(throws: ImageError.self) { try ImageFile(Array(document.document.utf8)) }
    #expect(error?.message.contains(document.message) == true, "\(error?.message ?? "")")
  }

  @Test func longOnesAreRefused() {
    let svg = "<svg viewBox=\"0 0 1 1\">" + String(repeating: " ", count: ImageFile.mostDrawingBytes) + "</svg>"
    let error = #expect(throws: ImageError.self) { try ImageFile(Array(svg.utf8)) }
    #expect(error?.message.contains("and SVGs have 16777216 at most") == true)
  }

  @Test func otherEncodingsAreRead() throws {
    let svg = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><svg viewBox=\"0 0 20 10\"><title>é</title></svg>"
    let bytes: [UInt8] = [0xFF, 0xFE] + svg.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(text(try ImageFile(bytes)) == Self.head + "<title>é</title></svg>")
  }
}
