import Foundation
import ScrambleTesting
import Testing

/// A test of the user interface as text: its name and its lines.
struct UITestScript: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let lines: [String]

  /// The sources of the tests of the user interface, which run only on Apple's systems.
  static let sources = try! FileManager.default.contentsOfDirectory(
    at: Repository.root.appending(path: "Apple/WordScrambleUITests"), includingPropertiesForKeys: nil
  ).map { try! String(contentsOf: $0, encoding: .utf8) }

  /// The root that the app is launched with.
  static let root = sources.compactMap { $0.firstMatch(of: /"WORDSCRAMBLE_ROOT"\] = "(\w+)"/)?.1 }.first

  /// Every test in the sources.
  static let all = sources.flatMap(UITestScript.scripts)

  private static func scripts(in source: String) -> [UITestScript] {
    source.matches(of: /(?m)^( *)@MainActor func (test\w+)\(\)[^\n]*\{\n(?<body>(?:\1 [^\n]*\n)*)\1\}/).map { match in
      let lines = match.body.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      return UITestScript(testDescription: String(match.2), lines: lines)
    }
  }
}
