import LunetteScene

extension FilmPage {
  /// Writes the page. The last frame is a picture in it, the pieces of which no other frame needs written again; where
  /// it is the only one there is nothing else.
  public func write(to out: inout ByteBuffer) {
    let isFilm = frames.count > 1
    out.append("<!DOCTYPE html>\n<html")
    out.append(attribute: " lang", settings.language ?? "en")
    out.append(" data-frame=\"")
    out.append(integer: max(0, frames.count - 1))
    out.append("\" data-time=\"")
    out.append(shortest: frames.last?.time ?? 0)
    out.append("\">\n<head>\n<meta charset=\"utf-8\">\n")
    out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    out.append(isFilm ? "script-src '\(ContentHash.of(FilmPage.player))'; " : "")
    out.append("style-src '\(ContentHash.of(style))'; img-src data:; base-uri 'none'; form-action 'none'\">\n")
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    out.append(element: "title", settings.title ?? "Lunette")
    out.append("<style>")
    out.append(style)
    out.append("</style>\n</head>\n<body>\n<main>")
    writeStill(&out)
    out.append("</main>\n")
    if isFilm { writePlayer(&out) }
    out.append("</body>\n</html>\n")
  }

  /// The last frame, each piece but the head in a group of its own, so that the player finds them.
  private func writeStill(_ out: inout ByteBuffer) {
    for (place, number) in last.enumerated() {
      if place > 0 { out.append("<g>") }
      pieces[number].bytes.withUnsafeBufferPointer { out.append($0) }
      if place > 0 { out.append("</g>\n") }
    }
    if !last.isEmpty { out.append("</svg>") }
  }

  private func writePlayer(_ out: inout ByteBuffer) {
    out.append(FilmPage.controls)
    out.append("<script type=\"application/json\">{\"still\":")
    append(last, to: &out)
    out.append(",\"frames\":[")
    for (position, frame) in frames.enumerated() {
      out.append(position == 0 ? "[" : ",\n[")
      out.append(shortest: frame.time)
      out.append(",")
      out.append(integer: frame.count)
      for change in frame.changes {
        out.append(",")
        out.append(integer: change.place)
        out.append(",")
        out.append(integer: change.piece)
      }
      out.append("]")
    }
    out.append("],\"pieces\":[")
    let shown = Set(last)
    for (number, piece) in pieces.enumerated() {
      if number > 0 { out.append(",\n") }
      // What the still shows is taken from there.
      if shown.contains(number) { out.append("null") } else { out.append(inertText: piece.bytes) }
    }
    out.append("]}</script>\n<script>")
    out.append(FilmPage.player)
    out.append("</script>\n")
  }

  private func append(_ numbers: [Int], to out: inout ByteBuffer) {
    for (position, number) in numbers.enumerated() {
      out.append(position == 0 ? "[" : ",")
      out.append(integer: number)
    }
    out.append(numbers.isEmpty ? "[]" : "]")
  }
}

extension ByteBuffer {
  /// A text as JSON in which no `<` stands, so that nothing in it ends a `script` element, or is a comment there.
  fileprivate mutating func append(inertText bytes: [UInt8]) {
    let text = ByteBuffer.bytes(capacity: 1 << 16) { out in
      bytes.withUnsafeBufferPointer { out.append(jsonString: $0) }
    }
    text.withUnsafeBufferPointer { text in
      var start = 0
      for position in text.indices where text[position] == UInt8(ascii: "<") {
        append(UnsafeBufferPointer(rebasing: text[start..<position]))
        append("\\u003c")
        start = position + 1
      }
      append(UnsafeBufferPointer(rebasing: text[start...]))
    }
  }
}
