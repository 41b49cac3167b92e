extension Parameter {
  /// The most elements of a list.
  public static let mostElements = 10_000
  /// The most values to choose from.
  public static let mostChoices = 1000

  /// A list of numbers or of texts, as the default's are: from a list, one element, or a text with commas.
  func list(_ given: GivenValue) throws(Mistake) -> Value {
    let elements: [GivenValue]
    switch given {
    case .list(let given): elements = given
    case .text(let text):
      elements =
        text.isEmpty
        ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map { .text(String($0).trimmingSpaces) }
    case .number: elements = [given]
    default: throw mismatch(given)
    }
    guard elements.count <= Parameter.mostElements else {
      throw Mistake("must be a list of at most \(Parameter.mostElements) elements; got \(elements.count)")
    }
    guard case .numbers = defaultValue else {
      return .texts(try read(elements) { element throws(Mistake) in try text(element) })
    }
    return .numbers(try read(elements) { element throws(Mistake) in try number(element) })
  }

  private func read<Element>(
    _ elements: [GivenValue], _ read: (GivenValue) throws(Mistake) -> Element
  ) throws(Mistake) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(elements.count)
    for (position, element) in elements.enumerated() {
      do throws(Mistake) {
        list.append(try read(element))
      } catch {
        throw Mistake("\(error.message) as element \(position + 1)")
      }
    }
    return list
  }

  private func text(_ element: GivenValue) throws(Mistake) -> String {
    guard case .text(let text) = element else { throw mismatch(element) }
    return try checked(text)
  }
}
