// swift-tools-version: 6.3
import PackageDescription

/// The settings of most targets: imports and existentials are explicit, and warnings are errors. They are errors only
/// on Linux, where every change is built, because a warning from another platform's compiler must not break a build.
let strictSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Code that Embedded Swift cannot compile is an error too, because the page runs the same code.
let embeddedSettings: [SwiftSetting] = [.treatWarning("EmbeddedRestrictions", as: .error, .when(platforms: [.linux]))]

/// The settings that optimize code that computes, even in debug builds. Only the Makefile sets the variable, because a
/// package with such flags cannot be a dependency.
let optimizationSettings: [SwiftSetting] =
  Context.environment["OPTIMIZED"] == nil ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "word-scramble",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "ScrambleCore", targets: ["ScrambleCore"]),
    .library(name: "ScrambleKit", targets: ["ScrambleKit"]),
    .library(name: "ScrambleApp", targets: ["ScrambleApp"]),
    .executable(name: "wordscramble", targets: ["ScrambleTerminal"]),
    .executable(name: "scramble-web", targets: ["ScrambleWeb"]),
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")],
  targets: [
    // The core: rules, lexicon, solver, daily puzzle. Imports nothing. Also built as Embedded Swift for wasm.
    .target(name: "ScrambleCore", swiftSettings: strictSettings + embeddedSettings + optimizationSettings),
    // What the terminal and the app share and the core cannot import: files, wording, saved rounds.
    .target(
      name: "ScrambleKit",
      dependencies: ["ScrambleCore", .target(name: "CEmbeddedFiles", condition: .when(platforms: [.linux]))],
      exclude: ["Wording/wording_key.py"],
      // The files are copied so that Xcode does not rewrite them. The game reads them itself.
      resources: [
        .copy("Resources/english.glosses"), .copy("Resources/english.lex"), .copy("Resources/start.txt"),
        .copy("Resources/Localizable.xcstrings"),
      ],
      swiftSettings: strictSettings + optimizationSettings),
    // The kit's resources, embedded in the program on Linux.
    .target(name: "CEmbeddedFiles"),
    // The engine of the page: functions that the page calls, with numbers and an inbox as input and JSON as output.
    // Sources/ScrambleWeb/toolset.json has the flags for wasm.
    .executableTarget(
      name: "ScrambleWeb", dependencies: ["ScrambleCore"], exclude: ["toolset.json"],
      swiftSettings: strictSettings + embeddedSettings),
    // The executable `wordscramble`.
    .executableTarget(
      name: "ScrambleTerminal",
      dependencies: [
        "ScrambleCore", "ScrambleKit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strictSettings),
    // The app: its model on every platform, its views on Apple platforms. Apple/ has the Xcode project.
    .target(name: "ScrambleApp", dependencies: ["ScrambleCore", "ScrambleKit"], swiftSettings: strictSettings),
    // Checks the words in Data/ and packs them into english.lex.
    .executableTarget(
      name: "WordLists", dependencies: ["ScrambleCore"], swiftSettings: strictSettings + optimizationSettings),
    // Benchmarks against simple implementations, in one run.
    .executableTarget(
      name: "Benchmarks", dependencies: ["ScrambleCore"], path: "Benchmarks",
      exclude: ["page.py"], swiftSettings: strictSettings),

    // What several test targets share: the game's files, a temporary folder, transcripts.
    .target(name: "ScrambleTesting", dependencies: ["ScrambleCore", "ScrambleKit"], path: "Tests/ScrambleTesting"),
    .testTarget(name: "ScrambleCoreTests", dependencies: ["ScrambleCore", "ScrambleTesting"]),
    .testTarget(name: "ScrambleKitTests", dependencies: ["ScrambleCore", "ScrambleKit", "ScrambleTesting"]),
    .testTarget(name: "ScrambleWebTests", dependencies: ["ScrambleCore", "ScrambleTesting", "ScrambleWeb"]),
    .testTarget(
      name: "ScrambleAppTests", dependencies: ["ScrambleApp", "ScrambleCore", "ScrambleKit", "ScrambleTesting"]),
    .testTarget(
      name: "ScrambleTerminalTests",
      dependencies: ["ScrambleCore", "ScrambleKit", "ScrambleTerminal", "ScrambleTesting"]),
    .testTarget(name: "WordListsTests", dependencies: ["ScrambleCore", "ScrambleTesting", "WordLists"]),
  ]
)
