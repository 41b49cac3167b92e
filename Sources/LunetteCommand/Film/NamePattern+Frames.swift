extension NamePattern {
  /// The name for a frame.
  func name(frame: Int) -> String {
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .number(let digits): name += NamePattern.padded(frame, digits)
      case .value: break  // frames have none
      }
    }
    return name
  }

  /// The frame that a name is of; nil for any other name.
  func frame(of name: String) -> Int? {
    guard case .number = parts.first else {
      guard case .text(let start) = parts.first, parts.count > 1, name.utf8.starts(with: start.utf8) else { return nil }
      return frame(of: name, from: start.utf8.count)
    }
    return frame(of: name, from: 0)
  }

  /// What follows the number may begin with digits as well: each length is tried. More than 18 beside zeros are no frame's.
  private func frame(of name: String, from start: Int) -> Int? {
    var number = 0
    for byte in name.utf8.dropFirst(start).prefix(20) {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, number < 100_000_000_000_000_000 else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      if self.name(frame: number) == name { return number }
    }
    return nil
  }
}
