// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
]
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The frameworks that the app imports, with a double for each.
let frameworks = [
  "Accessibility", "AppleStubs", "GameController", "ObjectiveC", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
]
let game = ["ScrambleCore", "ScrambleKit"]
let steps = (1...6).map { "Step\($0)" }

func target(_ name: String, _ dependencies: [String]) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}
func executable(_ name: String, _ dependencies: [String]) -> Target {
  .executableTarget(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

let package = Package(
  name: "word-scramble-views",
  targets: [
    .target(name: "ScrambleCore", swiftSettings: strict + optimized),
    .target(name: "CEmbeddedFiles"),
    .target(
      name: "ScrambleKit", dependencies: ["CEmbeddedFiles", "ScrambleCore"],
      exclude: ["Resources", "Wording/wording_key.py"],
      swiftSettings: strict + optimized),
    target("AppleStubs", []), target("Accessibility", []), target("ObjectiveC", []), target("GameController", []),
    target("UIKit", ["AppleStubs"]), target("UniformTypeIdentifiers", ["AppleStubs"]), target("XCTest", []),
    // Optimized, because each test evaluates thousands of views.
    .target(name: "SwiftUI", dependencies: ["AppleStubs"], swiftSettings: strict + optimized),
    target("ScrambleApp", game + frameworks),
    target("Screens", ["SwiftUI"]),
    // Executables, because a test target would import the toolchain's XCTest module. ViewTests runs the user-interface
    // tests, so those are built first.
    executable("ViewTests", ["ScrambleApp", "Screens", "UITests"] + steps + game + frameworks),
    executable("UITests", ["ScrambleApp", "Screens", "XCTest"] + game + frameworks),
    executable("Gallery", ["ScrambleApp", "Screens"] + game + frameworks),
  ]
    + steps.map {
      // The Xcode project of the steps has less strict settings.
      .target(
        name: $0, dependencies: (game + frameworks).map { .byName(name: $0) },
        swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")])
    })
