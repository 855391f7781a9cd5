// swift-tools-version: 6.1
import PackageDescription

let gameProducts: [Target.Dependency] = [
  .product(name: "ScrambleKit", package: "word-scramble"),
  .product(name: "ScrambleCore", package: "word-scramble"),
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v14)],
  // The explicit `name:` allows the folder of the clone to have any name.
  dependencies: [.package(name: "word-scramble", path: "..")],
  targets: [
    .executableTarget(name: "Animals", dependencies: gameProducts),
    .executableTarget(name: "Bot", dependencies: gameProducts),
  ]
)
