public import ScrambleCore

extension Named {
  /// Creates the case with a name; nil if there is none.
  public init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}
