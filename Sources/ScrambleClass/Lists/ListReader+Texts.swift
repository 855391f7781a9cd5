import WordScramble

// The texts in a cell of a list, one for each word.
extension ListReader {
  /// Splits a cell at word separators, at text in other scripts, at bullets, and at numbers as in "1. leaf 2. root".
  static func texts(in cell: ArraySlice<UInt8>, separators: [UInt8]) -> [ArraySlice<UInt8>] {
    let marked = withoutScripts(withoutNumbers(cell)[...])
    var texts = marked[...].split { separators.contains($0) }.filter { $0.contains(where: ListSign.isContent) }
    guard texts.count > 1, let last = texts.popLast() else { return texts.isEmpty ? [cell] : texts }
    return texts + withoutAnd(last)
  }

  /// Splits the last text of a cell: "and worm" becomes "worm"; "milk and worm" becomes "milk" and "worm".
  private static func withoutAnd(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let words = text.split(separator: 0x20)
    let isAnd = { (word: ArraySlice<UInt8>) in ListText.isOne(word, of: "and or &") }
    if words.count > 1, isAnd(words[0]) { return [text[words[1].startIndex...]] }
    return words.count == 3 && isAnd(words[1]) ? [words[0], words[2]] : [text]
  }

  /// Returns a text in which a number between words that is followed by a full stop or a bracket becomes a separator.
  private static func withoutNumbers(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (plain, rest) = ([UInt8](), text)
    while let byte = rest.first {
      let digits = rest.prefix { plain.last == 0x20 && $0 &- UInt8(ascii: "0") < 10 }
      let after = rest[digits.endIndex...]
      if !digits.isEmpty, let sign = after.first, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") {
        plain.append(ListSign.quotedSeparator)
        rest = after.dropFirst()
      } else {
        plain.append(byte)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  /// Returns a text in which other scripts and bullets are replaced with separators. A bullet or a joint stays between
  /// two letters, and a letter that resembles Latin stays beside a letter.
  private static func withoutScripts(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (plain, rest) = ([UInt8](), text)
    while let byte = rest.popFirst() {
      guard
        byte == ListSign.distinctLetter || byte == ListSign.ornament || byte == ListSign.joint
          || byte == ListSign.lookalikeLetter
      else {
        plain.append(byte)
        continue
      }
      let followsLetter = plain.last.map(ListSign.isLetter) ?? false
      let precedesLetter = rest.first.map(ListSign.isLetter) ?? false
      let isInside =
        byte == ListSign.lookalikeLetter
        ? followsLetter || precedesLetter : byte != ListSign.distinctLetter && followsLetter && precedesLetter
      if byte == ListSign.distinctLetter { removeSingleLetter(from: &plain) }
      plain.append(isInside ? byte : ListSign.quotedSeparator)
    }
    return plain
  }

  /// Removes a single letter from the end of a text, because it belongs to the following text in another script: "T恤".
  private static func removeSingleLetter(from text: inout [UInt8]) {
    guard let last = text.last, ListSign.isLetter(last) else { return }
    let before = text.dropLast().last
    if before == nil || before == 0x20 || before == ListSign.quotedSeparator { text.removeLast() }
  }

  /// Returns whether a text is a word ending: a hyphen or a tilde, and letters.
  static func isEnding(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.trimmed { $0 == 0x20 }
    return (text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "~"))
      && text.dropFirst().first.map(ListSign.isLetter) ?? false
  }

  /// Returns whether a text contains a web or email address.
  static func containsAddress(_ text: [UInt8]) -> Bool {
    text.indices.contains { index in
      let rest = text[index...]
      return rest.starts(with: [0x3A, 0x2F, 0x2F]) || rest.starts(with: [0x77, 0x77, 0x77, 0x2E])
        || (rest.first == UInt8(ascii: "@") && index > 0 && ListSign.isLetter(text[index - 1]))
    }
  }

  /// Removes a heading such as "Unit 4" or "Key words:" from the beginning of a line; returns whether there was one.
  static func removeHeading(from line: inout ListLine) -> Bool {
    let colon = line.text.firstIndex(of: UInt8(ascii: ":"))
    let words = line.text[..<(colon ?? line.text.count)].split(separator: 0x20)
    let isNumbered = words.dropFirst().contains { $0.contains { $0 &- UInt8(ascii: "0") < 10 } }
    let isHeading = words.prefix(6).contains {
      (isNumbered && ListText.isOne($0, of: "unit week lesson chapter part section day list group set module topic"))
        || (colon != nil
          && ListText.isOne($0, of: "words vocabulary vocab terms spelling nouns verbs adjectives adverbs"))
    }
    guard isHeading, words.count < 6, colon != nil || words.count == 2 else { return false }
    line.text = colon.map { Array(line.text[($0 + 1)...].trimmed { $0 == 0x20 }) } ?? []
    return true
  }
}
