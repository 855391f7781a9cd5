/// A category of CLDR, by which a language chooses the form of a word beside a number: *1 word*, but *2 words*.
///
/// The names are those of the String Catalog, and say little of the numbers: in Polish, 22 is one of the few.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many
  /// The category that every language has, and that stands in for one that a text lacks.
  case other
}
