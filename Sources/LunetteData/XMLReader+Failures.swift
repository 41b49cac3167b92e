import CExpat

extension XMLReader {
  /// Why a document is none, in a sentence.
  func sentence(_ event: cexpat_event, open: Element?) -> String {
    let within = open.map { "<\($0.name.shortened)> of line \($0.line) is still open" } ?? "it has no element"
    switch Int(event.failure) {
    case CEXPAT_ENDS: return "the document ends here, but \(within)"
    case CEXPAT_UNCLOSED: return "the tag, comment or section that begins here never ends: the document is cut off"
    case CEXPAT_MISMATCH: return "an end tag stands here that is not the open element's: \(within)"
    case CEXPAT_INVALID where open == nil: return "expected an XML document, which begins with \"<\""
    case CEXPAT_INVALID: return "what stands here is no XML: perhaps a bare \"<\" or \"&\", or a wrong encoding"
    case CEXPAT_AFTER: return "something follows the end of the document's element"
    case CEXPAT_ENTITY: return "an entity stands here that is none of &lt; &gt; &amp; &quot; &apos;"
    case CEXPAT_ENCODING: return "the encoding is not known, or not the text's: save it as UTF-8"
    case CEXPAT_DOCTYPE: return "a DOCTYPE is refused, as entities declared there can grow or name files: delete it"
    case CEXPAT_DEPTH: return "elements can lie at most \(CEXPAT_MOST_DEPTH) deep in each other"
    case CEXPAT_MEMORY: return "the document takes more memory than is there for one of its size"
    default:
      return String(decoding: UnsafeRawBufferPointer(start: event.text, count: event.length), as: UTF8.self)
    }
  }
}
