extension Substring {
  /// Its words and the spaces between them.
  var words: [Substring] {
    var (words, start): ([Substring], Index) = ([], startIndex)
    for index in indices where self[index] == " " {
      if start < index { words.append(self[start..<index]) }
      words.append(self[index...index])
      start = self.index(after: index)
    }
    if start < endIndex { words.append(self[start...]) }
    return words
  }

  /// Whether it has letters that join their neighbours, or are shaped by them: from Arabic to Myanmar, and Khmer.
  var joins: Bool {
    unicodeScalars.contains { 0x0600...0x109F ~= $0.value || 0x1780...0x18AF ~= $0.value }
  }
}
