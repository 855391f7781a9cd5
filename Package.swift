// swift-tools-version: 6.3
import PackageDescription

/// What every target of ours is held to: nothing is imported or boxed unseen, and a warning is an error. On Linux, that is, where every
/// change is built: a warning that only another system's compiler has must keep nobody from playing.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What Embedded Swift cannot do is an error too, for the page runs the same code.
let embedded: [SwiftSetting] = [.treatWarning("EmbeddedRestrictions", as: .error, .when(platforms: [.linux]))]

/// What only the server needs.
let served = TargetDependencyCondition.when(traits: ["Server"])

let package = Package(
  name: "word-scramble",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "WordScramble", targets: ["WordScramble"]),
    .library(name: "ScrambleKit", targets: ["ScrambleKit"]),
    .library(name: "ScrambleApp", targets: ["ScrambleApp"]),
    .executable(name: "wordscramble", targets: ["ScrambleTerminal"]),
    .executable(name: "wordscramble-server", targets: ["ScrambleServer"]),
    .executable(name: "word-lists", targets: ["WordLists"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .executable(name: "hello-server", targets: ["HelloServer"]),
    .executable(name: "scramble-web", targets: ["ScrambleWeb"]),
  ],
  // A program that takes only the core names `traits: []` and fetches no other package.
  traits: [
    .trait(name: "Terminal", description: "The terminal game and its argument parser."),
    .trait(name: "Server", description: "The server of the page, and Hummingbird under it."),
    .default(enabledTraits: ["Terminal", "Server"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: [
    // The core: rules, lexicon, solver, daily puzzle. Imports nothing; also built as Embedded Swift for wasm.
    .target(name: "WordScramble", swiftSettings: strict + embedded),
    // What every host shares and the core may not import: files, wording, saved rounds.
    .target(
      name: "ScrambleKit",
      dependencies: ["WordScramble", .target(name: "CEmbeddedFiles", condition: .when(platforms: [.linux]))],
      // Copied, so that no tool of Xcode rewrites them: the game reads all four itself.
      resources: [
        .copy("Resources/english.glosses"), .copy("Resources/english.lex"), .copy("Resources/start.txt"),
        .copy("Resources/Localizable.xcstrings"),
      ],
      swiftSettings: strict),
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
    // The executable `wordscramble-server`.
    .executableTarget(
      name: "ScrambleServer",
      dependencies: [
        "ScrambleKit", "WordScramble",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: served),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: served),
        .product(name: "Hummingbird", package: "hummingbird", condition: served),
        .product(name: "HummingbirdCore", package: "hummingbird", condition: served),
        .product(name: "Logging", package: "swift-log", condition: served),
        .product(name: "NIOCore", package: "swift-nio", condition: served),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: served),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: served),
        .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: served),
      ],
      swiftSettings: strict),
    // The game as an app: its model everywhere, its views on Apple's systems. Apple/ has the Xcode project around it.
    .target(name: "ScrambleApp", dependencies: ["ScrambleKit", "WordScramble"], swiftSettings: strict),
    // Makes the words: `collect` reads the Debian packages, `pack` writes english.lex.
    .executableTarget(name: "WordLists", dependencies: ["WordScramble"], swiftSettings: strict),
    // Our speed beside the obvious ways, in one run.
    .executableTarget(
      name: "Benchmarks", dependencies: ["WordScramble"], path: "Benchmarks",
      exclude: ["HelloServer", "page.py", "web.py"], swiftSettings: strict),
    // A server as it comes, beside which ours is measured.
    .executableTarget(
      name: "HelloServer", dependencies: [.product(name: "Hummingbird", package: "hummingbird", condition: served)],
      path: "Benchmarks/HelloServer", swiftSettings: strict),

    .testTarget(name: "WordScrambleTests", dependencies: ["WordScramble"]),
    .testTarget(name: "ScrambleKitTests", dependencies: ["ScrambleKit", "WordScramble"]),
    .testTarget(name: "ScrambleWebTests", dependencies: ["ScrambleWeb", "WordScramble"]),
    .testTarget(name: "ScrambleAppTests", dependencies: ["ScrambleApp", "ScrambleKit", "WordScramble"]),
    .testTarget(
      name: "ScrambleServerTests",
      dependencies: [
        "ScrambleServer", "WordScramble", .product(name: "InMemoryLogging", package: "swift-log", condition: served),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: served),
      ]),
    .testTarget(name: "ScrambleTerminalTests", dependencies: ["ScrambleKit", "ScrambleTerminal", "WordScramble"]),
    .testTarget(name: "WordListsTests", dependencies: ["WordLists", "WordScramble"]),
  ]
)
