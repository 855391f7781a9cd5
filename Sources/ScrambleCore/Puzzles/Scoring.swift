/// The rule for the points of a found word.
public enum Scoring: UInt8, CaseIterable, Sendable {
  /// 1 point for three letters and 2 for four or more. A word as long as the root gets as many points as it has
  /// letters.
  case classic
  /// 1 point per letter, and 7 more for a word as long as the root.
  case letters

  /// Returns the points of a word of a given length.
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
    public init(from decoder: any Decoder) throws { try self.init(named: decoder) }
    public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
  }
#endif
