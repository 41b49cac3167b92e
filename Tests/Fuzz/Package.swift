// swift-tools-version: 6.0
import PackageDescription

// What libFuzzer runs with AddressSanitizer on (scripts/fuzz): of each fuzzer it makes a program of its own, whose main
// function is libFuzzer's, so that a source has none. That takes an unsafe flag, and so a package beside the project's.
let package = Package(
  name: "lunette-fuzz",
  dependencies: [.package(name: "lunette", path: "../..")],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .target(
      name: "Fuzzing",
      dependencies: [
        .product(name: "Lunette", package: "lunette"), .product(name: "LunetteData", package: "lunette"),
      ]),
    fuzzer("FuzzScripts", ["CFuzzer"]),
    fuzzer("FuzzCalls"),
    fuzzer("FuzzValues"),
    fuzzer("FuzzFiles"),
  ],
  swiftLanguageModes: [.v6]
)

func fuzzer(_ name: String, _ others: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name, dependencies: ["Fuzzing"] + others, swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}
