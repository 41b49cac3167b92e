/// Times as ISO 8601 writes them, and with it GPX: `2026-05-01T12:30:05.25+02:00`.
public enum TimeText {
  /// The seconds from the start of 1970 in UTC; nil for what is no time. Without an offset a time is in UTC.
  public static func seconds(_ text: String) -> Double? {
    var rest = Array(text.utf8)[...]
    guard let (year, month, day) = date(&rest), rest.take("Tt"), let seconds = clock(&rest), let offset = offset(&rest),
      rest.isEmpty
    else { return nil }
    return Double(days(year, month, day) * 86_400 - offset * 60) + seconds
  }

  private static func date(_ rest: inout ArraySlice<UInt8>) -> (Int, Int, Int)? {
    guard let year = rest.number(4), year > 0, rest.take("-"), let month = rest.number(2), 1...12 ~= month,
      rest.take("-"),
      let day = rest.number(2)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...lengths[month - 1] ~= day ? (year, month, day) : nil
  }

  /// The seconds of a day. A day's last second may be the one that is put in at times; 24:00:00 is its end.
  private static func clock(_ rest: inout ArraySlice<UInt8>) -> Double? {
    guard let hour = rest.number(2), rest.take(":"), let minute = rest.number(2), minute < 60, rest.take(":"),
      let second = rest.number(2), second <= 60
    else { return nil }
    let whole = Double((hour * 60 + minute) * 60 + second)
    guard rest.take(".,") else { return hour < 24 || whole == 86_400 ? whole : nil }
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest.dropFirst(digits.count)
    // More than what a double tells apart is dropped: 18 digits fit in a whole number.
    guard hour < 24, !digits.isEmpty, let fraction = DecimalText.number([UInt8(ascii: ".")] + digits.prefix(18)) else {
      return nil
    }
    return whole + fraction
  }

  /// The minutes that a time is ahead of UTC.
  private static func offset(_ rest: inout ArraySlice<UInt8>) -> Int? {
    if rest.isEmpty || rest.take("Zz") { return 0 }
    let isBehind = rest.take("-")
    guard isBehind || rest.take("+"), let hours = rest.number(2), hours < 24 else { return nil }
    var minutes = 0
    if !rest.isEmpty {
      _ = rest.take(":")
      guard let number = rest.number(2), number < 60 else { return nil }
      minutes = number
    }
    return (hours * 60 + minutes) * (isBehind ? -1 : 1)
  }

  /// The days from the start of 1970. Years are counted from March on, whose months' lengths repeat every five: 30.6
  /// days each, rounded.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 719_469
  }
}

extension ArraySlice<UInt8> {
  /// Takes one of the characters, if it stands here.
  fileprivate mutating func take(_ characters: StaticString) -> Bool {
    let choices = UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount)
    guard let first, choices.contains(first) else { return false }
    removeFirst()
    return true
  }

  /// Takes a number of so many digits.
  fileprivate mutating func number(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = first.map({ $0 &- UInt8(ascii: "0") }), digit < 10 else { return nil }
      number = number * 10 + Int(digit)
      removeFirst()
    }
    return number
  }
}
