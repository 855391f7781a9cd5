/// The familiarity of a word in the lexicon, and whether it may be shown.
public enum WordClass: UInt8, CaseIterable, Sendable {
  /// Known to everybody; counts in "found 12 of 42". Grade and par are computed from these words alone.
  case everyday
  /// Known to most people; counts in "found 12 of 42".
  case common
  /// Accepted as a bonus; no rank requires it.
  case rare
  /// Accepted as a bonus when typed, but never shown.
  case blocked

  /// Whether words of the class count in "found 12 of 42". The others are bonus words.
  public var isCommon: Bool { self == .everyday || self == .common }
}

/// The status of a word as a root.
public enum RootStatus: UInt8, Sendable {
  case none
  /// A root that New Word deals only if no root is familiar.
  case unfamiliar
  /// A root that New Word deals.
  case familiar
}
