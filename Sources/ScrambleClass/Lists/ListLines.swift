import WordScramble

/// A line of a list and its number, from 1.
struct ListLine {
  let number: Int
  var text: [UInt8]
  /// Whether the line is a Markdown heading: "# Unit 4".
  private(set) var isHeading = false
  /// The comma or semicolon at the end of the line, if any.
  private(set) var lastSign: UInt8?

  /// Returns whether there is a comma before the first occurrence of a sign.
  func hasComma(before sign: UInt8) -> Bool {
    text.contains(sign) && text.prefix { $0 != sign }.contains(UInt8(ascii: ","))
  }

  /// Whether the line has a letter of any script, or a character that a list should not have.
  var hasContent: Bool { text.contains { ListSign.isContent($0) } }
}

extension ListText {
  /// The lines that have content. A word that is hyphenated at the end of a line is joined on the first of the two
  /// lines.
  var lines: [ListLine] {
    var (lines, number, text) = ([ListLine](), 1, [UInt8]())
    var quotedLineEndCount = 0
    func endLine() {
      let line = ListLine(number: number, text: Array(text[...].trimmed { $0 == 0x20 }))
      if line.hasContent { lines.append(line) }
      text = []
    }
    for byte in bytes {
      switch byte {
      case ListSign.lineEnd:
        endLine()
        (number, quotedLineEndCount) = (number + 1 + quotedLineEndCount, 0)
      case ListSign.softLineEnd: endLine()
      case ListSign.quotedLineEnd:
        quotedLineEndCount += 1
        text.append(0x20)
      default: text.append(byte)
      }
    }
    endLine()
    return ListText.joined(lines)
  }

  /// Joins words that are hyphenated at the end of a line.
  private static func joined(_ lines: [ListLine]) -> [ListLine] {
    var joined: [ListLine] = []
    for var line in lines {
      if var previous = joined.last, let end = endOfSecondPart(of: line.text, after: previous.text) {
        let isWhole = end == line.text.count || line.text[end] == 0x20
        let joinedLength = isWhole ? line.text.count : end
        previous.text = previous.text.dropLast() + [ListSign.joint] + line.text[..<joinedLength]
        joined[joined.count - 1] = previous
        line.text = Array(line.text[joinedLength...].trimmed { $0 == 0x20 || $0 == UInt8(ascii: ",") })
      }
      if line.hasContent { joined.append(line) }
    }
    return joined
  }

  /// Returns the end of the second part of a word that is hyphenated at the end of the previous line; nil if no such
  /// word continues on the line.
  private static func endOfSecondPart(of line: [UInt8], after previous: [UInt8]) -> Int? {
    guard previous.last == UInt8(ascii: "-"), previous.dropLast().last.map(ListSign.isLetter) ?? false,
      let first = line.first, first >= UInt8(ascii: "a"), ListSign.isLetter(first)
    else { return nil }
    let end = line.firstIndex { !ListSign.isLetter($0) } ?? line.count
    // In a list of prefixes, such as "pre-" and "un-", the hyphen does not divide a word.
    return end == line.count - 1 && line[end] == UInt8(ascii: "-") ? nil : end
  }
}

// Numbers, pronunciations and brackets beside the words of a line.
extension ListLine {
  /// Removes what is beside the words, marks dashes that separate columns, and notes whether the line is a heading and
  /// whether it ends with a comma or a semicolon.
  mutating func clean() {
    lastSign = text.last { $0 != 0x20 }.flatMap { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") ? $0 : nil }
    isHeading = text.drop { $0 == UInt8(ascii: "#") }.first == 0x20 && text.first == UInt8(ascii: "#")
    text = ListLine.withoutSlashedPronunciations(text[...])
    text = ListLine.withoutBrackets(text[...])
    text = ListLine.withDashesMarked(ListLine.withoutPhoneticWords(text[...])[...])
    text = Array(ListLine.withoutMarker(text[...]).trimmed { $0 == 0x20 || $0 == UInt8(ascii: "|") })
  }

  /// Returns a text without pronunciations between slashes or backslashes.
  private static func withoutSlashedPronunciations(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (plain, rest) = ([UInt8](), text)
    while let byte = rest.first {
      let isSlash = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
      if isSlash, let end = endOfSlashedPronunciation(rest, followsLetter: plain.last.map(ListSign.isLetter) ?? false) {
        rest = rest[(end + 1)...]
        addPronunciation(to: &plain, before: rest)
      } else {
        plain.append(byte)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  /// Returns the index of the slash that ends a pronunciation; nil if the first slash of the text does not begin one.
  private static func endOfSlashedPronunciation(_ text: ArraySlice<UInt8>, followsLetter: Bool) -> Int? {
    let inside = text.dropFirst().prefix(80)
    guard let end = inside.firstIndex(of: text[text.startIndex]), end > inside.startIndex,
      inside.first != 0x20, text[end - 1] != 0x20
    else { return nil }
    let rest = text[(end + 1)...]
    guard rest.first.map({ !ListSign.isLetter($0) && $0 != text[end] }) ?? true else { return nil }
    guard followsLetter else { return end }
    let slashed = text[inside.startIndex..<end]
    let nextWord = rest.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
    // The slashes may separate words, as in "cat/dog/ bird".
    let isList = slashed.allSatisfy { Word.letter($0) != nil } && nextWord.allSatisfy { Word.letter($0) != nil }
    return slashed.contains(0x20) || (isList && !nextWord.isEmpty && !ListEntry.isPartOfSpeech(nextWord)) ? nil : end
  }

  /// Marks the position of a pronunciation if text follows it, because that text is another column.
  private static func addPronunciation(to plain: inout [UInt8], before rest: ArraySlice<UInt8>) {
    let nextSign = rest.first { $0 != 0x20 }
    let isLast = nextSign.map { !ListSign.isContent($0) && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "\"") } ?? true
    plain.append(isLast ? 0x20 : ListSign.removedPronunciation)
  }

  /// Returns a text without bracketed parts. If all of it is in brackets, only the brackets are removed. Brackets
  /// inside a word stay: "colo(u)r".
  private static func withoutBrackets(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let ends = endsOfBrackets(in: text)
    var (plain, rest) = ([UInt8](), text)
    while let byte = rest.first {
      // An unclosed bracket is an ordinary character.
      guard let end = ends[rest.startIndex - text.startIndex] else {
        plain.append(byte)
        rest = rest.dropFirst()
        continue
      }
      let inside = rest[(rest.startIndex + 1)..<(end - 1)]
      if rest.startIndex == text.startIndex, end == text.endIndex { return Array(inside) }
      if inside.allSatisfy(ListSign.isLetter), end < text.endIndex, ListSign.isLetter(text[end]) {
        plain += rest[..<end]
      } else {
        addBracket(inside, to: &plain, before: rest[end...])
      }
      rest = rest[end...]
    }
    return plain
  }

  /// Returns, for each index of a text, the end of the bracketed part that begins there; nil if none begins there or
  /// the bracket is not closed.
  private static func endsOfBrackets(in text: ArraySlice<UInt8>) -> [Int?] {
    var (ends, openIndices) = ([Int?](repeating: nil, count: text.count), [Int]())
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { openIndices.append(index) }
      guard byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]"), let start = openIndices.popLast() else { continue }
      ends[start - text.startIndex] = index + 1
    }
    return ends
  }

  /// Replaces a bracketed part: a part of speech with `n.`, a pronunciation as `addPronunciation` does, and anything
  /// else with a space.
  private static func addBracket(_ inside: ArraySlice<UInt8>, to plain: inout [UInt8], before rest: ArraySlice<UInt8>) {
    if inside.contains(ListSign.phoneticLetter) { return addPronunciation(to: &plain, before: rest) }
    if ListEntry.isPartOfSpeech(inside.trimmed { $0 == 0x20 }) {
      plain += [0x20, UInt8(ascii: "n"), UInt8(ascii: ".")]
    }
    plain.append(0x20)
  }

  /// Returns a text without words in phonetic notation.
  private static func withoutPhoneticWords(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(ListSign.phoneticLetter) else { return Array(text) }
    var (plain, rest) = ([UInt8](), text)
    while !rest.isEmpty {
      let token = rest.prefix { $0 != 0x20 && $0 != ListSign.columnSeparator && $0 != UInt8(ascii: ",") }
      rest = rest[token.endIndex...]
      if token.contains(ListSign.phoneticLetter) {
        addPronunciation(to: &plain, before: rest)
      } else {
        plain += token
      }
      if let sign = rest.popFirst() { plain.append(sign) }
    }
    return plain
  }

  /// Returns a text in which a hyphen before a space and after a space or a letter, or a tilde between spaces, is a
  /// column separator: "milk - Milch".
  private static func withDashesMarked(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var plain = Array(text)
    for index in plain.indices.dropFirst() where index + 1 < plain.count && plain[index + 1] == 0x20 {
      let isHyphen =
        plain[index] == UInt8(ascii: "-") && (plain[index - 1] == 0x20 || ListSign.isLetter(plain[index - 1]))
      if isHyphen || (plain[index] == UInt8(ascii: "~") && plain[index - 1] == 0x20) {
        plain[index] = ListSign.columnSeparator
      }
    }
    return plain
  }
}
