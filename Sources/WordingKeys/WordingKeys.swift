import Foundation

/// Writes the keys of a String Catalog as a Swift enumeration: `WordingKeys Localizable.xcstrings WordingKey.swift`.
///
/// The plug-in GenerateWordingKey runs this tool before ScrambleKit is compiled. The name of a case is its key in camel
/// case: `gameTitle` for `game.title`.
@main
struct WordingKeys {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else { fail("usage: WordingKeys CATALOG OUTPUT") }
    let catalog = URL(filePath: CommandLine.arguments[1])
    let keys = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: catalog)).strings.keys.sorted()
    let names = keys.map(caseName)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      fail("\(catalog.path): error: \(keys[index]) has the name of another key")
    }
    let cases = zip(names, keys).map { "  case \($0) = \"\($1)\"\n" }.joined()
    let (output, text) = (URL(filePath: CommandLine.arguments[2]), Data("\(header)\(cases)}\n".utf8))
    // Writes the file only if its content has changed or it cannot be read. A file that was always written would make a
    // release build after a debug build compile the kit again.
    if (try? Data(contentsOf: output)) != text { try text.write(to: output) }
  }

  /// The part of a catalog that the tool reads.
  private struct Catalog: Decodable {
    struct Entry: Decodable {}
    let strings: [String: Entry]
  }

  private static let header = """
    /// The keys of the texts, as they are in the catalog.
    package enum WordingKey: String, CaseIterable, Sendable {

    """

  private static func caseName(for key: String) -> String {
    guard key.wholeMatch(of: /[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+/) != nil else {
      fail("error: \(key) is no key of words in camel case with dots between them")
    }
    let words = key.split(separator: ".")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
