/// Dates and times as ISO 8601 writes them, in UTC.
public enum DateText {
  /// 2026-05-01, a day that there is.
  public static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard hasForm("dddd-dd-dd", bytes) else { return false }
    let (year, month) = (number(bytes[0..<4]), number(bytes[5..<7]))
    guard 1...12 ~= month else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[month - 1] ~= number(bytes[8..<10])
  }

  /// 2026-05-01T12:30:00Z.
  public static func isTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard hasForm("dddd-dd-ddTdd:dd:ddZ", bytes), isDate(String(text.prefix(10))) else { return false }
    return number(bytes[11..<13]) < 24 && number(bytes[14..<16]) < 60 && number(bytes[17..<19]) < 60
  }

  /// The seconds from 1970 on of a time; nil for what is none.
  public static func seconds(ofTime text: String) -> Int64? {
    guard isTime(text) else { return nil }
    let bytes = Array(text.utf8)
    let (year, month) = (number(bytes[0..<4]), number(bytes[5..<7]))
    // Years counted from March on, whose months' lengths repeat every five: 30.6 days each, rounded.
    let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let leapDays = y / 4 - y / 100 + y / 400
    let day = 365 * y + leapDays + (153 * m + 2) / 5 + number(bytes[8..<10]) - 719_469
    let (hour, minute) = (number(bytes[11..<13]), number(bytes[14..<16]))
    return Int64(((day * 24 + hour) * 60 + minute) * 60 + number(bytes[17..<19]))
  }

  /// A `d` of the form is a digit.
  private static func hasForm(_ form: String, _ bytes: [UInt8]) -> Bool {
    bytes.count == form.utf8.count
      && zip(bytes, form.utf8).allSatisfy { $1 == UInt8(ascii: "d") ? 48...57 ~= $0 : $0 == $1 }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int { digits.reduce(0) { 10 * $0 + Int($1) - 48 } }
}
