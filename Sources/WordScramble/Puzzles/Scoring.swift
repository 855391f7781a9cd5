/// How many points a found word is worth.
public enum Scoring: UInt8, CaseIterable, Sendable {
  /// Three letters 1 point, four and more 2, a word as long as the root as many points as the root has letters.
  case classic
  /// A point a letter, and seven more for a word as long as the root.
  case letters

  /// Returns the points of a word.
  ///
  /// - Parameters:
  ///   - length: The number of letters in the word.
  ///   - rootLength: The number of letters in the root.
  public func points(forLength length: Int, rootLength: Int) -> Int {
    switch self {
    case .classic: length == rootLength ? length : length == 3 ? 1 : 2
    case .letters: length == rootLength ? length &+ 7 : length
    }
  }
}

extension Scoring: Named {
  /// The name in commands, saved rounds and settings.
  public var name: String {
    switch self {
    case .classic: "classic"
    case .letters: "letters"
    }
  }
}

#if !hasFeature(Embedded)
  extension Scoring: Codable {
    /// Reads it from its name.
    public init(from decoder: any Decoder) throws { try self.init(named: decoder) }
    /// Writes its name.
    public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
  }
#endif
