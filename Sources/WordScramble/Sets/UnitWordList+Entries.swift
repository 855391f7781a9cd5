// The form of a list: its lines, what is beside the words in them, and what separates the words.
extension UnitWordList {
  private static let longestLine = 400

  /// Returns what stands for a word each, with the number of its line; empty texts are possible.
  static func entries(of text: [UInt8]) -> [(line: Int, text: ArraySlice<UInt8>)] {
    let lines = lines(of: text)
    let separators = separators(of: lines.map { $0.text })
    return lines.flatMap { line in
      firstColumn(withoutMarker(line.text), before: separators.columns).split { separators.words.contains($0) }
        .map { (line.number, word(in: $0)) }
    }
  }

  /// Returns the signs that separate columns and those that separate words.
  private static func separators(of lines: [ArraySlice<UInt8>]) -> (columns: [UInt8], words: [UInt8]) {
    let (comma, semicolon) = (UInt8(ascii: ","), UInt8(ascii: ";"))
    var columns = [UInt8(ascii: "\t"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ":")]
    var words = [UInt8(ascii: "/")]
    func count(_ sign: UInt8, in line: ArraySlice<UInt8>) -> Int { line.count { $0 == sign } }
    let isCommaTable = lines.count > 1 && lines.allSatisfy { count(comma, in: $0) == 1 }
    let isSemicolonTable = lines.count > 1 && lines.allSatisfy { count(semicolon, in: $0) <= 1 }
    if isCommaTable { columns.append(comma) } else { words.append(comma) }
    if isSemicolonTable { columns.append(semicolon) } else { words.append(semicolon) }
    return (columns, words)
  }

  /// Returns the lines with text, and their numbers.
  private static func lines(of text: [UInt8]) -> [(number: Int, text: ArraySlice<UInt8>)] {
    var lines: [(number: Int, text: ArraySlice<UInt8>)] = []
    // An editor may put a byte order mark before the text.
    var rest = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    var number = 0
    while !rest.isEmpty, lines.count < maxLines {
      let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? rest.endIndex
      number += 1
      let line = Word.withoutSpace(halfWidth(rest[..<end].prefix(longestLine))[...])
      if !line.isEmpty { lines.append((number, line)) }
      rest = rest[end...].dropFirst(rest[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }
    return lines
  }

  /// Returns a text whose letters and signs of full width, as a keyboard for Chinese types them, are those of ASCII.
  private static func halfWidth(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (plain, rest) = ([UInt8](), text)
    while let byte = rest.popFirst() {
      guard byte == 0xEF || byte == 0xE3, rest.count >= 2 else {
        plain.append(byte)
        continue
      }
      switch UInt32(byte) << 16 | UInt32(rest[rest.startIndex]) << 8 | UInt32(rest[rest.startIndex + 1]) {
      case let sign where (0xEFBC81...0xEFBCBF).contains(sign): plain.append(UInt8(sign - 0xEFBC81) + 0x21)
      case let sign where (0xEFBD80...0xEFBD9E).contains(sign): plain.append(UInt8(sign - 0xEFBD80) + 0x60)
      case 0xE38080: plain.append(UInt8(ascii: " "))
      case 0xE38081: plain.append(UInt8(ascii: ","))
      default:
        plain.append(byte)
        continue
      }
      rest = rest.dropFirst(2)
    }
    return plain
  }

  /// Returns a text without a number, a letter or a bullet before it, and without punctuation and quotes around it.
  private static func withoutMarker(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = text.trimmed(isAround)
    let digits = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }
    if !digits.isEmpty, digits.count < rest.count { return rest.dropFirst(digits.count).trimmed(isAround) }
    // "a) leaf", "b. root", and the round bullet of word processors, which is the letter o before a tab.
    guard rest.count > 2, Word.letter(rest[rest.startIndex]) != nil else { return rest }
    let (sign, space) = (rest[rest.startIndex + 1], rest[rest.startIndex + 2])
    let isLettered = (sign == UInt8(ascii: ")") || sign == UInt8(ascii: ".")) && (space == 0x20 || space == 0x09)
    let isBullet = rest[rest.startIndex] == UInt8(ascii: "o") && sign == 0x09
    return isLettered || isBullet ? rest.dropFirst(2).trimmed(isAround) : rest
  }

  /// Returns what stands before the first sign that separates columns.
  private static func firstColumn(_ text: ArraySlice<UInt8>, before signs: [UInt8]) -> ArraySlice<UInt8> {
    var end = text.startIndex
    while end < text.endIndex, !signs.contains(text[end]), !isDash(in: text, at: end) { end += 1 }
    return text[..<end]
  }

  /// Whether a space and a dash after it separate columns: `-`, `–` or `—`.
  private static func isDash(in text: ArraySlice<UInt8>, at index: Int) -> Bool {
    guard text[index] == UInt8(ascii: " ") else { return false }
    let after = text[(index + 1)...]
    return after.starts(with: [0x2D, 0x20]) || after.starts(with: [0xE2, 0x80, 0x93])
      || after.starts(with: [0xE2, 0x80, 0x94])
  }

  /// Returns a word without what is beside it: a number before it, brackets and a part of speech after it, and text in an East Asian script.
  private static func word(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let cell = withoutMarker(text)
    let word = withoutEastAsian(cell.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "[") })
    let parts = word.split(separator: UInt8(ascii: " "))
    guard parts.count > 1, let first = parts.first, parts.dropFirst().allSatisfy(isPartOfSpeech) else {
      return word.trimmed(isAround)
    }
    return first.trimmed(isAround)
  }

  /// Whether a text is a part of speech as dictionaries shorten it: `n.`, `vt.`.
  private static func isPartOfSpeech(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.last == UInt8(ascii: ".") ? text.dropLast() : text
    let names: [StaticString] = ["n", "v", "vi", "vt", "adj", "adv", "prep", "pron", "conj", "pl", "num"]
    return names.contains { $0.withUTF8Buffer { $0.elementsEqual(name) } }
  }

  /// Returns the first part of a text with letters that is not in an East Asian script, or the text if there is none.
  private static func withoutEastAsian(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var parts: [ArraySlice<UInt8>] = [[]]
    var rest = text
    while let byte = rest.popFirst() {
      // Each character from U+3000 to U+D7FF has three bytes, of which the first is one of these.
      if (0xE3...0xED).contains(byte) {
        rest = rest.dropFirst(2)
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.first { $0.contains { Word.letter($0) != nil } } ?? text
  }

  /// Whether a character stands around words in lists: spaces, full stops, commas, brackets, quotes and bullets.
  private static func isAround(_ character: UInt32) -> Bool {
    switch character {
    case 0x09...0x0D, 0x20, 0xC2A0, 0xE38080: true
    case 0x21, 0x22, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x3E, 0x3F, 0x5B, 0x5D, 0x5F, 0x60, 0x7E: true
    case 0xC2AB, 0xC2B7, 0xC2BB, 0xE28090...0xE28095, 0xE28098...0xE2809F, 0xE280A2, 0xE280A3, 0xE280A6: true
    // Numbers in circles and brackets, and the bullets of word processors, which are in the private use area.
    case 0xE291A0...0xE293BF, 0xEE8080...0xEFA3BF: true
    case 0xE296A0...0xE296AB, 0xE29780...0xE297BF, 0xE29C93, 0xE29C94, 0xE38082: true
    default: false
    }
  }
}
