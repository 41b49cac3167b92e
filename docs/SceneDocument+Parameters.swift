import Foundation

extension SceneDocument {
  /// A value that people can set from outside (`--set NAME=VALUE`), in the unit that they see.
  struct Parameter: Codable, Hashable, Sendable {
    /// Unique in a scene.
    var name: String
    /// "number", "integer", "boolean", "string", "coordinate", "color", "date", "duration", "file" or "list".
    var type: String
    /// The value in force.
    var value: Value
    /// What it is unless it is set.
    var `default`: Value
    /// The least and the greatest number, and what a slider snaps to.
    var min, max, step: Double?
    /// Of all these numbers, as in "km".
    var unit: String?
    /// What its control is called.
    var label: String?
    /// A sentence about it.
    var help: String?
    /// Controls of a group stand together.
    var group: String?
    /// Where its control stands; nil: as declared.
    var order: Double?
    /// The only values that it takes; nil: no limit.
    var choices: [Choice]?

    /// A value to choose.
    struct Choice: Codable, Hashable, Sendable {
      /// What it is.
      var value: Value
      /// What people see in its place.
      var label: String?
    }

    /// A parameter's value.
    enum Value: Hashable, Sendable {
      /// Of the types number, integer and duration.
      case number(Double)
      case boolean(Bool)
      /// A string, a date, a file's path, or a colour as CSS.
      case string(String)
      /// A list of numbers, or a coordinate.
      case numbers([Double])
      case texts([String])

      /// What the value of a coordinate means.
      var position: Position? {
        guard case .numbers(let numbers) = self, numbers.count == 2 else { return nil }
        return Position(longitude: numbers[0], latitude: numbers[1])
      }
    }
  }

  /// Values of several parameters under one name (`--preset NAME`).
  struct Preset: Codable, Hashable, Sendable {
    /// Unique in a scene.
    var name: String
    /// By the parameters' names.
    var values: [String: Parameter.Value]
  }
}

extension SceneDocument.Parameter.Value: Codable {
  init(from decoder: any Decoder) throws {
    // By their forms alone, so that a type of a later format is read too.
    let value = try decoder.singleValueContainer()
    if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let numbers = try? value.decode([Double].self) {
      self = .numbers(numbers)
    } else {
      self = .texts(try value.decode([String].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .boolean(let boolean): try value.encode(boolean)
    case .string(let text): try value.encode(text)
    case .numbers(let numbers): try value.encode(numbers)
    case .texts(let texts): try value.encode(texts)
    }
  }
}
