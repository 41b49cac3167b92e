// swift-tools-version: 6.0
import PackageDescription

// Imports go one way: command → Lunette → Output, Script → Frame → Scene → Geometry (docs/architecture.md).
let package = Package(
  name: "lunette",
  products: [
    .library(name: "Lunette", targets: ["Lunette"]),
    .library(name: "LunetteData", targets: ["LunetteData"]),
    .executable(name: "lunette", targets: ["lunette"]),
  ],
  targets: [
    // Each names all that it imports: what a dependency brings along isn't built anew when it changes.
    .target(
      name: "CLuaShims",
      linkerSettings: [.linkedLibrary(":liblua5.4.a"), .linkedLibrary("m"), .linkedLibrary("dl")]),
    .target(name: "CDigest", linkerSettings: [.linkedLibrary(":libmd.a")]),
    // A map of the world, packed: made by scripts/make-basemap.
    .target(name: "CBasemap"),
    // Its functions are looked up at the first need: nothing is linked but the loader.
    .target(name: "CGEOS", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CExpat", linkerSettings: [.linkedLibrary(":libexpat.a"), .linkedLibrary("m")]),
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary(":libsqlite3.a"), .linkedLibrary("m")]),
    .target(name: "CSystem"),
    .target(name: "LunetteData", dependencies: ["LunetteGeometry", "CExpat", "CSQLite"]),
    .target(name: "LunetteGeometry", dependencies: ["CBasemap", "CGEOS"]),
    .target(name: "LunetteScene", dependencies: ["LunetteData", "LunetteGeometry"]),
    .target(name: "LunetteFrame", dependencies: ["LunetteScene", "LunetteGeometry"]),
    .target(
      name: "LunetteScript", dependencies: ["LunetteScene", "LunetteData", "LunetteGeometry", "CLuaShims"]),
    .target(
      name: "LunetteOutput",
      dependencies: ["LunetteFrame", "LunetteScene", "LunetteData", "LunetteGeometry", "CDigest"]),
    .target(name: "Lunette", dependencies: ["LunetteScript", "LunetteOutput", "LunetteFrame", "CDigest"]),
    .target(name: "LunetteCommand", dependencies: ["Lunette", "LunetteData", "LunetteGeometry", "CSystem"]),
    .executableTarget(name: "lunette", dependencies: ["LunetteCommand"]),
    .executableTarget(name: "LunetteBench", dependencies: ["Lunette", "LunetteFrame", "LunetteGeometry"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "LunetteDataTests", dependencies: ["LunetteData", "LunetteGeometry", "LunetteOutput", "TestSupport"],
      exclude: ["Odd", "Oracle"]),
    .testTarget(
      name: "LunetteGeometryTests", dependencies: ["LunetteGeometry", "TestSupport"], exclude: ["Oracle"]),
    .testTarget(
      name: "LunetteFrameTests", dependencies: ["LunetteFrame", "LunetteScene", "LunetteGeometry"]),
    .testTarget(
      name: "LunetteSceneTests", dependencies: ["LunetteScene", "LunetteGeometry", "TestSupport"],
      exclude: ["Tables"]),
    .testTarget(
      name: "LunetteScriptTests", dependencies: ["LunetteScript", "LunetteScene", "CLuaShims", "TestSupport"],
      exclude: ["Fixtures", "Patterns"]),
    .testTarget(
      name: "LunetteOutputTests",
      dependencies: [
        "LunetteOutput", "LunetteFrame", "LunetteScene", "LunetteData", "LunetteGeometry", "CDigest", "TestSupport",
      ]),
    .testTarget(
      name: "DocumentTests", dependencies: ["Lunette", "LunetteCommand", "LunetteData", "TestSupport"],
      exclude: ["Goldens", "Scenes", "validate.py"]),
    .testTarget(name: "OracleTests", dependencies: ["TestSupport"], exclude: ["Attacks", "Lua", "Python"]),
    .testTarget(
      name: "LunetteCommandTests", dependencies: ["LunetteCommand", "Lunette", "LunetteData", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
