#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The round in hand and the shelf of rounds before it, in the form in which they are kept.
public struct SavedRounds: Codable, Equatable, Sendable {
  /// The version of this form. A file with a later one is left as it is.
  public static let format = 1
  /// How many rounds the shelf holds.
  public static let shelfSize = 20

  /// The version of the form of these rounds.
  public private(set) var format = SavedRounds.format
  /// The round in hand.
  public var current: SavedRound?
  /// The rounds before it, latest first.
  public private(set) var shelf: [SavedRound] = []

  /// Creates an empty shelf with no round in hand.
  public init() {}

  /// Takes a round in hand; the one before goes to the shelf, and the oldest on a full shelf is let go.
  ///
  /// The round just left can always be had back; one further down stays only where something was done in it, so that dealing and dealing
  /// pushes nothing off the shelf.
  public mutating func begin(_ round: SavedRound) {
    shelf.removeAll { $0.isSameRound(as: round) || !$0.isWorthKeeping }
    if let current, !current.isSameRound(as: round) { shelf.insert(current, at: 0) }
    shelf = Array(shelf.prefix(SavedRounds.shelfSize))
    current = round
  }

  /// Gives back the round before; the one in hand goes to the far end of the shelf if anything was done in it.
  ///
  /// - Returns: Whether there was a round to go back to.
  public mutating func goBack() -> Bool {
    guard !shelf.isEmpty else { return false }
    let left = current
    current = shelf.removeFirst()
    if let left, left.isWorthKeeping { shelf = shelf.suffix(SavedRounds.shelfSize - 1) + [left] }
    return true
  }

  /// Notes a round as it stands now, whether it is in hand, on the shelf or new; words that another program found in it stay found.
  public mutating func keep(_ round: SavedRound) {
    if let current, current.isSameRound(as: round) {
      self.current = round.merged(with: current)
    } else {
      let known = shelf.first { $0.isSameRound(as: round) }
      begin(known.map { round.merged(with: $0) } ?? round)
    }
  }

  /// The round in hand, if there is one, and those on the shelf.
  var all: [SavedRound] { (current.map { [$0] } ?? []) + shelf }

  /// Reads kept rounds.
  ///
  /// - Throws: ``SaveError/newerFormat(_:)`` or ``SaveError/damaged``.
  public init(json: [UInt8]) throws(SaveError) {
    struct Version: Decodable { let format: Int }
    let data = Data(json)
    // What exactly a decoder stumbles over in a damaged file helps nobody; the file is set aside whole.
    guard let version = try? JSONDecoder().decode(Version.self, from: data) else { throw .damaged }
    guard version.format <= SavedRounds.format else { throw .newerFormat(version.format) }
    guard let saved = try? JSONDecoder().decode(SavedRounds.self, from: data), saved.isSound else { throw .damaged }
    self = saved
  }

  /// The rounds as one line of JSON.
  public var json: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
  }

  private var isSound: Bool {
    format >= 1 && shelf.count <= SavedRounds.shelfSize && all.allSatisfy(\.isSound)
  }
}

/// The reason kept rounds cannot be taken.
public enum SaveError: Error, Equatable, Sendable {
  /// They were written by a later version of the game.
  case newerFormat(Int)
  /// They are not what any version of the game writes.
  case damaged
}
