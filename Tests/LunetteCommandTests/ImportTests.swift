import Foundation
import TestSupport
import Testing

/// The arrows between targets go one way (docs/architecture.md): what the compiler can't hold is held here.
@Suite struct ImportTests {
  static let allowed: [String: Set<String>] = [
    "LunetteData": ["CExpat", "CSQLite", "Glibc", "LunetteGeometry"],
    "LunetteGeometry": ["Glibc", "CBasemap", "CGEOS"],
    "LunetteScene": ["Glibc", "LunetteData", "LunetteGeometry"],
    "LunetteFrame": ["Glibc", "LunetteGeometry", "LunetteScene"],
    "LunetteScript": ["CLuaShims", "Glibc", "LunetteData", "LunetteGeometry", "LunetteScene"],
    "LunetteOutput": ["CDigest", "Glibc", "LunetteData", "LunetteGeometry", "LunetteScene", "LunetteFrame"],
    "Lunette": ["CDigest", "LunetteScene", "LunetteScript", "LunetteFrame", "LunetteOutput"],
    "LunetteCommand": ["Glibc", "CSystem", "Lunette", "LunetteData", "LunetteGeometry"],
    "lunette": ["Glibc", "LunetteCommand"],
  ]

  @Test(arguments: allowed.keys.sorted()) func importsGoOneWay(_ target: String) throws {
    let folder = Project.folder + "/Sources/" + target
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") }
    #expect(!sources.isEmpty)
    for file in sources {
      let text = String(decoding: Project.bytes("Sources/\(target)/\(file)"), as: UTF8.self)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let at = words.firstIndex(of: "import"), at <= 1, at + 1 < words.count else { continue }
        #expect(Self.allowed[target]?.contains(String(words[at + 1])) == true, "\(file): \(line)")
      }
    }
  }
}
