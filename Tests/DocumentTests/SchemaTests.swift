import Foundation
import Lunette
import Testing

/// docs/scene.schema.json takes what is written and refuses what isn't. Needs Python's jsonschema.
@Suite(.enabled(if: Validator.python != nil, "LUNETTE_PYTHON names no Python"))
struct SchemaTests {
  @Test func examplesAreValid() throws {
    var documents = ["sample": Sample.text]
    for example in Example.scenes {
      let picture = try example.picture()
      for form in Form.allCases {
        documents["\(example.name)-\(form.rawValue)"] = String(
          decoding: try picture.data(options: form.options), as: UTF8.self)
      }
    }
    let verdicts = try Validator.verdicts(on: documents)
    #expect(verdicts.count == documents.count)
    for (name, errors) in verdicts { #expect(errors.isEmpty, "\(name)") }
  }

  @Test func mistakesAreRefused() throws {
    var documents: [String: String] = [:]
    for mistake in Sample.mistakes {
      let place = try #require(Sample.text.range(of: mistake.old), "\(mistake.name): the sample has no \(mistake.old)")
      documents[mistake.name] = Sample.text.replacingCharacters(in: place, with: mistake.new)
    }
    let verdicts = try Validator.verdicts(on: documents)
    for mistake in Sample.mistakes {
      let errors = try #require(verdicts[mistake.name])
      #expect(
        errors.contains { $0.hasPrefix(mistake.pointer + ": ") }, "\(mistake.name) at \(mistake.pointer): \(errors)")
    }
  }
}
