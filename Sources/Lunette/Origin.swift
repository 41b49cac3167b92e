import CDigest
import LunetteOutput
import LunetteScript

/// What a picture was made from.
struct Origin: Sendable {
  let sources: [SourceText]
  let seed: Int64
  let time: String

  /// As documents say it. Taking the digests is work that only documents need.
  var provenance: Provenance {
    Provenance(
      engine: "lunette \(Engine.version)", seed: seed, time: time,
      files: sources.map { Provenance.File(path: $0.path, sha256: Origin.sha256($0.bytes)) })
  }

  private static func sha256(_ bytes: [UInt8]) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { hex in
      cdigest_sha256(bytes, bytes.count, hex.baseAddress)
      return String(decoding: hex.prefix(64).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
