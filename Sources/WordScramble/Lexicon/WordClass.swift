/// How well known a word of the lexicon is, and whether it may be shown.
public enum WordClass: UInt8, CaseIterable, Sendable {
  /// Known to everybody; counts in "found 12 of 42". Grade and par are computed from these words alone.
  case everyday
  /// Known to most; counts in "found 12 of 42".
  case common
  /// Accepted as a bonus; no rank requires it.
  case rare
  /// Accepted when typed, as a bonus, and never shown by anything.
  case blocked

  /// Whether words of the class count towards "found 12 of 42"; the others are a bonus.
  public var isCommon: Bool { self == .everyday || self == .common }
}

/// What the lexicon knows of a word as a root.
public enum RootStatus: UInt8, Sendable {
  /// Not a root.
  case none
  /// A root that is dealt only if the player asks for all roots.
  case unfamiliar
  /// A root that a new round may use by default.
  case familiar
}
