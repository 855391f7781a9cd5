import Foundation
import Testing

/// A text that is played again: a game, or calls, line by line with their answers (Tests/Transcripts/README.md).
struct Transcript: CustomTestStringConvertible {
  let file: URL
  let text: String

  var testDescription: String { file.lastPathComponent }

  /// The folder of all texts.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Transcripts")

  /// The games.
  static var games: [Transcript] { texts(in: folder) }

  /// The calls that the page answers too.
  static var calls: [Transcript] { texts(in: folder.appendingPathComponent("Calls")) }

  /// The calls that only the core answers.
  static var coreCalls: [Transcript] { texts(in: folder.appendingPathComponent("Core")) }

  private static func texts(in folder: URL) -> [Transcript] {
    let files = try! FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
      .map { Transcript(file: $0, text: try! String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Returns the text with every answer as a player gives it.
  func replayed(by player: some Player) -> String {
    var stage = Stage(player: player)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { stage.answered($0) }.joined(separator: "\n")
  }
}

/// A game or some calls on their way through a text.
private struct Stage<P: Player> {
  var player: P
  private var root: [UInt8]?
  private var minimum = 3
  private var scoring = "classic"
  private var hasBegun = false

  init(player: P) {
    self.player = player
  }

  /// Returns a line with the answer it gets; a comment, a blank line and the head of a game stay as they are.
  mutating func answered(_ line: Substring) -> String {
    guard !line.isEmpty, !line.hasPrefix("#") else { return String(line) }
    if let arrow = line.range(of: " -> ", options: .backwards) {
      let left = line[..<arrow.lowerBound]
      return "\(left) -> \(answer(to: left))"
    }
    guard let colon = line.range(of: ": ") else { return "what does this line mean?" }
    let (key, value) = (line[..<colon.lowerBound], line[colon.upperBound...])
    switch key {
    case "root": root = Typed.bytes(value)
    case "minimum": minimum = Int(value) ?? 0
    case "scoring": scoring = String(value)
    default:
      begin()
      return "\(key): \(player.figure(String(key)))"
    }
    return String(line)
  }

  private mutating func answer(to left: Substring) -> String {
    guard root != nil else {
      let words = left.split(separator: " ", maxSplits: 1)
      return player.call(String(words[0]), words.count > 1 ? words[1] : "")
    }
    begin()
    guard let typed = Typed.bytes(left) else { return "what does this line mean?" }
    return player.play(typed)
  }

  private mutating func begin() {
    guard !hasBegun, let root else { return }
    hasBegun = true
    player.deal(root, minimum: minimum, scoring: scoring)
  }
}
