// What makes a word unfit that is in no list: it is a form of a slur, or holds a stem.
extension SensitiveWords {
  /// The endings of forms, with spaces between them.
  private static let endings: StaticString = "s es ed er ers ing ings y ies ier iest"

  /// Returns whether a word in small ASCII letters is a slur with an ending: before it, a letter may be doubled, an *e* dropped, or a *y*
  /// turned into the *i* of the ending.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of slurs.
  func isForm(_ word: [UInt8]) -> Bool {
    SensitiveWords.endings.withUTF8Buffer { endings in
      endings.split(separator: UInt8(ascii: " ")).contains { ending in
        word.count > ending.count + 1 && word.suffix(ending.count).elementsEqual(ending)
          && isSlur(word.dropLast(ending.count), before: ending)
      }
    }
  }

  /// Returns whether the rest of a word before an ending is a slur.
  private func isSlur(_ rest: ArraySlice<UInt8>, before ending: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if isListed(rest) { return true }
    // Before a plain s, nothing changes.
    guard let second = ending.dropFirst().first ?? (ending.first == UInt8(ascii: "y") ? 0 : nil) else { return false }
    if isListed(rest + [UInt8(ascii: "e")]) || rest.dropLast().last == rest.last && isListed(rest.dropLast()) {
      return true
    }
    return ending.first == UInt8(ascii: "i") && second == UInt8(ascii: "e") && isListed(rest + [UInt8(ascii: "y")])
  }

  private func isListed(_ ascii: ArraySlice<UInt8>) -> Bool {
    SensitiveWords.contains(SensitiveWords.hash(of: ascii), in: slurs)
  }

  /// Returns whether letters side by side in a word in small ASCII letters are a stem.
  ///
  /// - Complexity: O(*m* log *n*), where *m* is the number of letters and *n* that of stems.
  func holdsStem(_ word: [UInt8]) -> Bool {
    word.indices.contains { start in
      SensitiveWords.stemLengths.contains { length in
        start + length <= word.count
          && SensitiveWords.contains(SensitiveWords.hash(of: word[start..<start + length]), in: stems)
      }
    }
  }

  /// Returns whether a word is a slur or a form of one, whatever stems it holds.
  func isSlurOrForm(_ word: Word) -> Bool {
    let ascii = word.ascii
    return isListed(ascii[...]) || isForm(ascii)
  }
}
