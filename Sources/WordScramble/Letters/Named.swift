/// A choice whose cases have names that are the same in every language: in commands, in JSON, in saved rounds and settings.
///
///     Rank.wholeString.name  // "wholeString"
///
/// Names are part of stable formats and are never changed. The names that players read are sentences of the front ends.
public protocol Named: CaseIterable {
  /// The name.
  var name: String { get }
}
