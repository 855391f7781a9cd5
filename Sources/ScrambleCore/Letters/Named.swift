/// An enumeration whose cases have names in commands, JSON, saved rounds and settings. The names are the same in every
/// language.
///
///     Rank.allWords.name  // "allWords"
///
/// Names are part of stable formats and never change. The front ends have the texts that players read.
public protocol Named: CaseIterable {
  var name: String { get }
}
