/// A sum that keeps what each addition rounds away (Neumaier 1974): as exact as if it were rounded once.
struct CompensatedSum {
  private var sum = 0.0
  private var lost = 0.0

  /// The sum so far.
  var value: Double { sum + lost }

  /// Adds a number.
  mutating func add(_ number: Double) {
    let next = sum + number
    lost += abs(sum) >= abs(number) ? (sum - next) + number : (number - next) + sum
    sum = next
  }
}
