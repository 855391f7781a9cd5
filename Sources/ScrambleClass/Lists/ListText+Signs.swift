import WordScramble

// Removing the markup of web pages and flashcard programs and the quotes around fields, and marking column separators.
extension ListText {
  /// Returns a text without HTML tags and cloze markup of flashcards (`{{c1::milk}}`). Tags of blocks, arrows, dashes,
  /// equals signs and dot leaders become ``ListSign/columnSeparator``, tags of images ``ListSign/distinctLetter``, and
  /// asterisks ``ListSign/ornament``.
  static func withoutMarkup(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (plain, rest) = ([UInt8](), text)
    plain.reserveCapacity(text.count)
    while let byte = rest.first {
      if let (sign, width) = tag(at: rest) ?? clozeMarkup(at: rest) ?? separatorRun(at: rest) {
        if let sign { plain.append(sign) }
        rest = rest.dropFirst(width)
      } else {
        plain.append(byte == UInt8(ascii: "*") ? ListSign.ornament : byte)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  /// Returns the sign that replaces the HTML tag at the beginning of a text, if one does, and the tag's length in
  /// bytes; nil if no known tag is there.
  private static func tag(at text: ArraySlice<UInt8>) -> (sign: UInt8?, width: Int)? {
    guard text.first == UInt8(ascii: "<") else { return nil }
    let inside = text.dropFirst().drop { $0 == UInt8(ascii: "/") }
    let name = inside.prefix { Word.letter($0) != nil || $0 &- UInt8(ascii: "0") < 10 }
    let isBlock = isOne(name, of: "br div p li ul ol tr td th table h1 h2 h3 h4 hr")
    let isPicture = isOne(name, of: "img")
    guard isBlock || isPicture || isOne(name, of: "a b i u em strong span font sub sup small code center mark s") else {
      return nil
    }
    let end = inside.prefix(300).firstIndex { $0 == UInt8(ascii: ">") || $0 == ListSign.lineEnd }
    guard let end, text[end] == UInt8(ascii: ">") else { return nil }
    return (isBlock ? ListSign.columnSeparator : isPicture ? ListSign.distinctLetter : nil, end + 1 - text.startIndex)
  }

  /// Returns no sign and the length in bytes of the cloze markup at the beginning of a text, `{{c1::` or `}}`; nil if
  /// there is none.
  private static func clozeMarkup(at text: ArraySlice<UInt8>) -> (sign: UInt8?, width: Int)? {
    if text.starts(with: [0x7D, 0x7D]) { return (nil, 2) }
    guard text.starts(with: [0x7B, 0x7B, 0x63]) else { return nil }
    let digits = text.dropFirst(3).prefix { $0 &- UInt8(ascii: "0") < 10 }
    return text.dropFirst(3 + digits.count).starts(with: [0x3A, 0x3A]) ? (nil, 5 + digits.count) : nil
  }

  /// Returns the sign that replaces a run of characters at the beginning of a text, and the run's length in bytes; nil
  /// if no such run is there. A run such as `->`, `=`, `::` and `....` is a column separator; repeated `;` and `|`
  /// count once.
  private static func separatorRun(at text: ArraySlice<UInt8>) -> (sign: UInt8?, width: Int)? {
    guard let first = text.first else { return nil }
    let arrow = text.prefix { isArrow($0) }
    if !arrow.isEmpty {
      let isSingle = arrow.count == 1 && (first == UInt8(ascii: "-") || first == UInt8(ascii: "~"))
      return isSingle ? nil : (ListSign.columnSeparator, arrow.count)
    }
    switch first {
    case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ";"), UInt8(ascii: "|"):
      let runLength = text.prefix { $0 == first }.count
      if first == UInt8(ascii: ";") || first == UInt8(ascii: "|") { return (first, runLength) }
      return runLength > (first == UInt8(ascii: "_") ? 2 : 1) ? (ListSign.columnSeparator, runLength) : nil
    default: return nil
    }
  }

  /// Returns whether a byte can be part of an arrow: one of `-=~<>`.
  private static func isArrow(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    default: false
    }
  }

  /// Returns whether a text, ignoring case, is one of several lowercase words separated by spaces.
  static func isOne(_ text: ArraySlice<UInt8>, of words: String) -> Bool {
    let text = text.map(lowercase)
    return words.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(text) }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 { Word.letter(byte) == nil ? byte : byte | 0x20 }

  /// Returns a text in which quoted fields (RFC 4180) have no quotes, and a ``ListSign`` for each separator and line
  /// end.
  static func unquoted(_ text: [UInt8]) -> [UInt8] {
    var (plain, position) = ([UInt8](), 0)
    plain.reserveCapacity(text.count)
    // Whether a field may begin here: 0 for no, 1 after a separator, 2 at the beginning of a line.
    var fieldStart = 2
    while position < text.count {
      let byte = text[position]
      if fieldStart > 0, byte == UInt8(ascii: "\""),
        let end = endOfField(in: text, from: position + 1, mayContainLineEnds: fieldStart == 1)
      {
        addField(text[(position + 1)..<end], to: &plain)
        (position, fieldStart) = (end + 1, 0)
        continue
      }
      plain.append(byte)
      position += 1
      fieldStart = byte == ListSign.lineEnd ? 2 : isFieldEnd(byte) ? 1 : byte == 0x20 ? fieldStart : 0
    }
    return plain
  }

  /// Returns the index of the closing quote of a field; nil if the text is not a field, or is too long for one.
  private static func endOfField(in text: [UInt8], from start: Int, mayContainLineEnds: Bool) -> Int? {
    var position = start
    while position < min(text.count, start + 4000) {
      if text[position] == ListSign.lineEnd, !mayContainLineEnds { return nil }
      if text[position] == UInt8(ascii: "\"") {
        guard position + 1 < text.count, text[position + 1] == UInt8(ascii: "\"") else {
          let next = text[(position + 1)...].first { $0 != 0x20 }
          return next.map { $0 == ListSign.lineEnd || isFieldEnd($0) } ?? true ? position : nil
        }
        position += 1
      }
      position += 1
    }
    return nil
  }

  private static func isFieldEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "|")
      || byte == ListSign.columnSeparator
  }

  private static func addField(_ field: ArraySlice<UInt8>, to plain: inout [UInt8]) {
    for byte in field where byte != UInt8(ascii: "\"") {
      plain.append(
        byte == ListSign.lineEnd ? ListSign.quotedLineEnd : isFieldEnd(byte) ? ListSign.quotedSeparator : byte)
    }
  }
}
