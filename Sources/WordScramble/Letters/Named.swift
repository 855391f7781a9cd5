/// A choice whose cases have names that are the same in every language: in commands, in JSON, in saved rounds and settings.
///
///     Rank.wholeString.name  // "wholeString"
///
/// Names are part of stable formats and are never changed. The names that players read are sentences of the front ends.
public protocol Named: CaseIterable {
  /// The name, for Embedded Swift, in which a `String` would bring the tables of Unicode along (decision 13).
  var staticName: StaticString { get }
}

extension Named {
  /// The name.
  public var name: String { staticName.description }
}
