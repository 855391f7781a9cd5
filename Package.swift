// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is held to: a warning is an error, and nothing is imported or boxed unseen.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What Embedded Swift cannot do is an error on every platform, for the page runs the same code.
let embedded: [SwiftSetting] = [.treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "word-scramble",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "WordScramble", targets: ["WordScramble"]),
    .library(name: "ScrambleKit", targets: ["ScrambleKit"]),
    .executable(name: "wordscramble", targets: ["ScrambleTerminal"]),
    .executable(name: "word-lists", targets: ["WordLists"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .executable(name: "scramble-web", targets: ["ScrambleWeb"]),
  ],
  // A program that takes only the core names `traits: []` and fetches no other package.
  traits: [
    .trait(name: "Terminal", description: "The terminal game and its argument parser."),
    .default(enabledTraits: ["Terminal"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    // The core: rules, lexicon, solver, daily puzzle. Imports nothing; also built as Embedded Swift for wasm.
    .target(name: "WordScramble", swiftSettings: strict + embedded),
    // What every host shares and the core may not import: files, wording, saved rounds.
    .target(
      name: "ScrambleKit",
      dependencies: ["WordScramble", .target(name: "CEmbeddedFiles", condition: .when(platforms: [.linux]))],
      resources: [.process("Resources")], swiftSettings: strict),
    // The kit's resources as part of the program.
    .target(name: "CEmbeddedFiles"),
    // The functions a web page calls: numbers and one inbox. Built for wasm by Sources/ScrambleWeb/toolset.json.
    .executableTarget(
      name: "ScrambleWeb", dependencies: ["WordScramble"], exclude: ["toolset.json"],
      swiftSettings: strict + embedded),
    // The executable `wordscramble`.
    .executableTarget(
      name: "ScrambleTerminal",
      dependencies: [
        "ScrambleKit", "WordScramble",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Terminal"])),
      ],
      swiftSettings: strict),
    // Makes the words: `collect` reads the Debian packages, `pack` writes english.lex.
    .executableTarget(name: "WordLists", dependencies: ["WordScramble"], swiftSettings: strict),
    // Our speed beside the obvious ways, in one run.
    .executableTarget(
      name: "Benchmarks", dependencies: ["WordScramble"], path: "Benchmarks", swiftSettings: strict),

    .testTarget(name: "WordScrambleTests", dependencies: ["WordScramble"]),
    .testTarget(name: "ScrambleKitTests", dependencies: ["ScrambleKit", "WordScramble"]),
    .testTarget(name: "ScrambleWebTests", dependencies: ["ScrambleWeb", "WordScramble"]),
    .testTarget(name: "ScrambleTerminalTests", dependencies: ["ScrambleKit", "ScrambleTerminal", "WordScramble"]),
    .testTarget(name: "WordListsTests", dependencies: ["WordLists", "WordScramble"]),
  ]
)
